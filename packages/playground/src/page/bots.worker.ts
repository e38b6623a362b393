// The bots, thinking beside the page; they know the game under work and no other.

import { entry } from 'virtual:game-under-work';
import { serveBots } from '@quarterdeck/bots/web-worker';
import { findGame } from './find-game.ts';

serveBots({ games: { load: async () => findGame(entry) } });
