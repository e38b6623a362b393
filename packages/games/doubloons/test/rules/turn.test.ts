import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  actionOf,
  BO,
  CY,
  card,
  dieRolls,
  names,
  play,
  sail,
  table,
  told,
  turnOf,
  W1,
  W2,
  W3,
  W4,
} from '../positions.ts';

const SAIL = { do: 'move', icon: 'sail' } as const;
const COME_ABOUT = { do: 'move', icon: 'comeAbout' } as const;
const STOP = { do: 'stop' } as const;
const isAskedToMove = (match: Parameters<typeof table.asked>[0]): boolean =>
  table.asked(match).some(({ step }) => step === 'turn/move');

describe('Movement', () => {
  it('DD-057 a required icon must be executed', () => {
    const { match, events } = sail(turnOf(ADA, ['N01']));
    expect(told(events, 'sailed')).toEqual([{ ship: ADA, from: W1, to: W2 }]);
    expect(table.asked(match)).toMatchObject([{ seat: ADA, step: 'turn/act' }]);

    const both = sail(turnOf(ADA, ['N23'])).match;
    expect(offersOf(table, both)).toEqual([SAIL, COME_ABOUT]);
    expect(whyNot(table, both, STOP)).toBe('DD-057');
  });

  it('DD-058 an optional icon may be executed or skipped', () => {
    const { match } = sail(turnOf(ADA, ['N02']));
    expect(offersOf(table, match)).toEqual([SAIL, STOP]);

    expect(play(turnOf(ADA, ['N02']), [STOP]).match.state.ships[ADA]?.region).toBe(W1);
    expect(play(turnOf(ADA, ['N02']), [SAIL]).match.state.ships[ADA]?.region).toBe(W2);
  });

  it('DD-058 once the required icon is executed, the optional one may be skipped', () => {
    const { match } = play(turnOf(ADA, ['N03']), [SAIL]);

    expect(offersOf(table, match)).toEqual([COME_ABOUT, STOP]);
  });

  it('DD-059 the sequence of icons is the player’s choice', () => {
    const about = play(turnOf(ADA, ['N23']), [COME_ABOUT]);
    const first = play(turnOf(ADA, ['N23']), [SAIL]);

    expect(about.match.state.ships[ADA]).toMatchObject({ region: W4, facing: 'ccw' });
    expect(first.match.state.ships[ADA]).toMatchObject({ region: W2, facing: 'ccw' });
  });

  it('DD-060 a card without icons does not move the ship', () => {
    const { match, events } = sail(turnOf(ADA, ['N09']));

    expect(names(events)).toEqual(['turn-begun']);
    expect(match.state.ships[ADA]).toMatchObject({ region: W1, facing: 'cw' });
    expect(table.asked(match)).toMatchObject([{ step: 'turn/act' }]);
  });

  it('DD-061 DD-345 a ship sails into the region it faces and keeps its facing', () => {
    const clockwise = sail(turnOf(ADA, ['N01'])).match;
    const counter = sail(turnOf(ADA, ['N01'], { ships: { [ADA]: { facing: 'ccw' } } })).match;

    expect(clockwise.state.ships[ADA]).toMatchObject({ region: W2, facing: 'cw' });
    expect(counter.state.ships[ADA]).toMatchObject({ region: W4, facing: 'ccw' });
  });

  it('DD-062 Come About turns the ship and leaves it where it is', () => {
    const { match, events } = sail(turnOf(ADA, ['N04']));

    expect(told(events, 'came-about')).toEqual([{ ship: ADA, facing: 'ccw' }]);
    expect(match.state.ships[ADA]).toMatchObject({ region: W1, facing: 'ccw' });
  });

  it('DD-063 DD-S35 an Upon Entry effect is over before the next icon and the action', () => {
    const { match, events } = play(turnOf(ADA, ['N03'], { water: { [W2]: 'ripCurrent' } }), [SAIL]);

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([W2, W3]);
    expect(offersOf(table, match)).toEqual([COME_ABOUT, STOP]);
  });

  it('DD-064 DD-S37 the action is chosen after all movement', () => {
    const { match } = sail(turnOf(ADA, ['N02']));
    expect(isOffered(table, match, { do: 'perform', action: 'hunt' })).toBe(false);

    script(table, match, [SAIL]);
    expect(isOffered(table, match, { do: 'perform', action: 'hunt' })).toBe(true);
  });

  it('DD-065 four Sails clockwise lead round the island', () => {
    const { events } = sail({
      ships: { [ADA]: { region: W3 } },
      step: 'moving/sail',
      data: { ship: ADA },
      under: Array.from(
        { length: 3 },
        () => ({ step: 'moving/sail', data: { ship: ADA } }) as const,
      ),
    });

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([W4, W1, W2, W3]);
  });

  it('DD-S36 two Sail icons are two Sails of one region, the second still to be chosen', () => {
    const { match } = play(turnOf(ADA, ['N26']), [SAIL]);
    expect(match.state.ships[ADA]?.region).toBe(W2);
    expect(offersOf(table, match)).toEqual([SAIL, STOP]);

    script(table, match, [SAIL]);
    expect(match.state.ships[ADA]?.region).toBe(W3);
  });

  it('DD-133 without crew Come About icons are ignored, even required ones', () => {
    const crewless = { ships: { [ADA]: { crew: 0 } } };

    const required = sail(turnOf(ADA, ['N04'], crewless));
    expect(names(required.events)).not.toContain('came-about');
    expect(isAskedToMove(required.match)).toBe(false);
    const beside = sail(turnOf(ADA, ['N23'], crewless));
    expect(told(beside.events, 'sailed')).toHaveLength(1);
    expect(isAskedToMove(beside.match)).toBe(false);
    expect(offersOf(table, sail(turnOf(ADA, ['N15'], crewless)).match)).toEqual([SAIL, STOP]);
  });

  it('DD-133 a Come About that the card shows and the ship may not make is denied by name', () => {
    const crewless = sail(turnOf(ADA, ['N15'], { ships: { [ADA]: { crew: 0 } } }));
    const manned = sail(turnOf(ADA, ['N15']));

    expect(whyNot(table, crewless.match, COME_ABOUT)).toBe('DD-133');
    expect(isOffered(table, manned.match, COME_ABOUT)).toBe(true);
  });

  it('DD-133 with a single crew left a ship comes about', () => {
    const { events } = sail(turnOf(ADA, ['N04'], { ships: { [ADA]: { crew: 1 } } }));

    expect(names(events)).toContain('came-about');
  });

  it('DD-217 a ghost ship cannot Come About by itself', () => {
    const ghost = { ships: { [ADA]: { hull: 0 } } };

    expect(names(sail(turnOf(ADA, ['N04'], ghost)).events)).not.toContain('came-about');
    expect(offersOf(table, sail(turnOf(ADA, ['N15'], ghost)).match)).toEqual([SAIL, STOP]);
  });

  it('DD-344 any number of ships may share a region', () => {
    const { match } = sail(
      turnOf(ADA, ['N01'], { ships: { [BO]: { region: W2 }, [CY]: { region: W2 } } }),
    );

    expect(match.state.ships.map(({ region }) => region)).toEqual([W2, W2, W2]);
  });
});

