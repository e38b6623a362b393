import { HIDDEN, HIDDEN_WORD, seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { isOffered, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  card,
  opening,
  plan,
  position,
  SECOND,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sail,
  sea,
  seenBy,
  tile,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

// AH-301: plans in hand, the orders of decks and stack, the boxed tile, the faces of pledge markers;
// nothing else.

const EVERYBODY = [SQUADRON, SMUGGLER, UNION, SECOND, 'spectator'] as const;
const OTHERS = [SQUADRON, SMUGGLER, SECOND, 'spectator'] as const;
const RANDOM_ANSWERS = 400;

const seat = (of: number) => {
  const found = seatsOf(4)[of];
  if (found === undefined) throw new Error(`no seat ${of}`);
  return found;
};
const viewer = (of: number | 'spectator') => (of === 'spectator' ? of : seat(of));

/** The same position as seen over a wire, with nothing left out. */
const wire = (match: Match<Kinds>, of: number | 'spectator'): string =>
  JSON.stringify(sea.toWire(sea.view(match, viewer(of))));

describe('Hidden information', () => {
  it('AH-301 AH-181 the Union alone sees its plans; everybody sees how many they are', () => {
    const match = turnOf(UNION, { hand: ['close-call', 'enlist', 'cutter-plan'] });

    expect(seenBy(match, UNION).union.hand).toEqual(match.state.union.hand);
    for (const one of OTHERS) expect(seenBy(match, one).union.hand).toEqual(Array(3).fill(HIDDEN));
  });

  it('AH-301 hands of one size look the same to all others, byte for byte', () => {
    const useful = turnOf(UNION, { hand: ['dynamic-entry-1', 'enlist'] });
    const useless = turnOf(UNION, { hand: ['weapon-cache-1', 'close-call'] });

    for (const one of OTHERS) expect(wire(useful, one)).toBe(wire(useless, one));
    expect(wire(useful, UNION)).not.toBe(wire(useless, UNION));
  });

  it('AH-301 plans that are drawn are told to the Union alone, their number to all', () => {
    const { match, events } = sail({
      step: 'scoring/regions',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

    const drawn = (one: number | 'spectator') =>
      told(sea.see(events, viewer(one)), 'plans-drawn')[0];
    expect(drawn(UNION)).toEqual({ seat: UNION, count: 2, plans: match.state.union.hand });
    for (const one of OTHERS)
      expect(drawn(one)).toEqual({ seat: UNION, count: 2, plans: [HIDDEN, HIDDEN] });
  });

  it('AH-301 a plan that is played, or lies in play, is open to all', () => {
    const match = turnOf(UNION, { hand: ['dynamic-entry-1', 'enlist'] });

    const events = play(match, { do: 'plan', plan: plan('dynamic-entry-1') });

    for (const one of EVERYBODY) {
      expect(seenBy(match, one).union.discarded).toEqual([plan('dynamic-entry-1')]);
      expect(told(sea.see(events, viewer(one)), 'plan-played')).toEqual([
        { seat: UNION, plan: plan('dynamic-entry-1') },
      ]);
    }
  });

  it('AH-301 nobody sees the plan deck, the market deck, the tile stack or the boxed tile', () => {
    const match = opening(4);

    for (const one of EVERYBODY) {
      const seen = seenBy(match, one);
      expect(new Set(seen.planDeck)).toEqual(new Set([HIDDEN]));
      expect(new Set(seen.marketDeck)).toEqual(new Set([HIDDEN]));
      expect(new Set(seen.tileStack)).toEqual(new Set([HIDDEN]));
      expect(seen.boxedTile).toBe(HIDDEN);
      expect([seen.planDeck, seen.marketDeck, seen.tileStack].map((pile) => pile.length)).toEqual([
        10, 27, 9,
      ]);
    }
  });

  it('AH-301 a different order of the hidden piles looks the same to everybody', () => {
    const one = turnOf(SMUGGLER, { stack: ['fish-b', 'tree-a'], marketDeck: ['pilot', 'elder'] });
    const other = turnOf(SMUGGLER, { stack: ['tree-a', 'fish-b'], marketDeck: ['elder', 'pilot'] });

    for (const of of EVERYBODY) expect(wire(one, of)).toBe(wire(other, of));
  });

  it('AH-301 a tile is open to all once it is drawn', () => {
    const match = turnOf(SMUGGLER, { fleet: { smuggler: at(0, 1) }, stack: ['fish-b', 'tree-a'] });

    const events = script(sea, match, [
      ...sailing('smuggler-1', []),
      { do: 'explore', x: -1, y: 1 },
    ]);

    for (const one of EVERYBODY)
      expect(told(sea.see(events, viewer(one)), 'tile-drawn')).toEqual([
        { seat: SMUGGLER, tile: tile('tree-a') },
      ]);
  });

  it('AH-301 AH-S20 a marker shows its face to its owner alone; the card under it lies open', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: 4 * SWORD + 3 },
      cargo: { [SMUGGLER]: ['diver'] },
    });

    const deliver = { do: 'deliver', card: card('diver') } as const;
    const leave = { do: 'reward', reward: 7, take: false } as const;
    const events = play(match, deliver, leave, { do: 'pledge', marker: 1 });

    const powers = (one: number | 'spectator') =>
      seenBy(match, one).smugglers[0]?.pledges.map(({ power }) => power);
    expect(powers(SMUGGLER)?.toSorted()).toEqual(['bluefin', 'mollusk']);
    for (const one of [SQUADRON, UNION, SECOND, 'spectator'] as const) {
      expect(powers(one)).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
      expect(seenBy(match, one).smugglers[0]?.pledges[1]?.cards).toEqual([card('diver')]);
      expect(told(sea.see(events, viewer(one)), 'pledged')).toEqual([
        { seat: SMUGGLER, card: card('diver'), marker: 1 },
      ]);
    }
  });

  it('AH-301 whichever power a marker shows, a delivery looks the same to all others', () => {
    const delivered = ['bluefin', 'mollusk'].map((first) => {
      const match = turnOf(SMUGGLER, {
        fleet: { smuggler: 4 * SWORD + 3 },
        cargo: { [SMUGGLER]: ['diver'] },
        state: {
          smugglers: {
            0: {
              pledges: {
                0: { power: first === 'bluefin' ? 'bluefin' : 'mollusk' },
                1: { power: first === 'bluefin' ? 'mollusk' : 'bluefin' },
              },
            },
          },
        },
      });
      play(match, { do: 'deliver', card: card('diver') }, { do: 'reward', reward: 7, take: false });
      const events = play(match, { do: 'pledge', marker: 0 });
      return OTHERS.filter((one) => one !== SMUGGLER).map((one) => [
        wire(match, one),
        JSON.stringify(sea.see(events, viewer(one))),
      ]);
    });

    expect(delivered[0]).toEqual(delivered[1]);
  });

  it('AH-301 the faces are open to all when the game is over', () => {
    const match = position({
      mats: { [SQUADRON]: { fame: 30 } },
      step: 'scoring/check',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });

    for (const one of EVERYBODY)
      for (const { pledges } of seenBy(match, one).smugglers)
        expect(pledges.map(({ power }) => power).toSorted()).toEqual(['bluefin', 'mollusk']);
  });

  it('AH-S43 the Union is asked at a battle by the number of its plans, whatever they are', () => {
    const battle = (hand: readonly string[]) => {
      const match = turnOf(SQUADRON, {
        hand,
        mats: { [SQUADRON]: loaded('bluefin', 5) },
        fleet: { squadron: at(2, 2), union: at(3, 2) },
        rig: rolls(3, 3),
      });
      play(match, sailing('bluefin', [at(3, 2)]));
      return match;
    };

    const fitting = battle(['weapon-cache-1']);
    const useless = battle(['enlist']);
    const none = battle([]);

    expect(askedNow(fitting)).toBe('mollusk plans/at-battle');
    expect(askedNow(useless)).toBe('mollusk plans/at-battle');
    expect(isOffered(sea, useless, { do: 'plan' })).toBe(false);
    for (const one of OTHERS) expect(wire(fitting, one)).toBe(wire(useless, one));
    expect(askedNow(none)).not.toBe('mollusk plans/at-battle');
  });

  it('AH-301 AH-S21 nothing else is hidden from anybody, at any time of a match', () => {
    const match = sea.create({ seats: 4, rng: sfcRng(8) });
    const hidden = new Set<string>();
    for (let answers = 0; answers < RANDOM_ANSWERS; answers++) {
      const one = sea.asked(match)[0];
      if (one === undefined) break;
      const seen = sea.view(match, 'spectator');
      collect(seen.state, match.state, '', hidden);
      collect(seen.stack, match.stack, 'stack', hidden);
      const offers = sea.choices(match, one.seat);
      const choice = offers[(answers * 31) % offers.length];
      if (choice === undefined) throw new Error('nothing is offered');
      sea.play(match, one.seat, choice);
    }

    expect([...hidden].toSorted()).toEqual([
      '.boxedTile',
      '.marketDeck',
      '.planDeck',
      '.smugglers.pledges.power',
      '.tileStack',
      '.union.hand',
    ]);
  });
});

/** The paths of all that differs between what is seen and what is. */
function collect(seen: unknown, truth: unknown, path: string, into: Set<string>): void {
  if (path === '.printed' || Object.is(seen, truth)) return;
  if (typeof seen !== 'object' || typeof truth !== 'object' || seen === null || truth === null) {
    into.add(path);
    return;
  }
  const fields = truth as Record<string, unknown>;
  for (const [name, part] of Object.entries(seen))
    collect(part, fields[name], Array.isArray(seen) ? path : `${path}.${name}`, into);
}
