import { loadGame } from '@quarterdeck/shelf';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableSummary } from '../../src/hosts/host.ts';
import type { TablePlan } from '../../src/hosts/table-list/table-list.ts';
import { setupOf, tableListOf } from '../../src/hosts/table-list/table-list-of.ts';
import { eventually } from '../eventually.ts';
import { OUR_GAMES } from '../our-games.ts';
import { browser, emptyDisk, must, openTab, person, reefFor } from './harness.ts';

beforeEach(emptyDisk);

const statusOf = ({ answers }: TableSummary): string => `after ${answers} answers`;

const PLAN: TablePlan = {
  game: 'seawolf',
  seats: [
    { colour: 'red', who: 'person', name: 'Ada' },
    { colour: 'blue', who: 'bot', name: 'Bo', level: 'deckhand' },
  ],
  modules: [],
  seed: undefined,
  pack: undefined,
};

/** Any game will do: a shelf looks only at the id that a table is stored under. */
const loadStandIn: typeof loadGame = async (id) => {
  if (id === 'reef') return loadGame(id);
  const box = await loadSealed();
  return { ...box, game: { ...box.game, id } };
};

describe('The list of a host’s tables', () => {
  it('turns a plan into a table', () => {
    expect(setupOf(PLAN)).toEqual({
      game: 'seawolf',
      seats: [
        { name: 'Ada', colour: 'red', who: { kind: 'person' } },
        { name: 'Bo', colour: 'blue', who: { kind: 'bot', bot: 'random' } },
      ],
    });
  });

  it('writes down how strong a bot is and what it is like', async () => {
    const [ada, bo] = PLAN.seats;
    if (ada === undefined || bo?.who !== 'bot') throw new Error('the plan has another company');
    const plan: TablePlan = {
      ...PLAN,
      seats: [ada, { ...bo, level: 'mate+1', character: 'greedy' }],
    };

    expect(setupOf(plan).seats[1]?.who).toEqual({ kind: 'bot', bot: 'mate+1@greedy' });
    const { host } = await openTab({ loadGame });
    must(await host.create(setupOf(plan)));
    const shy: TablePlan = {
      ...plan,
      seats: [ada, { ...bo, level: 'mate+1', character: 'shy' }],
    };
    expect(await host.create(setupOf(shy))).toMatchObject({
      ok: false,
      refusal: { code: 'unknown-bot' },
    });
  });

  it('turns on the modules of a plan, as the game calls them', async () => {
    const plan: TablePlan = { ...PLAN, game: 'doubloons', modules: ['compass', 'alternateIsland'] };
    expect(setupOf(plan).options).toEqual({ compass: true, alternateIsland: true });
    const { host } = await openTab({ loadGame });
    must(await host.create(setupOf(plan)));
  });

  it('shows stored tables, keeps the list fresh, and forgets them when told', async () => {
    const newTab = browser();
    const { host } = await openTab({ loadGame: loadStandIn, tabs: newTab() });
    const other = await openTab({ loadGame: loadStandIn, tabs: newTab() });
    const tableList = tableListOf({
      host: () => Promise.resolve(host),
      games: OUR_GAMES,
      statusOf,
    });
    tableList.subscribe(() => {});
    const rows = () => tableList.tables().map((table) => table.id);
    const id = await tableList.open(PLAN);
    const second = must(await other.host.create(setupOf(PLAN)));
    await eventually(() => expect(rows()).toEqual([second, id]));
    must(await other.host.remove(second));
    await eventually(() => expect(rows()).toEqual([id]));

    expect(tableList.tables()).toEqual([
      {
        id,
        game: 'seawolf',
        state: 'your-move',
        status: 'after 0 answers',
        seats: ['red', 'blue'],
        names: ['Ada', 'Bo'],
        updatedAt: expect.any(Number),
      },
    ]);
    expect(JSON.parse(await (await tableList.save()).text())).toMatchObject({
      format: 'quarterdeck-tables',
    });

    await tableList.forget();
    expect(tableList.tables()).toEqual([]);
    expect(must(await host.tables())).toEqual([]);
  });

  it('keeps samples off the shelf, and says what is wrong with a pack or a plan', async () => {
    const { host } = await openTab({ loadGame: loadStandIn });
    must(await host.create(reefFor(person('Ada'), person('Bo'))));
    const tableList = tableListOf({
      host: () => Promise.resolve(host),
      games: OUR_GAMES,
      statusOf,
    });

    await new Promise<void>((resolve) => {
      tableList.subscribe(resolve);
    });

    expect(tableList.tables()).toEqual([]);
    expect(await tableList.checkPack('seawolf', 'not json')).toMatchObject({ sound: false });
    await expect(tableList.open({ ...PLAN, seats: PLAN.seats.slice(0, 1) })).rejects.toThrow(
      'players',
    );
  });
});
