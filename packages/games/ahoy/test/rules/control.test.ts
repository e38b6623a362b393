import { describe, expect, it } from 'vitest';
import { askedNow, play } from '../fights.ts';
import {
  at,
  COMPASS,
  FISH,
  type Fleet,
  island,
  kindsOf,
  PARROT,
  type Position,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  SWORD,
  sail,
  sea,
  TREE,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { quietTurn, round } from '../quiet.ts';

type Given = Pick<Position, 'comrades' | 'fleet' | 'mats' | 'seats' | 'state' | 'wealth'>;

/** The end of a round, from the scoring of its regions. */
const scored = (given: Given): ReturnType<typeof sail> =>
  sail({
    ...given,
    step: 'scoring/regions',
    data: {},
    under: [{ step: 'scoring/end', data: {} }],
  });

/** What was said of one region. */
const scoreOf = (given: Given, region: number) =>
  told(scored(given).events, 'region-scored').find((each) => each.region === region);

const fames = ({ match }: ReturnType<typeof sail>) => match.state.mats.map(({ fame }) => fame);

/** Both powers somewhere out of the way, so that the other regions are empty. */
const AWAY: Fleet = { squadron: at(4, 3), union: at(5, 2), smuggler: at(4, 2), second: at(4, 2) };

describe('Control of a region', () => {
  it('AH-233 the Squadron has 1 a Patrol, 2 a Stronghold and 2 for its Flagship, in all 4 spaces', () => {
    const fleet = {
      ...AWAY,
      squadron: at(2, 0),
      patrols: [at(3, 0), at(2, 1), island(FISH), at(1, 1)],
      strongholds: [island(FISH)],
    };

    expect(scoreOf({ fleet }, FISH)).toMatchObject({ squadron: 7, union: 0, power: 'bluefin' });
    expect(scoreOf({ fleet }, SKULL)).toMatchObject({ squadron: 1 });
    const without = { ...fleet, squadron: at(4, 3) };
    expect(scoreOf({ fleet: without }, FISH)).toMatchObject({ squadron: 5 });
  });

  it('AH-234 the Union has 1 a Comrade on the Island and 1 a ship of its own in the region', () => {
    const fleet = { ...AWAY, union: at(2, 0), gunship: at(3, 0) };
    const comrades = { [FISH]: 3, [SKULL]: 2 };

    expect(scoreOf({ fleet, comrades }, FISH)).toMatchObject({ squadron: 0, union: 5 });
    expect(scoreOf({ fleet, comrades }, SKULL)).toMatchObject({ union: 2, power: 'mollusk' });
  });

  it('AH-234 with the Cutter in the region each of them counts 2, and in no other region', () => {
    const fleet = { ...AWAY, union: at(2, 0), gunship: at(3, 0), cutter: at(2, 1) };
    const comrades = { [FISH]: 3, [SKULL]: 2 };

    expect(scoreOf({ fleet, comrades }, FISH)).toMatchObject({ union: 9 });
    expect(scoreOf({ fleet, comrades }, SKULL)).toMatchObject({ union: 2 });
  });

  it('AH-236 Ready Comrades never count', () => {
    const few = scoreOf({ fleet: { ...AWAY, union: at(2, 0) } }, FISH);
    const many = scoreOf(
      { fleet: { ...AWAY, union: at(2, 0) }, state: { union: { ready: 20 } } },
      FISH,
    );

    expect(few).toMatchObject({ union: 1 });
    expect(many).toEqual(few);
  });

  it('AH-203 a Smuggler’s Flagship adds to nobody and takes from nobody', () => {
    const fleet = { ...AWAY, squadron: at(2, 0), smuggler: at(2, 0), second: island(FISH) };
    const comrades = { [FISH]: 1 };

    const alone = scoreOf(
      { fleet: { ...fleet, smuggler: at(4, 2), second: at(4, 2) }, comrades },
      FISH,
    );

    expect(scoreOf({ fleet, comrades }, FISH)).toEqual(alone);
    expect(alone).toMatchObject({ squadron: 2, union: 1, power: 'bluefin' });
  });
});

describe('Scoring regions', () => {
  it('AH-232 only Squadron and Union control: a region of Smugglers alone is nobody’s', () => {
    const fleet = { ...AWAY, smuggler: island(FISH), second: at(2, 0) };

    const ended = scored({ fleet, wealth: { [FISH]: 6 } });

    expect(told(ended.events, 'region-scored')[FISH]).toMatchObject({ power: null, fame: 0 });
    expect(fames(ended)[SMUGGLER]).toBe(0);
    expect(fames(ended)[SECOND]).toBe(0);
  });

  it('AH-232 all regions are scored in one go when the round ends, and none before', () => {
    const match = round(SQUADRON);
    const before = Array.from({ length: 8 }, () => quietTurn(match)).flat();

    const last = quietTurn(match);

    expect(kindsOf(before)).not.toContain('region-scored');
    expect(told(last, 'region-scored').map(({ region }) => region)).toEqual([
      SKULL,
      FISH,
      COMPASS,
      TREE,
      PARROT,
      SWORD,
    ]);
  });

  it('AH-235 the higher control gains Fame by the wealth die; on a tie, also of 0, nobody does', () => {
    const ended = scored({
      fleet: { ...AWAY, patrols: [at(2, 0), at(0, 2), at(0, 2)] },
      comrades: { [FISH]: 1, [SKULL]: 1, [TREE]: 1 },
      wealth: { [FISH]: 6, [SKULL]: 4, [TREE]: 3, [COMPASS]: 5 },
    });

    expect(told(ended.events, 'region-scored').slice(0, 4)).toEqual([
      { region: SKULL, squadron: 0, union: 1, power: 'mollusk', fame: 4 },
      { region: FISH, squadron: 1, union: 1, power: null, fame: 0 },
      { region: COMPASS, squadron: 0, union: 0, power: null, fame: 0 },
      { region: TREE, squadron: 2, union: 1, power: 'bluefin', fame: 3 },
    ]);
    // The Squadron also has the region where both Flagships lie, 2 to 1.
    expect(fames(ended)).toEqual([4, 0, 4, 0]);
  });

  it("AH-237 the Squadron's 2 Patrols and Flagship, 4, beat 2 Comrades and the Flagship, 3: 1 Fame", () => {
    const ended = scored({
      fleet: { ...AWAY, squadron: at(2, 0), patrols: [at(2, 0), at(3, 0)], union: island(FISH) },
      comrades: { [FISH]: 2 },
      wealth: { [FISH]: 1 },
    });

    expect(told(ended.events, 'region-scored')[FISH]).toEqual({
      region: FISH,
      squadron: 4,
      union: 3,
      power: 'bluefin',
      fame: 1,
    });
    expect(told(ended.events, 'fame-gained')).toEqual([{ seat: SQUADRON, count: 1 }]);
  });

  it('AH-S89 no region comes too late: the Union scores though the Squadron has reached 30', () => {
    const ended = scored({
      mats: { [SQUADRON]: { fame: 29 }, [UNION]: { fame: 28 } },
      fleet: { ...AWAY, squadron: at(0, 0), union: at(5, 3) },
      wealth: { [SKULL]: 1, [SWORD]: 6 },
    });

    expect(told(ended.events, 'fame-gained')).toEqual([
      { seat: SQUADRON, count: 1 },
      { seat: UNION, count: 6 },
    ]);
    expect(sea.outcome(ended.match)).toMatchObject({ scores: [30, 0, 34, 0], ranks: [2, 3, 1, 3] });
  });
});

describe('Wealth', () => {
  it('AH-241 with 3 or 4 players the end of a round raises no wealth die, and nobody is asked', () => {
    for (const seats of [3, 4] as const) {
      const { match, events } = scored({ seats, wealth: { [FISH]: 3 } });

      expect(kindsOf(events)).not.toContain('wealth-raised');
      expect(match.state.regions.map(({ wealth }) => wealth)).toEqual([1, 3, 1, 1, 1, 1]);
      expect(askedNow(match)).toContain('turn/act');
    }
  });

  it('AH-241 a delivery does', () => {
    const match = turnOf(SMUGGLER, {
      seats: 3,
      fleet: { smuggler: island(SWORD) },
      cargo: { [SMUGGLER]: ['emissary', 'mystic'] },
      wealth: { [SWORD]: 3 },
    });

    const events = play(match, { do: 'deliver' });

    expect(told(events, 'wealth-raised')).toEqual([{ region: SWORD, wealth: 4 }]);
  });
});
