import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lessonWeight } from '../build/lesson-weight.ts';

/** Letters that no compression makes fewer. */
const noise = (length: number): string => {
  let last = 7;
  return Array.from({ length }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (last % 26));
  }).join('');
};

/** A page that fetches a game's rules at once and its lessons when they are wanted. */
const told = async (lessonLetters: number): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-lesson-weight-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files: Readonly<Record<string, string>> = {
    'index.html': '<head></head><script type="module" src="/main.js"></script>',
    'main.js': `
      import { rules } from '/games/reef/src/index.ts';
      document.title = rules;
      window.onclick = () => import('/games/reef/src/lessons/index.ts').then(({ LESSONS }) => LESSONS());`,
    'games/reef/src/index.ts': `export const rules = '${noise(90_000)}';`,
    'games/reef/src/lessons/index.ts': `
      import { rules } from '../index.ts';
      import { WORDS } from './en.ts';
      export const LESSONS = () => console.log(rules, WORDS);`,
    'games/reef/src/lessons/en.ts': `export const WORDS = '${noise(lessonLetters)}';`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const lines: string[] = [];
  const onLog = (_level: string, { message }: Rolldown.RolldownLog): void => {
    lines.push(message);
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lessonWeight()],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { onLog } },
  });
  return lines.join('\n');
};

describe('the lessons of a game', () => {
  it('are weighed without the rules that a table has anyway', async () => {
    const kilobytes = Number(/Lessons of reef: ([\d.]+) kB/.exec(await told(20_000))?.[1]);

    // 26 letters are 4.7 bits each.
    expect(kilobytes).toBeGreaterThan(11);
    expect(kilobytes).toBeLessThan(14);
  });

  it('are not built where they weigh too much', async () => {
    await expect(told(60_000)).rejects.toThrow(/Lessons of reef: \d+\.\d kB of 25 kB/);
  });
});
