import type { MoveNotice } from '@quarterdeck/tables';

/** `gone`: nobody is there any more. `later`: it may arrive if it is tried again. */
export type Sent = 'arrived' | 'gone' | 'later' | 'refused';

/** What an HTTP answer means to who sent something. */
export function sentBy(status: number): Sent {
  if (status >= 200 && status < 300) return 'arrived';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Milliseconds after which it is tried again, and again. */
export const RETRY_AFTER_MS: readonly number[] = [2_000, 20_000, 120_000];

export type Told = {
  readonly guest: string;
  readonly notice: MoveNotice;
  /** Seconds after which it is of no use any more. */
  readonly lasts: number;
};
