import { HIDDEN, at as item } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { dice, isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { fits } from '../../src/pack/printed.ts';
import {
  at,
  card,
  crewSlot,
  FISH,
  figure,
  island,
  kindsOf,
  opening,
  PARROT,
  position,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sail,
  sea,
  seenBy,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const { printed } = sea.pack;
const SEATS = [SQUADRON, SMUGGLER, UNION, SECOND] as const;
const LOADED = {
  [SQUADRON]: { placed: { [slot('bluefin', 'cannons')]: 5 } },
  [SMUGGLER]: { placed: { [slot('smuggler-1', 'cannons')]: 1 } },
  [UNION]: { placed: { [slot('mollusk', 'cannons')]: 1 } },
  [SECOND]: { placed: { [slot('smuggler-2', 'cannons')]: 1 } },
};
const place = (die: number, on: number) => ({ do: 'place', die, slot: on, value: die }) as const;

/** A move of one space, of this seat's Flagship, without a turn round it. */
const sailing = (seat: number) =>
  ({
    step: 'moving/begin',
    data: {
      figure: figure('flagship', seat),
      by: seat,
      most: 1,
      bonus: 'none',
      peaceful: false,
      trawling: false,
    },
    under: [{ step: 'scoring/end', data: {} }],
  }) as const;

const acceptedBy = (id: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((value) => fits(item(printed.slots, id), value));

describe('Terms', () => {
  it('AH-006 any faction may recruit a market card; only a Smuggler takes one as Cargo', () => {
    for (const seat of SEATS) {
      const here = island(FISH);
      const match = turnOf(seat, {
        fleet: { squadron: here, smuggler: here, union: here, second: here },
        market: ['diver'],
      });
      const smuggle = { do: 'smuggle', card: card('diver') } as const;

      expect(isOffered(sea, match, { do: 'recruit', card: card('diver') })).toBe(true);
      const isSmuggler = seat === SMUGGLER || seat === SECOND;
      expect(isOffered(sea, match, smuggle)).toBe(isSmuggler);
      if (!isSmuggler) expect(refuses(sea, match, seat, smuggle).code).toBe('not-offered');
    }
  });

  it('AH-007 Comrades are no figures: nobody battles them, only the Patrol beside them', () => {
    const entering = (patrols: readonly number[]) => {
      const match = position({
        ...sailing(SMUGGLER),
        mats: LOADED,
        fleet: { smuggler: at(0, 1), patrols },
        comrades: { [SKULL]: 3 },
      });
      return script(sea, match, [{ do: 'move', space: island(SKULL) }]);
    };

    expect(kindsOf(entering([]))).toEqual(['moved', 'anchored', 'game-ended']);
    expect(told(entering([island(SKULL)]), 'battle-begun')).toMatchObject([
      { defender: figure('patrol') },
    ]);
    const kinds = new Set(opening(4).state.figures.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'cutter',
      'flagship',
      'gunship',
      'patrol',
      'stronghold',
    ]);
  });

  it('AH-008 figures of all other players are enemies, the Smugglers of each other too', () => {
    const there = at(1, 3);
    const fleet = { squadron: there, smuggler: there, union: there, second: there };
    const keys = ['squadron', 'smuggler', 'union', 'second'] as const;
    for (const seat of SEATS) {
      const match = position({
        ...sailing(seat),
        mats: LOADED,
        fleet: { ...fleet, [item(keys, seat)]: at(1, 2), patrols: [there] },
      });
      script(sea, match, [{ do: 'move', space: there }]);

      const foes = SEATS.filter((other) => other !== seat).map((o) => figure('flagship', o));
      for (const foe of foes)
        expect(isOffered(sea, match, { do: 'fight', figure: foe })).toBe(true);
      const patrol = { do: 'fight', figure: figure('patrol') } as const;
      expect(whyNot(sea, match, patrol)).toBe(seat === SQUADRON ? 'AH-130' : undefined);
    }
  });

  it('AH-009 both Smugglers have the same board and may do the same', () => {
    const [one, other] = [printed.boards['smuggler-1'], printed.boards['smuggler-2']];
    const bare = (match: Match<Kinds>, slots: readonly number[]) =>
      offersOf(sea, match).map((o) => ('slot' in o ? { ...o, slot: slots.indexOf(o.slot) } : o));
    const turn = (seat: number) =>
      turnOf(seat, {
        fleet: { smuggler: island(FISH), second: island(FISH) },
        cargo: { [seat]: ['elder'] },
      });

    expect(other.victories).toEqual(one.victories);
    expect(other.actions).toEqual(one.actions);
    expect(other.slots.map(acceptedBy)).toEqual(one.slots.map(acceptedBy));
    const first = bare(turn(SMUGGLER), one.slots);
    expect(first).toContainEqual({ do: 'deliver', card: card('elder') });
    expect(bare(turn(SECOND), other.slots)).toEqual(first);
  });

  it('AH-010 every region carries a wealth die, and is worth what it shows', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [1, 1] } },
      fleet: { smuggler: at(5, 0) },
      stack: ['fish-b'],
    });
    const explored = script(sea, match, [
      place(1, slot('smuggler-1', 'sail')),
      { do: 'explore', x: 6, y: 0 },
      { do: 'lay', x: 6, y: 0, turn: 0 },
    ]);
    expect(told(explored, 'region-added')).toHaveLength(1);
    expect(match.state.regions.map(({ wealth }) => wealth)).toEqual([1, 1, 1, 1, 1, 1, 1]);

    const { events } = sail({
      fleet: { squadron: at(1, 0), union: island(FISH), patrols: [] },
      wealth: { [SKULL]: 4, [FISH]: 3, [PARROT]: 6 },
      step: 'scoring/regions',
      data: {},
      under: [{ step: 'scoring/end', data: {} }],
    });
    expect(told(events, 'fame-gained')).toEqual([
      { seat: SQUADRON, count: 4 },
      { seat: UNION, count: 3 },
    ]);
  });

  it('AH-011 Fame begins at 0 and only ever grows', () => {
    const match = opening(4, 5);
    let before = match.state.mats.map(({ fame }) => fame);
    expect(before).toEqual([0, 0, 0, 0]);

    for (let n = 0; sea.outcome(match) === null; n++) {
      const { seat } = item(sea.asked(match), 0);
      const offers = sea.choices(match, seat);
      sea.play(match, seat, item(offers, (n * 7919) % offers.length));
      const now = match.state.mats.map(({ fame }) => fame);
      expect(now.every((fame, one) => fame >= item(before, one))).toBe(true);
      before = now;
    }

    expect(Math.max(...before)).toBeGreaterThanOrEqual(30);
    expect(sea.outcome(match)?.scores).toEqual(before);
  });
});

