// What nodes tell each other. Nothing rests on it: what is stored is the truth, and a node that missed
// a word reads the rest by itself.

import {
  bool,
  integer,
  type Json,
  json,
  listOf,
  mapOf,
  oneOf,
  orNull,
  read,
  type Shape,
  shape,
  text,
  variants,
} from '@quarterdeck/kernel/pack';

/** Somebody who looks at a table. `seat` null: without one. */
export type Present = {
  readonly guest: string;
  readonly name: string;
  readonly seat: number | null;
  readonly isIdle: boolean;
};

/**
 * `moved`: an answer was stored, and the log is this long. `seats`: who sits, whether it is dealt, or
 * its journal has changed. `orders`: a standing order was given, or ended. `said`: somebody said
 * something there. `present`: who looks at it on the
 * node that says so. `who`: asks for that.
 */
export type TableNews =
  | { readonly kind: 'moved'; readonly table: string; readonly length: number }
  | { readonly kind: 'seats'; readonly table: string }
  | { readonly kind: 'orders'; readonly table: string }
  | {
      readonly kind: 'said';
      readonly table: string;
      readonly side: 'seats' | 'onlookers';
      readonly seq: number;
    }
  | { readonly kind: 'present'; readonly table: string; readonly present: readonly Present[] }
  | { readonly kind: 'who'; readonly table: string };

/**
 * `hello`: a node has come, or hears again: others tell it what they know. `lobby`: something in it may
 * have changed. `counts`: how much there is of each name on the node that says so; `isAll`: of no
 * other. `spent`: what somebody took out of their bucket there. `ended`: every connection of somebody
 * is to end. `seek`, `unsought`: somebody looks for others, or no more; `listed`: a table was put into
 * the lobby; `found`: the table at which somebody who looked for one sits now. `streams`: by bot that
 * somebody runs elsewhere, since when its event stream is open on the node that says so, with all of its
 * tables; 0: no more. The rest is for the node that has the stream of the bot.
 */
export type ServerNews =
  | { readonly kind: 'hello' }
  | { readonly kind: 'lobby' }
  | { readonly kind: 'vacation'; readonly guest: string }
  | { readonly kind: 'ended'; readonly person: string }
  | {
      readonly kind: 'seek';
      readonly guest: string;
      readonly isBot: boolean;
      readonly setups: readonly Json[];
    }
  | { readonly kind: 'unsought'; readonly guest: string }
  | { readonly kind: 'listed'; readonly listed: string }
  | { readonly kind: 'found'; readonly guest: string; readonly at: string }
  | {
      readonly kind: 'counts';
      readonly of: string;
      readonly counts: { readonly [name: string]: number };
      readonly isAll: boolean;
    }
  | { readonly kind: 'spent'; readonly of: string; readonly name: string }
  | {
      readonly kind: 'streams';
      readonly streams: { readonly [bot: string]: number };
      readonly isAll: boolean;
    }
  | NewsOfBot;

/**
 * `botSits`: it has a seat at a table. `botSeeks`: it looks for such tables, or for none any more;
 * `isNew`: whatever it looked for before. `botChallenged`: somebody would play with it. `botRevoked`: a
 * token of it opens nothing any more.
 */
export type NewsOfBot =
  | { readonly kind: 'botSits'; readonly bot: string; readonly at: string }
  | {
      readonly kind: 'botSeeks';
      readonly bot: string;
      readonly setups: readonly Json[];
      readonly isNew: boolean;
    }
  | {
      readonly kind: 'botChallenged';
      readonly bot: string;
      readonly by: string;
      readonly at: string;
    }
  | { readonly kind: 'botRevoked'; readonly bot: string; readonly token: string };

/** News, and the node that tells it. */
export type Heard<News> = News & { readonly node: string };

const id = text({ most: 200 });
const count = integer({ least: 0 });
const MOST_PRESENT = 10_000;
const MOST_SOUGHT = 100;

const present: Shape<Present> = shape({
  guest: id,
  name: text({ most: 400 }),
  seat: orNull(count),
  isIdle: bool,
});

const tableNews: Shape<Heard<TableNews>> = variants('kind', {
  moved: { table: id, node: id, length: count },
  seats: { table: id, node: id },
  orders: { table: id, node: id },
  said: { table: id, node: id, side: oneOf(['seats', 'onlookers']), seq: count },
  present: { table: id, node: id, present: listOf(present, { most: MOST_PRESENT }) },
  who: { table: id, node: id },
});

const serverNews: Shape<Heard<ServerNews>> = variants('kind', {
  hello: { node: id },
  lobby: { node: id },
  vacation: { node: id, guest: id },
  ended: { node: id, person: id },
  seek: { node: id, guest: id, isBot: bool, setups: listOf(json, { most: MOST_SOUGHT }) },
  unsought: { node: id, guest: id },
  listed: { node: id, listed: id },
  found: { node: id, guest: id, at: id },
  counts: { node: id, of: id, counts: mapOf(count), isAll: bool },
  spent: { node: id, of: id, name: id },
  streams: { node: id, streams: mapOf(count), isAll: bool },
  botSits: { node: id, bot: id, at: id },
  botSeeks: { node: id, bot: id, setups: listOf(json, { most: MOST_SOUGHT }), isNew: bool },
  botChallenged: { node: id, bot: id, by: text({ most: 400 }), at: id },
  botRevoked: { node: id, bot: id, token: id },
});

/** Throw what is no news: a node of another version may say what this one does not know. */
export const readTableNews = (raw: unknown): Heard<TableNews> => read(tableNews, raw);
export const readServerNews = (raw: unknown): Heard<ServerNews> => read(serverNews, raw);
