import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import { sameChoice } from '@quarterdeck/kernel/engine';
import { stepper } from '@quarterdeck/kernel/replay';
import type { JournalNote, StoredTable, TableLog } from '@quarterdeck/tables';
import type { Try } from './player.ts';

/** An answer that somebody gave, and not the rules for them. */
type Answer = { readonly seq: number; readonly seat: Seat; readonly choice: unknown };

/** A table as it is stored, walked through once. */
export class History {
  readonly #log: TableLog;
  readonly #answers: readonly Answer[];
  readonly wrongs: readonly string[];
  /** Answers that left no choice: the rules gave them, and nobody had to try. */
  readonly forced: number;

  constructor(engine: Engine<ErasedKinds>, { entries }: StoredTable, log: TableLog) {
    this.#log = log;
    const wrongs = entries.flatMap(({ seq }, at) =>
      seq === at + 1 ? [] : [`entry ${at + 1} has number ${seq}`],
    );
    const answers: Answer[] = [];
    let forced = 0;
    let before: TableLog['match'] | null = null;
    for (const { at: seq, entry, match } of stepper(engine, log.recording)) {
      if (entry !== null && before !== null && 'choice' in entry) {
        const { seat, choice } = entry;
        const only = engine.forced(before);
        if (only?.seat === seat && sameChoice(only.choice, choice)) forced++;
        else answers.push({ seq, seat, choice });
        // In a step that all answer together a second answer would be legal: a change of mind.
        if (!engine.asked(before).some((one) => one.seat === seat))
          wrongs.push(`entry ${seq} answers what seat ${seat} had answered`);
      }
      before = match;
    }
    this.#answers = answers;
    this.wrongs = wrongs;
    this.forced = forced;
  }

  /**
   * What was acknowledged is in the log, once; and what is in the log was tried, once, unless a bot gave
   * it because the seat's time had run out.
   */
  wrongsOf(seat: Seat, tries: readonly Try[], journal: readonly JournalNote[]): readonly string[] {
    const wrongs: string[] = [];
    const acknowledged = new Set<number>();
    const tried = new Set<number>();
    for (const { moment, choice, said } of tries) {
      const meant = this.#answerTo(seat, moment);
      const isIt = meant !== undefined && isDeepStrictEqual(plain(meant.choice), plain(choice));
      if (isIt) tried.add(meant.seq);
      if (said !== 'done') continue;
      if (!isIt) wrongs.push(`what seat ${seat} answered at ${moment} is lost`);
      else if (acknowledged.has(meant.seq))
        wrongs.push(`entry ${meant.seq} was acknowledged twice`);
      else acknowledged.add(meant.seq);
    }
    const late = journal.filter(({ note }) => note.kind === 'ranOut' && note.seat === seat).length;
    const untried = this.#answers.filter((one) => one.seat === seat && !tried.has(one.seq));
    if (untried.length > late)
      wrongs.push(
        `seat ${seat} was late ${late} times, and nobody tried ${untried.map(({ seq }) => seq)}`,
      );
    return wrongs;
  }

  /** The first answer that the seat gave after what it had seen: a question has one. */
  #answerTo(seat: Seat, moment: number): Answer | undefined {
    const after = this.#log.lengthAt(seat, moment);
    if (after === undefined) return undefined;
    return this.#answers.find((one) => one.seat === seat && one.seq > after);
  }
}

/** Deadlines that were noted twice: a seat's question is known by how often the seat had answered. */
export function twiceLate(journal: readonly JournalNote[]): readonly string[] {
  const late = journal.flatMap(({ note }) =>
    note.kind === 'ranOut' ? [`the ${note.on}th answer of seat ${note.seat} was late twice`] : [],
  );
  return late.filter((one, at) => late.indexOf(one) !== at);
}

/** As it comes out of JSON. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
