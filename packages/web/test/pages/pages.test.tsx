import { type Speech, speak, speakEnglish, WordsProvider } from '@quarterdeck/board-kit';
import { INTROS } from '@quarterdeck/shelf/intros';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LostPage } from '../../src/frame/lost-page.tsx';
import { GamesProvider, LessonsContext } from '../../src/games/games-context.tsx';
import { emptyTableList, type TableListItem } from '../../src/hosts/table-list/table-list.ts';
import { TableListProvider } from '../../src/hosts/table-list/table-list-context.tsx';
import { gamePageWith } from '../../src/pages/game/game-page.tsx';
import { LearnPage, Lessons } from '../../src/pages/learn/learn-page.tsx';
import { NewTablePage } from '../../src/pages/new-table/new-table-page.tsx';
import { SettingsPage } from '../../src/pages/settings/settings-page.tsx';
import { ShelfPage } from '../../src/pages/shelf/shelf-page.tsx';
import { TodayFor } from '../../src/pages/shelf/today.tsx';
import { TablesPanel, TicketFor } from '../../src/pages/shelf/your-tables.tsx';
import { NavigationProvider } from '../../src/router/navigation.tsx';
import { dayOf } from '../../src/settings/daily-progress.ts';
import type { LessonsProgress } from '../../src/settings/settings.ts';
import { SettingsProvider } from '../../src/settings/settings-context.tsx';
import { createSettingsStore } from '../../src/settings/store.ts';
import { aboutOf, OUR_GAMES } from '../our-games.ts';

const GamePage = gamePageWith(INTROS);
const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const drawn = (page: ReactElement, speech: Speech): string =>
  renderToStaticMarkup(
    <SettingsProvider store={createSettingsStore(nothing)}>
      <WordsProvider language={speech.language} speech={speech}>
        <TableListProvider tableList={emptyTableList}>
          <GamesProvider games={OUR_GAMES}>
            <LessonsContext value={LESSONS}>
              <NavigationProvider>{page}</NavigationProvider>
            </LessonsContext>
          </GamesProvider>
        </TableListProvider>
      </WordsProvider>
    </SettingsProvider>,
  );

const PAGES: Readonly<Record<string, ReactElement>> = {
  shelf: <ShelfPage />,
  settings: <SettingsPage />,
  lost: <LostPage />,
  ...Object.fromEntries(
    OUR_GAMES.ids.map((game) => [
      `game ${game}`,
      <GamePage key={game} route={{ page: 'game', game }} />,
    ]),
  ),
  learn: <LearnPage route={{ page: 'learn', game: 'seawolf' }} />,
  newTable: <NewTablePage route={{ page: 'new-table', game: 'doubloons' }} />,
};

/** What a person reads or hears: text outside drawings, labels, titles and placeholders. */
const heard = (html: string): readonly string[] => {
  const spoken = [...html.matchAll(/ (?:aria-label|title|placeholder|aria-valuetext)="([^"]*)"/g)];
  const withoutDrawings = html.replace(/<svg[\s\S]*?<\/svg>/g, '');
  return [...spoken.map(([, words = '']) => words), ...withoutDrawings.split(/<[^>]*>/)].filter(
    (words) => /\p{L}/u.test(words),
  );
};

describe('Every game of the shelf', () => {
  it.each(OUR_GAMES.ids)(
    '%s has a table, a gallery, a turn in pictures, examples and a rulebook',
    async (game) => {
      const { cover, table, gallery, vignettes, examples, ledger } = OUR_GAMES.boardOf(game) ?? {};

      expect(cover).toBeDefined();
      expect((await table?.())?.TABLE.game.game.title).toBe(aboutOf(game).title);
      expect((await gallery?.())?.gallery(speakEnglish().words)).not.toEqual([]);
      expect((await vignettes?.())?.VIGNETTES).toHaveLength(4);
      expect(Object.keys((await examples?.())?.EXAMPLES ?? {})).not.toEqual([]);
      expect((await ledger?.())?.default).toContain(`**${aboutOf(game).prefix}-001**`);
    },
  );
});

describe('Every page', () => {
  it.each(Object.entries(PAGES))(
    '%s has one main landmark and one heading at its top',
    (_, page) => {
      const html = drawn(page, speakEnglish());

      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it.each(Object.entries(PAGES))('%s has no sentence wired into it', async (_, page) => {
    const html = drawn(page, await speak('pseudo'));

    const wired = heard(html).filter((words) => !words.includes('⟦'));
    expect(wired).toEqual([]);
  });

  it.each(Object.entries(PAGES))('%s names every button, link and field', (_, page) => {
    const html = drawn(page, speakEnglish());

    const bare = [...html.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes = '', inside = '']) =>
        !attributes.includes('aria-label=') &&
        !/\p{L}/u.test(inside.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]*>/g, '')),
    );
    expect(bare.map(([tag]) => tag)).toEqual([]);
  });
});

