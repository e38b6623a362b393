/** `auto`: on in a first match and where a guided match goes on, off elsewhere. */
export const COACH_MODES = ['auto', 'on', 'off'] as const;
export type CoachMode = (typeof COACH_MODES)[number];

/** What somebody has heard from the coach of one game. */
export type CoachProgress = {
  readonly mode: CoachMode;
  /** The table of the first match, or where a guided match goes on: the coach is at one's side there. */
  readonly at: string;
  /** By kind of question: how often its words were shown. */
  readonly met: { readonly [kind: string]: number };
  /** When mode or table were last changed; left out where it was before that was noted. */
  readonly when?: number;
};
export type CoachesProgress = { readonly [game: string]: CoachProgress };

export const NO_COACH_PROGRESS: CoachProgress = { mode: 'auto', at: '', met: {} };

// Names that mean something to JavaScript itself are no names of ours.
const GAME = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,64}$/;
const TABLE = /^[\w-]{0,80}$/;
const KIND = /^(?!__proto__$|constructor$|prototype$)[\w/ -]{1,96}$/;
const MOST_GAMES = 200;
const MOST_KINDS = 500;
/** What was heard oftener is known. */
const MOST_HEARD = 9;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Milliseconds since 1970; 0 where it does not read. */
export const timeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** Nothing where it was not noted. */
export const whenIn = (value: unknown): { readonly when?: number } => {
  const when = timeIn(value);
  return when === 0 ? {} : { when };
};

const metIn = (value: unknown): CoachProgress['met'] => {
  if (!isRecord(value)) return {};
  const kept = Object.entries(value).flatMap(([kind, heard]): [string, number][] =>
    KIND.test(kind) && typeof heard === 'number' && Number.isInteger(heard) && heard > 0
      ? [[kind, Math.min(heard, MOST_HEARD)]]
      : [],
  );
  return Object.fromEntries(kept.slice(0, MOST_KINDS));
};

/** What does not read is forgotten alone. */
export const coachesIn = (value: unknown): CoachesProgress => {
  if (!isRecord(value)) return {};
  const kept = Object.entries(value).flatMap(([game, one]): [string, CoachProgress][] => {
    if (!GAME.test(game) || !isRecord(one)) return [];
    const { at } = one;
    const mode = COACH_MODES.find((each) => each === one['mode']) ?? NO_COACH_PROGRESS.mode;
    const table = typeof at === 'string' && TABLE.test(at) ? at : '';
    return [[game, { mode, at: table, met: metIn(one['met']), ...whenIn(one['when']) }]];
  });
  return Object.fromEntries(kept.slice(0, MOST_GAMES));
};