describe('The action', () => {
  it('DD-007 one of the two actions of the card must be chosen', () => {
    const { match } = sail(actionOf(ADA, ['N01']));

    expect(offersOf(table, match)).toEqual([
      { do: 'perform', action: 'hunt' },
      { do: 'perform', action: 'pillage' },
    ]);
    const [asked] = table.asked(match);
    if (asked === undefined) throw new Error('nobody is asked');
    for (const wrong of [{ do: 'pass' }, { do: 'perform', action: 'board' }])
      expect(refuses(table, match, asked.seat, wrong).code).toBe('not-offered');
  });

  it('DD-008 DD-102 Broadsides hits every enemy ship in the region', () => {
    const { match, events } = play(
      actionOf(ADA, ['N09'], {
        ships: { [BO]: { region: W1 }, [CY]: { region: W1 } },
        rig: dieRolls('voodoo'),
      }),
      [{ do: 'perform', action: 'attackBroadsides' }],
    );

    expect(told(events, 'attacked')).toMatchObject([{ targets: [BO, CY] }]);
    expect(match.state.ships.map(({ hull }) => hull)).toEqual([10, 7, 7]);
  });

  it('DD-009 an action with little effect may be chosen though the other has one', () => {
    const { match } = sail(
      actionOf(ADA, ['N34'], { ships: { [ADA]: { hull: 10 }, [BO]: { region: W1 } } }),
    );

    expect(isOffered(table, match, { do: 'perform', action: 'repair' })).toBe(true);
  });

  it('DD-010 an action without a target is legal and does nothing', () => {
    const attack = play(actionOf(ADA, ['N09']), [{ do: 'perform', action: 'attackBroadsides' }]);
    const board = play(actionOf(ADA, ['N35']), [{ do: 'perform', action: 'board' }]);

    expect(names(attack.events)).toEqual(['action-chosen', 'attacked']);
    expect(names(board.events)).toEqual(['action-chosen', 'action-idle']);
  });

  it('DD-342 an Attack cannot be made for its die alone: the ships are damaged, too', () => {
    const { events } = play(
      actionOf(ADA, ['N09'], { ships: { [BO]: { region: W1 } }, rig: dieRolls('doubloon') }),
      [{ do: 'perform', action: 'attackBroadsides' }],
    );

    expect(names(events)).toEqual([
      'action-chosen',
      'attacked',
      'damaged',
      'die-rolled',
      'doubloons-passed',
    ]);
  });
});

