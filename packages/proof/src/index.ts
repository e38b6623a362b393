// How much a run of the tests proves. `npm test` plays a part of it, on seeds that follow from the
// commit, so that every commit plays another part; `npm run test:all` is the whole proof. Every count
// in which the two differ stands here, and nowhere else.

/** Each as `npm test` has it, and as the whole proof has it. */
export const COUNTS = {
  /** Random matches of each game that are held to the laws. */
  lawMatches: { part: 200, all: 1_000 },
  /** The same for Reef, the kernel's sample, whose matches are short. */
  reefMatches: { part: 500, all: 10_000 },
  /** Of the replays that older programs wrote, and the tables that older pages left: how many are opened. */
  storedMatches: { part: 2, all: 8 },
  /** And of the databases that older servers left. */
  storedDatabases: { part: 1, all: 2 },
  /** Games in whose packs every figure is changed, to see whether a rule reads it. */
  packsByFigure: { part: 1, all: 5 },
  /** Games whose tests are run once more, to see that "Show me" shows what they do. */
  demonstrated: { part: 1, all: 5 },
  /** Matches that are played out at each table besides those of the laws. */
  playedOut: { part: 5, all: 40 },
  /** How much is played, in a hundred, of the contests in which a bot has to beat chance. */
  contested: { part: 50, all: 100 },
  /** Pairs of matches, once from each seat, in which one bot has to beat another. */
  pairsOfMate: { part: 10, all: 30 },
  pairsOfCaptain: { part: 1, all: 2 },
  /** Bots whose strength is measured so: the mate, and the captain, who takes his time. */
  measuredBots: { part: 1, all: 2 },
  /** Programs in which a copied game is played to show that it needs one line: terminal, server, page. */
  hostsOfCopy: { part: 1, all: 3 },
  /** Servers that are killed in the middle of their work. */
  kills: { part: 4, all: 20 },
  /** Groups of people who play table after table on three servers, and seconds in which servers, news and database fail. */
  clusterTables: { part: 7, all: 84 },
  clusterSeconds: { part: 8, all: 90 },
  /** Tables that are played while one server after the other is replaced. */
  deployedTables: { part: 6, all: 40 },
  /** Whole installs in a folder of their own: for this kind of machine, and for the other. */
  installs: { part: 1, all: 2 },
  /** Games that are played from the first click or key to the last, in a browser. */
  gamesByMouse: { part: 1, all: 5 },
  gamesByKeyboard: { part: 1, all: 5 },
  /** And by four people at four pages, over a server. */
  gamesTogether: { part: 1, all: 5 },
  /** Mouse and keyboard: the hands that play such matches. */
  hands: { part: 1, all: 2 },
  /** Boards, and chapters of what a page promises, that are tried in a browser (browser-files.ts). */
  boards: { part: 1, all: 4 },
  chapters: { part: 1, all: 27 },
  /** Guided matches, one for each way to sit down: each by mouse, by keyboard and by touch. */
  guidedMatches: { part: 1, all: 24 },
  /** Screens, from a desktop by day to a small phone by night, on which a table is walked through. */
  screens: { part: 1, all: 4 },
} as const;

export type Count = keyof typeof COUNTS;

/** QUARTERDECK_PROOF=all asks for the whole proof. */
export function countOf(name: Count): number {
  const wanted = process.env['QUARTERDECK_PROOF'] ?? '';
  if (wanted !== '' && wanted !== 'all')
    throw new Error(`QUARTERDECK_PROOF must be "all" or nothing, not "${wanted}"`);
  return COUNTS[name][wanted === 'all' ? 'all' : 'part'];
}

/** A contest: a bot has to win this many of its matches, which are always the same. Or its first part. */
export function contest(
  matches: number,
  least: number,
): {
  readonly matches: number;
  readonly least: number;
} {
  const share = countOf('contested') / 100;
  return { matches: Math.ceil(matches * share), least: Math.floor(least * share) };
}

/** A number that follows from the commit; 0 where nobody says which, as under Vitest itself. */
export function commitSeed(): number {
  const text = process.env['QUARTERDECK_SEED'] ?? '0';
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error(`QUARTERDECK_SEED must be a whole number, not "${text}"`);
  return seed;
}

/** This many of them, different ones for different commits; `offset` sets two such choices apart. */
export function rotated<T>(all: readonly T[], count: number, offset = 0): readonly T[] {
  const first = (commitSeed() + offset) % all.length;
  return all
    .map((one, index) => ({ one, turn: (index - first + all.length) % all.length }))
    .filter(({ turn }) => turn < count)
    .map(({ one }) => one);
}
