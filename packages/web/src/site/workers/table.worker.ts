// One table: its rules, its log and its secrets. The page sees what its viewer may see.
import { GAMES } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';
import { startTableWorker } from '../../hosts/local/start-table-worker.ts';

await startTableWorker({
  games: GAMES,
  loadLessons: async (game) => await LESSONS[game]?.(),
  startBotWorker: () =>
    new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
});
