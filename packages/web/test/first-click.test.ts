import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { preload } from '../build/preload.ts';
import { weight } from '../build/weight.ts';

/** A page cut as ours is: a small entry fetches the page, which imports a library and fetches the shelf. */
const PAGE: Readonly<Record<string, string>> = {
  'index.html': '<head></head><script type="module" src="/src/site/boot.js"></script>',
  'src/site/boot.js': "import('./main.ts').then(({ start }) => start());",
  'src/site/main.ts': `
    import { library } from '/library.js';
    export const start = async () => {
      library((await import('../pages/shelf/shelf-page.tsx')).shelf);
      library((await import('../hosts/local/browser-host.ts')).host);
      window.onclick = () => import('/elsewhere.js');
    };`,
  'src/pages/shelf/shelf-page.tsx': "import './shelf.css';\nexport const shelf = 'shelf';",
  'src/pages/shelf/shelf.css': '.shelf { color: teal; }',
  'src/hosts/local/browser-host.ts': "export const host = 'host';",
  'library.js': 'export const library = (what) => document.body.append(what);',
  'elsewhere.js': "document.title = 'elsewhere';",
};

/** Letters that no compression makes fewer. */
const noise = (length: number): string => {
  let last = 7;
  return Array.from({ length }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (last % 26));
  }).join('');
};

const built = async (changed: Readonly<Record<string, string>> = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-first-click-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...PAGE, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const told: string[] = [];
  const onLog = (_level: string, { message }: Rolldown.RolldownLog): void => {
    told.push(message);
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preload(), weight()],
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog,
        output: { codeSplitting: { groups: [{ name: 'library', test: /library\.js/ }] } },
      },
    },
  });
  return { told: told.join('\n'), dist: join(root, 'dist') };
};

describe('the way to the first click', () => {
  it('is linked in index.html, however deep a script is imported, and nothing after it', async () => {
    const { dist } = await built();

    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const linked = scripts.filter((name) => html.includes(name));
    expect(linked.length).toBe(scripts.length - 1);
    expect(scripts.filter((name) => !linked.includes(name))).toEqual([
      expect.stringMatching(/^elsewhere/),
    ]);
  });

  it('is weighed with what is imported behind the first script and fetched by the shelf', async () => {
    const { told } = await built({
      'library.js': `export const library = (what) => document.body.append(what, '${noise(20_000)}');`,
      'src/hosts/local/browser-host.ts': `export const host = '${noise(10_000)}';`,
      'elsewhere.js': `document.title = '${noise(90_000)}';`,
    });

    const kilobytes = Number(/first click: ([\d.]+) kB/.exec(told)?.[1]);
    // 26 letters are 4.7 bits each.
    expect(kilobytes).toBeGreaterThan(17);
    expect(kilobytes).toBeLessThan(25);
  });

  it('is not built where it weighs too much', async () => {
    const library = `export const library = '${noise(300_000)}';`;

    await expect(built({ 'library.js': library })).rejects.toThrow(
      /first click: \d+\.\d kB of 150/,
    );
  });
});
