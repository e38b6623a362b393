import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { reportPage } from '../src/balance/page.ts';
import type { BalanceReport } from '../src/balance/report.ts';
import { balanceReport } from '../src/balance/report.ts';
import { settingsOf } from '../src/balance/settings.ts';
import { spreadOf } from '../src/balance/spread.ts';
import { reportInWords } from '../src/balance/words.ts';
import { addMatch, addNotes, emptyNotes, type SeatNotes } from '../src/sim/notes.ts';
import { emptyTally, type Tally } from '../src/sim/tally.ts';
import { inProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const GAME = ['balance', 'tinypirates', '--seats', '2', '--games', '4', '--bot', 'random'];

async function balance(...args: readonly string[]): Promise<BalanceReport> {
  const { code, out, err } = await inProcess([...GAME, '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const seat = (role: string, ...cards: readonly string[]): SeatNotes => ({
  role,
  uses: new Map(cards.map((card) => [`played\t${card}`, 2])),
});
const outcome = (...ranks: readonly number[]) => ({
  ranks,
  scores: ranks.map((rank) => 10 - rank),
  sheet: [],
  because: '',
});

/** As many matches of two, in which whoever had Kraken won. */
function krakenWins(matches: number): Tally {
  const tally = emptyTally(2, ['mate']);
  tally.notes = emptyNotes();
  for (let n = 0; n < matches; n++) {
    tally.games++;
    addMatch(tally.notes, [seat('Red', 'Kraken'), seat('Blue', 'Rum')], outcome(1, 2), 40 + n);
  }
  return tally;
}
const PLAN = {
  game: 'sea',
  pack: undefined,
  bots: ['mate'],
  seed: 1,
  settings: [{ seats: 2, options: {}, label: '' }],
  games: 30,
};
const reportOfKraken = (): BalanceReport =>
  balanceReport(PLAN, { title: 'Sea & <Salt>', pack: 'own' }, [krakenWins(30)]);

describe('A balance', () => {
  it('tells length, scores, wins by seat and captain, and the cards in use', async () => {
    const { tables, roles, cards, games } = await balance('--threads', '2');

    expect(games).toBe(4);
    expect(tables.map(({ seats, winsBySeat }) => [seats, winsBySeat.length])).toEqual([[2, 2]]);
    expect(tables[0]?.decisions.n).toBe(4);
    expect(tables[0]?.scores.winners.n ?? 0).toBeGreaterThanOrEqual(4);
    expect(roles.reduce((sum, { n }) => sum + n, 0)).toBe(8);
    expect(new Set(cards.map(({ by }) => by))).toContain('crew-hired');
    for (const { low, share, high } of cards) expect(low <= share && share <= high).toBe(true);
  });

  it('comes to the same with any number of threads', async () => {
    expect(await balance('--threads', '3')).toEqual(await balance('--threads', '1'));
  });

  it('stands beside another pack, in JSON and as a page', async () => {
    const page = join(folder, 'page.html');

    const report = await balance('--threads', '1', '--against', 'own', '--html', page);

    const { against, ...own } = report as BalanceReport & { readonly against: BalanceReport };
    expect(against).toEqual(own);
    expect(readFileSync(page, 'utf8')).toContain('with the content of the game');
  });

  it.each([
    [['balance', 'tinypirates', '--seats', '9']],
    [['balance', 'tinypirates', '--seats', '2,2']],
    [['balance', 'tinypirates', '--options', '[1]']],
    [['balance', 'tinypirates', '--options', '{"storms": 3}']],
    [['balance', 'tinypirates', '--bot', 'parrot']],
    [['balance', 'tinypirate']],
  ])('refuses %j before anything is played', async (args) => {
    expect((await inProcess(args)).code).toBe(2);
  });

  it('refuses a pack that is not there', async () => {
    const { code, err } = await inProcess([...GAME, '--pack', join(folder, 'none.json')]);

    expect(code).toBe(1);
    expect(err).toContain('there is no such file');
  });
});

describe('What a card is worth', () => {
  it('is its share of the wins over a fair one, and surely outside only where the interval is', () => {
    const { cards, roles } = reportOfKraken();

    expect(
      cards.map(({ name, worth, outside, timesAMatch }) => [name, worth, outside, timesAMatch]),
    )
      // Two seats: who wins always has twice the share.
      .toEqual([
        ['Kraken', 2, true, 2],
        ['Rum', 0, true, 2],
      ]);
    expect(roles.map(({ name, worth }) => [name, worth])).toEqual([
      ['Red', 2],
      ['Blue', 0],
    ]);
    const few = balanceReport(PLAN, { title: '', pack: '' }, [krakenWins(1)]);
    expect(few.cards.map(({ outside }) => outside)).toEqual([false, false]);
  });

  it('is the same in whatever order matches are joined', () => {
    const one = emptyNotes();
    const other = emptyNotes();
    const match = (to: typeof one, winner: number): void =>
      addMatch(to, [seat('Red', 'Kraken'), seat('Blue')], outcome(winner, 3 - winner), 7);
    match(one, 1);
    match(other, 2);
    const [forth, back] = [emptyNotes(), emptyNotes()];
    for (const notes of [one, other]) addNotes(forth, notes);
    for (const notes of [other, one]) addNotes(back, notes);

    expect(forth.uses).toEqual(back.uses);
    expect(forth.uses['played\tKraken']).toMatchObject({ seats: 2, times: 4 });
  });

  it('is told in words and on the page, and the page has a table beside every plot', () => {
    const report = reportOfKraken();
    const page = reportPage(report, null);

    expect(reportInWords(report)).toContain('Played: Kraken  2.00 times its share');
    expect(page).toContain('Sea &amp; &lt;Salt&gt;');
    expect(page.match(/<svg /g)?.length).toBe(page.match(/<table>/g)?.length);
    expect(page).not.toMatch(/<script|https?:|url\(/);
  });
});

describe('A run that was broken off', () => {
  it('tells nothing of tables it never came to', () => {
    const settings = [2, 3].map((seats) => ({ seats, options: {}, label: '' }));
    const tallies = [krakenWins(4), emptyTally(3, ['mate'])];

    const { tables } = balanceReport({ ...PLAN, settings }, { title: '', pack: '' }, tallies);

    expect(tables.map(({ seats }) => seats)).toEqual([2]);
  });
});

describe('How figures lie', () => {
  it('is told by the middle, four fifths and bars that count all of them', () => {
    const spread = spreadOf([5, 1, 2, 3, 4, 6, 7, 8, 9, 100]);

    expect(spread).toMatchObject({
      n: 10,
      least: 1,
      tenth: 2,
      median: 6,
      ninetieth: 100,
      most: 100,
    });
    expect(spread.bars.reduce((sum, bar) => sum + bar, 0)).toBe(10);
    expect(spreadOf([]).bars).toEqual([]);
  });
});

describe('The tables of a balance', () => {
  it('are every seat count, and each option by itself where they are varied', async () => {
    const { game } = await loadGame('tinypirates');

    expect(settingsOf(game, [2, 3], {}, false).map(({ seats }) => seats)).toEqual([2, 3]);
    const varied = settingsOf(game, [2], {}, true);
    expect(varied.length).toBeGreaterThan(1);
    for (const { options, label } of varied.slice(1)) {
      expect(Object.keys(options)).toHaveLength(1);
      expect(label).not.toBe('');
    }
  });
});
