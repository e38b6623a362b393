import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const SCRIPT = 'train.py';

export type TrainingOptions = {
  /** Left out: as many as the script thinks right. */
  readonly epochs: number | undefined;
  readonly seed: number;
  /** What else the script is told. */
  readonly more?: readonly string[];
};

/** Writes a network to `path`, from the rows of these folders; what the script tells of it. */
export function train(
  path: string,
  folders: readonly string[],
  { epochs, seed, more = [] }: TrainingOptions,
): Promise<object> {
  const args = [scriptPath(), path, ...folders, '--seed', String(seed), ...more];
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
        : reject(new Error(`${SCRIPT} ended with code ${code}`)),
    );
  });
}

/** Beside this file, or beside the bundle. */
const scriptPath = (): string => {
  const near = new URL(`../${SCRIPT}`, import.meta.url).pathname;
  return existsSync(near) ? near : new URL(`./${SCRIPT}`, import.meta.url).pathname;
};
