// Chapter 9, Battles: AH-110 to AH-130, AH-306, AH-S43 to AH-S59

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, closing, decision } from '@quarterdeck/kernel';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { FigureId, Side } from '../../pack/fields.ts';
import { placeReady, removeComrades } from '../comrades.ts';
import { askCrew } from '../crew/deeds.ts';
import { gainByCrew } from '../crew/gifts.ts';
import { figureOf, figuresIn, flagshipOf, matOf, traitsOf } from '../fleet.ts';
import { cannonsOf, slotIn } from '../slots.ts';
import {
  aimable,
  battleNow,
  entryNow,
  foesIn,
  isLoaded,
  otherSide,
  seatOnSide,
  sideOf,
} from './battle.ts';
import { addedTo, loserOf, totalOf, winnerOf, winningSide } from './totals.ts';
import { mayUse, resolveVictory, victoriesOf, victoryClause } from './victory.ts';

/** AH-123, AH-S45: whom the attacker still has to fight. */
function foesLeft(g: Ahoy): FigureId[] {
  const { attacker, space, battled, dropped } = entryNow(g);
  if (dropped || figureOf(g, attacker).space === null) return [];
  return foesIn(g, attacker, space, battled);
}

const newSide = (figure: FigureId): Draft['battles'][number]['attacker'] => ({
  figure,
  lowered: 0,
  planBonus: 0,
  dice: 1,
  extraDamage: 0,
  rolled: [],
  rerolled: false,
});

/** AH-114, AH-168, AH-192: whether there is a die on Cannons to lower. */
function canFire(g: Ahoy, side: Side): boolean {
  if (!traitsOf(g, battleNow(g)[side].figure).usesCannonsDie) return false;
  return cannonsOf(g, seatOnSide(g, side)).some(({ die }) => die !== null && die > 1);
}

/** AH-116, AH-282 */
function rollFor(g: Draft, side: Side, act: Act<Kinds>): void {
  const fighter = battleNow(g)[side];
  const { sides } = g.printed.content.amounts.dice.battle;
  fighter.rolled = [];
  for (let n = 0; n < fighter.dice; n++) fighter.rolled.push(act.roll(sides));
  act.emit(fighter.rerolled ? 'AH-260' : 'AH-116', 'battle-rolled', {
    seat: seatOnSide(g, side),
    side,
    dice: fighter.rolled.slice(),
    ...addedTo(g, side),
    total: totalOf(g, side),
  });
}

