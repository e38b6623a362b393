import type { GameAbout, ModuleAbout } from '@quarterdeck/kernel';
import { SHELF } from '@quarterdeck/shelf/abouts';

type ByNumber<T> = { readonly [n: string]: T };

/** What is written about a game, as a catalogue: lists by their numbers, from 0. */
type GameWords = {
  readonly title: string;
  readonly line: string;
  readonly kind: string;
  readonly cover: string;
  readonly turn: ByNumber<{ readonly title: string; readonly text: string }>;
  readonly five: ByNumber<string>;
  readonly factions: { readonly [colour: string]: string };
  readonly modules: { readonly [name: string]: Pick<ModuleAbout, 'title' | 'about'> };
};

const byNumber = <T>(list: readonly T[]): ByNumber<T> => Object.fromEntries(list.entries());

const catalogueOf = ({ title, words, factions, modules }: GameAbout): GameWords => ({
  title,
  ...words,
  turn: byNumber(words.turn),
  five: byNumber(words.five),
  factions: factions?.names ?? {},
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      { title: module.title, about: module.about },
    ]),
  ),
});

/** The games in words: what tempts. */
export const GAMES_EN: { readonly [game: string]: GameWords } = Object.fromEntries(
  SHELF.map((about) => [about.id, catalogueOf(about)]),
);
