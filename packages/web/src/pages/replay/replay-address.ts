import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Perspective } from '@quarterdeck/tables';
import { useEffect } from 'react';
import type { OpenReplay } from '../../hosts/replay/open-replay.ts';
import type { ReplayTable } from '../../hosts/replay/replay-table.ts';

/** Where somebody is in a replay, and through whose eyes. */
export type ReplayAddress = { readonly position: number; readonly perspective: Perspective };

/** `table` is what a spectator was called once; links with it open for ever. */
const PLACE = /^#answer-(\d{1,6})(?:-(spectator|table|seat-(\d{1,2})))?$/;

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
  if (found === null) return undefined;
  const [, position, word, number] = found;
  const seat = seatsOf(seats.length).find(
    (one) => number !== undefined && one === Number(number) - 1,
  );
  return {
    position: Math.min(Number(position), info.answers.length),
    perspective: perspectiveOf(word, seat, info),
  };
};

/** Seats are counted from 1, as people do. */
export const hashOf = ({ info }: OpenReplay, { position, perspective }: ReplayAddress): string => {
  const isUsual = perspective === usualPerspective(info);
  if (position === 0 && isUsual) return '';
  const seen = typeof perspective === 'number' ? `-seat-${perspective + 1}` : `-${perspective}`;
  return `#answer-${position}${isUsual ? '' : seen}`;
};

export const goToAddress = (table: ReplayTable, { position, perspective }: ReplayAddress): void => {
  table.setPerspective(perspective);
  table.goTo(position, 'jump');
};

/** Browsers ignore or refuse an address that changes many times a second. */
const PAUSE = 250;

/** The address says where one is, so that a reload or a link opens the same place. */
export const useReplayAddress = (replay: OpenReplay, table: ReplayTable): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      const place = { position: table.position.get(), perspective: table.perspective.get() };
      const { pathname } = window.location;
      window.history.replaceState(null, '', `${pathname}${hashOf(replay, place)}`);
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    };
    const follow = (): void => {
      const place = addressIn(replay, window.location.hash);
      if (place !== undefined) goToAddress(table, place);
    };
    const stops = [table.position.subscribe(later), table.perspective.subscribe(later)];
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [replay, table]);
};
