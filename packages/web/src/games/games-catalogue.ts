import type { CharacterAbout, GameAbout, ModuleAbout } from '@quarterdeck/kernel';

/** What is written on a game's box, as a catalogue. */
type GameWords = {
  readonly title: string;
  readonly line: string;
  readonly kind: string;
  readonly cover: string;
  readonly factions: { readonly [colour: string]: string };
  readonly characters: { readonly [name: string]: CharacterAbout };
  readonly modules: { readonly [name: string]: Pick<ModuleAbout, 'title' | 'about'> };
};

const catalogueOf = ({ title, words, factions, characters, modules }: GameAbout): GameWords => ({
  title,
  ...words,
  factions: factions?.names ?? {},
  characters: characters ?? {},
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      { title: module.title, about: module.about },
    ]),
  ),
});

export type GamesCatalogue = { readonly games: { readonly [game: string]: GameWords } };

/** Games in words: what tempts. */
export const gamesCatalogue = (games: readonly GameAbout[]): GamesCatalogue => ({
  games: Object.fromEntries(games.map((about) => [about.id, catalogueOf(about)])),
});
