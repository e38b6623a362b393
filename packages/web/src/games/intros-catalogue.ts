import type { GameIntro } from '@quarterdeck/kernel';

type ByNumber<T> = { readonly [n: string]: T };
type Told = { readonly title: string; readonly text: string };
type Intros = { readonly [game: string]: GameIntro };

/** What the page of a game tells, as a catalogue: lists by their numbers, from 0. */
type IntroWords = {
  readonly turn: ByNumber<Told>;
  readonly five: ByNumber<string>;
};

export type IntrosCatalogue = { readonly games: { readonly [game: string]: IntroWords } };

const byNumber = <T>(list: readonly T[]): ByNumber<T> => Object.fromEntries(list.entries());

/** A turn of each game, and the game in five sentences. */
export const introsCatalogue = (intros: Intros): IntrosCatalogue => ({
  games: Object.fromEntries(
    Object.entries(intros).map(([game, { turn, five }]) => [
      game,
      { turn: byNumber(turn), five: byNumber(five) },
    ]),
  ),
});

type MinutesWords = {
  readonly minutes: { readonly lead: string; readonly panels: ByNumber<Told> };
};
type MinutesCatalogue = { readonly games: { readonly [game: string]: MinutesWords } };

/** Each game in five minutes, in words. */
export const minutesCatalogue = (intros: {
  readonly [game: string]: Pick<GameIntro, 'minutes'>;
}): MinutesCatalogue => ({
  games: Object.fromEntries(
    Object.entries(intros).flatMap(([game, { minutes }]): [string, MinutesWords][] => {
      if (minutes === undefined) return [];
      const panels = byNumber(minutes.panels.map(({ title, text }) => ({ title, text })));
      return [[game, { minutes: { lead: minutes.lead, panels } }]];
    }),
  ),
});
