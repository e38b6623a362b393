import type { Choice } from '@quarterdeck/kernel';
import { integer, json, optional, read, type Shaped, shape, text } from '@quarterdeck/kernel/pack';

/** One line of a program: its answer to the question of that number. */
export const botAnswer = shape({
  /** As it came; a program has one table, so it may be left out. */
  table: optional(text({ most: 64 })),
  seq: integer({ least: 0 }),
  /** One of the choices, as it came. */
  choice: json,
});

type Answer = Pick<Shaped<typeof botAnswer>, 'seq'> & { readonly choice: Choice };

/** Null for anything that is no answer. */
export function answerIn(line: string): Answer | null {
  try {
    const { seq, choice } = read(botAnswer, JSON.parse(line), 'answer');
    if (typeof choice !== 'object' || choice === null || !('do' in choice)) return null;
    return { seq, choice: choice as Choice };
  } catch {
    return null;
  }
}