describe("The captain's track", () => {
  const DUG = { dug: true } as const;
  const onTrack = (track: number) => ({ ships: { [ADA]: { track, location: null } }, state: DUG });

  it('DD-213 DD-S38 executing a captain card moves its captain, before the ship moves', () => {
    const { match, events } = sail(turnOf(ADA, ['K07'], onTrack(1)));

    expect(names(events).slice(0, 2)).toEqual(['turn-begun', 'track-moved']);
    expect(match.state.ships[ADA]?.track).toBe(2);
  });

  it('DD-213 a normal card moves nobody, and revealing a captain card does not either', () => {
    const normal = sail(turnOf(ADA, ['N01'], onTrack(1)));
    expect(normal.match.state.ships[ADA]?.track).toBe(1);

    const { match } = sail({
      ships: Object.fromEntries(
        [ADA, BO, CY].map((ship) => [ship, { track: 1, faceDown: [card(`K0${ship + 1}`)] }]),
      ),
      state: DUG,
      step: 'round/reveal',
      data: { slot: 1 },
      under: [{ step: 'turn/begin', data: { ship: BO } }],
    });
    expect(match.state.ships.map(({ track }) => track)).toEqual([1, 2, 1]);
  });

  it('DD-226 DD-S18 the fifth space triggers the end', () => {
    const fourth = sail(turnOf(ADA, ['K07'], onTrack(3)));
    expect(fourth.match.state.ending).toBe(false);

    const { match, events } = sail(turnOf(ADA, ['K07'], onTrack(4)));
    expect(told(events, 'end-triggered')).toEqual([{ ship: ADA }]);
    expect(match.state).toMatchObject({ ending: true, over: false });
  });

  it('DD-S39 nobody moves beyond the last space', () => {
    const { match, events } = sail(
      turnOf(ADA, ['K07'], { ...onTrack(5), state: { ...DUG, ending: true } }),
    );

    expect(match.state.ships[ADA]?.track).toBe(5);
    expect(names(events)).not.toContain('track-moved');
  });
});
