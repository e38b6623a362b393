import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export type TrainingScript = 'train.py' | 'preferences.py';

export type TrainingOptions = {
  /** Left out: as many as the script thinks right. */
  readonly epochs: number | undefined;
  readonly seed: number;
  /** What else the script is told. */
  readonly more?: readonly string[];
};

/** Writes a network to `path`, from the rows of these folders; what the script tells of it. */
export function train(
  script: TrainingScript,
  path: string,
  folders: readonly string[],
  { epochs, seed, more = [] }: TrainingOptions,
): Promise<object> {
  const args = [pathOf(script), path, ...folders, '--seed', String(seed), ...more];
  if (epochs !== undefined) args.push('--epochs', String(epochs));
  const child = spawn(process.env['PYTHON'] ?? 'python3', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(text.trim().split('\n').at(-1) ?? '{}') as object)
        : reject(new Error(`${script} ended with code ${code}`)),
    );
  });
}

/** Beside this file, or beside the bundle. */
const pathOf = (script: TrainingScript): string => {
  const near = new URL(`../${script}`, import.meta.url).pathname;
  return existsSync(near) ? near : new URL(`./${script}`, import.meta.url).pathname;
};
