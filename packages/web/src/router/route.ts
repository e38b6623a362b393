import type { GameId, PageGames } from '../games/games.ts';

export type HousePlace =
  | { readonly page: 'shelf' }
  | { readonly page: 'settings' }
  /** Who one is on the server: where one gets an account, signs in, and looks after it. */
  | { readonly page: 'account' }
  /** Where people find each other; `only`: what the list is narrowed to. */
  | { readonly page: 'lobby'; readonly only: readonly string[] }
  /** Somebody's profile; `me`: one's own. */
  | { readonly page: 'person'; readonly person: string }
  /** The best of each game, and the bots' ladder. */
  | { readonly page: 'leaders' }
  /** Where people whose role it is look after the others. */
  | { readonly page: 'moderation' }
  /** Replays of files; without a file, where one is chosen. */
  | { readonly page: 'replays'; readonly file: string | undefined }
  /** Where the link of an invitation leads. */
  | { readonly page: 'join'; readonly invitation: string }
  | { readonly page: 'lost' };

export type GamePlace =
  | { readonly page: 'game'; readonly game: GameId }
  | { readonly page: 'new-table'; readonly game: GameId }
  /** A table with free seats and its link, set on arrival. */
  | { readonly page: 'friends'; readonly game: GameId }
  | { readonly page: 'rulebook'; readonly game: GameId; readonly clause: string | undefined }
  | { readonly page: 'gallery'; readonly game: GameId }
  /** The guided match and the exercises to choose from. */
  | { readonly page: 'learn'; readonly game: GameId };

/**
 * `play` is a table against bots with the settings at hand, set up on arrival; `online` one of a
 * server, with the invitation of who watches there.
 */
export type TablePlace =
  | { readonly page: 'play'; readonly game: GameId }
  /** A guided match or an exercise; where it was left, unless a step is named. */
  | {
      readonly page: 'lesson';
      readonly game: GameId;
      readonly lesson: string;
      readonly step: string | undefined;
    }
  /** A clause at work. */
  | {
      readonly page: 'show';
      readonly game: GameId;
      readonly clause: string;
      /** Which of its cases, from 1. */
      readonly nth: number;
    }
  | { readonly page: 'table'; readonly game: GameId; readonly table: string }
  /** `review`: with what each answer was worth beside it. */
  | {
      readonly page: 'replay';
      readonly game: GameId;
      readonly table: string;
      readonly review?: true;
    }
  | {
      readonly page: 'online';
      readonly game: GameId;
      readonly table: string;
      readonly invitation: string | undefined;
    };

/** Every place inside the page. */
export type Route = HousePlace | GamePlace | TablePlace;

export const isAtTable = (route: Route): route is TablePlace =>
  ['play', 'lesson', 'show', 'table', 'replay', 'online'].includes(route.page);

const SAFE_ID = /^[\w-]{1,64}$/;
const CLAUSE = /^#([A-Z]{2}-S?\d{2,3})$/;
const CLAUSE_ID = /^[A-Z]{2}-S?\d{2,3}$/;
const CASE = /^#([1-9])$/;
const LESSON_STEP = /^#([\w-]{1,64})$/;
const ONLY = /^#[\w-]{1,64}(\+[\w-]{1,64}){0,15}$/;
const INVITATION = /^#([\w-]{1,64})$/;
const LOST: Route = { page: 'lost' };

const inGame = (game: GameId, rest: readonly string[], hash: string): Route => {
  const [place, id, how, ...more] = rest;
  if (more.length > 0) return LOST;
  if (place === 'tables' && id !== undefined && SAFE_ID.test(id)) {
    if (how === undefined) return { page: 'table', game, table: id };
    return how === 'replay' ? { page: 'replay', game, table: id } : LOST;
  }
  if (place === 'online' && id !== undefined && how === undefined && SAFE_ID.test(id))
    return { page: 'online', game, table: id, invitation: INVITATION.exec(hash)?.[1] };
  if (place === 'show' && id !== undefined && how === undefined && CLAUSE_ID.test(id))
    return { page: 'show', game, clause: id, nth: Number(CASE.exec(hash)?.[1] ?? 1) };
  if (place === 'learn' && id !== undefined && how === undefined && SAFE_ID.test(id))
    return { page: 'lesson', game, lesson: id, step: LESSON_STEP.exec(hash)?.[1] };
  if (id !== undefined) return LOST;
  if (place === undefined) return { page: 'game', game };
  if (place === 'new') return { page: 'new-table', game };
  if (place === 'rules') return { page: 'rulebook', game, clause: CLAUSE.exec(hash)?.[1] };
  if (place === 'gallery' || place === 'play' || place === 'learn' || place === 'friends')
    return { page: place, game };
  return LOST;
};

