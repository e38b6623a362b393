import { isOffered, offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, play } from '../fights.ts';
import {
  at,
  card,
  costSlot,
  crewSlot,
  FISH,
  island,
  kindsOf,
  type Position,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sail,
  sea,
  slot,
  told,
  UNION,
  UNION_OF_TWO,
} from '../positions.ts';

type Given = Omit<Position, 'data' | 'step' | 'under'>;

/** The end of a round, from the scoring of its regions. */
const ended = (given: Given = {}): ReturnType<typeof sail> =>
  sail({
    ...given,
    step: 'scoring/regions',
    data: {},
    under: [{ step: 'scoring/end', data: {} }],
  } as Position);

const raise = (region: number) => ({ do: 'raise', region }) as const;
const [RENEW, KEEP] = [{ do: 'renew' }, { do: 'keep' }] as const;
const CANNONS = slot('smuggler-1', 'cannons');
const cards = (...keys: string[]) => keys.map(card);
/** What happens, regions and the Fame they bring left out. */
const after = (events: Parameters<typeof kindsOf>[0]): string[] =>
  kindsOf(events).filter((kind) => kind !== 'region-scored' && kind !== 'fame-gained');

describe('Clean-up', () => {
  it('AH-238 after the regions come the check, the two-player step, the dice, the first player', () => {
    const { match, events } = ended({ seats: 2 });
    expect(kindsOf(events).at(-1)).toBe('region-scored');
    expect(askedNow(match)).toContain('clean-up/raise');

    const rest = play(match, raise(FISH), RENEW);

    expect(kindsOf(rest)).toEqual([
      'wealth-raised',
      'market-renewed',
      'dice-taken-back',
      'dice-rolled',
      'dice-rolled',
      'first-player-passed',
      'plans-drawn',
      'round-begun',
      'turn-begun',
    ]);
  });

  it('AH-238 AH-S95 the check comes first: after the last round nothing is cleaned up', () => {
    const { match, events } = ended({ seats: 2, mats: { [SQUADRON]: { fame: 30, dice: [] } } });

    expect(after(events)).toEqual(['game-ended']);
    expect(sea.asked(match)).toEqual([]);
    expect(match.state.mats[SQUADRON]?.dice).toEqual([]);
    expect(match.state).toMatchObject({ first: SQUADRON, union: { hand: [] }, over: true });
  });

  it('AH-239 30 Fame of anybody end the game, a Smuggler’s too; 29 do not', () => {
    for (const seat of [SQUADRON, SMUGGLER, UNION, SECOND]) {
      // Nobody controls a region here, so that 29 stay 29.
      const fleet = { squadron: at(2, 0), union: at(2, 0) };
      const comrades = { [FISH]: 1 };
      const almost = ended({ mats: { [seat]: { fame: 29 } }, fleet, comrades });
      const reached = ended({ mats: { [seat]: { fame: 30 } }, fleet, comrades });

      expect(kindsOf(almost.events)).not.toContain('game-ended');
      expect(sea.outcome(almost.match)).toBeNull();
      expect(told(reached.events, 'game-ended')).toEqual([{ round: 3, reached: true }]);
      expect(sea.outcome(reached.match)?.ranks[seat]).toBe(1);
    }
  });

  it('AH-239 the regions of this round count: 29 and a region of 1 are 30', () => {
    const { events } = ended({
      mats: { [UNION]: { fame: 29 } },
      fleet: { union: island(SKULL) },
    });

    expect(after(events).slice(-1)).toEqual(['game-ended']);
  });

  it('AH-242 everybody takes back and rolls all dice, wherever they are; Cannons are unloaded', () => {
    const { match, events } = ended({
      mats: {
        [SQUADRON]: { dice: [], setAside: [1, 1, 1, 1, 1] },
        [SMUGGLER]: {
          dice: [],
          crew: ['gunner', 'sailor'],
          placed: { [CANNONS]: 6, [crewSlot('sailor')]: 2, [costSlot('gunner')]: 3 },
          setAside: [5],
        },
      },
      state: { mats: { [SECOND]: { dice: [], beside: [4, 4] } } },
    });

    expect(told(events, 'dice-rolled').map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [SQUADRON, 5],
      [SMUGGLER, 4],
      [UNION, 4],
      [SECOND, 4],
    ]);
    for (const { seat, dice } of told(events, 'dice-rolled')) {
      expect(match.state.mats[seat]).toMatchObject({ dice, setAside: [], beside: [] });
      expect(match.state.mats[seat]?.slots.filter(({ die }) => die !== null)).toEqual([]);
    }
  });

  it('AH-243 the first player card goes to the next clockwise, from the last to the first', () => {
    const starts = [SQUADRON, SMUGGLER, UNION, SECOND].map((first) => {
      const { match, events } = ended({ state: { first } });
      return [told(events, 'first-player-passed')[0]?.seat, match.state.turn?.seat];
    });

    expect(starts).toEqual([
      [SMUGGLER, SMUGGLER],
      [UNION, UNION],
      [SECOND, SECOND],
      [SQUADRON, SQUADRON],
    ]);
  });

  it('AH-244 all but the dice is as it was: gold, cards, markers, damage, figures, wealth', () => {
    const given: Given = {
      mats: {
        [SQUADRON]: { gold: 5 },
        [SMUGGLER]: { gold: 2, crew: ['sailor', 'fighters'], damaged: [crewSlot('sailor')] },
        [UNION]: { gold: 0, damaged: [slot('mollusk', 'rally')] },
      },
      fleet: { patrols: [at(2, 0), at(1, 1)], strongholds: [island(FISH)], cutter: at(0, 0) },
      comrades: { [SKULL]: 3 },
      wealth: { [FISH]: 4, [SWORD]: 2 },
      cargo: { [SMUGGLER]: ['emissary', 'mystic'] },
      state: {
        smugglers: { 0: { white: 7, black: 12, pledges: { 0: { cards: cards('diver') } } } },
      },
    };
    const before = sail({ ...given, turn: SQUADRON, step: 'turn/act', data: {} } as Position);
    const { match } = ended(given);
    const kept = ({ state }: typeof match) => ({
      mats: state.mats.map(({ gold, crew, slots }) => ({ gold, crew, slots })),
      map: state.regions,
      figures: state.figures,
      smugglers: state.smugglers,
      ready: state.union.ready,
      market: state.market,
    });

    expect(kept(match)).toEqual(kept(before.match));
    expect(match.state.round).toBe(4);
  });

  it('AH-245 when all that is done the Union draws 2 plans, and then the round begins', () => {
    const { match, events } = ended({ hand: ['enlist'] });

    expect(after(events).slice(-4)).toEqual([
      'first-player-passed',
      'plans-drawn',
      'round-begun',
      'turn-begun',
    ]);
    expect(told(events, 'plans-drawn')).toMatchObject([{ seat: UNION, count: 2 }]);
    expect(match.state.union.hand).toHaveLength(3);
  });
});

