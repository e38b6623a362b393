import { deniedOf, isOffered, offersOf, refuses, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import {
  at,
  card,
  FISH,
  figure,
  island,
  kindsOf,
  PARROT,
  plan,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';

const FLAGSHIP = figure('flagship', SQUADRON);
const STRONGHOLD = figure('stronghold', 0);
const HERE = at(2, 2);
const FISH_ISLAND = island(FISH);
const DECLINE = { do: 'decline' } as const;

/** The Squadron has placed its dice and may end its turn. */
const ending = (patrols: readonly number[]) => turnOf(SQUADRON, { left: 0, fleet: { patrols } });

/** The Smuggler sails from the open space south of it onto the Fish Island. */
const ASHORE = sailing('smuggler-1', [FISH_ISLAND]);
const BELOW_FISH = at(3, 2);

describe('Strongholds', () => {
  it('AH-158 at the end of its turn the Squadron may turn 2 Patrols of an Island into one', () => {
    const match = ending([FISH_ISLAND, FISH_ISLAND, island(SKULL)]);

    play(match, { do: 'end-turn' });
    expect(offersOf(sea, match)).toEqual([{ do: 'done' }, { do: 'build', space: FISH_ISLAND }]);
    const tooFew = refuses(sea, match, SQUADRON, { do: 'build', space: island(SKULL) });
    const events = play(match, { do: 'build', space: FISH_ISLAND });

    expect(tooFew).toMatchObject({ code: 'denied', clause: 'AH-158' });
    expect(told(events, 'figure-removed')).toHaveLength(2);
    expect(told(events, 'stronghold-built')).toEqual([{ figure: STRONGHOLD, space: FISH_ISLAND }]);
    expect(kindsOf(events).at(-1)).toBe('turn-begun');
  });

  it('AH-158 Strongholds are built as often as the Squadron likes, several on one Island, and never more than the 3 of the box', () => {
    const match = ending([...Array<number>(7).fill(FISH_ISLAND), island(SKULL), island(SKULL)]);

    const events = play(
      match,
      { do: 'end-turn' },
      { do: 'build', space: FISH_ISLAND },
      { do: 'build', space: island(SKULL) },
      { do: 'build', space: FISH_ISLAND },
    );

    expect(told(events, 'stronghold-built').map(({ space }) => space)).toEqual([
      FISH_ISLAND,
      island(SKULL),
      FISH_ISLAND,
    ]);
    expect(match.state.figures.filter(({ space }) => space === FISH_ISLAND)).toHaveLength(5);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-158 Strongholds are not built at the end of another turn', () => {
    const match = turnOf(SMUGGLER, { left: 0, fleet: { patrols: [FISH_ISLAND, FISH_ISLAND] } });

    play(match, { do: 'end-turn' });

    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-S75 the 2 Patrols must stand on the Island itself, both on the same one', () => {
    const match = ending([at(2, 1), at(2, 1), FISH_ISLAND, island(SKULL)]);

    const events = play(match, { do: 'end-turn' });

    expect(kindsOf(events)).toEqual(['turn-ended', 'turn-begun']);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-159 whoever moves in must battle it, though nobody has a die on Cannons', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: BELOW_FISH, patrols: [FISH_ISLAND], strongholds: [FISH_ISLAND] },
      rig: rolls(1, 1),
    });

    const events = play(match, ASHORE);

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([STRONGHOLD]);
  });

  it('AH-160 in its battle the Squadron adds 2 to its roll', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: BELOW_FISH, strongholds: [FISH_ISLAND] },
      rig: rolls(4, 3),
    });

    const events = play(match, ASHORE);

    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([4, 5]);
    expect(told(events, 'battle-won')).toMatchObject([{ winner: STRONGHOLD }]);
  });

  it("AH-160 the Squadron may lower a Cannons die besides in a Stronghold's battle", () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SQUADRON]: loaded('bluefin', 5) },
      fleet: { smuggler: BELOW_FISH, strongholds: [FISH_ISLAND] },
      rig: rolls(4, 3),
    });

    const events = play(match, ASHORE, {
      do: 'fire',
      slot: slot('bluefin', 'cannons'),
      lowered: 4,
    });

    expect(told(events, 'battle-rolled')).toMatchObject([{ total: 4 }, { total: 9 }]);
  });

  it('AH-161 a damaged one returns to the supply, and no Patrol takes its place', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: BELOW_FISH, strongholds: [FISH_ISLAND] },
      rig: rolls(6, 1),
    });

    const events = play(match, ASHORE, { do: 'victory', victory: 'slip-away' });

    expect(told(events, 'figure-removed')).toEqual([{ figure: STRONGHOLD, space: FISH_ISLAND }]);
    expect(told(events, 'slot-damaged')).toEqual([]);
    expect(kindsOf(events)).not.toContain('figure-placed');
    expect(match.state.figures.filter(({ seat, space }) => seat === SQUADRON && space)).toEqual([
      match.state.figures[FLAGSHIP],
    ]);
  });
});

