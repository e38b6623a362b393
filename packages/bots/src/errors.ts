import { QuarterdeckError } from '@quarterdeck/kernel/engine';

export type TaskFault =
  /** Nobody asks the seat anything in this view. */
  | 'not-asked'
  /** The view is another seat's, or the spectator's. */
  | 'not-your-view'
  /** Well formed, but no position of this game: a question or an answer breaks on it. */
  | 'impossible-view'
  | 'unknown-bot'
  | 'bad-task';

/** What a bot was handed cannot be thought about. */
export class BadTask extends QuarterdeckError {
  declare readonly code: TaskFault;

  constructor(code: TaskFault, sentence: string, cause?: unknown) {
    super(code, sentence);
    if (cause !== undefined) this.cause = cause;
  }
}
