// Chapter 9, Actions in general: SW-125 to SW-130, SW-310

import type { Chapter } from '@quarterdeck/kernel';
import { decision, unreachable } from '@quarterdeck/kernel';
import { denyTileActions, offerTileAction, useTileAction } from './islands.ts';
import { loadGood, offerLoading, takeCannon } from './loading.ts';
import { isPort, tileOf } from './map.ts';
import { beginVisit, offerUnloading } from './ports.ts';
import type { Kinds } from './state.ts';

const END = { do: 'end' } as const;

export const actions: Chapter<Kinds, 'actions'> = {
  'actions/choose': decision({
    seat: (_, { seat }) => seat,
    choices: (g, f, offer, deny) => {
      offer(END);
      if (isPort(g, tileOf(g, f.seat))) {
        offerUnloading(g, f, offer, deny);
        deny({ do: 'load' }, 'SW-181');
        deny({ do: 'take-cannon' }, 'SW-181');
        denyTileActions('SW-181', deny);
      } else {
        offerLoading(g, f, offer, deny);
        offerTileAction(g, f, offer, deny);
        deny({ do: 'unload' }, 'SW-164');
        deny({ do: 'unload-across' }, 'SW-164');
      }
    },
    answer: (g, f, choice, act) => {
      const { seat } = f;
      switch (choice.do) {
        case 'end':
          return;
        case 'load':
          loadGood(g, seat, choice.good, act);
          act.next('actions/choose', { ...f, loaded: true });
          return;
        case 'take-cannon':
          takeCannon(g, seat, act);
          act.next('actions/choose', { ...f, loaded: true });
          return;
        case 'unload':
        case 'unload-across':
          beginVisit(g, seat, choice, act);
          act.next('actions/choose', { ...f, unloaded: true });
          return;
        case 'extend':
        case 'give-good':
        case 'give-rum':
        case 'trade':
        case 'gain-rum':
        case 'gain-thaler':
        case 'find-peace':
        case 'market':
          useTileAction(g, seat, choice, act);
          act.next('actions/choose', { ...f, acted: true });
          return;
        default:
          return unreachable(choice);
      }
    },
  }),
};
