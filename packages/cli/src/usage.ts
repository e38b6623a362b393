import { parseArgs } from 'node:util';

/** The command line asks for something that does not exist. Ends with exit code 2. */
export class BadUsage extends Error {}

/** A flag with a value, named as the help shows it, or one without. */
export type Flag = { readonly value?: string; readonly short?: string; readonly about: string };

export type Usage = {
  /** As it is typed: `sim <game>`. */
  readonly line: string;
  readonly about: string;
  /** The names of what stands without a flag, in order; all are needed. */
  readonly words: readonly string[];
  /** One more that may be left out. */
  readonly lastWord?: string;
  readonly flags: { readonly [name: string]: Flag };
};

const HELP: Flag = { short: 'h', about: 'this text' };

/** A command line that was read: every flag is known and has what it needs. */
export class Args {
  readonly #words: ReadonlyMap<string, string>;
  readonly #flags: ReadonlyMap<string, string | true>;

  constructor(words: ReadonlyMap<string, string>, flags: ReadonlyMap<string, string | true>) {
    this.#words = words;
    this.#flags = flags;
  }

  word(name: string): string {
    const found = this.#words.get(name);
    if (found === undefined) throw new Error(`no word ${name} is declared`);
    return found;
  }

  wordIfGiven(name: string): string | undefined {
    return this.#words.get(name);
  }

  has(flag: string): boolean {
    return this.#flags.has(flag);
  }

  text(flag: string): string | undefined {
    const found = this.#flags.get(flag);
    return typeof found === 'string' ? found : undefined;
  }

  integer(flag: string, least: number, most: number): number | undefined {
    const text = this.text(flag);
    return text === undefined ? undefined : wholeIn(text, flag, least, most);
  }

  /** Separated by commas. */
  wholes(flag: string, least: number, most: number): readonly number[] | undefined {
    return this.text(flag)
      ?.split(',')
      .map((text) => wholeIn(text.trim(), flag, least, most));
  }
}

function wholeIn(text: string, flag: string, least: number, most: number): number {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new BadUsage(
    `--${flag}: expected a whole number from ${least} to ${most}, got "${short(text)}".`,
  );
}

/** Null if help is wanted. */
export function readArgs(usage: Usage, argv: readonly string[]): Args | null {
  const flags = { ...usage.flags, help: HELP };
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, option(flag)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string | true>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') given.set(token.name, flagValue(flags, token));
  }
  if (given.has('help')) return null;
  return new Args(wordsOf(usage, words), given);
}

const option = ({ value, short }: Flag) => ({
  type: value === undefined ? ('boolean' as const) : ('string' as const),
  ...(short === undefined ? {} : { short }),
});

type OptionToken = { readonly name: string; readonly rawName: string; readonly value?: unknown };

function flagValue(
  flags: { readonly [name: string]: Flag },
  { name, rawName, value }: OptionToken,
): string | true {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined)
    throw new BadUsage(
      `Expected one of the flags ${Object.keys(flags)
        .map((known) => `--${known}`)
        .join(', ')}, got ${short(rawName)}.`,
    );
  if (flag.value === undefined) {
    if (value !== undefined) throw new BadUsage(`--${name} takes no value.`);
    return true;
  }
  if (typeof value !== 'string') throw new BadUsage(`--${name} needs a value: <${flag.value}>.`);
  return value;
}

function wordsOf(usage: Usage, words: readonly string[]): ReadonlyMap<string, string> {
  const missing = usage.words[words.length];
  if (missing !== undefined) throw new BadUsage(`Expected <${missing}>: quarterdeck ${usage.line}`);
  const names = [...usage.words, ...(usage.lastWord === undefined ? [] : [usage.lastWord])];
  const extra = words[names.length];
  if (extra !== undefined)
    throw new BadUsage(`Did not expect "${short(extra)}": quarterdeck ${usage.line}`);
  return new Map(words.map((word, index) => [names[index] ?? '', word]));
}

export function helpText(usage: Usage): string {
  const flags = Object.entries({ ...usage.flags, help: HELP }).map(([name, flag]) => ({
    left: `--${name}${flag.value === undefined ? '' : ` <${flag.value}>`}`,
    right: flag.about,
  }));
  return `quarterdeck ${usage.line}\n\n${usage.about}\n\n${twoColumns(flags)}`;
}

/** The right-hand texts one below the other. */
export function twoColumns(
  rows: readonly { readonly left: string; readonly right: string }[],
): string {
  const width = Math.max(...rows.map((row) => row.left.length));
  return rows.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

const LONGEST_QUOTE = 60;
const short = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
