import type { Seat } from '@quarterdeck/kernel';
import { last } from '@quarterdeck/kernel';
import type { Message, Say } from '@quarterdeck/kernel/say';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { FigureId } from '../pack/fields.ts';
import { comradesOn } from '../rules/comrades.ts';
import { dieOn } from '../rules/dice/dice.ts';
import { figureOf, figureOfKind, squadronSeat } from '../rules/fleet.ts';
import { suitOf } from '../rules/geometry/map.ts';
import type { ENGLISH } from './english.ts';
import { cargoName, figureName, player, put, spaceName, suitName, tileName } from './names.ts';

/** One's own Flagship is "your Flagship". */
function figureToMove(g: Ahoy, figure: FigureId, seat: Seat): Message {
  const { seat: owner, kind } = figureOf(g, figure);
  return owner === seat && kind === 'flagship' ? put('figure.own') : figureName(g, figure);
}

export const questions: Say<Kinds, typeof ENGLISH>['question'] = {
  'setup/squadron': () => put('ask.squadron'),
  'setup/smuggler': () => put('ask.smuggler'),
  'turn/act': (g) => {
    const count = g.turn?.left ?? 0;
    return count > 0 ? put('ask.turn', { count }) : put('ask.turn-done');
  },
  'dice/place': (_, { die }) => put('ask.place', { die }),
  'dice/load': (g, { seat, from }) => put('ask.load', { die: dieOn(g, seat, from) }),
  'moving/step': (g, _, seat) => {
    const { figure, left } = last(g.voyages);
    return put('ask.step', { figure: figureToMove(g, figure, seat), count: left });
  },
  'moving/land': (g, _, seat) =>
    put('ask.land', { figure: figureToMove(g, last(g.voyages).figure, seat) }),
  'moving/wreckage': () => put('ask.wreckage'),
  'moving/steer': () => put('ask.steer'),
  'moving/carried-off': () => put('ask.carried-off'),
  'moving/trawl': () => put('ask.trawl'),
  'moving/shove': (g, { figure }) => put('ask.shove', { figure: figureName(g, figure) }),
  'exploring/lay': (g, { tile }) => put('ask.lay', { region: tileName(g, tile) }),
  'exploring/add-at': (g, { tile }) => put('ask.add-at', { region: tileName(g, tile) }),
  'exploring/add-turned': (g, { tile }) => put('ask.add-turned', { region: tileName(g, tile) }),
  'anchoring/choose': (g) => put('ask.anchor', { space: spaceName(g, last(g.anchorages).space) }),
  'battle/choose': (g) =>
    put(last(g.entries).battled.length === 0 ? 'ask.fight' : 'ask.fight-next'),
  'battle/fire': () => put('ask.fire'),
  'battle/victory': (g) => {
    const { attacker, defender, winner } = last(g.battles);
    const loser = winner === 'attacker' ? defender : attacker;
    return put('ask.victory', { figure: figureName(g, loser.figure) });
  },
  'battle/aim': () => put('ask.aim'),
  // AH-136, AH-140
  'damage/slot': (g, { dealer, figure }) => {
    const { seat, kind } = figureOf(g, figure);
    const isOwn = dealer === seat;
    const name = figureName(g, figure);
    if (kind === 'cutter' || kind === 'gunship')
      return put(isOwn ? 'ask.damage-own-ship' : 'ask.damage-ship', { figure: name });
    return isOwn ? put('ask.damage-own') : put('ask.damage', { figure: name });
  },
  'damage/target': () => put('ask.hit'),
  'repair/choose': (_, { left }) => put('ask.repair', { count: left }),
  'crew/use': (g, { moment, figure }) =>
    figure === null || (moment !== 'beforeBattle' && moment !== 'damageDealt')
      ? put(
          moment === 'beforeBattle' || moment === 'damageDealt' ? 'ask.crew' : `ask.crew.${moment}`,
        )
      : put(`ask.crew.${moment}`, { figure: figureName(g, figure) }),
  'crew/box': (_, { from, left }) => put('ask.box', { seat: player(from), count: left }),
  'crew/take': () => put('ask.take'),
  'crew/comrades-from': () => put('ask.send'),
  'crew/comrades-to': () => put('ask.settle'),
  'market/recruit-free': () => put('ask.recruit-free'),
  'squadron/order': (g, { seat, left }) =>
    put(seat === squadronSeat(g) ? 'ask.order' : 'ask.official', { count: left }),
  'squadron/deploy': () => put('ask.deploy'),
  'squadron/build': () => put('ask.build'),
  'union/inspire-at': (_, { left }) => put('ask.inspire', { count: left }),
  'union/ship': (g, { figure, die }) => put('ask.ship', { figure: figureName(g, figure), die }),
  'plans/at-battle': (g, _, seat) => {
    const { attacker, defender } = last(g.battles);
    return put('ask.at-battle', {
      attacker: figureToMove(g, attacker.figure, seat),
      defender: figureToMove(g, defender.figure, seat),
    });
  },
  'plans/launch': (g, { ship }) =>
    put('ask.launch', { figure: figureName(g, figureOfKind(g, g.union.seat, ship)) }),
  'plans/enlist': () => put('ask.enlist'),
  'plans/enlist-at': (g, { region }) => put('ask.enlist-at', { suit: suitName(suitOf(g, region)) }),
  'plans/evacuate': () => put('ask.evacuate'),
  'plans/resettle': (g, { from }) => put('ask.resettle', { count: comradesOn(g, from) }),
  'plans/sneak': () => put('ask.sneak'),
  'plans/sneak-at': (_, { left }) => put('ask.sneak-at', { count: left }),
  'smugglers/overboard': () => put('ask.overboard'),
  'smugglers/pledge': (g, { card }) => put('ask.pledge', { cargo: cargoName(g, card) }),
  'smugglers/bribe': () => put('ask.bribe'),
  'rewards/step': () => put('ask.reward'),
  'rewards/spend': () => put('ask.spend'),
  'clean-up/raise': () => put('ask.raise'),
  'clean-up/market': () => put('ask.market'),
};
