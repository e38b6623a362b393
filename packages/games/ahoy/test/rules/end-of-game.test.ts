import { describe, expect, it } from 'vitest';
import { askedNow, play } from '../fights.ts';
import {
  at,
  card,
  FISH,
  type Fleet,
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
  seenBy,
  TREE,
  tile,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { quietMats } from '../quiet.ts';

type Given = Pick<Position, 'comrades' | 'fleet' | 'mats' | 'seats' | 'wealth'> & {
  /** Keys of the cards under the markers of the Smugglers. */
  readonly pledges?: readonly { readonly bluefin?: string[]; readonly mollusk?: string[] }[];
  readonly regions?: { readonly [region: number]: { readonly tile: number } };
};

/** The end of a round, from the scoring of its regions. */
const ended = ({ pledges = [], regions = {}, ...given }: Given): ReturnType<typeof sail> =>
  sail({
    ...given,
    state: {
      regions,
      smugglers: Object.fromEntries(
        pledges.map(({ bluefin = [], mollusk = [] }, index) => [
          index,
          {
            pledges: {
              0: { power: 'bluefin', cards: bluefin.map(card) },
              1: { power: 'mollusk', cards: mollusk.map(card) },
            },
          },
        ]),
      ),
    },
    step: 'scoring/regions',
    data: {},
    under: [{ step: 'scoring/end', data: {} }],
  } as Position);

/** Both powers where neither controls anything: 2 to 1 and a Comrade. */
const TIED: Fleet = { squadron: at(4, 3), union: at(5, 2), smuggler: at(4, 2), second: at(4, 2) };
const TIE = { [SWORD]: 1 };

const revealed = ({ events }: ReturnType<typeof sail>) => told(events, 'pledge-revealed');
const scores = ({ match }: ReturnType<typeof sail>) => sea.outcome(match)?.scores;

describe('When the game ends', () => {
  it('AH-287 30 Fame in the middle of a round end nothing; the end of the round does', () => {
    const match = turnOf(SMUGGLER, {
      mats: quietMats({
        [SQUADRON]: { dice: [] },
        [SMUGGLER]: { fame: 29, dice: [] },
        [UNION]: { dice: [] },
        [SECOND]: { dice: [] },
      }),
      left: 0,
      fleet: { ...TIED, smuggler: island(SWORD) },
      comrades: TIE,
      cargo: { [SMUGGLER]: ['diver'] },
    });

    const delivery = play(
      match,
      { do: 'deliver' },
      { do: 'reward', reward: 13, take: false },
      { do: 'pledge', marker: 0 },
    );
    expect(match.state.mats[SMUGGLER]?.fame).toBe(31);
    expect(kindsOf(delivery)).not.toContain('game-ended');
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
    const last = play(match, { do: 'end-turn' });

    expect(told(last, 'game-ended')).toEqual([{ round: 3, reached: true }]);
    expect(sea.outcome(match)?.ranks[SMUGGLER]).toBe(1);
  });

  it('AH-S90 Fame beyond 39 is counted on', () => {
    const end = ended({
      mats: { [SQUADRON]: { fame: 38 } },
      fleet: { ...TIED, squadron: at(0, 0) },
      wealth: { [SKULL]: 6 },
    });

    expect(scores(end)?.[SQUADRON]).toBe(44);
  });
});

describe('Pledged Cargo', () => {
  it('AH-288 each card scores 1 for each region of its own suit that the pledged power controls', () => {
    const end = ended({
      mats: { [SQUADRON]: { fame: 30 } },
      fleet: { ...TIED, patrols: [at(2, 0)], squadron: at(0, 2) },
      comrades: { [SKULL]: 1 },
      // The Diver is a Fish that is delivered to a Sword; the Gunner a Skull.
      pledges: [{ bluefin: ['diver', 'pilot', 'gunner'], mollusk: ['mystic', 'sea-dog'] }],
    });

    expect(revealed(end).slice(0, 2)).toEqual([
      { seat: SMUGGLER, marker: 0, power: 'bluefin', fame: 2 },
      { seat: SMUGGLER, marker: 1, power: 'mollusk', fame: 1 },
    ]);
    expect(scores(end)?.[SMUGGLER]).toBe(3);
  });

  it('AH-288 markers are revealed to all only when the game ends', () => {
    const pledges = [{ bluefin: ['diver'] }];
    const going = ended({ fleet: TIED, pledges }).match;
    const over = ended({ mats: { [UNION]: { fame: 30 } }, fleet: TIED, pledges }).match;
    const shown = (match: typeof going) =>
      seenBy(match, 'spectator').smugglers[0]?.pledges.map(({ power }) => power);

    expect(shown(over)).toEqual(['bluefin', 'mollusk']);
    expect(shown(going)).not.toContain('bluefin');
    expect(shown(going)).not.toContain('mollusk');
  });

  it('AH-289 control is that of the round just scored, and a tied region is nobody’s', () => {
    const pledges = [{ bluefin: ['diver'], mollusk: ['diver'] }];
    const held = ended({
      mats: { [UNION]: { fame: 30 } },
      fleet: { ...TIED, patrols: [at(2, 0)] },
      pledges,
    });
    const tied = ended({
      mats: { [UNION]: { fame: 30 } },
      fleet: { ...TIED, patrols: [at(2, 0)] },
      comrades: { [FISH]: 1 },
      pledges,
    });

    expect(told(held.events, 'region-scored')[FISH]).toMatchObject({ power: 'bluefin' });
    expect(revealed(held).map(({ fame }) => fame)).toEqual([1, 0, 0, 0]);
    expect(told(tied.events, 'region-scored')[FISH]).toMatchObject({ power: null });
    expect(revealed(tied).map(({ fame }) => fame)).toEqual([0, 0, 0, 0]);
  });

  it('AH-290 two Fish cards under the Union marker give 4 Fame if both Fish regions are the Union’s', () => {
    const end = ended({
      seats: 3,
      mats: { [UNION]: { fame: 30 } },
      regions: { [SKULL]: { tile: tile('fish-b') } },
      fleet: TIED,
      comrades: { [SKULL]: 1, [FISH]: 1 },
      pledges: [{ mollusk: ['sea-dog', 'diver'] }],
    });

    expect(revealed(end)).toEqual([
      { seat: SMUGGLER, marker: 0, power: 'bluefin', fame: 0 },
      { seat: SMUGGLER, marker: 1, power: 'mollusk', fame: 4 },
    ]);
    expect(scores(end)?.[SMUGGLER]).toBe(4);
  });

  it('AH-S92 pledges change no control: both Smugglers score the same region, and so did the power', () => {
    const end = ended({
      mats: { [SQUADRON]: { fame: 30 } },
      fleet: { ...TIED, patrols: [at(2, 0)] },
      pledges: [{ bluefin: ['diver'] }, { bluefin: ['sea-dog', 'pilot'] }],
    });

    expect(told(end.events, 'region-scored')[FISH]).toMatchObject({ power: 'bluefin', fame: 1 });
    expect(revealed(end).map(({ seat, fame }) => [seat, fame])).toEqual([
      [SMUGGLER, 1],
      [SMUGGLER, 0],
      [SECOND, 2],
      [SECOND, 0],
    ]);
    expect(kindsOf(end.events).lastIndexOf('region-scored')).toBeLessThan(
      kindsOf(end.events).indexOf('pledge-revealed'),
    );
  });
});

describe('The winner', () => {
  it('AH-291 the winner has the most Fame, whatever gold the others have', () => {
    const { match } = ended({
      mats: { [SQUADRON]: { fame: 30, gold: 9 }, [UNION]: { fame: 33, gold: 0 } },
      fleet: TIED,
      comrades: TIE,
    });

    expect(sea.outcome(match)).toMatchObject({ ranks: [2, 3, 1, 3], because: 'AH-291' });
  });

  it('AH-291 the winner among those with equally much Fame has the most gold', () => {
    const { match } = ended({
      mats: {
        [SQUADRON]: { fame: 31, gold: 2 },
        [SMUGGLER]: { fame: 30, gold: 8 },
        [UNION]: { fame: 31, gold: 3 },
        [SECOND]: { fame: 30, gold: 7 },
      },
      fleet: TIED,
      comrades: TIE,
    });

    expect(sea.outcome(match)).toMatchObject({ ranks: [2, 3, 1, 4], because: 'AH-291' });
  });

  it('AH-S91 players with equally much of both share the victory', () => {
    const { match } = ended({
      mats: {
        [SQUADRON]: { fame: 31, gold: 3 },
        [SMUGGLER]: { fame: 31, gold: 2 },
        [UNION]: { fame: 31, gold: 3 },
      },
      fleet: TIED,
      comrades: TIE,
    });

    expect(sea.outcome(match)).toMatchObject({ ranks: [1, 3, 1, 4], because: 'AH-S91' });
  });

  it('AH-292 the winner may have been below 30 before the pledges', () => {
    const end = ended({
      mats: { [SQUADRON]: { fame: 30 }, [SMUGGLER]: { fame: 28 } },
      fleet: { ...TIED, patrols: [at(2, 0)] },
      comrades: { ...TIE, [TREE]: 1 },
      pledges: [{ bluefin: ['diver', 'pilot', 'sea-dog', 'barrelman'], mollusk: ['naive-noble'] }],
    });

    expect(scores(end)).toEqual([31, 33, 1, 0]);
    expect(sea.outcome(end.match)?.ranks).toEqual([2, 1, 3, 4]);
    expect(sea.outcome(end.match)?.sheet?.filter(({ seat }) => seat === SMUGGLER)).toContainEqual({
      seat: SMUGGLER,
      clause: 'AH-288',
      line: 'pledged/bluefin',
      count: 4,
      points: 4,
    });
  });

  it('AH-291 AH-232 AH-207 AH-209 the sheet says where the Fame of each player came from', () => {
    const end = ended({
      mats: { [SQUADRON]: { fame: 30 }, [SMUGGLER]: { fame: 28 }, [UNION]: { fame: 7 } },
      fleet: { ...TIED, patrols: [at(2, 0)] },
      comrades: { ...TIE, [TREE]: 1 },
      pledges: [{ bluefin: ['diver', 'pilot', 'sea-dog', 'barrelman'], mollusk: ['naive-noble'] }],
    });
    const lines = (sea.outcome(end.match)?.sheet ?? []).map(({ seat, line, count, points }) => [
      seat,
      line,
      count,
      points,
    ]);

    expect(lines.filter(([seat]) => seat !== SECOND)).toEqual([
      [SQUADRON, 'regions', 3, 31],
      [SMUGGLER, 'deliveries', 5, 10],
      [SMUGGLER, 'rewards', 1, 18],
      [SMUGGLER, 'pledged/bluefin', 4, 4],
      [SMUGGLER, 'pledged/mollusk', 1, 1],
      [UNION, 'regions', 3, 8],
    ]);
  });
});