describe('The two-player step', () => {
  it('AH-240 the first player has to raise one wealth die by 1', () => {
    const { match } = ended({ seats: 2, wealth: { [FISH]: 4 } });
    expect(askedNow(match)).toBe('bluefin clean-up/raise');
    expect(offersOf(sea, match)).toEqual([0, 1, 2, 3, 4, 5].map(raise));

    const events = script(sea, match, [raise(FISH)]);

    expect(told(events, 'wealth-raised')).toEqual([{ region: FISH, wealth: 5 }]);
  });

  it('AH-240 the first player may then box the whole row, which is dealt anew', () => {
    const given = { seats: 2, market: ['diver', 'gunner', 'elder'] } as const;
    const { match } = ended({ ...given, marketDeck: ['mystic', 'pilot', 'sailor', 'trawler'] });
    play(match, raise(FISH));
    expect(offersOf(sea, match)).toEqual([RENEW, KEEP]);

    const events = play(match, RENEW);

    expect(told(events, 'market-renewed')).toEqual([
      { cards: cards('trawler', 'sailor', 'pilot') },
    ]);
    expect(match.state.market).toEqual(cards('trawler', 'sailor', 'pilot'));
    expect(match.state.box).toEqual(expect.arrayContaining(cards('diver', 'gunner', 'elder')));
  });

  it('AH-240 the row is dealt only as far as the deck reaches; or it stays', () => {
    const given = {
      seats: 2,
      market: ['diver', 'gunner', 'elder'],
      marketDeck: ['mystic'],
    } as const;
    const renewed = ended(given).match;
    const kept = ended(given).match;

    play(renewed, raise(FISH), RENEW);
    play(kept, raise(FISH), KEEP);

    expect(renewed.state.market).toEqual(cards('mystic'));
    expect(kept.state.market).toEqual(cards('diver', 'gunner', 'elder'));
  });

  it('AH-240 with more players there is no such step', () => {
    for (const seats of [3, 4] as const) {
      const { match } = ended({ seats });

      expect(askedNow(match)).toContain('turn/act');
      expect(match.state.market).toHaveLength(3);
    }
  });

  it('AH-S93 a die that shows 6 cannot be chosen; if all do, nothing is raised', () => {
    const all = (wealth: number) => Object.fromEntries([0, 1, 2, 3, 4, 5].map((r) => [r, wealth]));
    const one = ended({ seats: 2, wealth: { ...all(6), [SKULL]: 5 } }).match;
    const none = ended({ seats: 2, wealth: all(6) });

    expect(offersOf(sea, one)).toEqual([raise(SKULL)]);
    expect(refuses(sea, one, SQUADRON, raise(FISH))).toMatchObject({ clause: 'AH-S93' });
    expect(askedNow(none.match)).toBe('bluefin clean-up/market');
  });

  it('AH-S93 the Market may be cleared though no card is left to deal', () => {
    const { match } = ended({ seats: 2, market: ['diver', 'gunner'], marketDeck: [] });

    play(match, raise(FISH), RENEW);

    expect(match.state.market).toEqual([]);
    expect(match.state.box).toEqual(expect.arrayContaining(cards('diver', 'gunner')));
  });

  it('AH-S94 the holder of the card in the round just played raises the die and sees to the row', () => {
    const { match } = ended({ seats: 2, state: { first: UNION_OF_TWO } });

    expect(sea.asked(match)).toEqual([{ seat: UNION_OF_TWO, step: 'clean-up/raise' }]);
    play(match, raise(FISH));
    expect(sea.asked(match)).toEqual([{ seat: UNION_OF_TWO, step: 'clean-up/market' }]);
    expect(isOffered(sea, match, KEEP)).toBe(true);
    play(match, KEEP);

    expect(match.state).toMatchObject({ first: SQUADRON, turn: { seat: SQUADRON } });
  });
});
