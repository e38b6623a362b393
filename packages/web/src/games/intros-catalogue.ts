import type { GameIntro } from '@quarterdeck/kernel';

type ByNumber<T> = { readonly [n: string]: T };

/** What the page of a game tells, as a catalogue: lists by their numbers, from 0. */
type IntroWords = {
  readonly turn: ByNumber<{ readonly title: string; readonly text: string }>;
  readonly five: ByNumber<string>;
};

export type IntrosCatalogue = { readonly games: { readonly [game: string]: IntroWords } };

const byNumber = <T>(list: readonly T[]): ByNumber<T> => Object.fromEntries(list.entries());

/** A turn of each game, and the game in five sentences. */
export const introsCatalogue = (intros: {
  readonly [game: string]: GameIntro;
}): IntrosCatalogue => ({
  games: Object.fromEntries(
    Object.entries(intros).map(([game, { turn, five }]) => [
      game,
      { turn: byNumber(turn), five: byNumber(five) },
    ]),
  ),
});