describe('What everybody sees', () => {
  it('AH-S20 everybody sees which card was delivered under which marker; never which power that is', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: island(FISH) },
      cargo: { [SMUGGLER]: ['elder'] },
    });
    const events = script(sea, match, [
      { do: 'deliver', card: card('elder') },
      { do: 'reward', reward: 11, take: true },
      { do: 'pledge', marker: 1 },
    ]);

    expect(told(events, 'pledged')).toEqual([{ seat: SMUGGLER, card: card('elder'), marker: 1 }]);
    expect(sea.see(events, 'spectator')).toEqual(events);
    for (const viewer of [SQUADRON, UNION, SECOND, 'spectator'] as const) {
      const [first] = seenBy(match, viewer).smugglers;
      expect(first?.pledges.map(({ cards }) => cards)).toEqual([[], [card('elder')]]);
      expect(first?.pledges.map(({ power }) => power)).toEqual(['?', '?']);
    }
    const own = seenBy(match, SMUGGLER).smugglers[0]?.pledges.map(({ power }) => power);
    expect(own?.toSorted()).toEqual(['bluefin', 'mollusk']);
  });

  it('AH-S21 gold, Crew, Cargo and Ready Comrades, and how many cards and tiles are hidden', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { gold: 5, crew: ['diver'] } },
      cargo: { [SMUGGLER]: ['elder', 'mystic'] },
      hand: ['close-call', 'enlist', 'evacuation'],
      stack: ['fish-b', 'skull-b'],
      marketDeck: ['gunner', 'sailor', 'pilot', 'trawler'],
      market: ['merchant'],
    });

    for (const viewer of [SQUADRON, 'spectator'] as const) {
      const seen = seenBy(match, viewer);
      expect(seen.mats[SMUGGLER]).toMatchObject({ gold: 5, crew: [card('diver')] });
      expect(seen.smugglers[0]?.cargo).toEqual(['elder', 'mystic'].map(card));
      expect(seen.union.ready).toBe(6);
      expect(seen.union.hand).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(seen.tileStack).toEqual([HIDDEN, HIDDEN]);
      expect([seen.marketDeck.length, seen.planDeck.length]).toEqual([4, 9]);
    }
  });
});

