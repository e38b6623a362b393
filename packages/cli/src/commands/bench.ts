import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { BadUsage } from '../usage.ts';

const BENCH = new URL('../../../../bench/src/main.ts', import.meta.url);
const LOADER = new URL('../../../../scripts/typescript.mjs', import.meta.url);

export const bench: Command = {
  usage: {
    line: 'bench',
    about: 'Measures decisions and games a second, clone and view, against a peer in the same run.',
    words: [],
    flags: {
      json: { about: 'print one object: { "peer": {...}, "games": {...} }' },
      quick: { about: 'in under 40 seconds' },
    },
  },
  run(args) {
    const main = fileURLToPath(BENCH);
    if (!existsSync(main))
      throw new BadUsage('The bench is part of the repository; it is not here.');
    const flags = ['json', 'quick'].filter((flag) => args.has(flag)).map((flag) => `--${flag}`);
    const child = spawn(process.execPath, ['--import', LOADER.href, main, ...flags], {
      stdio: 'inherit',
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => resolve(code ?? 1));
    });
  },
};
