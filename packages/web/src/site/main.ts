import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { COACHES, LESSONS } from '@quarterdeck/shelf/lessons';
import { startPage } from './start-page.tsx';
import { startReplay } from './workers/start-replay.ts';
import { startTable } from './workers/start-table.ts';

/** Our page, with our games. `table`: the worker of a table, where the page was opened at one. */
export const startOurPage = (table: Worker | undefined): Promise<void> =>
  startPage({
    games: PAGE_GAMES,
    lessons: LESSONS,
    coaches: COACHES,
    loadIntros: () => import('./intros.ts'),
    loadSample: async (id) => await (await import('./samples.ts')).loadSample(id),
    startTable,
    startReplay,
    table,
  });
