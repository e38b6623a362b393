/** In the place of what a line must not tell. */
const HIDDEN = '[hidden]';

/**
 * What opens something, and whom it belongs to, by its looks: what a database, a mail server or a push
 * service says about a failure may quote what it was given. Ids of tables are no secrets, but a line
 * has them in a field of their own, so that here everything of their kind may go.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Who signs in at an address: `postgres://user:password@host`.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, `$1${HIDDEN}@`],
  // What an address is asked with: codes and tokens stand there.
  [/(\bhttps?:\/\/[^\s?#'"]+)[?#][^\s'"]*/gi, `$1?${HIDDEN}`],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
  // Cookies, tokens, invitations, keys, hashes: long, and with a digit.
  [/(?=[\w+=%-]*\d)(?<![\w+=%-])[\w+=%-]{16,}/g, HIDDEN],
  // A code that was sent by letter.
  [/(?<!\d)\d{8}(?!\d)/g, HIDDEN],
  // A recovery code: eight words of a list whose words have three to eight letters.
  [/\b(?:[a-z]{3,8}[ -]){7}[a-z]{3,8}\b/g, HIDDEN],
];

export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text);

/** A problem as a line tells it: nothing that a library hung on to it besides. */
export type ToldProblem = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly causes?: readonly ToldProblem[];
};

const DEEPEST = 4;
const MOST_CAUSES = 3;
const CODE = /^[\w.-]{1,40}$/;

export function tellProblem(problem: unknown, depth = 0): ToldProblem {
  if (!(problem instanceof Error))
    return { type: typeof problem, message: withoutSecrets(String(problem)) };
  const code = 'code' in problem ? String(problem.code) : '';
  const causes = depth < DEEPEST ? causesOf(problem) : [];
  return {
    type: problem.name,
    message: withoutSecrets(problem.message),
    ...(CODE.test(code) ? { code } : {}),
    ...(problem.stack === undefined ? {} : { stack: placesIn(problem.stack) }),
    ...(causes.length === 0 ? {} : { causes: causes.map((one) => tellProblem(one, depth + 1)) }),
  };
}

function causesOf(problem: Error): readonly unknown[] {
  const several = problem instanceof AggregateError ? problem.errors.slice(0, MOST_CAUSES) : [];
  return problem.cause === undefined || several.includes(problem.cause)
    ? several
    : [...several, problem.cause];
}

/** The lines that name a place in the code. What stands above them is the message again. */
const placesIn = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
