import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../../src/model/state.ts';
import {
  at,
  crewSlot,
  kindsOf,
  type MatSketch,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  seenBy,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SAIL = [0, 1, 2].map((n) => slot('smuggler-1', 'sail', n));
const [FIRST_SAIL = -1, SECOND_SAIL = -1, THIRD_SAIL = -1] = SAIL;
const TAILWIND = slot('smuggler-1', 'tailwind');
const FULL_SAIL = slot('smuggler-1', 'full-sail');
const CANNONS = slot('smuggler-1', 'cannons');
const REPAIR = slot('smuggler-1', 'repair');
const NEGOTIATE = slot('smuggler-1', 'negotiate');

const smuggler = (mat: MatSketch, more: Parameters<typeof turnOf>[1] = {}): Match<Kinds> =>
  turnOf(SMUGGLER, { ...more, mats: { ...more.mats, [SMUGGLER]: mat } });
const squadron = (mat: MatSketch, more: Parameters<typeof turnOf>[1] = {}): Match<Kinds> =>
  turnOf(SQUADRON, { ...more, mats: { ...more.mats, [SQUADRON]: mat } });

const place = (die: number, on: number, value = die) =>
  ({ do: 'place', die, slot: on, value }) as const;

/** The values with which this die may be put on this slot. */
const valuesOn = (match: Match<Kinds>, die: number, on: number): number[] =>
  offersOf(sea, match)
    .flatMap((offer) => ('slot' in offer && 'value' in offer ? [offer] : []))
    .filter((offer) => offer.do === 'place' && offer.die === die && offer.slot === on)
    .map((offer) => offer.value)
    .toSorted();

const goldOf = (match: Match<Kinds>, seat: number) => match.state.mats[seat]?.gold;
const dieOn = (match: Match<Kinds>, seat: number, on: number) =>
  match.state.mats[seat]?.slots.find((s) => s.slot === on)?.die;

describe('Placing a die', () => {
  it('AH-049 an unplaced die of yours goes on an empty slot of the action, which is then taken', () => {
    const match = smuggler({ dice: [3, 5] });

    expect(refuses(sea, match, SMUGGLER, place(4, CANNONS)).code).toBe('not-offered');
    expect(refuses(sea, match, SMUGGLER, place(5, slot('smuggler-2', 'cannons'))).code).toBe(
      'not-offered',
    );
    const events = script(sea, match, [place(5, CANNONS), place(3, FULL_SAIL)]);

    expect(told(events, 'die-placed')).toEqual([
      { seat: SMUGGLER, die: 5, slot: CANNONS, action: 'cannons' },
      { seat: SMUGGLER, die: 3, slot: FULL_SAIL, action: 'full-sail' },
    ]);
    expect(match.state.mats[SMUGGLER]?.dice).toEqual([]);
    expect(sea.asked(match)).toEqual([{ seat: SMUGGLER, step: 'moving/step' }]);
  });

  it('AH-050 a slot that holds a die or damage accepts nothing', () => {
    const match = smuggler({ dice: [3, 5], placed: { [CANNONS]: 5 }, damaged: [TAILWIND] });

    expect(refuses(sea, match, SMUGGLER, place(5, CANNONS))).toMatchObject({ clause: 'AH-050' });
    expect(refuses(sea, match, SMUGGLER, place(3, TAILWIND))).toMatchObject({ clause: 'AH-136' });
    expect([CANNONS, TAILWIND].flatMap((on) => valuesOn(match, 3, on))).toEqual([]);
    expect(valuesOn(match, 3, FULL_SAIL)).toContain(3);
  });

  it('AH-061 with one slot damaged and the next one full, the third takes the die', () => {
    const match = smuggler({
      dice: [3, 5],
      placed: { [SECOND_SAIL]: 2 },
      damaged: [FIRST_SAIL],
    });

    expect(SAIL.map((on) => isOffered(sea, match, place(3, on)))).toEqual([false, false, true]);
    expect(SAIL.map((on) => whyNot(sea, match, place(3, on)))).toEqual([
      'AH-136',
      'AH-050',
      undefined,
    ]);
  });

  it('AH-051 a bare slot accepts any die, one with a value that value, an even one 2, 4 and 6', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const on = (match: Match<Kinds>, id: number) =>
      dice.filter((d) => isOffered(sea, match, place(d, id)));
    const one = smuggler({ dice, gold: 0 });
    const other = squadron({ dice, gold: 0 });

    expect(on(one, FULL_SAIL)).toEqual(dice);
    expect([REPAIR, NEGOTIATE].map((id) => on(one, id))).toEqual([
      [2, 4, 6],
      [2, 4, 6],
    ]);
    expect(refuses(sea, one, SMUGGLER, place(5, REPAIR))).toMatchObject({ clause: 'AH-051' });
    expect(
      (['order', 'bombard', 'repair', 'cannons'] as const).map((a) =>
        on(other, slot('bluefin', a)),
      ),
    ).toEqual([[3], [4], [2], [5]]);
    expect(whyNot(sea, other, place(4, slot('bluefin', 'order')))).toBe('AH-051');
  });

  it('AH-052 an action is taken once for every empty slot it has', () => {
    const match = smuggler({ dice: [3, 5], gold: 0, placed: { [FIRST_SAIL]: 1 } });

    const events = script(sea, match, [
      place(3, SECOND_SAIL),
      { do: 'move', space: at(1, 3) },
      { do: 'stop' },
      place(5, THIRD_SAIL),
      { do: 'move', space: at(1, 2) },
      { do: 'stop' },
    ]);

    expect(told(events, 'moved')).toHaveLength(2);
    const full = smuggler({
      dice: [3, 5],
      gold: 0,
      placed: { [FIRST_SAIL]: 1, [SECOND_SAIL]: 3, [THIRD_SAIL]: 5 },
    });
    expect(SAIL.map((on) => whyNot(sea, full, place(3, on)))).toEqual(Array(3).fill('AH-050'));
    expect(isOffered(sea, full, place(3, FULL_SAIL))).toBe(true);
  });

  it('AH-053 slots of Crew and of ship plans take dice, which count for the two of the turn', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [3, 4, 5], crew: ['shipwright'] } },
      fleet: { cutter: at(5, 0) },
    });
    expect(isOffered(sea, turnOf(UNION), { do: 'place', slot: crewSlot('shipwright') })).toBe(
      false,
    );

    const events = script(sea, match, [
      place(3, crewSlot('shipwright')),
      place(4, shipSlot('cutter')),
      { do: 'tailwind' },
      { do: 'decline' },
    ]);

    expect(told(events, 'die-placed').map(({ slot: on }) => Number(on))).toEqual([
      crewSlot('shipwright'),
      shipSlot('cutter'),
    ]);
    expect(whyNot(sea, match, { do: 'place' })).toBe('AH-036');
  });

  it('AH-058 everybody sees all dice, placed or not', () => {
    const match = smuggler({ dice: [6, 2], setAside: [1], placed: { [CANNONS]: 4 } });

    for (const viewer of [SQUADRON, SMUGGLER, UNION, SECOND, 'spectator'] as const) {
      const { mats } = seenBy(match, viewer);
      expect(mats[SMUGGLER]).toMatchObject({ dice: [6, 2], setAside: [1] });
      expect(mats[SMUGGLER]?.slots.find((s) => s.slot === CANNONS)?.die).toBe(4);
      expect(mats[SQUADRON]?.dice).toEqual([1, 2, 3, 4]);
    }
  });
});

