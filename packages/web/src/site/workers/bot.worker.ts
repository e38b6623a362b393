// One bot: it is handed views, and nothing here leads to a match.
import { serveBots } from '@quarterdeck/bots/web-worker';
import { GAMES } from '@quarterdeck/shelf';

serveBots({ games: GAMES });
