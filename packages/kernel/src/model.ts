import { Malformed } from './errors.ts';
import type { Game } from './game.ts';
import {
  countOf,
  DEEPEST_STACK,
  fieldsOf,
  givenOf,
  isSeatOf,
  listOf,
  seatCount,
  settledOptions,
} from './gates.ts';
import type { ErasedKinds, Kinds } from './kinds.ts';
import type { Asked, View, WireView } from './match.ts';
import { withWordings } from './pack/wordings.ts';
import type { Schema } from './schema/declare.ts';
import { parse } from './schema/parse.ts';
import { parseFrame } from './shapes.ts';

/**
 * What reads a view and nothing that moves a match: all that a page needs of a game's rules. Every
 * `Game` is one; a game writes it apart, so that a page loads no more.
 */
export type GameModel<K extends Kinds> = Pick<
  Game<K>,
  'id' | 'title' | 'seats' | 'options' | 'printed' | 'state' | 'frames'
> & {
  /** The default pack as it lies in its files. Whoever makes matches reads it through its shape. */
  readonly pack: { readonly content: unknown };
};

export type PackFacts = { readonly hash: string; readonly printed: object };

/** The game without its types: nothing here looks into a state or a pack. */
type ErasedModel = Omit<GameModel<ErasedKinds>, 'printed'> & {
  printed(content: unknown): object;
};

/** What a spectator was called before protocol 2. Read for one release. */
const OLD_SPECTATOR = 'table';

/** The gate for views: `Malformed` names what is wrong. */
export function readView(
  model: Pick<ErasedModel, 'seats' | 'options' | 'state' | 'frames'>,
  raw: unknown,
  pack: PackFacts,
): View {
  const wire = fieldsOf(raw, 'view');
  const seats = seatCount(model.seats, wire['seats'], 'view.seats');
  const viewer = wire['viewer'] === OLD_SPECTATOR ? 'spectator' : wire['viewer'];
  if (viewer !== 'spectator' && !isSeatOf(viewer, seats))
    throw new Malformed('view.viewer', `a seat below ${seats} or "spectator"`, viewer);
  if (wire['pack'] !== pack.hash)
    throw new Malformed('view.pack', `the pack ${pack.hash}`, wire['pack']);
  return {
    viewer,
    terms: {
      seats,
      options: settledOptions(model.options, wire['options'], seats, 'view.options'),
      packHash: pack.hash,
    },
    state: parse(model.state as Schema<object>, wire['state'], {
      path: 'view.state',
      printed: pack.printed,
      holes: true,
    }),
    stack: listOf(wire['stack'], 'view.stack', DEEPEST_STACK).map((frame, index) =>
      parseFrame(model.frames, frame, {
        path: `view.stack[${index}]`,
        printed: pack.printed,
        holes: true,
      }),
    ),
    given: givenOf(wire['given'], 'view.given', seats, true),
    answers: countOf(wire['answers'], 'view.answers'),
    asked: listOf(wire['asked'], 'view.asked', seats).map((a, i) => askedOf(a, seats, i)),
  };
}

function askedOf(value: unknown, seats: number, index: number): Asked {
  const { seat, step } = fieldsOf(value, `view.asked[${index}]`);
  if (!isSeatOf(seat, seats)) throw new Malformed(`view.asked[${index}].seat`, 'a seat', seat);
  if (typeof step !== 'string') throw new Malformed(`view.asked[${index}].step`, 'a step', step);
  return { seat, step };
}

/**
 * Reads the views of one table. Its host has checked and hashed the pack, and `own` is its content
 * where that is not the game's default.
 */
export function viewReader<K extends Kinds>(
  model: GameModel<K>,
  { hash, own }: { readonly hash: string; readonly own?: unknown },
): (wire: WireView) => View<K> {
  const erased = model as unknown as ErasedModel;
  const content = own ?? erased.pack.content;
  const facts = { hash, printed: withWordings(erased.printed(content), content as object) };
  return (wire) => readView(erased, wire, facts) as unknown as View<K>;
}
