import type { Entry } from '@quarterdeck/kernel/replay';
import { asScenario } from '@quarterdeck/kernel/test-kit';
import type { LoadedReplay } from './loaded-replay.ts';

const INDENT = '  ';

/**
 * A position as a test that passes as it stands: the answer that followed, and what came of it. Whoever
 * copies it changes what should have come of it instead.
 */
export function asTest({ engine, info, steps, happened }: LoadedReplay, position: number): string {
  const name = engine.game.id;
  const length = position === 0 ? info.opening : info.answers[position - 1]?.length;
  if (length === undefined) throw new Error(`the match has no position ${position}`);
  const scenario = asScenario(engine, steps.at(length).match, name);
  const events = (happened[position] ?? []).map(({ event }) => event);
  const { entry } = steps.at(length + 1);
  return [
    `// ${engine.game.title}, after answer ${position} of ${info.answers.length}.`,
    `it('says what should happen here', () => {`,
    indented(scenario.trimEnd()),
    '',
    `${INDENT}const events = script(${name}, match, [${answerIn(entry)}]);`,
    '',
    `${INDENT}expect(events.map(({ event }) => event)).toEqual(${JSON.stringify(events)});`,
    '});',
    '',
  ].join('\n');
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => INDENT + line)
    .join('\n');

function answerIn(entry: Entry | null): string {
  if (entry === null || !('choice' in entry)) throw new Error('no answer follows the position');
  return JSON.stringify({ by: entry.seat, ...entry.choice });
}
