import type { Seat } from '@quarterdeck/kernel';
import { at, HIDDEN_WORD, last, unreachable } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Lay, Off, TurnChoice } from '../model/choices.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import type { CardId, SlotId, SpaceId, TileId } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { treasureHere } from '../rules/anchoring.ts';
import { dieOn } from '../rules/dice/dice.ts';
import { goldFor } from '../rules/dice/values.ts';
import { figureOf, hasMoved, matOf, spaceOf } from '../rules/fleet.ts';
import { cellName } from '../rules/geometry/cell-name.ts';
import { treasureOf } from '../rules/geometry/map.ts';
import { shipOf } from '../rules/ships.ts';
import { slotIn } from '../rules/slots.ts';
import type { ENGLISH } from './english.ts';
import {
  cardName,
  cargoName,
  comrades,
  crewText,
  directionName,
  fame,
  figureName,
  gold,
  placeOnGrid,
  planName,
  player,
  powerName,
  put,
  regionName,
  rewardText,
  slotName,
  spaceName,
  tileName,
  turnName,
  victoryText,
} from './names.ts';

type Labels = Say<Kinds, typeof ENGLISH>['choice'];
type Label = ReturnType<Labels['turn/act']>;

/** "Sail with the 4", "Order: lower the 4 to 3 for 1 gold" */
function placeLabel(g: Ahoy, seat: Seat, slot: SlotId, die: number, value: number): Label {
  const placed = { slot: slotName(g, slot), die };
  // AH-050, AH-136: another slot of the action may be free, so this one is told apart.
  const full = matOf(g, seat).slots.find((one) => one.slot === slot);
  if (full !== undefined && full.die !== null) return put('do.place-filled', placed);
  if (full?.damaged === true) return put('do.place-damaged', placed);
  if (value === die) return put('do.place', placed);
  const price = gold(goldFor(g, seat, die, value));
  const changed = { slot: slotName(g, slot), die, value, gold: price };
  return value > die ? put('do.place-raised', changed) : put('do.place-lowered', changed);
}

function changeLabel(die: number, by: number): Label {
  if (by === 0) return put('do.waste-gold', { die });
  const value = die + by;
  return by > 0 ? put('do.raise-die', { die, value }) : put('do.lower-die', { die, value });
}

/** What is done on a turn; the same words where a changed die waits to be placed. */
export function turnLabel(g: Ahoy, choice: TurnChoice, seat: Seat): Label {
  switch (choice.do) {
    case 'place':
      return placeLabel(g, seat, choice.slot, choice.die, choice.value);
    case 'change':
      return changeLabel(choice.die, choice.steps);
    case 'recruit-with':
      return put('do.recruit-with', { card: cardName(g, choice.card), die: choice.die });
    case 'recruit': {
      const card = cardName(g, choice.card);
      const price = at(g.printed.cards, choice.card).gold;
      // AH-144: it is denied, since it costs a die.
      return price === 0
        ? put('do.recruit-by-die', { card })
        : put('do.recruit', { card, gold: gold(price) });
    }
    case 'use':
      return useLabel(g, choice.card);
    case 'plan':
      return put('do.plan', { plan: planName(g, choice.plan) });
    case 'smuggle':
      return put('do.smuggle', cargoOf(g, choice.card));
    case 'deliver':
      return put('do.deliver', cargoOf(g, choice.card));
    case 'set-aside':
      return put('do.set-aside', { die: choice.die });
    case 'end-turn':
      return put('do.end-turn');
    default:
      return unreachable(choice);
  }
}

const cargoOf = (g: Ahoy, card: CardId) => ({
  cargo: cargoName(g, card),
  card: cardName(g, card),
});

const useLabel = (g: Ahoy, card: CardId): Label =>
  put('do.use', { card: cardName(g, card), text: crewText(g, card) });

function offLabel(g: Ahoy, choice: Off): Label {
  return choice.do === 'explore'
    ? put('do.explore', { cell: cellName(choice) })
    : put('do.sea-witch', {
        direction: directionName(choice.direction),
        space: spaceName(g, choice.space),
      });
}

const layLabel = (g: Ahoy, tile: TileId, { x, y, turn }: Lay): Label =>
  put('do.lay', { region: tileName(g, tile), cell: cellName({ x, y }), turned: turnName(turn) });

const treasureLabel = (g: Ahoy, space: SpaceId): Label =>
  put('do.take-treasure', { gold: gold(treasureOf(g, space)) });

const figureAt = (g: Ahoy, figure: FigureId) => ({
  figure: figureName(g, figure),
  space: spaceName(g, spaceOf(g, figure)),
});

