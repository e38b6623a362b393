// Chapter 9, Actions in general: SW-125 to SW-130, SW-310

import type { Chapter } from '@quarterdeck/kernel';
import { decision, unreachable } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import { denyTileActions, offerTileAction, useTileAction } from './islands.ts';
import { loadGood, offerLoading, takeCannon } from './loading.ts';
import { isPort, tileOf } from './map.ts';
import { beginVisit, offerUnloading } from './ports.ts';

const END = { do: 'end' } as const;

function turnOf<T>(g: { readonly turn: T | null }): T {
  if (g.turn === null) throw new Error('actions are chosen outside a turn');
  return g.turn;
}

export const actions: Chapter<Kinds, 'actions'> = {
  'actions/choose': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const done = turnOf(g);
      offer(END);
      if (isPort(g, tileOf(g, seat))) {
        offerUnloading(g, done, offer, deny);
        deny({ do: 'load' }, 'SW-181');
        deny({ do: 'take-cannon' }, 'SW-181');
        denyTileActions('SW-181', deny);
      } else {
        offerLoading(g, done, offer, deny);
        offerTileAction(g, done, offer, deny);
        deny({ do: 'unload' }, 'SW-164');
        deny({ do: 'unload-across' }, 'SW-164');
      }
    },
    answer: (g, { seat }, choice, act) => {
      const done = turnOf(g);
      switch (choice.do) {
        case 'end':
          return;
        case 'load':
          done.loaded = true;
          loadGood(g, seat, choice.good, act);
          break;
        case 'take-cannon':
          done.loaded = true;
          takeCannon(g, seat, act);
          break;
        case 'unload':
        case 'unload-across':
          done.unloaded = true;
          beginVisit(g, seat, choice, act);
          break;
        case 'extend':
        case 'give-good':
        case 'give-rum':
        case 'trade':
        case 'gain-rum':
        case 'gain-thaler':
        case 'find-peace':
        case 'market':
          done.acted = true;
          useTileAction(g, seat, choice, act);
          break;
        default:
          unreachable(choice);
      }
      act.next('actions/choose', { seat });
    },
  }),
};
