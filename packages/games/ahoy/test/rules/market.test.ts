import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, play, sailing } from '../fights.ts';
import {
  at,
  COMPASS,
  card,
  costSlot,
  FISH,
  island,
  kindsOf,
  plan,
  position,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;
type Table = ReturnType<typeof turnOf>;

/** The first Smuggler's turn with the Flagship there. */
const turnAt = (space: number, given: Given = {}): Table =>
  turnOf(SMUGGLER, { ...given, fleet: { ...given.fleet, smuggler: space } });

const recruit = (key: string) => ({ do: 'recruit', card: card(key) }) as const;
const recruitWith = (key: string, die: number) =>
  ({ do: 'recruit-with', card: card(key), die }) as const;
const recruits = (match: Table) =>
  offersOf(sea, match).filter((choice) => choice.do.startsWith('recruit'));
const crewOf = (match: Table, seat = SMUGGLER as number) => match.state.mats[seat]?.crew;
const goldOf = (match: Table) => match.state.mats[SMUGGLER]?.gold;
const cards = (...keys: string[]) => keys.map(card);

describe('Recruiting', () => {
  it('AH-143 at an Island any number of Market cards of its suit become Crew, and no others', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'sea-dog'],
      marketDeck: [],
    });
    expect(recruits(match)).toEqual([recruit('diver'), recruit('sea-dog')]);
    const other = refuses(sea, match, SMUGGLER, recruit('gunner'));

    play(match, recruit('sea-dog'), recruit('diver'));

    expect(other).toMatchObject({ code: 'denied', clause: 'AH-143' });
    expect(crewOf(match)).toEqual(cards('sea-dog', 'diver'));
    expect(match.state.turn?.left).toBe(2);
  });

  it('AH-143 beside the Island, in the same region, nothing is recruited', () => {
    const match = turnAt(at(2, 1), { market: ['diver', 'pilot', 'sea-dog'] });

    expect(recruits(match)).toEqual([]);
    expect(whyNot(sea, match, recruit('diver'))).toBe('AH-143');
  });

  it('AH-144 a card costs 1 gold, 2 gold or a die, as it shows, and nobody owes', () => {
    const market = ['sailor', 'battering-beakhead', 'whispering-wind'];
    const match = turnAt(island(COMPASS), { market, mats: { [SMUGGLER]: { gold: 3 } } });
    const poor = turnAt(island(COMPASS), { market, mats: { [SMUGGLER]: { gold: 1 } } });
    expect(whyNot(sea, poor, recruit('sailor'))).toBe('AH-144');
    expect(whyNot(sea, match, recruit('whispering-wind'))).toBe('AH-144');
    expect(isOffered(sea, match, recruitWith('sailor', 1))).toBe(false);

    const events = play(
      match,
      recruit('sailor'),
      recruit('battering-beakhead'),
      recruitWith('whispering-wind', 4),
    );

    expect(told(events, 'gold-paid').map(({ count }) => count)).toEqual([2, 1]);
    expect(told(events, 'recruited').map(({ gold, die }) => [gold, die])).toEqual([
      [2, null],
      [1, null],
      [0, 4],
    ]);
    expect(goldOf(match)).toBe(0);
    expect(match.state.mats[SMUGGLER]?.slots).toContainEqual({
      slot: costSlot('whispering-wind'),
      die: 4,
      damaged: false,
    });
  });

  it('AH-145 the die that pays is one of the two of the turn; gold takes none of them', () => {
    const match = turnAt(island(SKULL), { market: ['gunner', 'mystic', 'powder-monkey'] });

    play(match, recruit('mystic'));
    expect(match.state.turn?.left).toBe(2);
    play(match, recruitWith('gunner', 1), recruitWith('powder-monkey', 2));

    expect(match.state.turn?.left).toBe(0);
    expect(match.state.mats[SMUGGLER]?.dice).toEqual([3, 4]);
    expect(isOffered(sea, match, { do: 'end-turn' })).toBe(true);
  });

  it('AH-147 no number of Crew is too large', () => {
    const crew = [
      'aeronauts',
      'middleman',
      'documentarian',
      'elder',
      'buccaneer',
      'mystic',
      'fighters',
      'emissary',
      'sailor',
      'trawler',
      'naive-noble',
      'merchant',
    ];
    const match = turnAt(island(FISH), {
      market: ['diver', 'sea-dog', 'barrelman'],
      marketDeck: [],
      mats: { [SMUGGLER]: { crew } },
    });

    const events = play(match, recruit('diver'), recruit('sea-dog'), recruit('barrelman'));

    expect(crewOf(match)).toHaveLength(crew.length + 3);
    expect(kindsOf(events)).not.toContain('card-boxed');
  });

  it('AH-148 a card that is Crew is no Cargo, though it is at its Deliver suit', () => {
    const deliver = { do: 'deliver', card: card('diver') } as const;
    const asCrew = turnAt(island(SWORD), { mats: { [SMUGGLER]: { crew: ['diver'] } }, market: [] });
    const asCargo = turnAt(island(SWORD), { cargo: { [SMUGGLER]: ['diver'] }, market: [] });

    expect(isOffered(sea, asCargo, deliver)).toBe(true);
    expect(isOffered(sea, asCrew, deliver)).toBe(false);
    refuses(sea, asCrew, SMUGGLER, deliver);
  });

  it('AH-150 one die may sail to a Skull Island, the other recruit the Gunner: there is no third', () => {
    const match = turnAt(at(1, 2), { market: ['gunner', 'diver', 'powder-monkey'] });

    const events = play(
      match,
      sailing('smuggler-1', [island(SKULL)]),
      { do: 'stop' },
      recruitWith('gunner', 2),
    );

    expect(told(events, 'recruited')).toEqual([
      { seat: SMUGGLER, card: card('gunner'), gold: 0, die: 2 },
    ]);
    const third = refuses(sea, match, SMUGGLER, recruitWith('powder-monkey', 3));
    expect(third).toMatchObject({ code: 'denied', clause: 'AH-036' });
    expect(whyNot(sea, match, { do: 'place' })).toBe('AH-036');
  });
});

