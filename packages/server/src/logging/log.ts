import { type Logger, pino } from 'pino';
import { asLine } from './line.ts';
import { tellProblem, withoutSecrets } from './secrets.ts';

/** What may stand beside a sentence: names of things, never what somebody typed or holds. */
export type LogFields = {
  readonly table?: string;
  readonly verb?: string;
  /** What is asked by HTTP, by its name in the list of operations. */
  readonly operation?: string;
  /** Of a request, or of a connection and its call: the same in every line about it. */
  readonly request?: string;
  /** The pattern of an address, never the address: that may hold an invitation. */
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly file?: string;
  readonly rows?: number;
};

export const LOG_FORMATS = ['json', 'text'] as const;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogOptions = {
  /** `text`: for a person at a terminal. */
  readonly format: (typeof LOG_FORMATS)[number];
  readonly level: (typeof LOG_LEVELS)[number];
};

/** On stderr: what a program prints on stdout is its own affair. */
const toStderr = (line: string): void => {
  process.stderr.write(line);
};

/** As LOG_FORMAT and LOG_LEVEL ask; a terminal gets text, everything else JSON. */
function optionsOf(env: NodeJS.ProcessEnv): LogOptions {
  const format = LOG_FORMATS.find((one) => one === env['LOG_FORMAT']);
  const level = LOG_LEVELS.find((one) => one === env['LOG_LEVEL']);
  return {
    format: format ?? (process.stderr.isTTY === true ? 'text' : 'json'),
    level: level ?? 'info',
  };
}

const open = ({ format, level }: LogOptions, write: (line: string) => void): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A problem is told by us: the usual serializer tells all that hangs on an error.
      serializers: { err: (told: unknown) => told },
    },
    { write: format === 'json' ? write : (line) => write(asLine(line)) },
  );

let logger: Logger | null = null;
const now = (): Logger => {
  logger ??= open(optionsOf(process.env), toStderr);
  return logger;
};

/** Where lines go from now on; what is given puts it back. */
export function logTo(write: (line: string) => void, options: LogOptions): () => void {
  const before = logger;
  logger = open(options, write);
  return () => {
    logger = before;
  };
}

/** What has its line: whoever meets the same problem on its way up adds nothing. */
const told = new WeakSet<object>();
const tellOnce = (problem: unknown): boolean => {
  if (typeof problem !== 'object' || problem === null) return true;
  if (hasLine(problem)) return false;
  told.add(problem);
  return true;
};
const hasLine = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  (told.has(problem) || (problem instanceof Error && hasLine(problem.cause)));

/** The lines of this process, as its stderr is this process's: one for everything an operator should know. */
export const log = {
  /** Whether anybody wants to read of every request. */
  get isDetailed(): boolean {
    return now().isLevelEnabled('debug');
  },
  detail: (sentence: string, fields: LogFields = {}): void =>
    now().debug(fields, withoutSecrets(sentence)),
  info: (sentence: string, fields: LogFields = {}): void =>
    now().info(fields, withoutSecrets(sentence)),
  /** Something does not work for the moment, and whoever waits for it is told. */
  warn: (sentence: string, fields: LogFields = {}): void =>
    now().warn(fields, withoutSecrets(sentence)),
  /** Something went wrong that should not: one line, with what is behind it. */
  fault: (sentence: string, problem: unknown, fields: LogFields = {}): void => {
    if (tellOnce(problem))
      now().error({ ...fields, err: tellProblem(problem) }, withoutSecrets(sentence));
  },
  /** This problem is one of many of its kind, which have their line. */
  isTold: (problem: object): void => void told.add(problem),
};