describe('Gold on a die', () => {
  it('AH-054 each gold raises or lowers the die by 1, as many as one likes', () => {
    const match = smuggler({ dice: [3, 1], gold: 2 });
    expect(valuesOn(match, 3, TAILWIND)).toEqual([1, 2, 3, 4, 5]);

    const events = script(sea, match, [place(3, TAILWIND, 5)]);

    expect(told(events, 'gold-paid')).toEqual([{ seat: SMUGGLER, count: 2 }]);
    expect(told(events, 'die-changed')).toEqual([{ seat: SMUGGLER, from: 3, to: 5, gold: 2 }]);
    expect(dieOn(match, SMUGGLER, TAILWIND)).toBe(5);
    expect(goldOf(match, SMUGGLER)).toBe(0);
    expect(whyNot(sea, match, { do: 'change' })).toBe('AH-054');
  });

  it('AH-054 without gold enough a slot of another value stays shut', () => {
    const match = squadron({ dice: [1, 1], gold: 2 });

    expect(isOffered(sea, match, place(1, slot('bluefin', 'order'), 3))).toBe(true);
    expect(refuses(sea, match, SQUADRON, place(1, slot('bluefin', 'bombard'), 4))).toMatchObject({
      clause: 'AH-054',
    });
  });

  it('AH-055 a die goes neither above 6 nor below 1, and never round', () => {
    const match = smuggler({ dice: [6, 1], gold: 4 });

    expect(valuesOn(match, 6, TAILWIND)).toEqual([2, 3, 4, 5, 6]);
    expect(valuesOn(match, 1, TAILWIND)).toEqual([1, 2, 3, 4, 5]);
    expect(refuses(sea, match, SMUGGLER, { do: 'change', die: 6, steps: 1 }).clause).toBe('AH-055');
    expect(refuses(sea, match, SMUGGLER, { do: 'change', die: 1, steps: -1 }).clause).toBe(
      'AH-055',
    );
  });

  it('AH-056 one gold turns a 6 into a 5, and not into a 1', () => {
    const match = smuggler({ dice: [6, 6], gold: 1 });
    expect(valuesOn(match, 6, TAILWIND)).toEqual([5, 6]);
    expect(refuses(sea, match, SMUGGLER, place(6, TAILWIND, 1)).code).toBe('not-offered');

    const events = script(sea, match, [place(6, TAILWIND, 5)]);

    expect(told(events, 'die-changed')).toEqual([{ seat: SMUGGLER, from: 6, to: 5, gold: 1 }]);
  });

  it('AH-057 the changed value decides slot, Tailwind, Full Sail and Cannons from then on', () => {
    const slots = squadron({ dice: [3, 1], gold: 1 });
    expect(whyNot(sea, slots, place(3, slot('bluefin', 'bombard')))).toBe('AH-051');
    const events = script(sea, slots, [place(3, slot('bluefin', 'bombard'), 4)]);
    expect(told(events, 'die-placed')).toMatchObject([{ die: 4, action: 'bombard' }]);

    const wind = smuggler({ dice: [5, 1], gold: 1 });
    script(sea, wind, [place(5, TAILWIND, 6)]);
    expect(isOffered(sea, wind, { do: 'move', space: at(5, 2) })).toBe(true);

    const far = smuggler({ dice: [2, 1], gold: 1 }, { fleet: { smuggler: at(1, 2) } });
    script(sea, far, [place(2, FULL_SAIL, 1), { do: 'move', space: at(2, 2) }]);
    expect(far.state.voyages).toEqual([]);

    const loaded = smuggler({ dice: [2, 1], gold: 3 });
    script(sea, loaded, [place(2, CANNONS, 5)]);
    expect(dieOn(loaded, SMUGGLER, CANNONS)).toBe(5);
  });

  it('AH-059 an action may have no outcome, and 2 gold may lower and raise the same die', () => {
    const idle = smuggler({ dice: [2, 1], gold: 0 });
    expect(kindsOf(script(sea, idle, [place(2, REPAIR)]))).toEqual(['die-placed']);

    const match = smuggler({ dice: [4, 1], gold: 2 });
    const events = script(sea, match, [
      { do: 'change', die: 4, steps: -1 },
      { do: 'change', die: 3, steps: 1 },
    ]);

    expect(told(events, 'die-changed')).toEqual([
      { seat: SMUGGLER, from: 4, to: 3, gold: 1 },
      { seat: SMUGGLER, from: 3, to: 4, gold: 1 },
    ]);
    expect(goldOf(match, SMUGGLER)).toBe(0);
    expect(isOffered(sea, match, { do: 'end-turn' })).toBe(false);
    expect(isOffered(sea, match, { do: 'place', die: 1 })).toBe(false);
    script(sea, match, [place(4, CANNONS)]);
    expect(dieOn(match, SMUGGLER, CANNONS)).toBe(4);
  });

  it('AH-059 a die is not changed into one that could not be placed', () => {
    const placed = Object.fromEntries([...SAIL, FULL_SAIL, TAILWIND, CANNONS].map((id) => [id, 1]));
    const raise = { do: 'change', die: 4, steps: 1 } as const;

    expect(whyNot(sea, smuggler({ dice: [4, 4], gold: 1, placed }), raise)).toBe('AH-049');
    expect(isOffered(sea, smuggler({ dice: [4, 4], gold: 2, placed }), raise)).toBe(true);
  });

  it('AH-060 a 6 on Tailwind allows a move to any space printed with a 6', () => {
    const match = smuggler({ dice: [6, 1] });
    script(sea, match, [place(6, TAILWIND)]);

    expect(offersOf(sea, match)).toEqual([
      { do: 'decline' },
      { do: 'move', space: at(2, 1) },
      { do: 'move', space: at(5, 2) },
    ]);
  });

  it('AH-S27 with Middleman each gold is worth up to 2 steps either way', () => {
    const plain = squadron({ dice: [1, 1], gold: 1 });
    const match = squadron({ dice: [1, 3], gold: 1, crew: ['middleman'] });
    expect(isOffered(sea, plain, place(1, slot('bluefin', 'repair'), 2))).toBe(true);
    expect(isOffered(sea, plain, place(1, slot('bluefin', 'order'), 3))).toBe(false);
    expect(valuesOn(match, 3, slot('bluefin', 'tailwind'))).toEqual([1, 2, 3, 4, 5]);
    expect(isOffered(sea, match, place(1, slot('bluefin', 'bombard'), 4))).toBe(false);
    const changes = [-2, -1, 0, 1, 2].map((steps) =>
      isOffered(sea, match, { do: 'change', die: 3, steps }),
    );
    expect(changes).toEqual([true, true, true, true, true]);

    const events = script(sea, match, [place(1, slot('bluefin', 'order'), 3)]);

    expect(told(events, 'gold-paid')).toEqual([{ seat: SQUADRON, count: 1 }]);
    expect(told(events, 'die-placed')).toMatchObject([{ die: 3, action: 'order' }]);
  });
});
