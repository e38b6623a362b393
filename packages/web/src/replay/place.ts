import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { useEffect } from 'react';
import type { FilmTable } from './film-table.ts';
import type { Projection } from './projection.ts';
import type { Eyes } from './protocol.ts';

/** Where somebody is in a replay, and through whose eyes. */
export type Place = { readonly position: number; readonly eyes: Eyes };

const PLACE = /^#answer-(\d{1,6})(?:-(table|seat-(\d{1,2})))?$/;

const usualEyes = ({ outcome }: Projection['film']): Eyes =>
  outcome === null ? 'table' : 'everybody';

const eyesOf = (
  word: string | undefined,
  seat: Seat | undefined,
  film: Projection['film'],
): Eyes => {
  // A match that goes on keeps its secrets, whatever an address asks for.
  if (film.outcome === null || word === 'table') return 'table';
  return seat ?? usualEyes(film);
};

/** An address is foreign: what is not in this replay is left out. */
export const placeIn = ({ film, seats }: Projection, hash: string): Place | undefined => {
  const found = PLACE.exec(hash);
  if (found === null) return undefined;
  const [, position, word, number] = found;
  const seat = seatsOf(seats.length).find(
    (one) => number !== undefined && one === Number(number) - 1,
  );
  return {
    position: Math.min(Number(position), film.answers.length),
    eyes: eyesOf(word, seat, film),
  };
};

/** Seats are counted from 1, as people do. */
export const hashOf = ({ film }: Projection, { position, eyes }: Place): string => {
  const isUsual = eyes === usualEyes(film);
  if (position === 0 && isUsual) return '';
  const seen = typeof eyes === 'number' ? `-seat-${eyes + 1}` : `-${eyes}`;
  return `#answer-${position}${isUsual ? '' : seen}`;
};

export const goToPlace = (film: FilmTable, { position, eyes }: Place): void => {
  film.seeAs(eyes);
  film.goTo(position, 'jump');
};

/** Browsers ignore or refuse an address that changes many times a second. */
const PAUSE = 250;

/** The address says where one is, so that a reload or a link opens the same place. */
export const usePlaceInAddress = (projection: Projection, film: FilmTable): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      const place = { position: film.position.get(), eyes: film.eyes.get() };
      const { pathname } = window.location;
      window.history.replaceState(null, '', `${pathname}${hashOf(projection, place)}`);
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    };
    const follow = (): void => {
      const place = placeIn(projection, window.location.hash);
      if (place !== undefined) goToPlace(film, place);
    };
    const stops = [film.position.subscribe(later), film.eyes.subscribe(later)];
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [projection, film]);
};
