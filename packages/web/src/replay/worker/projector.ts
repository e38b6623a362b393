import type { GameModule } from '@quarterdeck/kernel';
import { engine, QuarterdeckError, readReplay, verify } from '@quarterdeck/kernel';
import { ok, type Result, refusalOf, refused } from '@quarterdeck/tables';
import type { Port } from '../../host/local/protocol.ts';
import type { Eyes, ReplayReply, ReplayRequest, ReplayVerbs } from '../protocol.ts';
import { asTest } from './as-test.ts';
import { mayLook, sightOf, tellingsOf } from './eyes.ts';
import { type Reel, reelOf } from './reel.ts';

export type ProjectorParts = { readonly loadGame: (id: string) => Promise<GameModule> };

/** The worker's side: reads one replay and shows any moment of it. */
export class Projector {
  readonly #parts: ProjectorParts;
  #reel: Reel | null = null;
  /** One after the other: what is asked while a replay is read is asked about that one. */
  #last: Promise<void> = Promise.resolve();

  constructor(parts: ProjectorParts, port: Port<ReplayRequest, ReplayReply>) {
    this.#parts = parts;
    port.listen((request) => {
      this.#last = this.#last.then(() => this.#answer(request, port));
    });
  }

  async #answer(
    { id, verb, args }: ReplayRequest,
    port: Port<ReplayRequest, ReplayReply>,
  ): Promise<void> {
    const work = this.#verbs[verb] as (...args: readonly unknown[]) => Promise<unknown>;
    try {
      port.post({ kind: 'answered', id, value: await work(...args) });
    } catch (problem) {
      const reason = problem instanceof Error ? (problem.stack ?? problem.message) : `${problem}`;
      if (problem instanceof QuarterdeckError)
        port.post({ kind: 'answered', id, value: refusalOf(problem) });
      else port.post({ kind: 'failed', id, reason });
    }
  }

  readonly #verbs: ReplayVerbs = {
    read: async (text) => {
      this.#reel = null;
      const replay = readReplay(text);
      const { game } = await this.#parts.loadGame(replay.header.game);
      this.#reel = reelOf(engine(game), replay);
      return ok(this.#reel.film);
    },
    look: (positions, eyes) =>
      this.#seen(eyes, (reel) => {
        const lengths = positions.map((position) => lengthAt(reel, position));
        if (lengths.includes(undefined)) return refused('out-of-range');
        return ok(
          lengths.flatMap((length) =>
            length === undefined ? [] : [sightOf(reel, reel.steps.at(length).match, eyes)],
          ),
        );
      }),
    told: (eyes) => this.#seen(eyes, (reel) => ok(tellingsOf(reel, eyes))),
    verify: () => this.#with(({ engine: rules, replay }) => ok(verify(rules, replay))),
    asTest: (position) =>
      this.#with((reel) => {
        // A test stands on the game's own pack, and a position after which nothing follows tests nothing.
        if (reel.film.pack.own !== undefined) return refused('wrong-pack');
        if (reel.film.answers[position] === undefined) return refused('out-of-range');
        return ok(asTest(reel, position));
      }),
  };

  #with<T>(work: (reel: Reel) => Result<T>): Promise<Result<T>> {
    return Promise.resolve(this.#reel === null ? refused('no-table') : work(this.#reel));
  }

  #seen<T>(eyes: Eyes, work: (reel: Reel) => Result<T>): Promise<Result<T>> {
    return this.#with((reel) => (mayLook(reel, eyes) ? work(reel) : refused('still-secret')));
  }
}

const lengthAt = ({ film }: Reel, position: number): number | undefined =>
  position === 0 ? film.opening : film.answers[position - 1]?.length;
