import { IllegalChoice } from '../../errors.ts';

/** The seven laws of every game. */
export type LawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A law that does not hold at this decision; whoever plays the match adds where and when. */
export class Breach extends Error {
  readonly law: LawNumber;

  constructor(law: LawNumber, sentence: string) {
    super(sentence);
    this.law = law;
  }
}

/** What a step threw is a breach too: a match that cannot go on, or the kernel's own watch on law 4. */
export function asBreach(problem: unknown): Breach {
  if (problem instanceof Breach) return problem;
  if (problem instanceof IllegalChoice)
    return new Breach(5, `what is offered is refused: ${problem.message}`);
  const message = problem instanceof Error ? problem.message : String(problem);
  const watched = /^law 4: (.*)$/s.exec(message)?.[1];
  if (watched !== undefined) return new Breach(4, watched);
  const where = problem instanceof Error ? (problem.stack ?? '').split('\n').slice(1, 4) : [];
  return new Breach(1, `the match cannot go on: ${message}\n${where.join('\n')}`);
}
