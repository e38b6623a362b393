import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  figure,
  island,
  position,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const SQUADRON_SHIP = figure('flagship', SQUADRON);
const UNION_SHIP = figure('flagship', UNION);
const SECOND_SHIP = figure('flagship', SECOND);
const HERE = at(1, 2);
const THERE = at(2, 2);
/** The Smuggler sails from its open space into the open space next to it. */
const INTO = sailing('smuggler-1', [THERE]);
const DECLINE = { do: 'decline' } as const;

describe('Who has to fight', () => {
  it('AH-110 a mover with loaded Cannons has to fight all enemy figures of the space', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, squadron: THERE, union: THERE, second: at(4, 2) },
      rig: rolls(6, 1, 6, 1),
    });

    const events = play(match, INTO, { do: 'fight', figure: UNION_SHIP }, DECLINE, DECLINE);

    expect(told(events, 'battle-begun')).toEqual([
      { attacker: SMUGGLER_SHIP, defender: UNION_SHIP, space: THERE },
      { attacker: SMUGGLER_SHIP, defender: SQUADRON_SHIP, space: THERE },
    ]);
  });

  it('AH-110 a mover without them has to fight only those whose Cannons are loaded', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [UNION]: loaded('mollusk', 1), [SECOND]: loaded('smuggler-2', 1) },
      fleet: { smuggler: HERE, squadron: THERE, union: THERE, second: THERE },
      rig: rolls(6, 1, 6, 1),
    });

    play(match, INTO);

    expect(offersOf(sea, match)).toEqual([
      { do: 'fight', figure: UNION_SHIP },
      { do: 'fight', figure: SECOND_SHIP },
    ]);
    const refusal = refuses(sea, match, SMUGGLER, { do: 'fight', figure: SQUADRON_SHIP });
    expect(refusal).toMatchObject({ code: 'denied', clause: 'AH-110' });
  });

  it('AH-110 where nobody has loaded Cannons nothing is fought, and the mover may go on', () => {
    const match = turnOf(SMUGGLER, { fleet: { smuggler: HERE, squadron: THERE, union: THERE } });

    const events = play(match, INTO);

    expect(told(events, 'battle-begun')).toEqual([]);
    expect(isOffered(sea, match, { do: 'move', space: at(3, 2) })).toBe(true);
  });

  it.each([1, 6])('AH-111 a die on Cannons loads them, also when it shows %i', (die) => {
    const match = turnOf(SMUGGLER, {
      mats: { [UNION]: loaded('mollusk', die) },
      fleet: { smuggler: HERE, union: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    expect(told(play(match, INTO), 'battle-begun')).toHaveLength(1);
  });

  it('AH-111 Strongholds and the Gunship always have loaded Cannons', () => {
    const match = turnOf(SMUGGLER, {
      fleet: {
        smuggler: HERE,
        squadron: at(5, 0),
        gunship: island(TREE),
        strongholds: [island(TREE)],
      },
    });

    play(match, sailing('smuggler-1', [island(TREE)]));

    expect(offersOf(sea, match)).toEqual([
      { do: 'fight', figure: figure('stronghold') },
      { do: 'fight', figure: figure('gunship') },
    ]);
  });

  it('AH-111 the Cutter never has loaded Cannons, whatever lies on them', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 5) },
      fleet: { union: at(5, 0), cutter: HERE, squadron: THERE },
    });

    const events = play(
      match,
      { do: 'place', die: 1, slot: shipSlot('cutter'), value: 1 },
      { do: 'sail' },
      { do: 'move', space: THERE },
    );

    expect(told(events, 'battle-begun')).toEqual([]);
  });

  it('AH-112 AH-171 of two Patrols the one that the Order has moved is another enemy than the one to come', () => {
    const patrols = [figure('patrol'), figure('patrol', 1)];
    const meeting = (ordered: readonly number[]) =>
      position({
        mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
        fleet: { smuggler: THERE, squadron: at(4, 2), patrols: [THERE, THERE] },
        state: { ordered },
        step: 'battle/meet',
        data: { attacker: figure('flagship', SMUGGLER), space: THERE },
        rig: rolls(6, 1, 6, 1),
      });

    const match = meeting([patrols[1] ?? 0]);

    expect(askedNow(match)).toBe('smuggler-1 battle/choose');
    expect(offersOf(sea, match)).toEqual(patrols.map((one) => ({ do: 'fight', figure: one })));
    expect(askedNow(meeting([]))).not.toBe('smuggler-1 battle/choose');
  });

  it('AH-112 battles are fought one at a time, in the order the moving player chooses', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, squadron: THERE, union: THERE, patrols: [THERE] },
      rig: rolls(6, 1, 6, 1, 6, 1),
    });

    play(match, INTO);

    expect(askedNow(match)).toBe('smuggler-1 battle/choose');
    expect(offersOf(sea, match)).toEqual(
      [SQUADRON_SHIP, figure('patrol'), UNION_SHIP].map((f) => ({ do: 'fight', figure: f })),
    );
    const events = play(
      match,
      { do: 'fight', figure: figure('patrol') },
      DECLINE,
      { do: 'fight', figure: UNION_SHIP },
      DECLINE,
    );
    expect(
      told(events, 'battle-begun').map(({ attacker, defender }) => [attacker, defender]),
    ).toEqual([figure('patrol'), UNION_SHIP, SQUADRON_SHIP].map((f) => [SMUGGLER_SHIP, f]));
    // Each to its end before the next.
    expect(told(events, 'battle-won').map(({ side }) => side)).toEqual(Array(3).fill('attacker'));
  });

  it('AH-120 placing figures never starts a battle', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 6), [SMUGGLER]: loaded('smuggler-1', 6) },
      fleet: { squadron: THERE, smuggler: HERE },
    });

    const events = play(match, sailing('bluefin', [], { by: 'deploy' }), {
      do: 'deploy',
      space: HERE,
    });

    expect(told(events, 'figure-placed')).toEqual([{ figure: figure('patrol'), space: HERE }]);
    expect(told(events, 'battle-begun')).toEqual([]);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-124 each enemy figure is battled at most once per entry', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, squadron: THERE, patrols: [THERE, THERE], second: THERE },
      rig: rolls(1, 6, 6, 1),
    });

    play(match, INTO, { do: 'fight', figure: SECOND_SHIP }, DECLINE);

    expect(whyNot(sea, match, { do: 'fight', figure: SECOND_SHIP })).toBe('AH-124');
    expect(offersOf(sea, match)).toEqual([
      { do: 'fight', figure: SQUADRON_SHIP },
      { do: 'fight', figure: figure('patrol') },
    ]);
  });

  it('AH-124 a second entry in the same action brings the battle again', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { gold: 3, crew: ['emissary'] }, [SQUADRON]: loaded('bluefin', 5) },
      fleet: { smuggler: HERE, squadron: THERE },
    });
    const PAY = { do: 'use' } as const;

    const events = play(
      match,
      sailing('smuggler-1', [THERE], { die: 3, by: 'full-sail' }),
      PAY,
      { do: 'move', space: HERE },
      { do: 'move', space: THERE },
    );

    expect(told(events, 'battle-begun')).toHaveLength(2);
    expect(askedNow(match)).toBe('smuggler-1 crew/use');
  });

  it('AH-127 figures of several players defend for their own owners', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: loaded('smuggler-1', 1),
        [UNION]: loaded('mollusk', 3),
        [SECOND]: loaded('smuggler-2', 3),
      },
      fleet: { smuggler: HERE, squadron: at(5, 0), union: THERE, second: THERE },
      rig: rolls(1, 6, 1, 6),
    });

    play(match, INTO, { do: 'fight', figure: UNION_SHIP });
    expect(askedNow(match)).toBe('mollusk battle/fire');
    play(match, { do: 'hold-fire' });
    expect(askedNow(match)).toBe('mollusk battle/victory');
    play(match, DECLINE);
    expect(askedNow(match)).toBe('smuggler-2 battle/fire');
    play(match, { do: 'hold-fire' });

    expect(askedNow(match)).toBe('smuggler-2 battle/victory');
  });

  it('AH-130 own figures never battle each other', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 4) },
      fleet: { union: HERE, gunship: THERE, squadron: THERE, second: THERE },
    });

    play(match, sailing('mollusk', [THERE]));

    expect(isOffered(sea, match, { do: 'fight', figure: figure('gunship') })).toBe(false);
    expect(refuses(sea, match, UNION, { do: 'fight', figure: figure('gunship') })).toMatchObject({
      code: 'denied',
      clause: 'AH-130',
    });
  });

  it('AH-130 where only own figures are, nothing is fought', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 4) },
      fleet: { union: HERE, gunship: THERE, squadron: at(5, 0) },
    });

    const events = play(match, sailing('mollusk', [THERE]));

    expect(told(events, 'battle-begun')).toEqual([]);
  });

  it('AH-S46 Cannons that are loaded are judged figure by figure: the Flagship fights, the Cutter not', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [UNION]: loaded('mollusk', 4) },
      fleet: { smuggler: HERE, squadron: at(5, 0), union: THERE, cutter: THERE },
      rig: rolls(6, 1),
    });

    const events = play(match, INTO, { do: 'hold-fire' }, DECLINE);

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([UNION_SHIP]);
  });
});
