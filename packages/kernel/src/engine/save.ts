import { cloneRng, parseRng } from '../chance/rng.ts';
import { Malformed, QuarterdeckError } from '../errors.ts';
import {
  countOf,
  DEEPEST_STACK,
  fieldsOf,
  givenOf,
  isSeatOf,
  listOf,
  seatCount,
  settledOptions,
} from '../gates.ts';
import type { Seat } from '../ids.ts';
import type { Choice } from '../kinds.ts';
import type { Match } from '../match.ts';
import type { PackFacts } from '../model.ts';
import { type Saved, savedHash } from '../saved.ts';
import { sameChoice } from './choices.ts';
import type { Core } from './core.ts';
import type { Packs } from './packs.ts';

export type Saving = {
  clone(match: Match): Match;
  save(match: Match): Saved;
  load(raw: unknown, pack?: PackFacts): Match;
  hash(match: Match): string;
};

export function saving({ game, shapes, questions }: Core, packs: Packs): Saving {
  const save = (match: Match): Saved => ({
    format: 'quarterdeck-save',
    game: game.id,
    version: game.version,
    pack: match.terms.packHash,
    seats: match.terms.seats,
    options: match.terms.options,
    state: { ...shapes.bareState(match.state) },
    stack: match.stack.map((frame) => {
      const { step, data, at } = shapes.bareFrame(frame);
      return { step, data: { ...data }, at };
    }),
    given: match.given.slice(),
    rng: cloneRng(match.rng),
    answers: match.answers,
  });

  function load(raw: unknown, given?: PackFacts): Match {
    const saved = migrated(game, raw);
    const pack = packOf(packs, raw, saved, given);
    const seats = seatCount(game.seats, saved['seats'], 'save.seats');
    const options = settledOptions(game.options, saved['options'], seats, 'save.options');
    const match: Match = {
      terms: { seats, options, packHash: pack.hash },
      state: shapes.parseState(saved['state'], { path: 'state', printed: pack.printed }),
      stack: listOf(saved['stack'], 'stack', DEEPEST_STACK).map((frame, index) =>
        shapes.parseFrame(frame, {
          path: `stack[${index}]`,
          printed: pack.printed,
          holes: false,
        }),
      ),
      given: givenOf(saved['given'], 'given', seats, false),
      rng: parseRng(saved['rng'], 'rng'),
      answers: countOf(saved['answers'], 'answers'),
      rig: [],
    };
    refuseUnaskable(questions, match);
    match.given.forEach((choice, seat) => {
      if (choice !== null) match.given[seat] = ownOffer(questions, match, seat as Seat, choice);
    });
    return match;
  }

  return {
    clone: (match) => ({
      terms: match.terms,
      state: shapes.cloneState(match.state),
      stack: match.stack.slice(),
      given: match.given.slice(),
      rng: cloneRng(match.rng),
      answers: match.answers,
      rig: match.rig.length === 0 ? [] : match.rig.slice(),
    }),
    save,
    load,
    hash: (match) => savedHash(save(match)),
  };
}

/**
 * The pack it was saved with, under the name it was saved with, or the one that a migration has
 * named. Never another because it is at hand: the match would go on with other cards.
 */
function packOf(
  packs: Packs,
  raw: unknown,
  saved: Fields,
  given: PackFacts | undefined,
): PackFacts {
  const hash = saved['pack'];
  const isRenamed = hash !== fieldsOf(raw, 'save')['pack'];
  const wanted = isRenamed ? undefined : given;
  if (wanted !== undefined && wanted.hash === hash) return wanted;
  const found = typeof hash === 'string' ? packs.known(hash) : undefined;
  if (
    found !== undefined &&
    (wanted === undefined || packs.known(wanted.hash)?.edition === found.edition)
  )
    return found;
  throw new Malformed('save.pack', packs.described(wanted), hash);
}

/** What its frame asks must fit its state: better found here than at the next answer. */
function refuseUnaskable(questions: Core['questions'], match: Match): void {
  const { seats } = match.terms;
  try {
    for (const { seat } of questions.asked(match)) {
      if (!isSeatOf(seat, seats))
        throw new Malformed('stack', `a question to one of ${seats} seats`, seat);
      questions.list(match, seat, null);
    }
  } catch (problem) {
    if (problem instanceof QuarterdeckError) throw problem;
    const step = match.stack.at(-1)?.step;
    throw new Malformed('stack', 'a question that can be put in this state', step);
  }
}

/** A saved answer must still be one the step offers; what runs later is the step's own object. */
function ownOffer(questions: Core['questions'], match: Match, seat: Seat, choice: Choice): Choice {
  const offered = questions.list(match, seat, null).find((c) => sameChoice(c, choice));
  if (offered === undefined)
    throw new Malformed(`given[${seat}]`, 'an answer that is offered', choice);
  return offered;
}

type Fields = { readonly [name: string]: unknown };

/** Version by version on raw JSON, so that no old type has to be kept. */
function migrated(game: Core['game'], raw: unknown): Fields {
  let saved = fieldsOf(raw, 'save');
  if (saved['format'] !== 'quarterdeck-save')
    throw new Malformed('save.format', '"quarterdeck-save"', saved['format']);
  if (saved['game'] !== game.id)
    throw new Malformed('save.game', `the game ${game.id}`, saved['game']);
  const from = countOf(saved['version'], 'save.version');
  if (from > game.version)
    throw new Malformed('save.version', `rules up to version ${game.version}`, from);
  for (let version = from; version < game.version; version++) {
    const migrate = game.migrations?.[version];
    if (migrate === undefined)
      throw new Malformed('save.version', `rules that lead to version ${game.version}`, version);
    saved = { ...brought(() => migrate(saved as Saved), saved, version), version: version + 1 };
  }
  return saved;
}

/** A migration reads raw JSON, so whatever it stumbles over is the save's fault or its own. */
function brought(migrate: () => Saved, saved: object, from: number): Saved {
  try {
    return migrate();
  } catch (problem) {
    if (problem instanceof QuarterdeckError) throw problem;
    const expected = `a save of version ${from} that can be brought to version ${from + 1}`;
    throw new Malformed('save', expected, saved);
  }
}
