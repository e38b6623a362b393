import { log } from '../logging/log.ts';
import type { Running } from './run-server.ts';

/** A database that hangs must not keep a process that somebody wants to end. */
const MOST_STOPPING_MS = 30_000;

/**
 * Runs until the process is told to end (SIGTERM, SIGINT, or `stop`, which is handed out), then drains
 * and ends it. What nobody has caught has its line, and ends the process: a supervisor starts it again.
 */
export function untilStopped(running: Running, drain: number): () => void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    const tooLate = setTimeout(() => {
      log.warn('Not everything could be finished in time; the server ends all the same.');
      process.exit(1);
    }, drain + MOST_STOPPING_MS);
    tooLate.unref();
    running.drain().then(
      () => process.exit(0),
      (problem) => {
        log.fault('The server could not end in order.', problem);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (problem: unknown) => {
      log.fault('Something went wrong that nobody has caught; the server ends.', problem);
      process.exit(1);
    });
  return stop;
}
