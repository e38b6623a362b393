// Which figures of a pack nobody would miss: a pack may set them, and no rule ever reads them.

import { sfcRng } from '../chance/rng.ts';
import type { ErasedGame } from '../engine/core.ts';
import { engine } from '../engine/engine.ts';
import { BadTerms } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Kinds } from '../kinds.ts';
import { splitBy } from '../pack/shape.ts';
import { tables } from './laws/tables.ts';
import { randomTurn } from './random-player.ts';
import { packProblems } from './spoilt-pack.ts';

type Figure = number | boolean;
type Path = readonly string[];

export type FiguresPlan = {
  /** Random matches in which the rules are watched. */
  readonly matches: number;
  readonly limit?: number;
};

/**
 * Changes every figure of the game's pack by one. Whatever is accepted must change something that the
 * rules have read in random matches; the fields that do not are returned: `crew.*.optional`.
 */
export function unreadFigures<K extends Kinds>(game: Game<K>, plan: FiguresPlan): string[] {
  const erased = game as unknown as ErasedGame;
  const { content } = erased.pack;
  const read = readByRules(erased, plan);
  const before = leavesOf(erased.printed(content));
  const isRead = (changed: object): boolean => {
    const after = leavesOf(erased.printed(changed));
    for (const path of read) if (before.get(path) !== after.get(path)) return true;
    return false;
  };
  const { printed } = splitBy(erased.pack.shape, content);
  const fields = new Map<string, boolean>();
  for (const [path, figure] of figuresIn(printed, [])) {
    const field = fieldAt(printed, path);
    if (fields.get(field) === true) continue;
    const taken = others(figure)
      .map((other) => withFigure(content, path, other) as object)
      .filter((changed) => packProblems(erased.pack, changed) === '');
    if (taken.length > 0) fields.set(field, taken.some(isRead));
  }
  return [...fields].filter(([, known]) => !known).map(([field]) => field);
}

/**
 * The path with `*` for items that are made alike: what rules read of one card, they read of all, even
 * where no match came to it.
 */
function fieldAt(value: unknown, path: Path): string {
  let here = value as { readonly [name: string]: unknown };
  return path
    .map((name) => {
      const alike = Object.keys(here).filter((other) => madeOf(here[other]) === madeOf(here[name]));
      const isItem = Array.isArray(here) || (alike.length > 1 && madeOf(here[name]) !== '');
      here = here[name] as typeof here;
      return isItem ? '*' : name;
    })
    .join('.');
}

const madeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.keys(value).sort().join() : '';

const others = (figure: Figure): Figure[] =>
  typeof figure === 'boolean' ? [!figure] : [figure + 1, figure - 1];

function readByRules(game: ErasedGame, { matches, limit = 2_000 }: FiguresPlan): Set<string> {
  const read = new Set<string>();
  const watched = engine({ ...game, printed: (pack) => watching(game.printed(pack), '', read) });
  const tableOf = tables({ seats: game.seats, options: game.options, fixed: {} });
  for (let seed = 0; seed < matches; seed++) {
    try {
      const match = watched.create({ ...tableOf(seed), rng: sfcRng(seed) });
      const players = sfcRng(seed);
      for (let answers = 0; match.stack.length > 0 && answers < limit; answers++) {
        const turn = randomTurn(watched, match, players, null);
        if (turn !== undefined) watched.play(match, turn.seat, turn.choice);
      }
      watched.outcome(match);
    } catch (problem) {
      // Options may exclude each other.
      if (!(problem instanceof BadTerms)) throw problem;
    }
  }
  return read;
}

/** The same value; what is read of it is written down. */
function watching<T extends object>(value: T, path: string, read: Set<string>): T {
  const inner = new Map<string, object>();
  return new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string' || typeof found === 'function') return found;
      const place = `${path}.${name}`;
      if (typeof found !== 'object' || found === null) {
        read.add(place);
        return found;
      }
      const known = inner.get(name) ?? watching(found, place, read);
      inner.set(name, known);
      return known;
    },
  });
}

/** Every number, text and flag of a value by its path, and how long its lists are. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()) {
  if (typeof value !== 'object' || value === null) return leaves.set(path, value);
  if (Array.isArray(value)) leaves.set(`${path}.length`, value.length);
  for (const [name, field] of Object.entries(value)) leavesOf(field, `${path}.${name}`, leaves);
  return leaves;
}

function figuresIn(value: unknown, path: Path): (readonly [Path, Figure])[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => figuresIn(field, [...path, name]));
}

function withFigure(value: unknown, [name, ...rest]: Path, figure: Figure): unknown {
  if (name === undefined) return figure;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === name ? withFigure(item, rest, figure) : item,
    );
  const fields = value as { readonly [name: string]: unknown };
  return { ...fields, [name]: withFigure(fields[name], rest, figure) };
}