describe('The shelf', () => {
  const tables: readonly TableListItem[] = [
    { id: 'a', game: 'seawolf', state: 'your-move', status: 'Round 6, wind east.', seats: ['red'] },
    { id: 'b', game: 'ahoy', state: 'finished', status: 'You won.', seats: ['blue'] },
  ];

  it('is magenta only where somebody is asked', () => {
    const english = speakEnglish();

    expect(drawn(<ShelfPage />, english).includes('button asked')).toBe(false);
    expect(drawn(<TicketFor tables={tables.slice(1)} />, english)).toBe('');
    expect(drawn(<TicketFor tables={tables} />, english).match(/button asked/g)).toHaveLength(1);
  });

  it('goes on with a table and replays a finished one', () => {
    const html = drawn(<TablesPanel tables={tables} />, speakEnglish());

    expect(html).toContain('href="/games/seawolf/tables/a"');
    expect(html).toContain('href="/games/ahoy/tables/b/replay"');
  });
});

describe('The exercise of today on the shelf', () => {
  const NOON = Date.UTC(2026, 10, 17, 12);
  const day = dayOf(NOON);
  const solved = { at: '', done: true, misses: 0 };
  const shown = (lessons: LessonsProgress): string =>
    drawn(<TodayFor lessons={lessons} now={NOON} />, speakEnglish());

  it('leads to one of each game, and counts no days where none was solved', () => {
    const html = shown({});

    for (const game of OUR_GAMES.ids)
      expect(html).toContain(`href="/games/${game}/learn/daily-${day}"`);
    expect(html).toContain('0 of 5 solved');
    expect(html).not.toContain('in a row');
  });

  it('ticks what was solved today, and counts the days in a row over all games', () => {
    const html = shown({
      [`seawolf/daily-${day}`]: solved,
      [`ahoy/daily-${day - 1}`]: solved,
      [`seawolf/daily-${day - 3}`]: solved,
    });

    expect(html).toContain('1 of 5 solved');
    expect(html.match(/today-tick/g)).toHaveLength(1);
    expect(html).toContain('Today’s exercise of Seawolf, solved');
    expect(html).toContain('2 days in a row');
  });
});

describe('The page of lessons', () => {
  const learned = async (progress: LessonsProgress, speech = speakEnglish()): Promise<string> => {
    const book = await LESSONS['tinypirates']?.();
    if (book === undefined) throw new Error('nobody has written lessons');
    return drawn(<Lessons game="tinypirates" book={book} progress={progress} />, speech);
  };

  it('offers to begin where nothing was tried, and every step and exercise can be opened', async () => {
    const html = await learned({});

    expect(html).toContain('Begin</a>');
    expect(html).toContain('href="/games/tinypirates/learn/first"');
    expect(html).toContain('href="/games/tinypirates/learn/first#plunder"');
    expect(html).toContain('href="/games/tinypirates/learn/third"');
    expect(html.match(/Not tried yet/g)).toHaveLength(10);
    expect(html).toContain('0 of 10 solved');
  });

  it('tells how an exercise was solved, and how often another was tried', async () => {
    const html = await learned({
      'tinypirates/dear': { at: '', done: true, misses: 0 },
      'tinypirates/full': { at: '', done: true, misses: 2 },
      'tinypirates/bury': { at: 'goal', done: false, misses: 1 },
    });

    expect(html).toContain('2 of 10 solved');
    expect(html).toContain('Solved at the first try');
    expect(html).toContain('Solved at try 3');
    expect(html).toContain('Tried once');
  });

  it('goes on where the learner was, and offers it again when it is done', async () => {
    const amid = await learned({ 'tinypirates/first': { at: 'hire', done: false, misses: 0 } });
    const over = await learned({ 'tinypirates/first': { at: '', done: true, misses: 0 } });

    expect(amid.match(/Go on from here<\/a>/g)).toHaveLength(1);
    expect(amid).toContain('<h2 id="step-here">7. Hire a hand</h2>');
    expect(amid.match(/you are here/g)).toHaveLength(1);
    expect(over).toContain('Play it again</a>');
    expect(over).not.toContain('you are here');
  });

  it('shows the guided match that was begun before one that was not, and that before one that is done', async () => {
    const heading = (html: string) => /<h2 id="step-here">([^<]*)</.exec(html)?.[1];
    const done = { at: '', done: true, misses: 0 };
    const begun = { at: 'trade', done: false, misses: 0 };

    expect(heading(await learned({}))).toBe('1. Follow the Wheel');
    expect(heading(await learned({ 'tinypirates/solo': begun }))).toBe('4. Where to sell');
    expect(heading(await learned({ 'tinypirates/first': begun, 'tinypirates/solo': done }))).toBe(
      '4. Where to sell',
    );
    const all = await learned({ 'tinypirates/first': done, 'tinypirates/solo': done });
    expect(heading(all)).toBe('1. Follow the Wheel');
    expect(all.match(/Play it again<\/a>/g)).toHaveLength(2);
  });

  it('a step that the lesson no longer has is begun anew, and what else was learned stays', async () => {
    const html = await learned({
      'tinypirates/first': { at: 'keelhauling', done: false, misses: 0 },
      'tinypirates/dear': { at: '', done: true, misses: 0 },
    });

    expect(html).toContain('Begin</a>');
    expect(html).toContain('1 of 10 solved');
  });

  it('has no sentence wired into it', async () => {
    const html = await learned({}, await speak('pseudo'));

    expect(heard(html).filter((words) => !words.includes('⟦'))).toEqual([]);
  });
});
