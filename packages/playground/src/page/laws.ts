import type { Log } from './session.ts';

/** What fifty random matches came to; `broken` is the one that broke a law, up to that answer. */
export type LawsTold =
  | { readonly ok: true; readonly sentence: string }
  | { readonly ok: false; readonly sentence: string; readonly broken: Log | null };

export const tryLaws = (tell: (told: LawsTold) => void): void => {
  const worker = new Worker(new URL('./laws.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LawsTold>) => {
    tell(data);
    worker.terminate();
  };
  worker.onerror = ({ message }) =>
    tell({ ok: false, sentence: `The laws could not be tried: ${message}`, broken: null });
};