describe('Island dominance', () => {
  const FISH_CREW = { do: 'recruit', card: card('diver') } as const;

  it('AH-162 the Squadron recruits from any Island with a Stronghold as if it were there', () => {
    const market = ['diver', 'pilot', 'gunner'];
    const away = turnOf(SQUADRON, { market, fleet: { squadron: HERE } });
    const match = turnOf(SQUADRON, {
      market,
      fleet: { squadron: HERE, strongholds: [FISH_ISLAND] },
    });

    expect(whyNot(sea, away, FISH_CREW)).toBe('AH-143');
    expect(whyNot(sea, match, { do: 'recruit', card: card('gunner') })).toBe('AH-143');
    const pilot = { do: 'recruit-with', card: card('pilot'), die: 4 } as const;
    const events = play(match, FISH_CREW, pilot);

    expect(told(events, 'recruited')).toEqual([
      { seat: SQUADRON, card: card('diver'), gold: 1, die: null },
      { seat: SQUADRON, card: card('pilot'), gold: 0, die: 4 },
    ]);
  });

  it('AH-163 an enemy on that Island can neither recruit nor smuggle nor deliver', () => {
    const match = turnOf(SMUGGLER, {
      market: ['diver', 'pilot', 'merchant'],
      cargo: { [SMUGGLER]: ['trawler'] },
      fleet: { smuggler: FISH_ISLAND, strongholds: [FISH_ISLAND] },
    });

    expect(refuses(sea, match, SMUGGLER, FISH_CREW).clause).toBe('AH-163');
    expect(whyNot(sea, match, { do: 'smuggle' })).toBe('AH-163');
    expect(whyNot(sea, match, { do: 'deliver' })).toBe('AH-163');
    const barred = ['recruit', 'recruit-with', 'smuggle', 'deliver'];
    expect(offersOf(sea, match).filter((offer) => barred.includes(offer.do))).toEqual([]);
  });

  it('AH-163 a Stronghold on another Island forbids nothing', () => {
    const match = turnOf(SMUGGLER, {
      market: ['diver', 'pilot', 'merchant'],
      cargo: { [SMUGGLER]: ['trawler'] },
      fleet: { smuggler: FISH_ISLAND, strongholds: [island(SKULL)] },
    });

    expect(isOffered(sea, match, FISH_CREW)).toBe(true);
    expect(isOffered(sea, match, { do: 'smuggle', card: card('diver') })).toBe(true);
    expect(isOffered(sea, match, { do: 'deliver', card: card('trawler') })).toBe(true);
  });

  it('AH-163 a Negotiate on that Island brings nobody', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: FISH_ISLAND, strongholds: [FISH_ISLAND] },
      comrades: { [FISH]: 1 },
    });

    const die = { do: 'place', die: 2, slot: slot('smuggler-1', 'negotiate'), value: 2 } as const;
    const events = play(match, die);

    expect(kindsOf(events)).toEqual(['die-placed']);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-163 a reward brings nobody either: the marker may only pass over it', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: BELOW_FISH, strongholds: [FISH_ISLAND, FISH_ISLAND] },
      rig: rolls(6, 1),
    });

    play(match, ASHORE, { do: 'victory', victory: 'reward' });

    const { rewards } = sea.pack.printed;
    const taking = deniedOf(sea, match).filter(({ clause }) => clause === 'AH-163');
    const left = offersOf(sea, match).map(
      (offer) => offer.do === 'reward' && rewards[offer.reward],
    );
    expect(taking).toHaveLength(1);
    expect(refuses(sea, match, SMUGGLER, taking[0]?.choice)).toMatchObject({ clause: 'AH-163' });
    expect(left.filter((reward) => reward === 'recruit-1')).toHaveLength(1);
  });

  it('AH-164 the Union may place Comrades on an Island where it may not recruit', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [1, 1] } },
      hand: ['enlist'],
      fleet: { union: FISH_ISLAND, strongholds: [FISH_ISLAND] },
      comrades: { [PARROT]: 1 },
    });

    expect(whyNot(sea, match, FISH_CREW)).toBe('AH-163');
    expect(whyNot(sea, match, { do: 'plan', plan: plan('enlist') })).toBe('AH-163');
    const die = { do: 'place', die: 1, slot: slot('mollusk', 'assemble'), value: 1 } as const;
    const events = play(match, die);

    expect(told(events, 'comrades-placed')).toEqual([{ region: FISH, count: 4 }]);
  });

  it('AH-164 the Union places Comrades also when its Flagship lands there and is beaten', () => {
    const match = turnOf(UNION, {
      fleet: { union: BELOW_FISH, strongholds: [FISH_ISLAND] },
      rig: rolls(1, 6),
    });

    play(match, sailing('mollusk', [FISH_ISLAND]), DECLINE);
    const events = play(match, { do: 'place-comrades' });

    expect(told(events, 'comrades-placed')).toEqual([{ region: FISH, count: 2 }]);
  });
});