/** A Patrol that was lost on the way is named among what is denied. */
function orderLabel(g: Ahoy, figure: FigureId): Label {
  const { space } = figureOf(g, figure);
  return space === null ? put('kind.order') : put('do.order', { space: spaceName(g, space) });
}

/** A pledge marker's owner knows its face; the label is made for nobody else. */
function pledgeLabel(marker: number, power: Power | typeof HIDDEN_WORD): Label {
  return power === HIDDEN_WORD
    ? put('do.pledge-hidden', { marker: marker + 1 })
    : put('do.pledge', { marker: marker + 1, power: powerName(power) });
}

function anchorLabel(g: Ahoy, choice: Kinds['choices']['anchoring/choose']): Label {
  const { seat, space } = last(g.anchorages);
  const { placed, gained } = wordingsOf(g).boards.mollusk.actions.sail.effect;
  switch (choice.do) {
    case 'take-treasure':
      return put('do.take-treasure', { gold: gold(treasureHere(g, seat, space)) });
    case 'harbor-repair':
      return put('do.harbor-repair', { count: wordingsOf(g).amounts.harbor.damage });
    case 'harbor-load': {
      const die = slotIn(matOf(g, seat), choice.slot).die ?? 0;
      return put('do.harbor-load', { die, slot: slotName(g, choice.slot) });
    }
    case 'harbor-load-beside':
      return put('do.harbor-load-beside', { die: choice.die });
    case 'place-patrol':
      return put('do.place-patrol');
    case 'place-comrades':
      return put('do.place-comrades', { count: placed });
    case 'gain-comrades':
      return put('do.gain-comrades', { count: gained });
    case 'done':
      return put('do.done-anchoring');
    default:
      return unreachable(choice);
  }
}

