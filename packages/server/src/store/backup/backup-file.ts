import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupProblem, type DumpedTable, type Row, type Snapshot } from './snapshot.ts';

// A backup is a compressed text, one JSON value a line: what it is; then for each table its name and
// columns, and each of its rows as a list; at the end how many there were, and a hash of all before it.
// So it goes into either database, whichever it was taken from, and cannot be taken for whole when it
// is cut short.

const FORMAT = 1;

export type BackupHeader = {
  readonly quarterdeck: 'backup';
  readonly format: number;
  readonly writtenAt: string;
  readonly kind: Snapshot['kind'];
  /** The shape that the rows have. */
  readonly migrations: readonly string[];
};

export type RowCounts = { readonly [table: string]: number };
type BackupEnd = { readonly end: true; readonly rows: RowCounts; readonly sha256: string };

export type BackupSummary = {
  readonly file: string;
  readonly bytes: number;
  readonly writtenAt: string;
  readonly migrations: readonly string[];
  readonly rows: RowCounts;
};

/** Written beside its place and moved there when it is whole: a backup is there, or it is not. */
export async function writeBackup(
  snapshot: Snapshot,
  file: string,
  writtenAt = new Date().toISOString(),
): Promise<BackupSummary> {
  if (existsSync(file))
    throw new BackupProblem('file-there', `${file}: there is a file already; name another one.`);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  const rows: { [table: string]: number } = {};
  try {
    await piped(
      linesOf(snapshot, writtenAt, rows),
      createGzip(),
      // Whoever reads it can sign in as anybody: it is for its owner alone.
      createWriteStream(part, { mode: 0o600 }),
    );
    syncFile(part);
    renameSync(part, file);
    syncFile(dirname(file));
  } catch (problem) {
    rmSync(part, { force: true });
    throw problem;
  }
  const { migrations } = snapshot;
  return { file, bytes: statSync(file).size, writtenAt, migrations, rows };
}

/** What is told as done outlives the machine's power. */
export function syncFile(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

async function* linesOf(
  snapshot: Snapshot,
  writtenAt: string,
  counts: { [table: string]: number },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  const { kind, migrations } = snapshot;
  const header: BackupHeader = {
    quarterdeck: 'backup',
    format: FORMAT,
    writtenAt,
    kind,
    migrations,
  };
  yield hashed(line(header));
  for (const of of snapshot.tables) {
    yield hashed(line(of));
    counts[of.table] = 0;
    for await (const rows of snapshot.rows(of)) {
      counts[of.table] = (counts[of.table] ?? 0) + rows.length;
      yield hashed(rows.map(line).join(''));
    }
  }
  const end: BackupEnd = { end: true, rows: counts, sha256: hash.digest('hex') };
  yield line(end);
}

/** A table's rows, some at a time. */
export type BackupPart = { readonly of: DumpedTable; readonly rows: readonly Row[] };

/**
 * Reads a backup to its end and hands out its rows, a table after those that it refers to. Throws
 * `BackupProblem` where it is not whole: whoever must not act on half of it reads it once before.
 */
export async function readBackup(
  file: string,
  take: (part: BackupPart, header: BackupHeader) => Promise<void>,
): Promise<BackupSummary> {
  const hash = createHash('sha256');
  const counts: { [table: string]: number } = {};
  let header: BackupHeader | null = null;
  let of: DumpedTable | null = null;
  let end: BackupEnd | null = null;
  for await (const texts of textsIn(file)) {
    if (end !== null) throw broken(file, 'something stands behind its end');
    const rows: Row[] = [];
    for (const text of texts) {
      const value = parsed(file, text);
      if (isEnd(value)) {
        end = value;
        continue;
      }
      hash.update(`${text}\n`);
      if (header === null) header = headerIn(file, value);
      else if (Array.isArray(value)) rows.push(value as Row);
      else {
        if (of !== null && rows.length > 0) await take({ of, rows: rows.splice(0) }, header);
        of = value as DumpedTable;
        counts[of.table] = 0;
      }
      if (Array.isArray(value) && of !== null) counts[of.table] = (counts[of.table] ?? 0) + 1;
    }
    if (of !== null && header !== null && rows.length > 0) await take({ of, rows }, header);
  }
  if (header === null || end === null) throw broken(file, 'it is cut short');
  if (end.sha256 !== hash.digest('hex') || !isSame(end.rows, counts))
    throw broken(file, 'it was changed after it was written');
  const { writtenAt, migrations } = header;
  return { file, bytes: statSync(file).size, writtenAt, migrations, rows: counts };
}

const isSame = (one: RowCounts, other: RowCounts): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

const isEnd = (value: unknown): value is BackupEnd =>
  typeof value === 'object' && value !== null && 'end' in value;

function headerIn(file: string, value: unknown): BackupHeader {
  const header = value as Partial<BackupHeader> | null;
  if (header?.quarterdeck !== 'backup') throw broken(file, 'it is none of ours');
  if (header.format !== FORMAT)
    throw broken(file, `it has format ${header.format}, and this program reads ${FORMAT}`);
  return header as BackupHeader;
}

const broken = (file: string, why: string): BackupProblem =>
  new BackupProblem('bad-backup', `${file} cannot be restored: ${why}.`);

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw broken(file, 'it was changed after it was written');
  }
}

/** The lines of each piece that comes; not by readline, which ends a line at letters that JSON leaves as they are. */
async function* textsIn(file: string): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    // What goes wrong in either is told by the second, which is read.
    const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
    for await (const chunk of unpacked) {
      const texts = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = texts.pop() ?? '';
      yield texts;
    }
  } catch (problem) {
    if (problem instanceof BackupProblem) throw problem;
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    if (code === 'ENOENT')
      throw new BackupProblem('bad-file', `${file}: there is no such file or folder.`);
    if (!code.startsWith('Z_')) throw problem;
    throw broken(file, code === 'Z_BUF_ERROR' ? 'it is cut short' : 'it is no backup, or damaged');
  }
  if (rest !== '') throw broken(file, 'it is cut short');
}
