import { natsServer } from '../environment/nats.mjs';
import { freePort, RunningProgram } from './run-process.mjs';

/**
 * A NATS of our own on a free port of this machine alone.
 *
 * @param {() => void} [onEnded] it has ended by itself, or somebody else has ended it
 */
export const runNats = async (onEnded) => {
  const port = await freePort();
  const program = new RunningProgram({
    program: natsServer(),
    given: ['-a', '127.0.0.1', '-p', `${port}`],
    ready: /Server is ready/,
    ...(onEnded ? { onEnded } : {}),
  });
  await program.start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start: () => program.start(),
    /** At once, without a last word. */
    stop: () => program.stop('SIGKILL'),
    pause: () => program.pause(),
    resume: () => program.resume(),
  };
};