describe('Crew whose cards and appendix differ goes by the appendix', () => {
  it('AH-S11 Battering Beakhead works without a battle, and on a Gunship', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { crew: ['mystic', 'battering-beakhead'] } },
      fleet: { squadron: at(1, 2), gunship: at(1, 2) },
    });

    const events = script(sea, match, [
      { do: 'use', card: card('mystic') },
      { do: 'damage', slot: slot('bluefin', 'deploy') },
      { do: 'hit', figure: figure('gunship') },
      { do: 'damage', slot: shipSlot('gunship') },
      { do: 'use', card: card('battering-beakhead') },
      { do: 'move', space: at(2, 2) },
    ]);

    expect(kindsOf(events)).not.toContain('battle-begun');
    expect(told(events, 'shoved')).toMatchObject([{ figure: figure('gunship'), to: at(2, 2) }]);
  });

  it("AH-S11 Mystic's own damage may go on Crew as well as on the board", () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { crew: ['mystic', 'sailor'] } },
      fleet: { smuggler: at(1, 2), union: at(1, 2) },
    });
    script(sea, match, [{ do: 'use', card: card('mystic') }]);

    expect(isOffered(sea, match, { do: 'damage', slot: crewSlot('sailor') })).toBe(true);
    expect(isOffered(sea, match, { do: 'damage', slot: slot('smuggler-1', 'sail') })).toBe(true);
  });

  it("AH-S11 Grogmaster rerolls in a Patrol's battle too", () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], crew: ['grogmaster'] }, [SMUGGLER]: LOADED[SMUGGLER] },
      fleet: { patrols: [at(1, 2)], smuggler: at(1, 3) },
      rig: dice(6, [1, 6, 6]),
    });
    script(sea, match, [
      place(3, slot('bluefin', 'order')),
      { do: 'order', figure: figure('patrol') },
      { do: 'move', space: at(1, 3) },
    ]);

    const events = script(sea, match, [
      { do: 'use', card: card('grogmaster') },
      { do: 'damage', slot: slot('bluefin', 'deploy') },
    ]);

    expect(told(events, 'battle-rolled')).toMatchObject([{ seat: SQUADRON, dice: [6] }]);
    expect(told(events, 'battle-won')).toMatchObject([{ winner: figure('patrol') }]);
  });

  it("AH-S11 Emissary works outside its owner's turn", () => {
    const match = position({
      ...sailing(SQUADRON),
      mats: { [SMUGGLER]: { ...LOADED[SMUGGLER], crew: ['emissary'], gold: 1 } },
      fleet: { squadron: at(1, 3), smuggler: at(1, 2), union: at(2, 2) },
      rig: dice(6, [1, 6]),
    });
    script(sea, match, [
      { do: 'move', space: at(1, 2) },
      { do: 'victory', victory: 'slip-away', by: SMUGGLER },
      { do: 'damage', slot: slot('bluefin', 'deploy'), by: SMUGGLER },
      { do: 'move', space: at(2, 2), by: SMUGGLER },
    ]);

    const events = script(sea, match, [{ do: 'use', card: card('emissary'), by: SMUGGLER }]);

    expect(told(events, 'gold-given')).toEqual([{ from: SMUGGLER, to: UNION, count: 1 }]);
    expect(told(events, 'battle-ignored')).toMatchObject([{ defender: figure('flagship', UNION) }]);
  });
});
