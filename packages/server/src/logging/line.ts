import type { ToldProblem } from './secrets.ts';

/** What a line has beside its fields. */
type Written = {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly err?: ToldProblem;
};

/** Of the machine and the process: a person at its terminal knows them. */
const KNOWN: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname']);

/** A line for a person at a terminal, of one that was written for programs. */
export function asLine(json: string): string {
  const written = JSON.parse(json) as Written & { readonly [field: string]: unknown };
  const fields = Object.entries(written)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => `${name} ${String(value)}`);
  const beside = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  const time = written.time.slice(11, 19);
  const level = written.level === 'info' ? '' : `${written.level}: `;
  return `${time} ${level}${written.msg}${beside}\n${problemLines(written.err, '  ')}`;
}

const problemLines = (problem: ToldProblem | undefined, margin: string): string => {
  if (problem === undefined) return '';
  const { type, message, code, stack = '', causes = [] } = problem;
  const first = `${margin}${type}${code === undefined ? '' : ` ${code}`}: ${message}\n`;
  const places = stack === '' ? '' : `${stack}\n`;
  return `${first}${places}${causes.map((one) => problemLines(one, `${margin}because `)).join('')}`;
};
