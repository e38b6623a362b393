import type { Terminal } from './terminal.ts';

export type ProgressBar = { readonly show: (done: number) => void; readonly clear: () => void };

const EVERY_MILLIS = 200;

/** How far a long run is, only where somebody watches, and gone when it is done. */
export function progressBar(terminal: Terminal, all: number, what: string): ProgressBar {
  if (!terminal.watched) return { show: () => {}, clear: () => {} };
  const began = performance.now();
  let shown = began;
  let width = 0;
  const write = (text: string): void => {
    terminal.note(`\r${text.padEnd(width)}`);
    width = text.length;
  };
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MILLIS) return;
      shown = now;
      const left = Math.ceil((((now - began) / done) * (all - done)) / 1_000);
      write(`${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${what}, ${left} s left`);
    },
    clear() {
      if (width === 0) return;
      write('');
      terminal.note('\r');
    },
  };
}
