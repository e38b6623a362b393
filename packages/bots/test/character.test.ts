import { botById, checkCharacter, isOffered, thinker } from '@quarterdeck/bots';
import { handMade } from '@quarterdeck/bots/lab';
import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { inCharacter } from '../src/character.ts';
import { askedSeat, machineOf, standing } from './learned/tables.ts';
import { reefEngine, standing as standingReef, taskAt } from './reef-tables.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
/** After this many answers; enough moments that one of them is amid whatever a character leans to. */
const MOMENTS = [20, 33, 40, 47, 61, 80];
/** Points of `evaluate` that a character may add to one of a figure, or take from it. */
const MOST_LEANING = 1;

describe.each(SHELF)('A character of $title', ({ id, characters: told }) => {
  it('is known by the rules as by the box, and is told in words', async () => {
    const { game } = await machineOf(id);

    expect(Object.keys(game.characters ?? {})).toEqual(Object.keys(told ?? {}));
    for (const { title, about } of Object.values(told ?? {})) {
      expect(title).not.toBe('');
      expect(about).toMatch(/\.$/);
    }
  });

  it('leans to figures that are reckoned, and not beyond what is sensible', async () => {
    const { game } = await machineOf(id);
    for (const leaning of Object.values(game.characters ?? {})) {
      expect(Object.keys(leaning).length).toBeGreaterThan(0);
      for (const [figure, points] of Object.entries(leaning)) {
        expect(game.reckoning?.figures).toContain(figure);
        expect(Math.abs(points)).toBeGreaterThan(0);
        expect(Math.abs(points)).toBeLessThanOrEqual(MOST_LEANING);
      }
    }
  });

  it('judges otherwise than others somewhere, and always by a share', async () => {
    const machine = await machineOf(id);
    const plain = handMade(machine);
    const matches = SEEDS.flatMap((seed) => MOMENTS.map((n) => standing(machine, seed, n)));
    for (const character of Object.keys(machine.game.characters ?? {})) {
      const judge = inCharacter(machine, character);
      const judged = matches.map((match) => judge(match, askedSeat(machine, match)));
      const evenly = matches.map((match) => plain(match, askedSeat(machine, match)));

      for (const share of judged) expect(share > 0 && share < 1).toBe(true);
      expect(judged).not.toEqual(evenly);
      expect(
        inCharacter(machine, character, plain)(at0(matches), askedSeat(machine, at0(matches))),
      ).toBeCloseTo(judged[0] ?? -1, 9);
    }
  });
});

const at0 = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('there is none');
  return first;
};

describe('A wish for a character', () => {
  it('is written behind the bot, on any step', () => {
    expect(botById('captain@greedy')).toMatchObject({ id: 'captain@greedy', character: 'greedy' });
    expect(botById('mate+1@bold')).toMatchObject({ title: 'Mate +1', character: 'bold' });
    expect(botById('captain').character).toBeUndefined();
  });

  it('is refused where the game has no such character, by a sentence that names those it has', async () => {
    const { game } = await machineOf('seawolf');

    expect(() => checkCharacter(game, 'shy')).toThrow(
      'Expected one of the characters greedy, ambitious, cautious for Seawolf, got "shy".',
    );
    expect(() => checkCharacter({ title: 'Reef' }, 'shy')).toThrow('Reef has no characters');
    expect(isOffered(game, 'captain@shy')).toBe(false);
    expect(isOffered(game, 'captain@constructor')).toBe(false);
    expect(isOffered(game, 'captain@greedy')).toBe(true);
    expect(isOffered(game, 'bosun')).toBe(false);
  });

  it.each(['random@greedy', 'captain@', `captain@${'x'.repeat(40)}`, 'bosun@greedy'])(
    '%s is refused',
    (bot) => {
      expect(() => botById(bot)).toThrow(expect.objectContaining({ code: 'unknown-bot' }));
    },
  );

  it('is refused by a bot that is asked for it', async () => {
    const reef = await reefEngine();
    const task = taskAt(reef, standingReef(reef, 4), { bot: 'mate@greedy' });

    expect(() => thinker(reef).decide(task)).toThrow('has no characters for its bots');
  });
});
