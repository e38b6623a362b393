import { at, type Choice } from '@quarterdeck/kernel';
import { type Engine, type ErasedKinds, sameChoice } from '@quarterdeck/kernel/engine';
import type { PlayedMatch } from './review.ts';
import type { Sight } from './sight.ts';

/** What is done at one position for one seat. */
export type Task =
  /** Nothing came that the seat could see, or somebody is in the middle of something. */
  | { readonly kind: 'carry' }
  | { readonly kind: 'view' }
  | { readonly kind: 'question'; readonly choices: readonly Choice[]; readonly chosen: Choice }
  | { readonly kind: 'over' };

const CARRY: Task = { kind: 'carry' };
const VIEW: Task = { kind: 'view' };
const OVER: Task = { kind: 'over' };

/**
 * A seat's share is judged where it is asked something, and where somebody else comes to answer: in the
 * middle of what another does, its share goes on as it was.
 */
export function tasksOf(
  engine: Engine<ErasedKinds>,
  played: PlayedMatch,
  sight: Sight,
): readonly Task[] {
  const { positions, answers } = played;
  const last = positions.length - 1;
  const tasks: Task[] = [];
  /** Whether the seat saw anything since it was last judged. */
  let isNews = false;
  for (let position = 0; position <= last; position++) {
    isNews ||= sight.hasChanged(position);
    const task = position === last ? OVER : taskAt(position);
    tasks.push(task);
    if (task.kind !== 'carry') isNews = false;
  }
  return tasks;

  function taskAt(position: number): Task {
    if (!isNews) return CARRY;
    const question = questionAt(engine, played, sight, position);
    if (question !== null) return question;
    const isHandedOn =
      position === 0 || at(answers, position).seat !== at(answers, position - 1).seat;
    return isHandedOn ? VIEW : CARRY;
  }
}

/** Null where the seat is not asked, has no choice, or answered by something that was not offered. */
function questionAt(
  engine: Engine<ErasedKinds>,
  { answers }: PlayedMatch,
  { seat, view }: Sight,
  position: number,
): Task | null {
  const seen = view(position);
  if (!seen.asked.some((one) => one.seat === seat)) return null;
  const choices = engine.choices(engine.worldWithHoles(seen), seat);
  if (choices.length < 2) return null;
  const given = answers.slice(position).find((answer) => answer.seat === seat);
  const chosen = choices.find((one) => given !== undefined && sameChoice(one, given.choice));
  return chosen === undefined ? null : { kind: 'question', choices, chosen };
}
