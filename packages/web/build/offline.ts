import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build, type Plugin } from 'vite';
import { manifest, SIZES } from './manifest.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WORKER = join(HERE, '../src/browser/worker/service-worker.ts');

/** Launchers cut icons round; a maskable one keeps its drawing well inside and has no corners. */
const maskable = (svg: string): string =>
  svg
    .replace('rx="96"', '')
    .replace('viewBox="0 0 512 512"', 'viewBox="-64 -64 640 640"')
    .replace('<rect width="512" height="512"', '<rect x="-64" y="-64" width="640" height="640"');

const pngOf = (svg: string, size: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The worker as one script, with the list of what to take aboard written into it. */
const workerScript = async (precache: readonly string[], version: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { PRECACHE: JSON.stringify(precache), VERSION: JSON.stringify(version) },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: WORKER, formats: ['iife'], name: 'quarterdeck' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker did not build to one script.');
  return chunk.code;
};

type Made = { readonly file: string; readonly content: string | Uint8Array };

const pictures = (): readonly Made[] => {
  const icon = readFileSync(join(HERE, 'icon.svg'), 'utf8');
  return [
    { file: 'icon.svg', content: icon },
    ...SIZES.map((size) => ({ file: `icon-${size}.png`, content: pngOf(icon, size) })),
    { file: 'icon-maskable-512.png', content: pngOf(maskable(icon), 512) },
    { file: 'manifest.webmanifest', content: JSON.stringify(manifest) },
  ];
};

/** Icons, manifest and a service worker that takes the whole build aboard. */
export const offline = (): Plugin => ({
  name: 'quarterdeck-offline',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const built = Object.entries(bundle).map(
      ([file, made]): Made => ({ file, content: made.type === 'chunk' ? made.code : made.source }),
    );
    const drawn = pictures();
    const aboard = [...built, ...drawn].filter(({ file }) => !file.endsWith('.map'));
    const hash = createHash('sha256');
    for (const { file, content } of aboard) hash.update(file).update(content);
    const version = hash.digest('base64url').slice(0, 16);
    const paths = aboard.map(({ file }) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    for (const { file, content } of drawn)
      this.emitFile({ type: 'asset', fileName: file, source: content });
    // A page knows by it whether a server hands out another one.
    for (const made of Object.values(bundle))
      if (made.type === 'asset' && made.fileName.endsWith('.html'))
        made.source = String(made.source).replace('<html ', `<html data-version="${version}" `);
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: await workerScript([...new Set(['/', ...paths])], version),
    });
  },
});
