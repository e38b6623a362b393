import type { Seat } from '@quarterdeck/kernel';
import type { Message, Say } from '@quarterdeck/kernel/say';
import type { Kinds, Seawolf } from '../model/state.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { pirateReaches } from '../rules/battles/battle.ts';
import { missingRoom } from '../rules/hold.ts';
import { faceOf, portFaceOf, tileOf } from '../rules/map.ts';
import { windOf } from '../rules/moving.ts';
import { payoutFor } from '../rules/ports.ts';
import type { ENGLISH } from './english.ts';
import { captain, directionName, placeOnMap, put, thalers, tileName } from './names.ts';

/** How the pirate comes to battle this captain, and with how many dice. */
function whyHeStrikes(g: Seawolf, seat: Seat): Message | undefined {
  const tile = tileOf(g, seat);
  const reach = g.pirate === null ? null : pirateReaches(g, tile);
  if (reach === null || g.pirate === null) return undefined;
  const count = g.printed.content.amounts.pirateDice[reach];
  if (reach === 'sameTile') return put('pirate.here', { dice: put('dice', { count }) });
  const [his, mine] = [placeOnMap(g, g.pirate), placeOnMap(g, tile)];
  const isAcross = Math.abs(his.row - mine.row) > 1 || Math.abs(his.column - mine.column) > 1;
  return put(isAcross ? 'pirate.across' : 'pirate.beside', { dice: put('dice', { count }) });
}

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
  'battle/keep-peace': (g, { seat }) => {
    const why = whyHeStrikes(g, seat);
    return why === undefined ? put('ask.keep-peace') : put('ask.keep-peace-pirate', { why });
  },
  'pirate/pay': (g, { seat, left }) => {
    const why = whyHeStrikes(g, seat);
    return why === undefined
      ? put('ask.pay', { count: left })
      : put('ask.pay-why', { why, count: left });
  },
  'captains/loot': (_, { loser, left, tie }) =>
    tie
      ? put('ask.lucky', { loser: captain(loser) })
      : put('ask.loot', { loser: captain(loser), count: left }),
};
