import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { openSeats, withBot } from '../nodes/test-nodes.ts';
import { must } from '../test-client.ts';
import { Player, type PlayerParts } from './player.ts';

/** What is played at a table, and what makes it worth a look. */
export type MatchKind = {
  readonly game: string;
  readonly people: number;
  /**
   * `race`: everybody answers at the same moment. `bot`: one more seat is a bot's. `late`: the last of them
   * never answers. `twins`: the first answers from two nodes at once.
   */
  readonly trait: 'plain' | 'race' | 'bot' | 'late' | 'twins';
};

export const KINDS: readonly MatchKind[] = [
  { game: 'reef', people: 2, trait: 'plain' },
  { game: 'sealed', people: 3, trait: 'race' },
  { game: 'reef', people: 2, trait: 'bot' },
  { game: 'sealed', people: 3, trait: 'twins' },
  { game: 'reef', people: 2, trait: 'late' },
  { game: 'sealed', people: 2, trait: 'bot' },
  { game: 'sealed', people: 2, trait: 'race' },
];

/** The least time that a table may give for an answer. */
const ANSWER_MS = 10_000;
/** How long people think, at least and at most. */
const QUICK_MS = 300;
const SLOW_MS = 2_500;
/** Those who race answer at moments that all of them know. */
const RACE_MS = 1_500;
const AT_ONCE = 5;

/** People who sit together, at one table after the other. */
export class Match {
  readonly kind: MatchKind;
  readonly players: readonly Player[];
  readonly tables: string[] = [];
  /** How often one question was answered twice by twins, and both were told that it counts. */
  doubled = 0;
  readonly #parts: PlayerParts;

  private constructor(kind: MatchKind, players: readonly Player[], parts: PlayerParts) {
    this.kind = kind;
    this.players = players;
    this.#parts = parts;
  }

  /** Matches of these kinds in turn; a few begin at a time, so that nobody waits at the door. */
  static async beginAll(
    count: number,
    kinds: readonly MatchKind[],
    partsOf: (place: number) => PlayerParts,
  ): Promise<readonly Match[]> {
    const matches: Match[] = [];
    for (let from = 0; from < count; from += AT_ONCE) {
      const places = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
      const begun = await Promise.all(
        places.map((place) =>
          Match.#begin(kinds[place % kinds.length] as MatchKind, partsOf(place)),
        ),
      );
      matches.push(...begun);
    }
    return matches;
  }

  /** Who sits together comes to different nodes. */
  static async #begin(kind: MatchKind, parts: PlayerParts): Promise<Match> {
    const players = await Promise.all(
      Array.from({ length: kind.people }, (_, place) => Player.come(parts, place)),
    );
    return new Match(kind, players, parts);
  }

  async playOn(): Promise<void> {
    const { isStopped } = this.#parts;
    while (!isStopped()) {
      await this.#sitDown();
      await Promise.all(this.players.map((player, at) => this.#play(player, at)));
    }
  }

  async #sitDown(): Promise<void> {
    const [host, ...others] = this.players;
    if (host === undefined) throw new Error('a match has people');
    const setup = this.#setup();
    const { table, invitation } = await host.insist('to set a table', async (client) =>
      must(await client.ask('create', { setup })),
    );
    for (const [at, player] of others.entries())
      await player.insist('to sit down', async (client) => {
        const seat = (at + 1) as never;
        const joined = await client.ask('join', { invitation: invitation ?? '', seat });
        // Where nothing was heard of it the first time, they sit there already.
        if (
          !joined.ok &&
          joined.refusal.code !== 'seat-taken' &&
          joined.refusal.code !== 'seated-already'
        )
          throw new Error(joined.refusal.code);
      });
    this.tables.push(table);
    await Promise.all(this.players.map((player, at) => player.follow(table, at as Seat)));
  }

  #setup(): OnlineSetup {
    const { game, people, trait } = this.kind;
    if (trait === 'bot') return withBot(openSeats(game, people + 1));
    return openSeats(
      game,
      people,
      trait === 'late' ? { answerTime: ANSWER_MS, whenLate: 'answer' } : {},
    );
  }

  async #play(player: Player, at: number): Promise<void> {
    const { trait, people } = this.kind;
    if (trait === 'late' && at === people - 1) return;
    if (trait === 'twins' && at === 0) await this.#answerTwice(player);
    await player.play(() =>
      trait === 'race'
        ? RACE_MS - (performance.now() % RACE_MS)
        : QUICK_MS + this.#parts.chance() * (SLOW_MS - QUICK_MS),
    );
  }

  /** The same question, from two nodes at the same moment: one of the two answers counts. */
  async #answerTwice(player: Player): Promise<void> {
    try {
      const twin = await player.twin();
      if (player.isAsked) {
        const both = await Promise.all([player.answer(), player.answer(twin)]);
        if (both.every((isDone) => isDone)) this.doubled++;
      }
      twin.disconnect();
    } catch {
      // The node that was called went away.
    }
  }
}
