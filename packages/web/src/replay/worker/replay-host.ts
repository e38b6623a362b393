import type { GameModule } from '@quarterdeck/kernel';
import { engine, QuarterdeckError, readReplay, seatsOf, verify } from '@quarterdeck/kernel';
import { type Port, refusing, serve, service } from '@quarterdeck/rpc';
import {
  ok,
  type Refusal,
  type Result,
  refusalOf,
  refused,
  TABLE_VERBS,
  type TableHandlers,
} from '@quarterdeck/tables';
import { type Eyes, REPLAY_VERBS, type ReplayHandlers, subjectOf } from '../protocol.ts';
import { asTest } from './as-test.ts';
import { mayLook, sightOf, tellingsOf } from './eyes.ts';
import { type Reel, reelOf } from './reel.ts';

export type ReplayHostParts = { readonly loadGame: (id: string) => Promise<GameModule> };

/** The worker's side: reads one replay and shows any moment of it. */
export class ReplayHost {
  readonly #parts: ReplayHostParts;
  #reel: Reel | null = null;

  constructor(parts: ReplayHostParts, port: Pick<Port, 'post' | 'listen'>) {
    this.#parts = parts;
    const services = [
      service(REPLAY_VERBS, () => ok(this.#replay)),
      service(TABLE_VERBS, (on) => this.#session(on)),
    ];
    // One after the other: what is asked while a replay is read is asked about that one.
    serve(port, services, { refusalOf: replayRefusal, inTurn: true });
  }

  readonly #replay: ReplayHandlers = {
    may: () => null,
    load: async ({ text }) => {
      this.#reel = null;
      const replay = readReplay(text);
      const { game } = await this.#parts.loadGame(replay.header.game);
      this.#reel = reelOf(engine(game), replay);
      return ok(this.#reel.film);
    },
    asTest: ({ position }) => {
      const reel = this.#reel;
      if (reel === null) return refused('no-table');
      // A test stands on the game's own pack, and a position after which nothing follows tests nothing.
      if (reel.film.pack.own !== undefined) return refused('wrong-pack');
      if (reel.film.answers[position] === undefined) return refused('out-of-range');
      return ok(asTest(reel, position));
    },
  };

  #session(on: string | undefined): Result<TableHandlers> {
    const reel = this.#reel;
    if (reel === null) return refused('no-table');
    const all: readonly Eyes[] = ['table', 'everybody', ...seatsOf(reel.film.names.length)];
    const eyes = all.find((one) => subjectOf(one) === on);
    return eyes !== undefined && mayLook(reel, eyes)
      ? ok(replaySession(reel, eyes))
      : refused('still-secret');
  }
}

/** Nobody answers in a replay, and it has no screen: the page turns its leaves. */
const NOBODY = refused('not-yours');

/** A replay as the table that it was, for one pair of eyes. */
const replaySession = (reel: Reel, eyes: Eyes): TableHandlers => ({
  ...refusing(TABLE_VERBS, NOBODY.refusal),
  may: (by) => (by === 'viewer' || by === 'over' ? null : NOBODY.refusal),
  history: ({ from, to }) => ok(tellingsOf(reel, eyes).slice(from, to)),
  positions: ({ seqs }) => {
    const lengths = seqs.map((position) => lengthAt(reel, position));
    if (lengths.includes(undefined)) return refused('out-of-range');
    return ok(
      lengths.flatMap((length) =>
        length === undefined ? [] : [sightOf(reel, reel.steps.at(length).match, eyes)],
      ),
    );
  },
  verify: () => ok(verify(reel.engine, reel.replay)),
});

const lengthAt = ({ film }: Reel, position: number): number | undefined =>
  position === 0 ? film.opening : film.answers[position - 1]?.length;

function replayRefusal(problem: unknown): Refusal {
  if (problem instanceof QuarterdeckError) return refusalOf(problem).refusal;
  const reason = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
  console.error(problem);
  return refused('failed', reason).refusal;
}
