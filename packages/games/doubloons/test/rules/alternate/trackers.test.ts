import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  CY,
  card,
  dieRolls,
  names,
  type Position,
  play,
  sail,
  spot,
  told,
  W1,
} from '../../positions.ts';
import { atRuin, dug } from '../../ruins.ts';

const AFTER_THE_DIG = { dug: true, crater: [] } as const;
const ON_ISLAND = { options: { alternateIsland: true } } as const;

/** Ada’s captain comes to a beach with a totem; where her tracker stands. */
const finding = (state: Position['state'], track = 1): Position => ({
  ...ON_ISLAND,
  step: 'island/arrive',
  data: { ship: ADA, location: spot('B3') },
  ships: { [ADA]: { track }, [CY]: { location: spot('B5') } },
  state: { ...state, places: { [spot('B3')]: { totems: ['totem-x'] } } },
});
const TAKE = { do: 'take-relic', relic: 'totem-x' } as const;

describe('End game trackers', () => {
  it('DD-320 a relic found after the dig moves the finder’s tracker one space', () => {
    const { match, events } = play(finding(AFTER_THE_DIG), [TAKE]);

    expect(told(events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
    expect(match.state.ending).toBe(false);
  });

  it('DD-354 before the dig nothing moves', () => {
    const { match, events } = play(finding({}, 0), [TAKE]);

    expect(names(events)).not.toContain('track-moved');
    expect(match.state.ships[ADA]?.track).toBe(0);
  });

  it('DD-320 DD-S144 an Attack is one effect, however many shells it takes', () => {
    const { events } = sail({
      ...ON_ISLAND,
      step: 'attack/begin',
      data: { ship: ADA, kind: 'broadsides', plus: 0 },
      ships: {
        [ADA]: { region: W1, track: 1 },
        [BO]: { region: W1, relics: ['shell-x'] },
        [CY]: { region: W1, relics: ['shell-x'] },
      },
      state: AFTER_THE_DIG,
      rig: dieRolls('voodoo'),
    });

    expect(told(events, 'relic-stolen')).toHaveLength(2);
    expect(told(events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
  });

  it('DD-S144 a stolen fragment counts for the thief, not for the victim', () => {
    const { events } = sail({
      ...ON_ISLAND,
      step: 'board/target',
      data: { ship: ADA, card: card('N17') },
      ships: {
        [ADA]: { region: W1, track: 1, faceUp: [card('N01'), card('N17')] },
        [BO]: { region: W1, track: 1, hull: 9, fragments: ['x'] },
        [CY]: { region: W1, track: 1, hull: 9, fragments: ['x'] },
      },
      state: { ...AFTER_THE_DIG, slot: 2, turn: ADA },
    });
    expect(names(events)).toEqual([]);

    const stolen = play(
      {
        ...ON_ISLAND,
        step: 'board/target',
        data: { ship: ADA, card: card('N17') },
        ships: {
          [ADA]: { region: W1, track: 1, faceUp: [card('N01'), card('N17')] },
          [BO]: { region: W1, track: 1, hull: 9, fragments: ['x'] },
        },
        state: { ...AFTER_THE_DIG, slot: 2, turn: ADA },
      },
      [{ do: 'board', ship: BO }],
    );
    expect(told(stolen.events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
  });

  it('DD-S144 a fragment that is given counts, too', () => {
    const { events } = sail({
      ...ON_ISLAND,
      seats: 2,
      step: 'landmark/visit',
      data: { ship: ADA, location: spot('P1') },
      ships: {
        [ADA]: { location: spot('P1'), track: 1, fragments: ['x'] },
        [BO]: { track: 1, fragments: [] },
      },
      state: { ...AFTER_THE_DIG, places: { [spot('P1')]: { landmark: 'shriekingPortal' } } },
    });

    expect(told(events, 'fragment-passed')).toEqual([{ from: ADA, to: BO, symbol: 'x' }]);
    expect(told(events, 'track-moved')).toEqual([{ ship: BO, space: 2 }]);
  });

  it('DD-S145 an arrival totem and a totem of the duel are two steps', () => {
    const position = finding(AFTER_THE_DIG);
    const { events } = play(
      {
        ...position,
        ships: { ...position.ships, [CY]: { location: spot('B3'), relics: ['totem-palm'] } },
        rig: dieRolls('voodoo', 'crew'),
      },
      [TAKE],
    );

    expect(told(events, 'track-moved').map(({ space }) => space)).toEqual([2, 3]);
  });

  it('DD-S144 a Pillage with a shell is one effect', () => {
    const { events } = play(
      {
        ...ON_ISLAND,
        step: 'relics/find-shell',
        data: { ship: ADA },
        ships: { [ADA]: { track: 1 } },
        shells: { [W1]: ['shell-x'] },
        state: AFTER_THE_DIG,
      },
      [{ do: 'take-relic', relic: 'shell-x' }],
    );

    expect(told(events, 'track-moved')).toEqual([{ ship: ADA, space: 2 }]);
  });

  it('DD-321 DD-327 a swap moves both trackers', () => {
    const { events } = play(
      atRuin(
        'decayingTemple',
        dug({
          ships: {
            [ADA]: { relics: ['totem-x'], track: 1 },
            [BO]: { relics: ['totem-palm'], track: 2 },
          },
        }),
      ),
      [{ do: 'swap-relics', ship: BO }],
    );

    expect(told(events, 'track-moved')).toEqual([
      { ship: ADA, space: 2 },
      { ship: BO, space: 3 },
    ]);
  });

  it('DD-331 a Stone Sextant swap moves both trackers after the dig', () => {
    const { events } = play(
      {
        ...ON_ISLAND,
        seats: 2,
        step: 'water/swap',
        data: { ship: ADA },
        water: { [W1]: 'stoneSextant' },
        ships: { [ADA]: { track: 1, fragments: ['x'] }, [BO]: { track: 1, fragments: ['palm'] } },
        state: AFTER_THE_DIG,
      },
      [{ do: 'swap', ship: BO }],
    );

    expect(
      told(events, 'track-moved')
        .map(({ ship }) => ship)
        .sort(),
    ).toEqual([ADA, BO]);
  });

  it('DD-323 a tracker that reaches FIN triggers the end, and the round goes on', () => {
    const { match, events } = play(
      { ...finding(AFTER_THE_DIG, 4), under: [{ step: 'round-end/redeem', data: {} }] },
      [TAKE],
    );

    expect(told(events, 'end-triggered')).toEqual([{ ship: ADA }]);
    expect(match.state).toMatchObject({ ending: true, over: false });
  });

  it('DD-S146 a tracker stays on FIN', () => {
    const { match, events } = play(finding({ ...AFTER_THE_DIG, ending: true }, 5), [TAKE]);

    expect(names(events)).not.toContain('track-moved');
    expect(match.state.ships[ADA]?.track).toBe(5);
  });

  it('DD-S158 a round in which FIN was reached at its Round Start is played to its end', () => {
    const { match } = play(
      {
        ...ON_ISLAND,
        seats: 2,
        step: 'round/water',
        data: { ship: ADA },
        water: { [W1]: 'stoneSextant' },
        ships: { [ADA]: { track: 4, fragments: ['x'] }, [BO]: { fragments: ['palm'], track: 1 } },
        state: { ...AFTER_THE_DIG, phase: 'roundStart' },
        under: [
          { step: 'round/draw', data: {} },
          { step: 'round/program', data: {} },
        ],
      },
      [{ do: 'swap', ship: BO }],
    );

    expect(match.state).toMatchObject({ ending: true, over: false });
    expect(match.stack.at(-1)?.step).toBe('round/program');
  });

  it('DD-318 DD-S154 captain cards move nothing on this island', () => {
    const { events } = sail({
      ...ON_ISLAND,
      step: 'turn/begin',
      data: { ship: ADA },
      ships: { [ADA]: { track: 1, faceUp: [card('K01')] } },
      state: { ...AFTER_THE_DIG, slot: 1 },
    });

    expect(names(events)).toContain('turn-begun');
    expect(names(events)).not.toContain('track-moved');
  });
});
