import type { NoticeCard, Result } from '@quarterdeck/tables';
import { useCallback, useEffect, useState } from 'react';
import { type PushState, pushState } from '../../browser/push.ts';
import { noticeCalls } from '../../hosts/online/notice-calls.ts';

export type NoticesState = {
  /** Null until it is looked up. */
  readonly card: NoticeCard | null;
  /** Of this browser; null until it is known. */
  readonly here: PushState | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Does one thing, and shows how everything stands then. */
  readonly attempt: (act: () => Promise<Result<NoticeCard>>) => Promise<void>;
};

/** How the reader is told, and what is changed about it, one thing at a time. */
export function useNotices(): NoticesState {
  const [card, setCard] = useState<NoticeCard | null>(null);
  const [here, setHere] = useState<PushState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(async (act: () => Promise<Result<NoticeCard>>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const done = await act();
    if (done.ok) setCard(done.value);
    else setProblem(done.refusal.sentence);
    setHere(await pushState());
    setBusy(false);
  }, []);
  useEffect(() => void attempt(noticeCalls.read), [attempt]);
  return { card, here, problem, isBusy, attempt };
}
