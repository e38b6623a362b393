import { seatsOf } from '@quarterdeck/kernel';
import { engine, type GameModule, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { readReplay, verify } from '@quarterdeck/kernel/replay';
import { type Port, refusing, serve, service } from '@quarterdeck/rpc';
import {
  ok,
  type Perspective,
  type Refusal,
  type Result,
  refusalOf,
  refused,
  TABLE_VERBS,
  type TableHandlers,
} from '@quarterdeck/tables';
import { REPLAY_VERBS, type ReplayHandlers, subjectOf } from '../protocol.ts';
import { asTest } from './as-test.ts';
import { type LoadedReplay, lengthAt, loadReplay } from './loaded-replay.ts';
import { dealSeen, entriesSeen, mayLook, viewAs } from './perspective.ts';
import { ReplayReview } from './replay-review.ts';

export type ReplayHostParts = {
  readonly loadGame: (id: string) => Promise<GameModule>;
  /** Milliseconds: how long a step of a review takes. */
  readonly clock?: () => number;
};

/** The worker's side: reads one replay and shows any moment of it. */
export class ReplayHost {
  readonly #parts: ReplayHostParts;
  #loaded: LoadedReplay | null = null;
  #review: ReplayReview | null = null;

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
      this.#loaded = null;
      this.#review = null;
      const replay = readReplay(text);
      const { game } = await this.#parts.loadGame(replay.header.game);
      this.#loaded = loadReplay(engine(game), replay);
      return ok(this.#loaded.info);
    },
    asTest: ({ position }) => {
      const loaded = this.#loaded;
      if (loaded === null) return refused('no-table');
      // A test stands on the game's own pack, and a position after which nothing follows tests nothing.
      if (loaded.info.pack.own !== undefined) return refused('wrong-pack');
      if (loaded.info.answers[position] === undefined) return refused('out-of-range');
      return ok(asTest(loaded, position));
    },
    review: () => {
      const loaded = this.#loaded;
      if (loaded === null) return refused('no-table');
      if (loaded.info.outcome === null) return refused('still-secret');
      this.#review ??= new ReplayReview(loaded, this.#parts.clock);
      return ok(this.#review.goOn());
    },
  };

  #session(on: string | undefined): Result<TableHandlers> {
    const loaded = this.#loaded;
    if (loaded === null) return refused('no-table');
    const all: readonly Perspective[] = [
      'spectator',
      'everybody',
      ...seatsOf(loaded.info.names.length),
    ];
    const perspective = all.find((one) => subjectOf(one) === on);
    return perspective !== undefined && mayLook(loaded, perspective)
      ? ok(replaySession(loaded, perspective))
      : refused('still-secret');
  }
}

/** Nobody answers in a replay, and it has no screen: the page turns its leaves. */
const NOBODY = refused('not-yours');

/** A replay as the table that it was, for one pair of eyes. */
const replaySession = (loaded: LoadedReplay, perspective: Perspective): TableHandlers => ({
  ...refusing(TABLE_VERBS, NOBODY.refusal),
  may: (by) => (by === 'viewer' || by === 'over' ? null : NOBODY.refusal),
  deal: () => ok(dealSeen(loaded, perspective)),
  history: ({ from, to }) => ok(entriesSeen(loaded, perspective).slice(from, to)),
  positions: ({ seqs }) => {
    const lengths = seqs.map((position) => lengthAt(loaded, position));
    if (lengths.includes(undefined)) return refused('out-of-range');
    return ok(
      lengths.flatMap((length) =>
        length === undefined ? [] : [viewAs(loaded, loaded.steps.at(length).match, perspective)],
      ),
    );
  },
  verify: () => ok(verify(loaded.engine, loaded.replay)),
});

function replayRefusal(problem: unknown): Refusal {
  if (problem instanceof QuarterdeckError) return refusalOf(problem).refusal;
  const reason = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
  console.error(problem);
  return refused('failed', reason).refusal;
}
