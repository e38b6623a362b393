import { LANGUAGES, type Language } from '@quarterdeck/board-kit';
import { SEAT_COLOURS, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { type CoachesProgress, coachesIn, timeIn, whenIn } from './coach-progress.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export const MOTIONS = ['full', 'short', 'none'] as const;
export const BOARD_NAMES = ['always', 'pointer', 'never'] as const;
export const CONFIRMATIONS = ['hurts', 'everything', 'nothing'] as const;
export const PACES = ['calm', 'brisk', 'atOnce'] as const;
/** Every stop of the dial, weakest first: four that have a name, and steps above some of them. */
export const BOT_LEVELS = [
  'deckhand',
  'deckhand+1',
  'deckhand+2',
  'mate',
  'mate+1',
  'mate+2',
  'captain',
  'admiral',
] as const;
export const NAMED_LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type BoardNames = (typeof BOARD_NAMES)[number];
export type Confirmations = (typeof CONFIRMATIONS)[number];
export type Pace = (typeof PACES)[number];
export type BotLevel = (typeof BOT_LEVELS)[number];
export type NamedLevel = (typeof NAMED_LEVELS)[number];

export const TEXT_SIZES = { smallest: 90, largest: 130, step: 2 } as const;
export const LONGEST_NAME = 40;

export type Settings = {
  readonly theme: Theme;
  /** Per cent of the device's own size. */
  readonly textSize: number;
  readonly boardNames: BoardNames;
  readonly motion: Motion;
  readonly strongEmblems: boolean;
  /** Per cent; 0 is silent, and silent is how it begins. */
  readonly volume: number;
  readonly confirm: Confirmations;
  /** How fast bots play; null until somebody chooses: see `paceOf`. */
  readonly pace: Pace | null;
  /** Games of which a match was played to its end here. */
  readonly finished: readonly string[];
  readonly oneClick: boolean;
  readonly leftHand: boolean;
  readonly name: string;
  readonly emblem: SeatColour;
  readonly language: Language;
  readonly botLevel: BotLevel;
  readonly modules: readonly string[];
  /** By `<game>/<lesson>`. */
  readonly lessons: LessonsProgress;
  /** By game: what was heard from its coach. */
  readonly coaches: CoachesProgress;
  /** When what was learned was wished forgotten; 0: never. Other devices are told by it. */
  readonly forgotten: number;
};

/** `at`: the step to come back to; a lesson that has changed begins anew. */
export type LessonProgress = {
  readonly at: string;
  readonly done: boolean;
  /** How often the goal of an exercise was missed before it was reached. */
  readonly misses: number;
  /** When it was last changed; left out where it was before that was noted. */
  readonly when?: number;
};
export type LessonsProgress = { readonly [lesson: string]: LessonProgress };

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  textSize: 100,
  boardNames: 'always',
  motion: 'full',
  strongEmblems: false,
  volume: 0,
  confirm: 'hurts',
  pace: null,
  finished: [],
  oneClick: false,
  leftHand: false,
  name: '',
  emblem: 'red',
  language: 'en',
  botLevel: 'mate',
  modules: [],
  lessons: {},
  coaches: {},
  forgotten: 0,
};

/** A first match of a game is to be followed; who knows the game wants its bots brisker. */
export const paceOf = (
  { pace, finished }: Pick<Settings, 'pace' | 'finished'>,
  game: string,
): Pace => pace ?? (finished.includes(game) ? 'brisk' : 'calm');

const among = <W extends string>(words: readonly W[], value: unknown, otherwise: W): W =>
  words.find((word) => word === value) ?? otherwise;

const between = (low: number, high: number, value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(high, Math.max(low, Math.round(value)))
    : otherwise;

const bool = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const NAME = /^[\w-]{1,64}$/;
const MOST_NAMES = 200;

/** Modules belong to games, which settings do not know: a table takes those that its game has. */
const namesIn = (value: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = list.filter((one): one is string => typeof one === 'string' && NAME.test(one));
  return [...new Set(names)].slice(0, MOST_NAMES);
};

const LESSON = /^[\w-]{1,64}\/[\w-]{1,64}$/;
const STEP = /^[\w-]{0,64}$/;
const MOST_LESSONS = 500;
const MOST_MISSES = 999;

/** One that does not read is begun anew and costs the others nothing. */
const progressIn = (value: unknown): LessonsProgress => {
  if (!isRecord(value)) return {};
  const kept = Object.entries(value).flatMap(([lesson, one]): [string, LessonProgress][] => {
    if (!LESSON.test(lesson) || !isRecord(one)) return [];
    const { at, done, misses, when } = one;
    if (typeof at !== 'string' || !STEP.test(at)) return [];
    const missed = between(0, MOST_MISSES, misses, 0);
    return [[lesson, { at, done: done === true, misses: missed, ...whenIn(when) }]];
  });
  return Object.fromEntries(kept.slice(0, MOST_LESSONS));
};

/**
 * What a browser stored is foreign: an older page, another hand, half a write. Each setting that
 * does not read falls back alone, so that one bad word does not cost the others.
 */
export const parseSettings = (stored: unknown): Settings => {
  if (!isRecord(stored)) return DEFAULT_SETTINGS;
  const d = DEFAULT_SETTINGS;
  const { smallest, largest } = TEXT_SIZES;
  return {
    theme: among(THEMES, stored['theme'], d.theme),
    textSize: between(smallest, largest, stored['textSize'], d.textSize),
    boardNames: among(BOARD_NAMES, stored['boardNames'], d.boardNames),
    motion: among(MOTIONS, stored['motion'], d.motion),
    strongEmblems: bool(stored['strongEmblems'], d.strongEmblems),
    volume: between(0, 100, stored['volume'], d.volume),
    confirm: among(CONFIRMATIONS, stored['confirm'], d.confirm),
    pace: PACES.find((pace) => pace === stored['pace']) ?? d.pace,
    finished: namesIn(stored['finished']),
    oneClick: bool(stored['oneClick'], d.oneClick),
    leftHand: bool(stored['leftHand'], d.leftHand),
    name: typeof stored['name'] === 'string' ? stored['name'].slice(0, LONGEST_NAME) : d.name,
    emblem: among(SEAT_COLOURS, stored['emblem'], d.emblem),
    language: among(LANGUAGES, stored['language'], d.language),
    botLevel: among(BOT_LEVELS, stored['botLevel'], d.botLevel),
    modules: namesIn(stored['modules']),
    lessons: progressIn(stored['lessons']),
    coaches: coachesIn(stored['coaches']),
    forgotten: timeIn(stored['forgotten']),
  };
};