export const labels: Labels = {
  'setup/squadron': (g, { space }) => put('do.start-at', { space: spaceName(g, space) }),
  'setup/smuggler': (g, { space }) => put('do.start-at', { space: spaceName(g, space) }),
  'turn/act': (g, choice, _, seat) => turnLabel(g, choice, seat),
  'dice/place': (g, choice, _, seat) => turnLabel(g, choice, seat),
  'dice/load': (g, choice, { seat, from }) => {
    if (choice.do === 'change') return changeLabel(choice.die, choice.steps);
    const price = goldFor(g, seat, dieOn(g, seat, from), choice.value);
    const placed = { slot: slotName(g, choice.slot), value: choice.value };
    return price === 0
      ? put('do.load', placed)
      : put('do.load-changed', { slot: placed.slot, value: choice.value, gold: gold(price) });
  },
  'moving/step': (g, choice) => {
    if (choice.do === 'stop') return put('do.stop');
    if (choice.do === 'move') return put('do.move', { space: spaceName(g, choice.space) });
    return offLabel(g, choice);
  },
  'moving/land': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-jump')
      : put('do.jump', { space: spaceName(g, choice.space) }),
  'moving/wreckage': (g, choice) =>
    choice.do === 'avoid'
      ? put('do.avoid', { card: cardName(g, choice.card) })
      : put('do.take-damage'),
  'moving/steer': (_, choice) =>
    choice.do === 'stay'
      ? put('do.stay')
      : put('do.ride', { direction: directionName(choice.direction) }),
  'moving/carried-off': (g, choice) =>
    choice.do === 'stay' ? put('do.stay') : offLabel(g, choice),
  'moving/trawl': (g, choice, { space }) =>
    choice.do === 'decline' ? put('do.leave-treasure') : treasureLabel(g, space),
  'moving/shove': (g, { space }) => put('do.shove', { space: spaceName(g, space) }),
  'exploring/lay': (g, choice, { tile }) => layLabel(g, tile, choice),
  'exploring/add-at': (_, choice) => put('do.lay-at', { cell: cellName(choice) }),
  'exploring/add-turned': (g, choice, { tile }) => layLabel(g, tile, choice),
  'anchoring/choose': (g, choice) => anchorLabel(g, choice),
  'battle/choose': (g, { figure }) =>
    put(hasMoved(g, figure) ? 'do.fight-moved' : 'do.fight', { figure: figureName(g, figure) }),
  'battle/fire': (g, choice, _, seat) => {
    if (choice.do === 'hold-fire') return put('do.hold-fire');
    const from = slotIn(matOf(g, seat), choice.slot).die ?? 0;
    const slot = slotName(g, choice.slot);
    return put('do.fire', { slot, by: choice.lowered, from, to: from - choice.lowered });
  },
  'battle/victory': (g, choice, _, seat) =>
    choice.do === 'decline'
      ? put('do.no-victory')
      : put('do.victory', { text: victoryText(g, seat, choice.victory) }),
  'battle/aim': (g, { space }) => put('do.aim', { space: spaceName(g, space) }),
  'damage/slot': (g, { slot }) => put('do.damage', { slot: slotName(g, slot) }),
  'damage/target': (g, { figure }) =>
    put(hasMoved(g, figure) ? 'do.hit-moved' : 'do.hit', figureAt(g, figure)),
  'repair/choose': (g, choice) =>
    choice.do === 'done'
      ? put('do.done-repairing')
      : put('do.repair', { slot: slotName(g, choice.slot) }),
  'crew/use': (g, choice) =>
    choice.do === 'decline' ? put('do.no-crew') : useLabel(g, choice.card),
  'crew/box': (g, { card }) => put('do.box', { card: cardName(g, card) }),
  'crew/take': (g, choice) => {
    const card = cardName(g, choice.card);
    const seat = player(choice.from);
    return choice.as === 'crew'
      ? put('do.take-crew', { card, seat })
      : put('do.take-cargo', { card, seat, cargo: cargoName(g, choice.card) });
  },
  'crew/comrades-from': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-send')
      : put('do.send', {
          comrades: comrades(choice.count),
          region: regionName(g, choice.region),
        }),
  'crew/comrades-to': (g, { region }) => put('do.settle', { region: regionName(g, region) }),
  'market/recruit-free': (g, choice) =>
    choice.do === 'decline'
      ? put('do.no-recruit')
      : put('do.recruit-free', { card: cardName(g, choice.card) }),
  'squadron/order': (g, choice) =>
    choice.do === 'done' ? put('do.done-ordering') : orderLabel(g, choice.figure),
  'squadron/deploy': (g, { space }) => put('do.deploy', { space: spaceName(g, space) }),
  'squadron/build': (g, choice) =>
    choice.do === 'done'
      ? put('do.done-building')
      : put('do.build', { space: spaceName(g, choice.space) }),
  'union/inspire-at': (g, choice) =>
    choice.do === 'done'
      ? put('do.done-inspiring')
      : put('do.inspire', { region: regionName(g, choice.region) }),
  'union/ship': (g, choice, { figure, die }) =>
    choice.do === 'tailwind'
      ? put('do.ship-tailwind', { die })
      : put('do.ship-sail', { count: g.printed.ships[shipOf(figureOf(g, figure))].most }),
  'plans/at-battle': (g, { plan }) => put('do.plan', { plan: planName(g, plan) }),
  'plans/launch': (g, { region }) => put('do.launch', { region: regionName(g, region) }),
  'plans/enlist': (g, { region }) => put('do.enlist', { region: regionName(g, region) }),
  'plans/enlist-at': (g, choice) =>
    choice.do === 'done'
      ? put('do.done-enlisting')
      : put('do.recruit-free', { card: cardName(g, choice.card) }),
  'plans/evacuate': (g, { region }) => put('do.evacuate', { region: regionName(g, region) }),
  'plans/resettle': (g, { region }) => put('do.settle', { region: regionName(g, region) }),
  'plans/sneak': (g, { region }) => put('do.sneak', { region: regionName(g, region) }),
  'plans/sneak-at': (g, choice) =>
    choice.do === 'done'
      ? put('do.done-sneaking')
      : put('do.sink', { space: spaceName(g, spaceOf(g, choice.figure)) }),
  'smugglers/overboard': (g, { card }) => put('do.drop', cargoOf(g, card)),
  'smugglers/pledge': (g, { marker }, _, seat) => {
    const pledges = g.smugglers.find((smuggler) => smuggler.seat === seat)?.pledges ?? [];
    return pledgeLabel(marker, at(pledges, marker).power);
  },
  'smugglers/bribe': (_, choice) => (choice.do === 'bribe' ? put('do.bribe') : put('do.no-bribe')),
  'rewards/step': (g, { reward, take }) => {
    const { row, column } = placeOnGrid(g, reward);
    return take
      ? put('do.reward', { text: rewardText(g, reward), row, column })
      : put('do.reward-declined', { row, column });
  },
  'rewards/spend': (g, choice) => {
    const { famePerGold } = wordingsOf(g).rewards.kinds['spend-gold'].effect;
    return choice.gold === 0
      ? put('do.spend-nothing')
      : put('do.spend', { gold: gold(choice.gold), fame: fame(famePerGold * choice.gold) });
  },
  'clean-up/raise': (g, { region }) =>
    put('do.raise', {
      region: regionName(g, region),
      wealth: at(g.regions, region).wealth + wordingsOf(g).amounts.twoPlayers.wealth,
    }),
  'clean-up/market': (_, choice) => (choice.do === 'renew' ? put('do.renew') : put('do.keep')),
};