export const battle: Chapter<Kinds, 'battle'> = {
  'battle/meet': auto((g, { attacker, space }, act) => {
    g.entries.push({ attacker, space, battled: [], dropped: false });
    act.next('battle/seek', {});
    act.next('battle/part', {});
  }),

  'battle/part': closing((g) => {
    g.entries.pop();
  }),

  // AH-112: where there is nobody to choose between, nobody is asked.
  'battle/seek': auto((g, _, act) => {
    const foes = foesLeft(g);
    const [only, second] = foes;
    if (only === undefined) return;
    if (second === undefined) act.next('battle/begin', { defender: only });
    else act.next('battle/choose', {});
  }),

  'battle/choose': decision({
    seat: (g) => figureOf(g, entryNow(g).attacker).seat,
    choices: (g, _, offer, deny) => {
      for (const figure of foesLeft(g)) offer({ do: 'fight', figure });
      const { attacker, space, battled } = entryNow(g);
      for (const figure of figuresIn(g, space)) {
        if (figureOf(g, figure).seat === figureOf(g, attacker).seat)
          deny({ do: 'fight', figure }, 'AH-130');
        else if (battled.includes(figure)) deny({ do: 'fight', figure }, 'AH-124');
        else if (!isLoaded(g, attacker) && !isLoaded(g, figure))
          deny({ do: 'fight', figure }, 'AH-110');
      }
    },
    answer: (_, _f, { figure }, act) => act.next('battle/begin', { defender: figure }),
  }),

  // AH-S43
  'battle/begin': auto((g, { defender }, act) => {
    const entry = entryNow(g);
    const { attacker, space } = entry;
    entry.battled.push(defender);
    g.battles.push({
      attacker: newSide(attacker),
      defender: newSide(defender),
      space,
      winner: null,
    });
    act.emit('AH-113', 'battle-begun', { attacker, defender, space });
    askCrew(g, 'beforeBattle', figureOf(g, attacker).seat, attacker, act);
    // AH-286: asked by the number of plans in hand, so that the question tells nothing of them.
    if (sideOf(g, g.union.seat) !== null && g.union.hand.length > 0)
      act.next('plans/at-battle', {});
    act.next('battle/join', {});
    act.next('battle/over', {});
    act.next('battle/seek', {});
  }),

  // AH-119, AH-S52, AH-S53: from here on the battle is fought, and ends the attacker's movement.
  'battle/join': auto((g, _, act) => {
    const { attacker } = battleNow(g);
    for (const voyage of g.voyages) if (voyage.figure === attacker.figure) voyage.stopped = true;
    if (canFire(g, 'attacker')) act.next('battle/fire', { side: 'attacker' });
    if (canFire(g, 'defender')) act.next('battle/fire', { side: 'defender' });
    act.next('battle/roll', {});
  }),

  // AH-114, AH-115, AH-118: one die, not below 1 (AH-168).
  'battle/fire': decision({
    seat: (g, { side }) => seatOnSide(g, side),
    choices: (g, { side }, offer) => {
      offer({ do: 'hold-fire' });
      for (const { slot, die } of cannonsOf(g, seatOnSide(g, side)))
        for (let lowered = 1; lowered < (die ?? 0); lowered++) offer({ do: 'fire', slot, lowered });
    },
    answer: (g, { side }, choice, act) => {
      if (choice.do === 'hold-fire') return;
      const seat = seatOnSide(g, side);
      const cannons = slotIn(matOf(g, seat), choice.slot);
      const from = cannons.die ?? 0;
      cannons.die = from - choice.lowered;
      battleNow(g)[side].lowered = choice.lowered;
      act.emit(side === 'attacker' ? 'AH-114' : 'AH-115', 'cannons-fired', {
        seat,
        side,
        slot: choice.slot,
        from,
        to: cannons.die,
      });
    },
  }),

  'battle/roll': auto((g, _, act) => {
    rollFor(g, 'attacker', act);
    rollFor(g, 'defender', act);
    askCrew(g, 'afterRoll', seatOnSide(g, 'attacker'), null, act);
    askCrew(g, 'afterRoll', seatOnSide(g, 'defender'), null, act);
    act.next('battle/compare', {});
  }),

  'battle/reroll': auto((g, { side }, act) => rollFor(g, side, act)),

  // AH-116, AH-S43: the winner's small effects come before the Victory option.
  'battle/compare': auto((g, _, act) => {
    const fought = battleNow(g);
    const side = winningSide(g);
    fought.winner = side;
    const seat = seatOnSide(g, side);
    act.emit('AH-116', 'battle-won', {
      winner: fought[side].figure,
      loser: loserOf(g),
      side,
      winnerTotal: totalOf(g, side),
      loserTotal: totalOf(g, otherSide(side)),
    });
    // AH-253
    gainByCrew(g, seat, (gift) => gift.goldOnVictory?.(g), act);
    askCrew(g, 'afterVictory', seat, null, act);
    act.next('battle/victory', {});
  }),

  // AH-117, AH-121, AH-129
  'battle/victory': decision({
    seat: (g) => seatOnSide(g, winnerOf(g)),
    choices: (g, _, offer, deny) => {
      for (const victory of victoriesOf(g, seatOnSide(g, winnerOf(g)))) {
        if (mayUse(g, victory)) offer({ do: 'victory', victory });
        else deny({ do: 'victory', victory }, 'AH-176');
      }
      offer({ do: 'decline' });
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'victory') resolveVictory(g, choice.victory, act);
      else
        act.emit('AH-129', 'victory-chosen', {
          seat: seatOnSide(g, winnerOf(g)),
          victory: null,
        });
    },
  }),

  'battle/over': closing((g) => {
    g.battles.pop();
  }),

  // AH-128
  'battle/steal': auto((g, { winner, loser }, act) => {
    const { bluefin, mollusk } = g.printed.content.boards;
    const { gold } = (winner === g.union.seat ? mollusk : bluefin).victories['steal-gold'].effect;
    const count = Math.min(gold, matOf(g, loser).gold);
    if (count === 0) return;
    matOf(g, loser).gold -= count;
    matOf(g, winner).gold += count;
    act.emit(victoryClause(g, winner, 'steal-gold'), 'gold-stolen', {
      from: loser,
      to: winner,
      count,
    });
  }),

  // AH-176, AH-S51
  'battle/remove-comrade': auto((g, { region }, act) => {
    const { comrades } = g.printed.content.boards.bluefin.victories['remove-comrade'].effect;
    removeComrades(g, region, comrades, 'AH-176', act);
  }),

  // AH-201
  'battle/place-comrade': auto((g, { region }, act) => {
    const { comrades } = g.printed.content.boards.mollusk.victories['place-comrade'].effect;
    placeReady(g, region, comrades, 'AH-201', act);
  }),

  // AH-262, AH-S56: nothing moves.
  'battle/aim': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const spaces = aimable(g, flagshipOf(g, seat));
      for (const space of spaces) offer({ do: 'aim', space });
      const others = g.figures.flatMap(({ space }) =>
        space === null || spaces.includes(space) ? [] : [space],
      );
      for (const space of new Set(others)) deny({ do: 'aim', space }, 'AH-262');
    },
    answer: (g, { seat }, { space }, act) =>
      act.next('battle/meet', { attacker: flagshipOf(g, seat), space }),
  }),
};
