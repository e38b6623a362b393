import { isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  crewSlot,
  FISH,
  type Fleet,
  figure,
  island,
  type MatSketch,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;
type Table = ReturnType<typeof turnOf>;

const HERE = at(2, 2);
const DECLINE = { do: 'decline' } as const;
const END = { do: 'end-turn' } as const;
const use = (key: string) => ({ do: 'use', card: card(key) }) as const;
const cards = (...keys: string[]) => keys.map(card);
const goldOf = (match: Table, seat = SMUGGLER as number) => match.state.mats[seat]?.gold;
const slotsOf = (match: Table, seat: number) => match.state.mats[seat]?.slots;

/** The first Smuggler's turn with this mat, in the region of the Parrot Island. */
const turnWith = (mat: MatSketch, given: Given = {}): Table =>
  turnOf(SMUGGLER, {
    ...given,
    mats: { ...given.mats, [SMUGGLER]: mat },
    fleet: {
      smuggler: HERE,
      squadron: at(0, 0),
      union: at(4, 0),
      second: at(5, 3),
      ...given.fleet,
    },
  });

describe('Convincing Comrade', () => {
  const SLOT = crewSlot('convincing-comrade-1');
  const place = (die: number) => ({ do: 'place', die, slot: SLOT, value: die }) as const;
  const send = (region: number, count: number) => ({ do: 'send', region, count }) as const;
  const settle = (region: number) => ({ do: 'settle', region }) as const;
  const convincing = (comrades: Given['comrades'] = {}) =>
    turnWith({ crew: ['convincing-comrade-1'] }, { comrades });

  it('AH-251 with any die, 1 or 2 Comrades of one Island go together to another', () => {
    const match = convincing({ [SKULL]: 3, [FISH]: 1 });
    expect([1, 2, 3, 4].every((die) => isOffered(sea, match, place(die)))).toBe(true);

    play(match, place(3));
    expect(offersOf(sea, match)).toEqual([DECLINE, send(SKULL, 1), send(SKULL, 2), send(FISH, 1)]);
    const tooMany = refuses(sea, match, SMUGGLER, send(FISH, 2));
    play(match, send(SKULL, 2));
    const same = refuses(sea, match, SMUGGLER, settle(SKULL));
    const events = play(match, settle(TREE));

    expect([tooMany.clause, same.clause]).toEqual(['AH-251', 'AH-251']);
    expect(told(events, 'comrades-moved')).toEqual([{ from: SKULL, to: TREE, count: 2 }]);
    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([1, 1, 0, 2, 0, 0]);
    expect(match.state.union.ready).toBe(6);
  });

  it('AH-251 the die may stay without outcome, where there is no Comrade and where one declines', () => {
    const none = convincing();
    const some = convincing({ [SKULL]: 1 });

    play(none, place(1));
    play(some, place(1), DECLINE);

    expect(askedNow(none)).toBe('smuggler-1 turn/act');
    expect(askedNow(some)).toBe('smuggler-1 turn/act');
    expect(some.state.regions[SKULL]?.comrades).toBe(1);
  });

  it('AH-251 there are two of them, each with a slot of its own', () => {
    const match = turnWith(
      { crew: ['convincing-comrade-1', 'convincing-comrade-2'] },
      { comrades: { [SKULL]: 3 } },
    );
    const other = crewSlot('convincing-comrade-2');

    play(match, place(1), send(SKULL, 2), settle(FISH));
    play(match, { do: 'place', die: 2, slot: other, value: 2 }, send(SKULL, 1), settle(FISH));

    expect(match.state.regions[FISH]?.comrades).toBe(3);
    expect(sea.pack.printed.cards.filter((c) => c.crew === 'convincing-comrade')).toHaveLength(2);
  });
});

describe('At the end of the turn', () => {
  it('AH-255 Documentarian brings 1 gold beside an enemy Flagship, and no more for more of them', () => {
    const brings = (fleet: Fleet) => {
      const match = turnWith({ crew: ['documentarian'], gold: 0 }, { left: 0, fleet });
      play(match, END);
      return goldOf(match);
    };

    expect(brings({ squadron: at(3, 3) })).toBe(1);
    expect(brings({ squadron: at(3, 3), union: HERE, second: at(2, 3) })).toBe(1);
    expect(brings({ squadron: at(1, 2), patrols: [HERE], cutter: HERE, gunship: HERE })).toBe(0);
  });

  it('AH-255 the Documentarian brings gold only when the owner’s own turn ends', () => {
    const match = turnOf(UNION, {
      left: 0,
      mats: { [SMUGGLER]: { crew: ['documentarian'], gold: 0 } },
      fleet: { smuggler: HERE, squadron: HERE },
    });

    play(match, END);

    expect(goldOf(match)).toBe(0);
  });

  it('AH-256 Elder brings 1 gold if no own slot is damaged, on the board or on Crew', () => {
    const brings = (damaged: readonly number[]) => {
      const mat = { crew: ['elder', 'sailor'], gold: 0, damaged };
      const match = turnWith(mat, {
        left: 0,
        mats: { [SECOND]: { damaged: allBut('smuggler-2') } },
      });
      play(match, END);
      return goldOf(match);
    };

    expect(brings([])).toBe(1);
    expect(brings([slot('smuggler-1', 'cannons')])).toBe(0);
    expect(brings([crewSlot('sailor')])).toBe(0);
  });

  it('AH-S63 damage of a ship is nothing to Elder', () => {
    const brings = (damaged: readonly number[]) => {
      const match = turnOf(UNION, {
        left: 0,
        mats: { [UNION]: { crew: ['elder'], gold: 0, damaged } },
        fleet: { gunship: at(0, 2) },
      });
      play(match, END);
      return goldOf(match, UNION);
    };

    expect(brings([shipSlot('gunship')])).toBe(1);
    expect(brings([shipSlot('gunship'), slot('mollusk', 'rally')])).toBe(0);
  });

  it('AH-S68 the Documentarian and the Elder come unasked, as far as the supply of gold reaches', () => {
    const mats = { [SQUADRON]: { gold: 10 }, [UNION]: { gold: 5 }, [SECOND]: { gold: 3 } };
    const mat = { crew: ['elder', 'documentarian'], gold: 1 };
    const match = turnWith(mat, { left: 0, mats, fleet: { squadron: HERE } });

    const events = play(match, END);

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(askedNow(match)).toBe('mollusk turn/act');
  });
});

describe('Gains that nobody is asked about', () => {
  it('AH-S68 Cutpurse and Merchant pay by themselves, and never more than the supply has', () => {
    const rich = { [SQUADRON]: { gold: 10 }, [UNION]: { gold: 6 }, [SECOND]: { gold: 2 } };
    const fight = turnWith(loaded('smuggler-1', 1, { crew: ['cutpurse'], gold: 1 }), {
      mats: rich,
      fleet: { second: at(1, 2) },
      rig: rolls(6, 1),
    });
    const merchant = (gold: number) => {
      const match = turnWith({ crew: ['merchant'], gold, dice: [1, 2] }, { mats: rich });
      play(match, sailing('smuggler-1', [at(3, 2)]), { do: 'stop' });
      return goldOf(match);
    };

    const won = play(fight, sailing('smuggler-1', [at(1, 2)]));

    expect(told(won, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(askedNow(fight)).toBe('smuggler-1 battle/victory');
    expect(merchant(1)).toBe(2);
    expect(merchant(2)).toBe(2);
  });

  it('AH-S68 Diver adds to the Treasure that is taken, and to none that is left', () => {
    const dive = () => {
      const match = turnWith(
        { crew: ['diver', 'pilot'], gold: 0 },
        { fleet: { smuggler: at(4, 2) } },
      );
      play(match, sailing('smuggler-1', [at(4, 3)]), { do: 'avoid' }, { do: 'stop' });
      return match;
    };
    const [taken, left] = [dive(), dive()];

    play(taken, { do: 'take-treasure' });
    play(left, { do: 'done' });

    expect([goldOf(taken), goldOf(left)]).toEqual([3, 0]);
  });
});

describe('Middleman', () => {
  const CANNONS = slot('bluefin', 'cannons');
  const squadron = (crew: string[], gold: number) =>
    turnOf(SQUADRON, { mats: { [SQUADRON]: { crew, gold, dice: [3, 1] } } });
  const load = (die: number) => ({ do: 'place', die, slot: CANNONS, value: 5 }) as const;

  it('AH-264 each gold changes a die by up to 2', () => {
    const match = squadron(['middleman'], 2);
    const alone = squadron([], 1);
    expect(whyNot(sea, alone, load(3))).toBe('AH-054');
    expect(isOffered(sea, match, load(1))).toBe(true);

    const events = play(match, load(3));

    expect(told(events, 'die-changed')).toEqual([{ seat: SQUADRON, from: 3, to: 5, gold: 1 }]);
    expect(goldOf(match, SQUADRON)).toBe(1);
  });

  it('AH-264 Middleman changes a die by 1 or by nothing as well, but never off the die', () => {
    const match = squadron(['middleman'], 1);
    const changes = offersOf(sea, match).filter((c) => c.do === 'change');

    expect(changes).toEqual([
      ...[-2, -1, 0, 1, 2].map((steps) => ({ do: 'change', die: 3, steps })),
      ...[0, 1, 2].map((steps) => ({ do: 'change', die: 1, steps })),
    ]);
    expect(whyNot(sea, match, { do: 'change', die: 1, steps: -2 })).toBe('AH-055');
    expect(whyNot(sea, match, load(1))).toBe('AH-054');
  });
});

describe('Shipwright', () => {
  const SLOT = crewSlot('shipwright');

  it('AH-273 with any die, all damage leaves the own board and Crew', () => {
    const damaged = [...allBut('smuggler-1'), crewSlot('sailor')];
    const others = { [SECOND]: { damaged: allBut('smuggler-2') } };
    const match = turnWith({ crew: ['shipwright', 'sailor'], damaged }, { mats: others });
    expect(
      [1, 2, 3, 4].every((die) => isOffered(sea, match, { do: 'place', die, slot: SLOT })),
    ).toBe(true);

    const events = play(match, { do: 'place', die: 3, slot: SLOT, value: 3 });

    expect(told(events, 'repaired')).toHaveLength(damaged.length);
    expect(slotsOf(match, SMUGGLER)?.some((s) => s.damaged)).toBe(false);
    expect(slotsOf(match, SECOND)?.some((s) => s.damaged)).toBe(true);
  });

  it('AH-273 a ship plan stays damaged', () => {
    const damaged = [shipSlot('gunship'), slot('mollusk', 'rally')];
    const match = turnOf(UNION, {
      mats: { [UNION]: { crew: ['shipwright'], damaged } },
      fleet: { gunship: at(0, 2) },
    });

    const events = play(match, { do: 'place', die: 1, slot: SLOT, value: 1 });

    expect(told(events, 'repaired')).toEqual([{ seat: UNION, slot: slot('mollusk', 'rally') }]);
  });
});

describe('Crew that is used', () => {
  it('AH-S66 new Crew is there at once; a card of one use a turn is used once in a turn', () => {
    const match = turnOf(SMUGGLER, {
      market: ['mystic', 'diver', 'gunner'],
      fleet: { smuggler: island(SKULL), second: at(0, 0) },
    });

    const events = play(
      match,
      { do: 'recruit', card: card('mystic') },
      use('mystic'),
      { do: 'damage', slot: slot('smuggler-1', 'cannons') },
      { do: 'hit', figure: figure('flagship', SECOND) },
      { do: 'damage', slot: slot('smuggler-2', 'cannons') },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(2);
    expect(refuses(sea, match, SMUGGLER, use('mystic'))).toMatchObject({ clause: 'AH-S66' });
  });

  it('AH-S66 a card that was used this turn is not used again by who gets it', () => {
    const match = turnWith(
      { crew: ['naive-noble'] },
      {
        mats: { [SECOND]: { crew: ['mystic', 'whispering-wind'] } },
        fleet: { second: HERE },
        state: { turn: { used: [card('mystic')] } },
      },
    );

    play(match, use('naive-noble'), { do: 'take', card: card('mystic'), as: 'crew' });

    expect(whyNot(sea, match, use('mystic'))).toBe('AH-S66');
  });

  it('AH-S67 Buccaneer boxes one card of a loser who has but one, and needs at least one', () => {
    const duel = (crew: string[]) => {
      const match = turnWith(loaded('smuggler-1', 1, { crew: ['buccaneer'] }), {
        mats: { [SECOND]: { crew } },
        fleet: { second: at(1, 2) },
        rig: rolls(6, 1),
      });
      play(match, sailing('smuggler-1', [at(1, 2)]));
      return match;
    };
    const [one, none] = [duel(['pilot']), duel([])];

    const events = play(one, use('buccaneer'), { do: 'box', card: card('pilot') });

    expect(told(events, 'card-boxed').map((e) => e.card)).toEqual(cards('buccaneer', 'pilot'));
    expect(askedNow(one)).toBe('smuggler-1 battle/victory');
    expect(askedNow(none)).toBe('smuggler-1 battle/victory');
    expect(none.state.mats[SMUGGLER]?.crew).toEqual(cards('buccaneer'));
  });
});
