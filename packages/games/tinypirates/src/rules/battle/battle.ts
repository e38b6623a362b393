// Chapters 7.5 to 7.7, battles: TE-145 to TE-155, TE-170, TE-171, TE-218 to TE-220, TE-S57 to TE-S60

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, byId, closing, decision } from '@quarterdeck/kernel';
import type { Offer, TinypiratesChoices } from '../../model/choices.ts';
import type { Battle, Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { PirateId, Side } from '../../pack/fields.ts';
import type { CrewCard } from '../../pack/ids.gen.ts';
import { answersFor, isSolo, pirateOf, shipAt } from '../fleet.ts';
import { gainSureFire } from '../gains.ts';
import { merchantOf } from '../npc-ships.ts';
import { consolation, settleWithMerchant, settleWithPirate } from './settling.ts';
import { damageOf, diceOf } from './strength.ts';

type Opening = Pick<Battle, 'attacker' | 'merchant' | 'defender' | 'ordered' | 'extraHits'>;
type Reroll = TinypiratesChoices['battle/reroll'];

function openBattle<B>(g: { readonly battle: B | null }): B {
  if (g.battle === null) throw new Error('battle: nobody is attacked');
  return g.battle;
}

/** TE-S120: a new battle with new dice, whoever was attacked before. */
export function startBattle(g: Draft, opening: Opening, act: Act<Kinds>): void {
  const { attacker, merchant, defender, ordered, extraHits } = opening;
  g.battle = {
    attacker,
    merchant,
    defender,
    ordered,
    extraHits,
    attackDice: [],
    defenceDice: [],
    attackDamage: null,
    defenceDamage: null,
    rerolls: [],
  };
  const space = shipAt(g, attacker);
  act.emit('TE-141', 'attack-begun', { pirate: attacker, merchant, defender, space });
  act.next('battle/roll', {});
  act.next('battle/defend', {});
  act.next('battle/settle', {});
  act.next('battle/end', {});
}

/** Whose dice lie on that side. */
function rollerOf(g: Tinypirates, side: Side): PirateId {
  const { attacker, defender } = openBattle(g);
  const pirate = side === 'attack' ? attacker : defender;
  if (pirate === null) throw new Error('battle: a Merchant does not roll (TE-155)');
  return pirate;
}

const diceOn = (g: Tinypirates, side: Side): readonly number[] => {
  const { attackDice, defenceDice } = openBattle(g);
  return side === 'attack' ? attackDice : defenceDice;
};

/** TE-145, TE-170 */
function roll(g: Draft, side: Side, act: Act<Kinds>): void {
  const pirate = rollerOf(g, side);
  const sides = g.printed.content.dice.faces.length;
  const dice = Array.from({ length: diceOf(g, pirate) }, () => act.roll(sides));
  if (side === 'attack') openBattle(g).attackDice = dice;
  else openBattle(g).defenceDice = dice;
  act.emit('TE-145', 'dice-rolled', { pirate, side, dice: [...dice] });
}

function askSureFire(g: Draft, side: Side, act: Act<Kinds>): void {
  if (pirateOf(g, rollerOf(g, side)).sureFire > 0) act.next('battle/sure-fire', { side });
}

/** TE-154 */
function dealDamage(g: Draft, side: Side, act: Act<Kinds>): number {
  const pirate = rollerOf(g, side);
  const { matched, cannons, hits, damage } = damageOf(g, pirate, side, diceOn(g, side));
  act.emit('TE-154', 'damage-dealt', { pirate, side, matched, cannons, hits, damage });
  return damage;
}

/** The faces that a Crew Card lets its owner roll again in an Attack Order; none of most cards. */
function rerollFaces(g: Tinypirates, card: CrewCard): readonly number[] {
  const { trigger, actions } = byId(g.printed.crew, card);
  if (trigger !== 'attack') return [];
  return actions.flatMap((action) => (action.kind === 'reroll' ? action.faces : []));
}

/** TE-218, TE-S58: any of the dice that show a listed face, rolled together. */
function offerRerolls(g: Tinypirates, offer: Offer<Reroll>): void {
  const { attacker, ordered, attackDice, rerolls } = openBattle(g);
  if (!ordered) return; // TE-220
  for (const card of pirateOf(g, attacker).crew) {
    if (rerolls.includes(card)) continue; // TE-219
    const faces = rerollFaces(g, card);
    if (faces.length === 0) continue;
    const places = attackDice.flatMap((face, place) => (faces.includes(face) ? [place] : []));
    for (let subset = 1; subset < 1 << places.length; subset++)
      offer({ do: 'reroll', card, dice: places.filter((_, bit) => (subset >> bit) & 1) });
  }
}

const canReroll = (g: Tinypirates): boolean => {
  let offers = 0;
  offerRerolls(g, () => {
    offers++;
  });
  return offers > 0;
};

function afterRoll(g: Draft, act: Act<Kinds>): void {
  if (canReroll(g)) act.next('battle/reroll', {});
  else askSureFire(g, 'attack', act); // TE-S57
}

/** TE-150 */
function offerSureFires(
  g: Tinypirates,
  side: Side,
  offer: Offer<TinypiratesChoices['battle/sure-fire']>,
): void {
  diceOn(g, side).forEach((shown, die) => {
    for (const face of g.printed.content.dice.faces)
      if (face !== shown) offer({ do: 'sure-fire', die, face });
  });
}

export const battle: Chapter<Kinds, 'battle'> = {
  'battle/roll': auto((g, _, act) => {
    roll(g, 'attack', act);
    afterRoll(g, act);
  }),

  'battle/reroll': decision({
    seat: (g) => answersFor(g, openBattle(g).attacker),
    choices: (g, _, offer) => {
      offerRerolls(g, offer);
      offer({ do: 'keep' });
    },
    answer: (g, _, choice, act) => {
      if (choice.do === 'keep') {
        askSureFire(g, 'attack', act);
        return;
      }
      const { attacker: pirate, attackDice, rerolls } = openBattle(g);
      const { card, dice: places } = choice;
      rerolls.push(card);
      const sides = g.printed.content.dice.faces.length;
      for (const place of places) attackDice[place] = act.roll(sides);
      const dice = [...attackDice];
      act.emit('TE-218', 'dice-rerolled', { pirate, card, places: [...places], dice });
      afterRoll(g, act);
    },
  }),

  // TE-150, TE-151
  'battle/sure-fire': decision({
    seat: (g, { side }) => answersFor(g, rollerOf(g, side)),
    choices: (g, { side }, offer) => {
      offerSureFires(g, side, offer);
      offer({ do: 'keep' });
    },
    answer: (g, { side }, choice, act) => {
      if (choice.do === 'keep') return;
      const pirate = rollerOf(g, side);
      const { attackDice, defenceDice } = openBattle(g);
      const dice = side === 'attack' ? attackDice : defenceDice;
      const { die, face: to } = choice;
      const from = at(dice, die);
      dice[die] = to;
      pirateOf(g, pirate).sureFire--;
      act.emit('TE-150', 'sure-fire-used', { pirate, die, from, to });
      askSureFire(g, side, act);
    },
  }),

  // TE-155, TE-170, TE-171
  'battle/defend': auto((g, _, act) => {
    const fight = openBattle(g);
    fight.attackDamage = dealDamage(g, 'attack', act);
    if (fight.merchant === null) {
      roll(g, 'defence', act);
      askSureFire(g, 'defence', act);
      return;
    }
    const { merchant } = fight;
    const { damage } = byId(g.printed.merchantCards, merchantOf(g, merchant).card);
    fight.defenceDamage = damage;
    act.emit('TE-155', 'merchant-answered', { merchant, damage });
  }),

  'battle/settle': auto((g, _, act) => {
    const fight = openBattle(g);
    const { attacker, defender, merchant } = fight;
    if (defender !== null) fight.defenceDamage = dealDamage(g, 'defence', act);
    const lead = (fight.attackDamage ?? 0) - (fight.defenceDamage ?? 0);
    if (isSolo(g, attacker) || (defender !== null && isSolo(g, defender)))
      act.next('solo/settle', {});
    else if (merchant !== null) settleWithMerchant(g, attacker, merchant, lead, act);
    else if (defender !== null) settleWithPirate(attacker, defender, lead, act);
  }),

  'battle/console': auto((g, { pirate }, act) =>
    gainSureFire(g, pirate, consolation(g, openBattle(g)), act),
  ),

  'battle/end': closing((g) => {
    g.battle = null;
  }),
};
