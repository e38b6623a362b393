// One bot: it is handed views, and nothing here leads to a match.
import { serveBots } from '@quarterdeck/bots/web-worker';
import { GAMES } from '@quarterdeck/shelf';
import { LESSONS } from '@quarterdeck/shelf/lessons';

serveBots({
  games: GAMES,
  gauges: async (game) => (await (await LESSONS[game]?.())?.daily?.())?.gauges,
});
