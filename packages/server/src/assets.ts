import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SUFFIXES: { readonly [E in Encoding]: string } = { br: '.br', gzip: '.gz' };

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

export type Asset = {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly packed: { readonly [E in Encoding]?: Buffer };
  /** Of the scripts that stand in a page itself, as its policy names them. */
  readonly scriptHashes: readonly string[];
};

/** Every path the server knows. What is not in here does not exist: no path reaches the disk. */
export type Assets = ReadonlyMap<string, Asset>;

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const scriptHashesIn = (page: string): readonly string[] =>
  [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const assetOf = (name: string, body: Buffer, packed: Asset['packed']): Asset => ({
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  body,
  packed,
  scriptHashes: extname(name) === '.html' ? scriptHashesIn(body.toString()) : [],
});

const packedBeside = (file: string): Asset['packed'] => {
  const packed: { [E in Encoding]?: Buffer } = {};
  for (const encoding of ENCODINGS) {
    const beside = file + SUFFIXES[encoding];
    if (existsSync(beside)) packed[encoding] = readFileSync(beside);
  }
  return packed;
};

const VERSION = /<html [^>]*data-version="([\w-]+)"/;

/** What the build calls itself; undefined where it has no name. */
export const pageVersionIn = (folder: string): string | undefined => {
  const file = join(folder, 'index.html');
  return existsSync(file) ? VERSION.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
};

/** Reads a built page into memory: a few megabytes, and no disk between a request and its answer. */
export const readAssets = (folder: string): Assets => {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || Object.values(SUFFIXES).includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, assetOf(entry.name, readFileSync(file), packedBeside(file)));
  }
  return assets;
};
