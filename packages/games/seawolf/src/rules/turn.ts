// Chapter 6, a player's turn: SW-079, SW-102, SW-130

import type { Chapter } from '@quarterdeck/kernel';
import { auto } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import { shipOf } from './map.ts';
import { checkMissions } from './missions.ts';

export const turn: Chapter<Kinds, 'turn'> = {
  'turn/begin': auto((g, { seat }, act) => {
    g.turn = { seat, loaded: false, acted: false, unloaded: false };
    act.next('moving/show', { seat });
    act.next('actions/choose', { seat });
    act.next('turn/end', { seat });
  }),

  'turn/end': auto((g, { seat }, act) => {
    checkMissions(g, 'endOfActions', seat, act);
    // SW-102, SW-S36
    const ship = shipOf(g, seat);
    ship.orders = [];
    ship.ordersShown = false;
    g.turn = null;
  }),
};