describe('What Crew gives', () => {
  it('AH-149 an action, some with a die slot and some without, or a power that needs neither', () => {
    const given = sea.pack.printed.cards.map(({ key, id, kind, slot: own }) => {
      const match = turnAt(at(1, 2), { mats: { [SMUGGLER]: { crew: [key] } }, market: [] });
      const isUsed = whyNot(sea, match, { do: 'use', card: id }) !== 'AH-149';
      const takesDie = offersOf(sea, match).some((c) => 'slot' in c && c.slot === own);
      return { key, kind, isUsed, takesDie };
    });

    expect(given).toHaveLength(30);
    for (const { kind, isUsed, takesDie } of given) {
      expect(isUsed).toBe(kind === 'action');
      expect(takesDie).toBe(kind === 'actionDie');
    }
    expect(given.filter(({ isUsed }) => isUsed).map(({ key }) => key)).toEqual([
      'aeronauts',
      'mystic',
      'naive-noble',
      'ghastly-gust',
      'whispering-wind',
    ]);
    expect(given.filter(({ takesDie }) => takesDie)).toHaveLength(7);
  });

  it('AH-149 a passive power is not used as an action', () => {
    const match = turnAt(at(1, 2), { mats: { [SMUGGLER]: { crew: ['fighters'] } } });

    const refused = refuses(sea, match, SMUGGLER, { do: 'use', card: card('fighters') });

    expect(refused).toMatchObject({ code: 'denied', clause: 'AH-149' });
  });
});

