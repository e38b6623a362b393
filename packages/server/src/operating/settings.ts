import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import { proxiesNamed } from '../http/proxies.ts';
import type { MetricsAddress } from '../metrics/serve-metrics.ts';
import type { NoticeOptions } from '../notices/notices.ts';

/** Something that a server was told cannot be meant so. */
export class BadSetting extends QuarterdeckError {
  constructor(sentence: string) {
    super('bad-setting', sentence);
  }
}

/** What the environment tells a server; docs/online.md lists the variables. */
export type Settings = {
  /** Where people's tables are kept; the folder of an SQLite file unless it is null. */
  readonly databaseUrl: string | null;
  readonly folder: string;
  /** By which servers that share a database hear of each other; null: there is one. */
  readonly nats: string | null;
  /** What the database held before its shape was changed. */
  readonly backups: string;
  readonly moderators: readonly string[];
  readonly notices: NoticeOptions;
  /** Whom it is believed for whom they ask. */
  readonly proxies: BlockList;
  /** Null: figures are not served. */
  readonly metrics: MetricsAddress | null;
  /** Milliseconds between "no longer ready" and the end, in which a proxy looks elsewhere. */
  readonly drain: number;
};

type Environment = { readonly [name: string]: string | undefined };

const MOST_DRAIN_SECONDS = 600;

export function settingsOf(env: Environment, folder: string): Settings {
  return {
    databaseUrl: env['DATABASE_URL'] || null,
    folder,
    nats: natsIn(env),
    backups: env['BACKUP_DIR'] || join(folder, 'backups'),
    moderators: listIn(env['MODERATORS']),
    notices: noticesIn(env),
    proxies: proxiesIn(env),
    metrics: metricsIn(env),
    drain: wholeIn(env, 'DRAIN_SECONDS', 0, MOST_DRAIN_SECONDS) * 1_000,
  };
}

/** With commas between. */
const listIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function wholeIn(env: Environment, name: string, usual: number, most: number): number {
  const text = env[name] ?? '';
  if (text === '') return usual;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new BadSetting(`${name}: expected a whole number up to ${most}, got "${text}".`);
}

/** How people who are not here are told that it is their move. */
function noticesIn(env: Environment): NoticeOptions {
  const [publicUrl, smtp] = [env['PUBLIC_URL'] ?? '', env['SMTP_URL'] ?? ''];
  if (publicUrl !== '' && !URL.canParse(publicUrl))
    throw new BadSetting(`PUBLIC_URL is no address: ${publicUrl}`);
  if (smtp !== '' && publicUrl === '')
    throw new BadSetting(
      'SMTP_URL is set and PUBLIC_URL is not: letters could not say where to go.',
    );
  const from = env['MAIL_FROM'] || `Quarterdeck <no-reply@${hostIn(publicUrl)}>`;
  return {
    ...(publicUrl === '' ? {} : { publicUrl }),
    ...(smtp === '' ? {} : { mail: { smtp, from } }),
    mayBePrivate: env['NOTICES_MAY_BE_PRIVATE'] === '1',
    newPushKey: env['NEW_PUSH_KEY'] === '1',
  };
}

const hostIn = (url: string): string => (url === '' ? '' : new URL(url).hostname);

function natsIn(env: Environment): string | null {
  const url = env['NATS_URL'] ?? '';
  if (url === '') return null;
  if (!env['DATABASE_URL'])
    throw new BadSetting(
      'NATS_URL is set and DATABASE_URL is not: servers that hear of each other share a PostgreSQL.',
    );
  if (url.split(',').every((one) => /^(?:nats|tls):/.test(one) && URL.canParse(one))) return url;
  throw new BadSetting(
    'NATS_URL: expected an address as nats://host:4222, or several with commas.',
  );
}

function proxiesIn(env: Environment): BlockList {
  const proxies = proxiesNamed(listIn(env['TRUSTED_PROXIES']));
  if (proxies !== null) return proxies;
  throw new BadSetting(
    `TRUSTED_PROXIES: expected addresses, networks (10.1.0.0/16) or "private", got "${env['TRUSTED_PROXIES']}".`,
  );
}

const MOST_PORT = 65_535;

function metricsIn(env: Environment): MetricsAddress | null {
  const [text, host] = [env['METRICS_PORT'] ?? '', env['METRICS_HOST'] ?? ''];
  if (text === '') return null;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= MOST_PORT)) throw new BadSetting(`METRICS_PORT: expected a port, got "${text}".`);
  return { port, ...(host === '' ? {} : { host }) };
}
