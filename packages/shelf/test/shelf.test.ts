import { seatsOf } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { describeOptions, engine, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame, loadSample, SHELF, UnknownGame } from '../src/index.ts';

const refusalOf = (id: string): Promise<unknown> =>
  loadGame(id).then(
    () => 'loaded',
    (error: unknown) => error,
  );

describe('The shelf', () => {
  it('has five games, each with facts that fit together', () => {
    expect(new Set(SHELF.map(({ id }) => id)).size).toBe(5);
    expect(new Set(SHELF.map(({ prefix }) => prefix)).size).toBe(5);
    for (const { title, seats, minutes, colours, factions, modules, words } of SHELF) {
      expect(title).not.toBe('');
      expect(words.line.endsWith('.')).toBe(true);
      expect(seats).toEqual([...seats].sort((a, b) => a - b));
      expect(colours).toHaveLength(Math.max(...seats));
      expect(minutes[0]).toBeLessThan(minutes[1]);
      if (factions !== undefined)
        expect([...factions.clockwise].sort()).toEqual([...colours].sort());
      for (const module of Object.values(modules))
        expect(seats).toEqual(expect.arrayContaining([...(module.seats ?? seats)]));
    }
  });

  it.each(SHELF)('has an option for every module of $title', async ({ id, modules }) => {
    const { game } = await loadGame(id);
    const offered = describeOptions(game.options, game.seats[0] ?? 0);

    for (const [name, { title, about }] of Object.entries(modules))
      expect(offered).toContainEqual(
        expect.objectContaining({ name, title, about, kind: 'toggle' }),
      );
  });

  it.each(SHELF)('says truly whether something was learned of $title', async ({ id, learned }) => {
    const { game } = await loadGame(id);

    expect(game.learned !== undefined).toBe(learned === true);
  });

  it('shows no sample to players, though it can be loaded', () => {
    expect(GAME_IDS).toContain('reef');
    expect(SHELF.map((entry) => entry.id)).not.toContain('reef');
  });

  it('hands out a sample without the games, and nothing else that way', async () => {
    const { game } = await loadSample('reef');

    expect(game.id).toBe('reef');
    await expect(loadSample('seawolf')).rejects.toBeInstanceOf(UnknownGame);
    await expect(loadSample('toString')).rejects.toBeInstanceOf(UnknownGame);
  });

  it.each(GAME_IDS)('tells the truth about %s', async (id) => {
    const entry = SHELF.find((one) => one.id === id);

    const { game } = await loadGame(id);

    expect(game.id).toBe(id);
    if (entry !== undefined) {
      expect(game.title).toBe(entry.title);
      expect(game.seats).toEqual(entry.seats);
    }
  });

  it.each(GAME_IDS)('hands out %s ready for an engine and a speaker', async (id) => {
    const { game, say } = await loadGame(id);
    const machine = engine(game);
    const seats = game.seats[0] ?? 0;
    const match = machine.create({ seats, rng: sfcRng(1) });
    const names = seatsOf(seats).map((seat) => `Captain ${seat}`);

    const words = machine
      .asked(match)
      .map(({ seat }) => speaker(say, { names }).question(machine.view(match, seat), seat));

    expect(words.length).toBeGreaterThan(0);
    for (const question of words) expect(question).not.toMatch(/[[\]]|^$/);
  });

  it.each(['seewolf', 'SEAWOLF', 'Raef'])('guesses what %s meant', async (id) => {
    const error = await refusalOf(id);

    expect(error).toBeInstanceOf(UnknownGame);
    expect(error).toBeInstanceOf(QuarterdeckError);
    expect(error).toMatchObject({ code: 'unknown-game', known: GAME_IDS });
    expect(String(error)).toMatch(/Did you mean "(seawolf|reef)"\?/);
  });

  it.each(['chess', '', '__proto__', 'constructor', 'toString', 'x'.repeat(1_000_000)])(
    'refuses an id that names no game',
    async (id) => {
      const error = await refusalOf(id);

      expect(error).toBeInstanceOf(UnknownGame);
      expect(String(error).length).toBeLessThan(300);
      expect(String(error)).not.toContain('Did you mean');
    },
  );
});