/**
 * An invitation is a secret: behind the hash it is sent to no server and stands in no proxy's log.
 * Links of before have it in the path.
 */
const toJoin = (inPath: string | undefined, hash: string): Route => {
  const invitation = inPath ?? INVITATION.exec(hash)?.[1];
  return invitation !== undefined && SAFE_ID.test(invitation) ? { page: 'join', invitation } : LOST;
};

/** An address is foreign until it is read here; what nobody foresaw is the lost page. */
export const routeOf = (games: Pick<PageGames, 'has'>, path: string, hash = ''): Route => {
  const [area, game, ...rest] = path.split('/').filter((part) => part !== '');
  if (area === undefined) return { page: 'shelf' };
  if (area === 'settings' && game === undefined) return { page: 'settings' };
  if (area === 'account' && game === undefined) return { page: 'account' };
  if ((area === 'leaders' || area === 'moderation') && game === undefined) return { page: area };
  if (area === 'people' && game !== undefined && rest.length === 0 && SAFE_ID.test(game))
    return { page: 'person', person: game };
  if (area === 'lobby' && game === undefined)
    return { page: 'lobby', only: ONLY.test(hash) ? hash.slice(1).split('+') : [] };
  if (area === 'replay' && rest.length === 0 && (game === undefined || SAFE_ID.test(game)))
    return { page: 'replays', file: game };
  if (area === 'join' && rest.length === 0) return toJoin(game, hash);
  if (area === 'games' && game !== undefined && games.has(game)) return inGame(game, rest, hash);
  return LOST;
};

const unreachable = (route: never): never => {
  throw new Error(`No address for ${JSON.stringify(route)}`);
};

export const addressOf = (route: Route): string => {
  switch (route.page) {
    case 'shelf':
    case 'lost':
      return '/';
    case 'settings':
      return '/settings';
    case 'account':
    case 'leaders':
    case 'moderation':
      return `/${route.page}`;
    case 'person':
      return `/people/${route.person}`;
    case 'lobby':
      return `/lobby${route.only.length === 0 ? '' : `#${route.only.join('+')}`}`;
    case 'game':
      return `/games/${route.game}`;
    case 'new-table':
      return `/games/${route.game}/new`;
    case 'friends':
      return `/games/${route.game}/friends`;
    case 'rulebook':
      return `/games/${route.game}/rules${route.clause === undefined ? '' : `#${route.clause}`}`;
    case 'gallery':
      return `/games/${route.game}/gallery`;
    case 'play':
      return `/games/${route.game}/play`;
    case 'learn':
      return `/games/${route.game}/learn`;
    case 'lesson':
      return `/games/${route.game}/learn/${route.lesson}${route.step === undefined ? '' : `#${route.step}`}`;
    case 'show':
      return `/games/${route.game}/show/${route.clause}${route.nth === 1 ? '' : `#${route.nth}`}`;
    case 'table':
      return `/games/${route.game}/tables/${route.table}`;
    case 'replay':
      return `/games/${route.game}/tables/${route.table}/replay${route.review === true ? '#review' : ''}`;
    case 'online':
      return `/games/${route.game}/online/${route.table}${route.invitation === undefined ? '' : `#${route.invitation}`}`;
    case 'join':
      return `/join#${route.invitation}`;
    case 'replays':
      return `/replay${route.file === undefined ? '' : `/${route.file}`}`;
    default:
      return unreachable(route);
  }
};
