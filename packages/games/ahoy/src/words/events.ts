import { HIDDEN } from '@quarterdeck/kernel';
import type { Message, Say } from '@quarterdeck/kernel/say';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { SlotId } from '../pack/printed.ts';
import { cellName } from '../rules/geometry/cell-name.ts';
import type { ENGLISH } from './english.ts';
import {
  cardList,
  cargoName,
  comrades,
  crewName,
  diceList,
  directionName,
  factionName,
  fame,
  figureName,
  figureSubject,
  gold,
  placeOnGrid,
  planTitle,
  player,
  powerName,
  put,
  readyComrades,
  regionName,
  rewardText,
  slotName,
  spaceName,
  tileName,
  victoryText,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];

/** What is added to a battle's dice, in the order of the steps (AH-114 to AH-116). */
const ADDED = ['cannons', 'figures', 'crew', 'plans'] as const;

const slot = (g: Ahoy, id: SlotId): Message => slotName(g, id);

/**
 * The lines of the log. A line may be read long after: of `g` it takes only what never changes, such
 * as a figure's owner and where a region lies.
 */
export const events: Events = {
  'faction-taken': ({ seat, faction }, g) =>
    put('event.faction-taken', { seat: player(seat), faction: factionName(g, faction) }),
  'map-laid': ({ tiles }, g) =>
    put('event.map-laid', { regions: { list: tiles.map((tile) => tileName(g, tile)) } }),
  'figure-placed': ({ figure, space }, g) =>
    put('event.figure-placed', { figure: figureSubject(g, figure), space: spaceName(g, space) }),
  'round-begun': ({ round, first }) => put('event.round-begun', { round, first: player(first) }),
  'turn-begun': ({ seat, dice }) => put('event.turn-begun', { seat: player(seat), count: dice }),
  'turn-ended': ({ seat }) => put('event.turn-ended', { seat: player(seat) }),
  'dice-rolled': ({ seat, dice }) =>
    put('event.dice-rolled', { seat: player(seat), dice: diceList(dice) }),
  'die-changed': ({ seat, from, to }) => put('event.die-changed', { seat: player(seat), from, to }),
  'die-placed': ({ seat, die, slot: on }, g) =>
    put('event.die-placed', { seat: player(seat), die, slot: slot(g, on) }),
  'die-moved': ({ seat, die, from, to }, g) => {
    const moved = { seat: player(seat), die, to: slot(g, to) };
    return from === null
      ? put('event.die-moved-beside', moved)
      : put('event.die-moved', { ...moved, from: slot(g, from) });
  },
  'die-set-aside': ({ seat, die }) => put('event.die-set-aside', { seat: player(seat), die }),
  moved: ({ figure, to }, g) =>
    put('event.moved', { figure: figureSubject(g, figure), space: spaceName(g, to) }),
  carried: ({ figure, direction, to }, g) => {
    const way = { direction: directionName(direction) };
    return to === null
      ? put('event.carried-off', { ...way, figure: figureName(g, figure) })
      : put('event.carried-to', { ...way, figure: figureName(g, figure) });
  },
  'not-carried': ({ figure, direction }, g) =>
    put('event.not-carried', {
      figure: figureSubject(g, figure),
      direction: directionName(direction),
    }),
  shoved: ({ figure, by, to }, g) =>
    put('event.shoved', {
      seat: player(by),
      figure: figureName(g, figure),
      space: spaceName(g, to),
    }),
  anchored: ({ figure, space }, g) =>
    put('event.anchored', { figure: figureSubject(g, figure), space: spaceName(g, space) }),
  'could-not-move': ({ figure }, g) =>
    put('event.could-not-move', { figure: figureSubject(g, figure) }),
  'tile-drawn': ({ seat, tile }, g) =>
    put('event.tile-drawn', { seat: player(seat), region: tileName(g, tile) }),
  'region-added': ({ seat, tile, x, y }, g) =>
    put('event.region-added', {
      seat: player(seat),
      region: tileName(g, tile),
      cell: cellName({ x, y }),
    }),
  'wreckage-avoided': ({ figure, card }, g) =>
    put('event.wreckage-avoided', {
      figure: figureSubject(g, figure),
      card: crewName(g, card),
    }),
  'treasure-taken': ({ seat }) => put('event.treasure-taken', { seat: player(seat) }),
  'battle-begun': ({ attacker, defender, space }, g) =>
    put('event.battle-begun', {
      attacker: figureSubject(g, attacker),
      defender: figureName(g, defender),
      space: spaceName(g, space),
    }),
  'battle-ignored': ({ seat }) => put('event.battle-ignored', { seat: player(seat) }),
  'cannons-fired': ({ seat, from, to }) =>
    put('event.cannons-fired', { seat: player(seat), by: from - to }),
  'battle-rolled': ({ seat, dice, total, ...added }) => {
    const rolled = { seat: player(seat), dice: diceList(dice), total };
    const more = ADDED.filter((what) => added[what] > 0).map((what) =>
      put(`more.${what}`, { count: added[what] }),
    );
    return more.length === 0
      ? put('event.battle-rolled', rolled)
      : put('event.battle-rolled-more', { ...rolled, more: { list: more } });
  },
  // AH-116
  'battle-won': ({ winner, loser, winnerTotal, loserTotal }, g) =>
    put(winnerTotal === loserTotal ? 'event.battle-won-tie' : 'event.battle-won', {
      winner: figureSubject(g, winner),
      loser: figureName(g, loser),
      winnerTotal,
      loserTotal,
    }),
  'victory-chosen': ({ seat, victory }, g) =>
    victory === null
      ? put('event.victory-declined', { seat: player(seat) })
      : put('event.victory-chosen', { seat: player(seat), text: victoryText(g, seat, victory) }),
  'gold-stolen': ({ from, to, count }) =>
    put('event.gold-stolen', { from: player(from), to: player(to), gold: gold(count) }),
  'slot-damaged': ({ figure, slot: on }, g) =>
    put('event.slot-damaged', { figure: figureSubject(g, figure), slot: slot(g, on) }),
  'damage-ignored': ({ figure }, g) =>
    put('event.damage-ignored', { figure: figureSubject(g, figure) }),
  'figure-removed': ({ figure, space }, g) =>
    put('event.figure-removed', { figure: figureSubject(g, figure), space: spaceName(g, space) }),
  repaired: ({ seat, slot: on }, g) =>
    put('event.repaired', { seat: player(seat), slot: slot(g, on) }),
  'gold-gained': ({ seat, count }) =>
    put('event.gold-gained', { seat: player(seat), gold: gold(count) }),
  'gold-paid': ({ seat, count }) =>
    put('event.gold-paid', { seat: player(seat), gold: gold(count) }),
  'gold-given': ({ from, to, count }) =>
    put('event.gold-given', { from: player(from), to: player(to), gold: gold(count) }),
  'fame-gained': ({ seat, count }) =>
    put('event.fame-gained', { seat: player(seat), fame: fame(count) }),
  'wealth-raised': ({ region, wealth }, g) =>
    put('event.wealth-raised', { region: regionName(g, region), wealth }),
  'crew-used': ({ seat, card }, g) =>
    put('event.crew-used', { seat: player(seat), card: crewName(g, card) }),
  recruited: ({ seat, card, gold: count, die }, g) => {
    const who = { seat: player(seat), card: crewName(g, card) };
    if (die !== null) return put('event.recruited-die', { ...who, die });
    return count === 0 ? put('event.recruited-free', who) : put('event.recruited-gold', who);
  },
  'market-refilled': ({ cards }, g) => put('event.market-refilled', { cards: cardList(g, cards) }),
  'card-boxed': ({ seat, card }, g) =>
    seat === null
      ? put('event.card-boxed', { card: crewName(g, card) })
      : put('event.card-boxed-of', { seat: player(seat), card: crewName(g, card) }),
  'card-taken': ({ seat, from, card, as }, g) =>
    as === 'crew'
      ? put('event.card-taken-crew', {
          seat: player(seat),
          from: player(from),
          card: crewName(g, card),
        })
      : put('event.card-taken-cargo', {
          seat: player(seat),
          from: player(from),
          cargo: cargoName(g, card),
        }),
  'stronghold-built': ({ space }, g) =>
    put('event.stronghold-built', { space: spaceName(g, space) }),
  'comrades-placed': ({ region, count }, g) =>
    put('event.comrades-placed', { comrades: comrades(count), region: regionName(g, region) }),
  'comrades-readied': ({ count }) => put('event.comrades-readied', { ready: readyComrades(count) }),
  'comrades-removed': ({ region, count }, g) =>
    put('event.comrades-removed', { comrades: comrades(count), region: regionName(g, region) }),
  'comrades-moved': ({ from, to, count }, g) =>
    put('event.comrades-moved', {
      comrades: comrades(count),
      from: regionName(g, from),
      to: regionName(g, to),
    }),
  'plan-played': ({ seat, plan }, g) =>
    put('event.plan-played', { seat: player(seat), plan: planTitle(g, plan) }),
  'plans-drawn': ({ seat, count, plans }, g) =>
    plans.some((plan) => plan === HIDDEN)
      ? put('event.plans-drawn', { seat: player(seat), count })
      : put('event.own-plans-drawn', {
          seat: player(seat),
          plans: { list: plans.map((plan) => planTitle(g, plan)) },
        }),
  smuggled: ({ seat, card }, g) =>
    put('event.smuggled', { seat: player(seat), cargo: cargoName(g, card) }),
  'cargo-dropped': ({ seat, card }, g) =>
    put('event.cargo-dropped', { seat: player(seat), cargo: cargoName(g, card) }),
  delivered: ({ seat, card, region }, g) =>
    put('event.delivered', {
      seat: player(seat),
      cargo: cargoName(g, card),
      region: regionName(g, region),
    }),
  'reward-reached': ({ seat, to }, g) =>
    put('event.reward-reached', { seat: player(seat), ...placeOnGrid(g, to) }),
  'reward-taken': ({ seat, reward }, g) =>
    put('event.reward-taken', { seat: player(seat), text: rewardText(g, reward) }),
  pledged: ({ seat, card, marker }, g) =>
    put('event.pledged', { seat: player(seat), cargo: cargoName(g, card), marker: marker + 1 }),
  'region-scored': ({ region, squadron, union, power, fame: count }, g) => {
    const control = { region: regionName(g, region), squadron, union };
    if (squadron === 0 && union === 0) return put('event.region-empty', { region: control.region });
    return power === null
      ? put('event.region-tied', control)
      : put('event.region-scored', { ...control, power: powerName(power), fame: fame(count) });
  },
  'dice-taken-back': () => put('event.dice-taken-back'),
  'first-player-passed': ({ seat }) => put('event.first-player-passed', { seat: player(seat) }),
  'market-renewed': ({ cards }, g) =>
    cards.length === 0
      ? put('event.market-cleared')
      : put('event.market-renewed', { cards: cardList(g, cards) }),
  'pledge-revealed': ({ seat, marker, power, fame: count }) =>
    put('event.pledge-revealed', {
      seat: player(seat),
      marker: marker + 1,
      power: powerName(power),
      fame: fame(count),
    }),
  conceded: ({ seat }) => put('event.conceded', { seat: player(seat) }),
  'game-ended': ({ round }) => put('event.game-ended', { round }),
};
