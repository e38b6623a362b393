// A thread of bots that plays our games.
import { serveBots } from '@quarterdeck/bots/node-worker';
import { GAMES } from '@quarterdeck/shelf';

serveBots({ games: GAMES });
