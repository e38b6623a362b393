// A thread of bots for tests.
import { serveBots } from '@quarterdeck/bots/node-worker';
import { GAMES } from '@quarterdeck/shelf';

serveBots({ games: GAMES });