describe('The Market', () => {
  it('AH-146 the Market is refilled to 3 from the top of the deck after each recruited card', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'sea-dog'],
      marketDeck: ['mystic', 'emissary', 'elder'],
    });

    const events = play(match, recruit('diver'), recruit('sea-dog'));

    expect(kindsOf(events)).toEqual([
      'gold-paid',
      'recruited',
      'market-refilled',
      'gold-paid',
      'recruited',
      'market-refilled',
    ]);
    expect(told(events, 'market-refilled').map((e) => e.cards)).toEqual([
      cards('elder'),
      cards('emissary'),
    ]);
    expect(match.state.market).toEqual(cards('gunner', 'elder', 'emissary'));
  });

  it('AH-151 a card that has just come may be recruited or smuggled in the same turn', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'mystic'],
      marketDeck: ['pilot', 'elder', 'sea-dog'],
    });

    play(match, recruit('diver'));
    expect(recruits(match)).toEqual([recruit('sea-dog')]);
    expect(isOffered(sea, match, { do: 'smuggle', card: card('sea-dog') })).toBe(true);
    play(match, recruit('sea-dog'));

    expect(match.state.market).toEqual(cards('gunner', 'mystic', 'elder'));
    expect(whyNot(sea, match, recruit('elder'))).toBe('AH-143');
  });

  it('AH-152 the Market stays short once the deck is empty: what was discarded never returns', () => {
    const match = turnAt(island(FISH), {
      market: ['diver', 'gunner', 'sea-dog'],
      marketDeck: ['merchant'],
    });

    const first = play(match, recruit('diver'));
    const second = play(match, recruit('merchant'));

    expect(kindsOf(first)).toContain('market-refilled');
    expect(kindsOf(second)).toEqual(['gold-paid', 'recruited']);
    expect(match.state.box.length).toBeGreaterThan(0);
    expect(match.state.market).toEqual(cards('gunner', 'sea-dog'));
  });

  it('AH-153 a card returned to the box is out: nobody has it, and no deck deals it again', () => {
    const match = turnAt(island(FISH), {
      mats: { [SMUGGLER]: { crew: ['ghastly-gust'] } },
      market: ['diver', 'gunner', 'sea-dog'],
      marketDeck: [],
    });

    const events = play(
      match,
      { do: 'use', card: card('ghastly-gust') },
      { do: 'move', space: island(SKULL) },
      { do: 'smuggle', card: card('gunner') },
    );

    expect(told(events, 'card-boxed')).toEqual([{ seat: SMUGGLER, card: card('ghastly-gust') }]);
    expect(match.state.box).toContain(card('ghastly-gust'));
    expect(crewOf(match)).toEqual([]);
    expect(match.state.market).toEqual(cards('diver', 'sea-dog'));
    refuses(sea, match, SMUGGLER, { do: 'use', card: card('ghastly-gust') });
  });
});

describe('Recruiting that ignores the cost', () => {
  const market = ['gunner', 'sailor', 'diver'];
  const NEGOTIATE = slot('smuggler-1', 'negotiate');
  /** Below the middle of the Rewards grid. */
  const RECRUIT = 17;

  it('AH-308 Negotiate places its own die only, and takes no gold', () => {
    const match = turnAt(island(FISH), { market, mats: { [SMUGGLER]: { gold: 0 } } });

    const events = play(
      match,
      { do: 'place', die: 2, slot: NEGOTIATE, value: 2 },
      recruit('gunner'),
    );

    expect(told(events, 'recruited')).toMatchObject([{ gold: 0, die: null }]);
    expect(kindsOf(events)).not.toContain('gold-paid');
    expect(match.state.turn?.left).toBe(1);
    expect(match.state.mats[SMUGGLER]?.slots.map((s) => s.slot)).not.toContain(costSlot('gunner'));
  });

  it('AH-308 the Recruit reward spends nothing either', () => {
    const match = position({
      market,
      mats: { [SMUGGLER]: { gold: 0 } },
      turn: SMUGGLER,
      step: 'rewards/step',
      data: { seat: SMUGGLER },
      under: [{ step: 'turn/act', data: {} }],
    });

    const events = play(match, { do: 'reward', reward: RECRUIT, take: true }, recruit('sailor'));

    expect(told(events, 'recruited')).toMatchObject([{ card: card('sailor'), gold: 0, die: null }]);
    expect(match.state.mats[SMUGGLER]).toMatchObject({ gold: 0, dice: [1, 2, 3, 4] });
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-308 Enlist takes no die for a card that costs one', () => {
    const match = turnOf(UNION, {
      market,
      hand: ['enlist'],
      comrades: { [SKULL]: 1 },
      mats: { [UNION]: { gold: 0 } },
    });

    const events = play(
      match,
      { do: 'plan', plan: plan('enlist') },
      { do: 'enlist', region: SKULL },
      recruit('gunner'),
    );

    expect(told(events, 'recruited')).toMatchObject([{ card: card('gunner'), gold: 0, die: null }]);
    expect(match.state.turn?.left).toBe(2);
    expect(crewOf(match, UNION)).toEqual(cards('gunner'));
  });

  it('AH-308 whoever pays as usual pays: the Squadron cannot have the Gunner for nothing', () => {
    const match = turnOf(SQUADRON, {
      market,
      fleet: { squadron: island(SKULL) },
      mats: { [SQUADRON]: { gold: 3 } },
    });

    expect(whyNot(sea, match, recruit('gunner'))).toBe('AH-144');
    expect(isOffered(sea, match, recruitWith('gunner', 1))).toBe(true);
  });
});
