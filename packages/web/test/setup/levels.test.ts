import { BOTS, botById, isOffered } from '@quarterdeck/bots';
import { loadGame, SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { PAGE_EN } from '../../src/frame/en.ts';
import { BOT_OF, botOf } from '../../src/hosts/table-list/table-list-of.ts';
import { BOT_LEVELS } from '../../src/settings/settings.ts';
import { factsOf } from '../../src/setup/bot-words.ts';
import { levelAt, levelsOf, namedAt, namedLevelsOf } from '../../src/setup/levels.ts';
import { firstWishes } from '../../src/setup/plan.ts';

const NAMES = { you: 'Ada', bots: ['Ines', 'Tomas', 'Old Salt'] };

describe('The levels of bots', () => {
  it.each(SHELF)('of $title have an Admiral only where something was learned', (about) => {
    const hasAdmiral = levelsOf(about).includes('admiral');

    expect(hasAdmiral).toBe(about.learned === true);
    expect(namedLevelsOf(about).slice(0, 3)).toEqual(['deckhand', 'mate', 'captain']);
  });

  it('are those that somebody wished for, or the strongest that the game has', () => {
    expect(levelAt({ learned: true }, 'admiral')).toBe('admiral');
    expect(levelAt({}, 'admiral')).toBe('captain');
    expect(levelAt({}, 'mate')).toBe('mate');
    expect(levelAt({}, 'mate+2')).toBe('mate+2');
  });

  it('are the bots that there are, from the weakest to the strongest', () => {
    expect(BOT_LEVELS.map((level) => BOT_OF[level])).toEqual(BOTS.map(({ id }) => id));
  });

  it('are steps above those that have a name', () => {
    const named = BOT_LEVELS.map(namedAt);

    expect(new Set(named)).toEqual(new Set(namedLevelsOf({ learned: true })));
    expect(namedAt('mate+1')).toBe('mate');
    expect(namedAt('captain')).toBe('captain');
  });

  it('are called by the names and sentences that the page has for each', () => {
    for (const one of BOT_LEVELS) {
      expect(PAGE_EN.shell.levels[one]).toBe(botById(BOT_OF[one]).title);
      expect(PAGE_EN.shell.levelHints[one]).not.toBe('');
    }
  });

  it.each(SHELF)('at a new table of $title are ones that it offers', (about) => {
    const seats = firstWishes(about, { emblem: 'red', botLevel: 'admiral' }, NAMES);
    const levels = seats.flatMap((seat) => (seat.who === 'bot' ? [seat.level] : []));

    expect(levels.length).toBeGreaterThan(0);
    for (const level of levels) expect(levelsOf(about)).toContain(level);
  });
});

describe('A bot with a character', () => {
  it('is written down with it, and read again', () => {
    for (const level of BOT_LEVELS) {
      const bot = botOf({ level, character: 'greedy' });

      // A Deckhand leans to nothing, whatever was chosen before.
      expect(factsOf(bot)).toEqual({
        level,
        character: level === 'deckhand' ? undefined : 'greedy',
      });
      expect(factsOf(botOf({ level }))).toEqual({ level, character: undefined });
    }
  });

  it('is known where its table was set before there were steps and characters', () => {
    for (const [bot, level] of [
      ['random', 'deckhand'],
      ['mate', 'mate'],
      ['captain', 'captain'],
    ])
      expect(factsOf(bot ?? '')).toEqual({ level, character: undefined });
    expect(factsOf('of-a-later-page').level).toBeUndefined();
  });

  it.each(SHELF)('of $title is one that its rules know', async (about) => {
    const { game } = await loadGame(about.id);

    for (const character of Object.keys(about.characters ?? {}))
      for (const level of levelsOf(about))
        expect(isOffered(game, botOf({ level, character }))).toBe(true);
  });
});
