import type { GameAbout } from '@quarterdeck/kernel';
import { BOT_LEVELS, type BotLevel, NAMED_LEVELS, type NamedLevel } from '../settings/settings.ts';

/** Without a judgement that was learned an Admiral would be a Captain by another name. */
const isOffered = ({ learned }: Pick<GameAbout, 'learned'>, level: BotLevel): boolean =>
  learned === true || level !== 'admiral';

/** All that bots of this game may be set to, the weakest first. */
export const levelsOf = (about: Pick<GameAbout, 'learned'>): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => isOffered(about, level));

/** The level somebody wants, or the strongest that this game has: a wish is kept for all games. */
export const levelAt = (about: Pick<GameAbout, 'learned'>, wish: BotLevel): BotLevel =>
  isOffered(about, wish) ? wish : 'captain';

/** Those that have a name of their own. */
export const namedLevelsOf = (about: Pick<GameAbout, 'learned'>): readonly NamedLevel[] =>
  NAMED_LEVELS.filter((level) => isOffered(about, level));

/** The named level that a step stands above; of a named one itself. */
export const namedAt = (level: BotLevel): NamedLevel =>
  NAMED_LEVELS.findLast((named) => level.startsWith(named)) ?? 'deckhand';
