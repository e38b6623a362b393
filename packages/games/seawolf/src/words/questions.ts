import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { missingRoom } from '../rules/hold.ts';
import { faceOf, portFaceOf, tileOf } from '../rules/map.ts';
import { windOf } from '../rules/moving.ts';
import { payoutFor } from '../rules/ports.ts';
import type { ENGLISH } from './english.ts';
import { captain, directionName, put, thalers, tileName } from './names.ts';

export const questions: Say<Kinds, typeof ENGLISH>['question'] = {
  'sterns/choose-extension': (g) =>
    put('ask.extension', { value: wordingsOf(g).sterns.gadgeteer.effect.value }),
  'sterns/choose-cargo': () => put('ask.cargo'),
  'setup/place-pirate': () => put('ask.place-pirate'),
  'setup/place-ship': () => put('ask.place-ship'),
  'orders/emergency': () => put('ask.emergency'),
  'orders/choose': (g) => put('ask.orders', { wind: directionName(windOf(g)) }),
  'actions/choose': (g, { seat }) => {
    const tile = tileOf(g, seat);
    return faceOf(g, tile).kind === 'port'
      ? put('ask.actions.port', { tile: tileName(g, tile) })
      : put('ask.actions.sea', { tile: tileName(g, tile) });
  },
  'hold/discard': (g) =>
    put('ask.discard', { count: g.room === null ? 0 : missingRoom(g, g.room) }),
  'islands/trade-on': (_, { give }) => put(`ask.trade-on.${give}`),
  'ports/unload': (g, { seat }) =>
    put('ask.unload', {
      tile: tileName(g, tileOf(g, seat)),
      thalers: thalers(payoutFor(g, g.visit?.unloaded ?? 0)),
    }),
  'ports/load-rum': (g, { seat }) => {
    const tile = tileOf(g, seat);
    return put('ask.load-rum', { tile: tileName(g, tile), rum: portFaceOf(g, tile).rum });
  },
  'battle/keep-peace': () => put('ask.keep-peace'),
  'pirate/pay': (_, { left }) => put('ask.pay', { count: left }),
  'captains/loot': (_, { loser, left, tie }) =>
    tie
      ? put('ask.lucky', { loser: captain(loser) })
      : put('ask.loot', { loser: captain(loser), count: left }),
};
