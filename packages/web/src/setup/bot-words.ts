import { useMemo } from 'react';
import { PAGE_EN } from '../frame/en.ts';
import { useGames, useGameWords } from '../games/games-context.tsx';
import { BOT_OF } from '../hosts/table-list/table-list-of.ts';
import { BOT_LEVELS, type BotLevel } from '../settings/settings.ts';
import { SEATS_EN } from './en-seats.ts';

type BotFacts = { readonly level: BotLevel | undefined; readonly character: string | undefined };

/** What a table has written down of a bot, taken apart; undefined for a level that this page does not know. */
export const factsOf = (bot: string): BotFacts => {
  const [base, character] = bot.split('@');
  return { level: BOT_LEVELS.find((one) => BOT_OF[one] === base || one === base), character };
};

type BotWords = {
  /** "Captain, Greedy". */
  readonly titleOf: (bot: string) => string;
  /** What stands under the name of its seat: "bot, Captain, Greedy". */
  readonly roleOf: (bot: string) => string;
  /** What a character leans to, in a sentence; undefined for one that leans to nothing. */
  readonly leaningOf: (bot: string) => string | undefined;
};

/** What bots of a game are called, by what its tables have written down. */
export const useBotWords = (game: string): BotWords => {
  const words = useGameWords(PAGE_EN, SEATS_EN);
  const games = useGames();
  return useMemo(() => {
    const known = games.has(game) ? games.aboutOf(game).characters : undefined;
    const sayLike = (bot: string, what: 'title' | 'about'): string | undefined => {
      const { character } = factsOf(bot);
      return character === undefined || known?.[character] === undefined
        ? undefined
        : words(`games.${game}.characters.${character}.${what}`);
    };
    const titleOf = (bot: string): string => {
      const { level } = factsOf(bot);
      const title = level === undefined ? bot : words(`shell.levels.${level}`);
      const character = sayLike(bot, 'title');
      return character === undefined
        ? title
        : words('newTable.botLike', { level: title, character });
    };
    return {
      titleOf,
      roleOf: (bot) => words('newTable.bot', { level: titleOf(bot) }),
      leaningOf: (bot) => sayLike(bot, 'about'),
    };
  }, [words, games, game]);
};
