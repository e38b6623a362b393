import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { DATA_FLAG } from '../operating/where.ts';
import { startBot } from '../start-bot.ts';

const USUAL_PORT = 8_080;
const MOST_PORT = 65_535;
/** In the repository; a folder that was put together to be served has its page beside the program. */
const PAGE = import.meta.url.endsWith('.ts')
  ? new URL('../../../web/dist', import.meta.url)
  : new URL('./page', import.meta.url);

export const serve: Command = {
  usage: {
    line: 'serve',
    about:
      'Serves the page and the tables, as npm start does, of what is built already. Runs until it is told to end (SIGTERM), then lets what is under way be finished. docs/online.md lists what the environment may say.',
    words: [],
    flags: {
      port: { value: 'n', about: `listen there (PORT); ${USUAL_PORT} if left out` },
      host: { value: 'address', about: 'the address to listen on (HOST); all if left out' },
      data: DATA_FLAG,
      page: { value: 'folder', about: 'the built page (WEB_ROOT), where it is not the usual one' },
    },
  },
  async run(args, _terminal, games) {
    const env = process.env;
    const { BadSetting, log, runServer, settingsOf, untilStopped } = await import(
      '@quarterdeck/server'
    );
    const asked = args.integer('port', 0, MOST_PORT) ?? Number(env['PORT'] || USUAL_PORT);
    if (!Number.isInteger(asked) || asked < 0 || asked > MOST_PORT)
      throw new BadSetting(`PORT must be a whole number up to ${MOST_PORT}, got "${env['PORT']}".`);
    const folder = resolve(args.text('data') ?? (env['DATA_DIR'] || 'data'));
    const host = args.text('host') ?? env['HOST'] ?? '';
    const settings = settingsOf(env, folder);
    const running = await runServer({
      settings,
      webRoot: args.text('page') ?? (env['WEB_ROOT'] || fileURLToPath(PAGE)),
      ...(host === '' ? {} : { host }),
      listen: (at) => at(asked),
      loadGame: games.load,
      startBot,
    });
    log.info(`Quarterdeck is at http://localhost:${running.port}`);
    untilStopped(running, settings.drain);
    return await new Promise<number>(() => {});
  },
};
