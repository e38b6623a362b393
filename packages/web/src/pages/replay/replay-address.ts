import type { Store } from '@quarterdeck/board-kit';
import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Perspective } from '@quarterdeck/tables';
import { useEffect } from 'react';
import type { OpenReplay } from '../../hosts/replay/open-replay.ts';
import type { ReplayTable } from '../../hosts/replay/replay-table.ts';

/** Where somebody is in a replay, through whose eyes, and whether its review stands beside it. */
export type ReplayAddress = {
  readonly position: number;
  readonly perspective: Perspective;
  readonly isReview?: true;
};

/** `table` is what a spectator was called once; links with it open for ever. */
const PLACE =
  /^#(?:(review)(?:-(?=a)|$))?(?:answer-(\d{1,6})(?:-(spectator|table|seat-(\d{1,2})))?)?$/;

const usualPerspective = ({ outcome }: OpenReplay['info']): Perspective =>
  outcome === null ? 'spectator' : 'everybody';

const perspectiveOf = (
  word: string | undefined,
  seat: Seat | undefined,
  info: OpenReplay['info'],
): Perspective => {
  // A match that goes on keeps its secrets, whatever an address asks for.
  const isSpectator = word === 'spectator' || word === 'table';
  if (info.outcome === null || isSpectator) return 'spectator';
  return seat ?? usualPerspective(info);
};

/** An address is foreign: what is not in this replay is left out. */
export const addressIn = ({ info, seats }: OpenReplay, hash: string): ReplayAddress | undefined => {
  const found = PLACE.exec(hash);
  const [, review, position, word, number] = found ?? [];
  if (review === undefined && position === undefined) return undefined;
  const seat = seatsOf(seats.length).find(
    (one) => number !== undefined && one === Number(number) - 1,
  );
  return {
    position: Math.min(Number(position ?? 0), info.answers.length),
    perspective: perspectiveOf(word, seat, info),
    // A match that goes on is not judged: that would tell what others hold.
    ...(review === undefined || info.outcome === null ? {} : { isReview: true }),
  };
};

/** Seats are counted from 1, as people do. */
export const hashOf = (
  { info }: OpenReplay,
  { position, perspective, isReview }: ReplayAddress,
): string => {
  const isUsual = perspective === usualPerspective(info);
  const seen = typeof perspective === 'number' ? `-seat-${perspective + 1}` : `-${perspective}`;
  const place = position === 0 && isUsual ? '' : `answer-${position}${isUsual ? '' : seen}`;
  const parts = [isReview === true ? 'review' : '', place].filter((part) => part !== '');
  return parts.length === 0 ? '' : `#${parts.join('-')}`;
};

export const goToAddress = (table: ReplayTable, { position, perspective }: ReplayAddress): void => {
  table.setPerspective(perspective);
  table.goTo(position, 'jump');
};

/** Browsers ignore or refuse an address that changes many times a second. */
const PAUSE = 250;

/** The address says where one is, so that a reload or a link opens the same place. */
export const useReplayAddress = (
  replay: OpenReplay,
  table: ReplayTable,
  review: Store<boolean>,
): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      const place: ReplayAddress = {
        position: table.position.get(),
        perspective: table.perspective.get(),
        ...(review.get() ? { isReview: true } : {}),
      };
      const { pathname } = window.location;
      window.history.replaceState(null, '', `${pathname}${hashOf(replay, place)}`);
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    };
    const follow = (): void => {
      const place = addressIn(replay, window.location.hash);
      if (place === undefined) return;
      goToAddress(table, place);
      review.set(place.isReview === true);
    };
    const stops = [table.position, table.perspective, review].map((store) =>
      store.subscribe(later),
    );
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [replay, table, review]);
};
