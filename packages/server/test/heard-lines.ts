import { onTestFinished } from 'vitest';
import { type LogOptions, logTo } from '../src/logging/log.ts';
import type { ToldProblem } from '../src/logging/secrets.ts';

export type HeardLine = {
  readonly level: string;
  readonly msg: string;
  readonly err?: ToldProblem;
  readonly [field: string]: unknown;
};

/** What the server writes for its operator until the test is over, line by line. */
export function hearLines(level: LogOptions['level'] = 'info'): readonly HeardLine[] {
  const heard: HeardLine[] = [];
  onTestFinished(
    logTo((line) => void heard.push(JSON.parse(line) as HeardLine), { format: 'json', level }),
  );
  return heard;
}
