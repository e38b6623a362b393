// How likely the dice of a pirate deal more damage than a Merchant does.

import { at, byId } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import type { CardPrint } from '../pack/printed.ts';
import { automaticHits, diceOf } from '../rules/battle/strength.ts';
import { pirateOf } from '../rules/fleet.ts';
import type { Scales } from './weights.ts';

export type Odds = {
  readonly win: number;
  readonly tie: number;
  /** How many Sure-fire Tokens that takes, on the average. */
  readonly fuses: number;
};

/** A die: by the damage it may deal, how likely that is. The last one is the best. */
type Die = readonly number[];

/** By face: the damage of a die that shows it. */
function damageByFace(g: Tinypirates, { captain, crew }: Pirate): readonly number[] {
  const { dice } = g.printed.content;
  const cards: CardPrint[] = captain === null ? [] : [byId(g.printed.captains, captain)];
  for (const card of crew) cards.push(byId(g.printed.crew, card));
  return dice.faces.map((face) => {
    let damage = 0;
    for (const { matches } of cards) damage += matches[face] ?? 0;
    return damage;
  });
}

/** The faces that Crew lets roll again in an Attack Order (TE-218). */
function facesAgain(g: Tinypirates, { crew }: Pirate): readonly number[] {
  const faces: number[] = [];
  for (const card of crew) {
    const { trigger, actions } = byId(g.printed.crew, card);
    if (trigger !== 'attack') continue;
    for (const action of actions) if (action.kind === 'reroll') faces.push(...action.faces);
  }
  return faces;
}

function dieOf(g: Tinypirates, w: Scales, pirate: Pirate, isOrdered: boolean): Die {
  const { faces } = g.printed.content.dice;
  const byFace = damageByFace(g, pirate);
  const die = Array.from({ length: Math.max(...byFace) + 1 }, () => 0);
  let mean = 0;
  for (const damage of byFace) {
    die[damage] = (die[damage] ?? 0) + 1 / faces.length;
    mean += damage / faces.length;
  }
  const again = isOrdered ? facesAgain(g, pirate) : [];
  if (again.length === 0) return die;
  // Those that are worse than the average are rolled again.
  const kept = [...die];
  let moved = 0;
  for (const [place, face] of faces.entries()) {
    const damage = at(byFace, place);
    if (damage >= mean || !again.includes(face)) continue;
    const chance = w.battle.reroll / faces.length;
    kept[damage] = (kept[damage] ?? 0) - chance;
    moved += chance;
  }
  return kept.map((chance, damage) => chance + moved * (die[damage] ?? 0));
}

const meanOf = (die: Die): number => die.reduce((sum, chance, damage) => sum + chance * damage, 0);

/** What a pirate has of damage without its dice. */
const surely = (g: Tinypirates, { pirate, deckhands }: Pirate): number =>
  deckhands.cannons * g.printed.content.helmMat.assignments.cannons.damage +
  automaticHits(g, pirate, 'attack');

/** How many dice, the worst first, must show the best face to deal more than that; null: all of them would not do. */
export function fusesFor(rising: readonly number[], best: number, needed: number): number | null {
  let damage = 0;
  for (const each of rising) damage += each;
  let fuses = 0;
  for (const each of rising) {
    if (damage > needed) return fuses;
    damage += best - each;
    fuses++;
  }
  return damage > needed ? fuses : null;
}

/** Dice that are being rolled, against that much damage. */
type Roll = {
  readonly die: Die;
  readonly dice: number;
  readonly needed: number;
  readonly sureFire: number;
  /** What they show, the worst first. */
  readonly rising: number[];
  win: number;
  tie: number;
  fuses: number;
};

/** All that the dice may show from one of them on; `run` of them show the same as the last one. */
function fall(roll: Roll, place: number, chance: number, run: number): void {
  const { die, dice, rising, needed, sureFire } = roll;
  if (place < dice) {
    const last = place === 0 ? 0 : (rising[place - 1] ?? 0);
    for (let damage = last; damage < die.length; damage++) {
      const alike = damage === last ? run + 1 : 1;
      const likely = (chance * (die[damage] ?? 0) * (place + 1)) / alike;
      if (likely === 0) continue;
      rising[place] = damage;
      fall(roll, place + 1, likely, alike);
    }
    return;
  }
  let dealt = 0;
  for (const damage of rising) dealt += damage;
  const fuses =
    dealt > needed ? 0 : sureFire === 0 ? null : fusesFor(rising, die.length - 1, needed);
  if (fuses !== null && fuses <= sureFire) {
    roll.win += chance;
    roll.fuses += fuses * chance;
  } else if (dealt === needed) roll.tie += chance;
}

/** All that this many dice may show is gone through. Where a pack has more, the others deal their average. */
const MOST_DICE = 5;

const SAFE: Odds = { win: 1, tie: 0, fuses: 0 };

/** Against that much damage, Sure-fire Tokens used where they help; within an Attack Order or without. */
export function oddsAgainst(
  g: Tinypirates,
  w: Scales,
  pirate: PirateId,
  damage: number,
  isOrdered: boolean,
): Odds {
  const own = pirateOf(g, pirate);
  const dice = diceOf(g, pirate);
  const die = dieOf(g, w, own, isOrdered);
  const rolled = Math.min(dice, MOST_DICE);
  const needed = damage - surely(g, own) - Math.round((dice - rolled) * meanOf(die));
  if (needed < 0) return SAFE;
  const { sureFire } = own;
  const roll: Roll = { die, dice: rolled, needed, sureFire, rising: [], win: 0, tie: 0, fuses: 0 };
  fall(roll, 0, 1, 0);
  return roll;
}
