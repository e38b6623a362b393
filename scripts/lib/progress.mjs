/** How often a moving line moves, where there is a terminal, and where lines are kept in a file. */
const TICK_MS = 120;
const LINE_MS = 10_000;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Shows that something is under way: a line that moves in a terminal, and a further line every ten
 * seconds elsewhere. It goes to stderr: some of those who install first print JSON.
 *
 * @param {string} name
 * @param {() => string} [detail] how far it is
 * @param {NodeJS.WriteStream} [out]
 * @returns {{ end: (line: string) => void }}
 */
const underWay = (name, detail = () => '', out = process.stderr) => {
  const began = performance.now();
  const isTerminal = out.isTTY && process.env['CI'] === undefined;
  let frame = 0;
  const line = () => {
    const how = detail();
    return `${name} … ${seconds(performance.now() - began)}${how ? `, ${how}` : ''}`;
  };
  const show = () => {
    frame += 1;
    out.write(
      isTerminal ? `\r\u001b[2K${FRAMES[frame % FRAMES.length]} ${line()}` : `  ${line()}\n`,
    );
  };
  if (!isTerminal) out.write(`  ${name} …\n`);
  const timer = setInterval(show, isTerminal ? TICK_MS : LINE_MS);
  return {
    end: (text) => {
      clearInterval(timer);
      out.write(isTerminal ? `\r\u001b[2K${text}\n` : `${text}\n`);
    },
  };
};

/**
 * One step with its time: `✓ packages: 96 installed (14.2 s)`, or `✗` before the error goes on.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ detail?: () => string, done?: (result: T) => string, out?: NodeJS.WriteStream }} [how]
 * @returns {Promise<T>}
 */
export const step = async (name, work, { detail, done, out = process.stderr } = {}) => {
  const began = performance.now();
  const line = underWay(name, detail, out);
  try {
    const result = await work();
    line.end(`✓ ${done ? done(result) : name} (${seconds(performance.now() - began)})`);
    return result;
  } catch (error) {
    line.end(`✗ ${name} (${seconds(performance.now() - began)})`);
    throw error;
  }
};

/**
 * What there was no need to do.
 *
 * @param {string} name
 * @param {string} why
 */
export const skipped = (name, why, out = process.stderr) => out.write(`– ${name}: ${why}\n`);
