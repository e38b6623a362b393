import { INTROS } from '@quarterdeck/shelf/intros';

type ByNumber<T> = { readonly [n: string]: T };

/** What the page of a game tells, as a catalogue: lists by their numbers, from 0. */
type IntroWords = {
  readonly turn: ByNumber<{ readonly title: string; readonly text: string }>;
  readonly five: ByNumber<string>;
};

const byNumber = <T>(list: readonly T[]): ByNumber<T> => Object.fromEntries(list.entries());

const games: { readonly [game: string]: IntroWords } = Object.fromEntries(
  Object.entries(INTROS).map(([game, { turn, five }]) => [
    game,
    { turn: byNumber(turn), five: byNumber(five) },
  ]),
);

/** A turn of each game, and the game in five sentences. */
export const INTROS_EN = { games } as const;
