import type { Review } from '@quarterdeck/bots';
import { useEffect, useState } from 'react';
import type { ReplayClient } from '../../../hosts/replay/replay-client.ts';
import { useStartReplay } from '../../../hosts/replay/start-replay.ts';
import { useReplay } from '../replay-context.tsx';

export type Reviewing =
  | { readonly state: 'working'; readonly part: number }
  | { readonly state: 'failed' }
  | { readonly state: 'here'; readonly review: Review };

/** The last one is kept: who goes back to the replay and comes again does not wait once more. */
const known: { id: string; review: Review | undefined } = { id: '', review: undefined };

const judge = async (
  client: ReplayClient,
  text: string,
  wanted: () => boolean,
  onPart: (part: number) => void,
): Promise<Review | undefined> => {
  const loaded = await client.load(text);
  while (loaded.ok && wanted()) {
    const step = await client.review();
    if (!step.ok) return undefined;
    if (step.value.review !== null) return step.value.review;
    onPart(step.value.part);
  }
  return undefined;
};

/** Judges the match in a worker of its own; who leaves gives it up. */
export const useReview = (): Reviewing => {
  const { opened } = useReplay();
  const start = useStartReplay();
  const { id } = opened.info;
  const [reviewing, setReviewing] = useState<Reviewing>({ state: 'working', part: 0 });
  useEffect(() => {
    if (known.id === id && known.review !== undefined) {
      setReviewing({ state: 'here', review: known.review });
      return;
    }
    let wanted = true;
    const client = start();
    const keep = (next: Reviewing): void => {
      if (wanted) setReviewing(next);
    };
    keep({ state: 'working', part: 0 });
    judge(
      client,
      opened.text,
      () => wanted,
      (part) => keep({ state: 'working', part }),
    ).then(
      (review) => {
        if (review !== undefined && wanted) Object.assign(known, { id, review });
        keep(review === undefined ? { state: 'failed' } : { state: 'here', review });
        client.close();
      },
      () => keep({ state: 'failed' }),
    );
    return () => {
      wanted = false;
      client.close();
    };
  }, [start, opened.text, id]);
  return reviewing;
};
