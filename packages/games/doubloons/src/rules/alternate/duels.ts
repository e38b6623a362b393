// Chapter 28, duels: DD-302 to DD-309, DD-S134 to DD-S138

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { Relic } from '../../pack/ids.gen.ts';
import { abilityOf } from '../captains.ts';
import { controllerOf, shipOf } from '../fleet.ts';
import { loseCrew, passDoubloons } from '../mat.ts';
import { relicsAmong, stealRelic } from './relics.ts';
import { rivalsOf } from './rivals.ts';
import { acquired } from './trackers.ts';

/** DD-305, DD-S137: both roll, whatever the first roll does. */
function beginDuel(ship: ShipId, target: ShipId, act: Act<Kinds>): void {
  act.emit('DD-302', 'duel-begun', { ship, target });
  // DD-309, DD-S161: River Merfolk helps in every duel.
  act.next('die/roll', { ship, reroll: true });
  act.next('duel/apply', { ship, target });
  act.next('die/roll', { ship: target, reroll: true });
  act.next('duel/apply', { ship: target, target: ship });
}

const totemsOf = (g: Doubloons, ship: ShipId): readonly Relic[] =>
  relicsAmong(g, shipOf(g, ship).relics, 'totem');

export const duel: Chapter<Kinds, 'duel'> = {
  'duel/meet': auto((g, { ship }, act) => {
    const [first, ...others] = rivalsOf(g, ship);
    if (first === undefined) return;
    if (others.length === 0) beginDuel(ship, first, act);
    else act.next('duel/choose', { ship });
  }),

  // DD-304
  'duel/choose': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const target of rivalsOf(g, ship)) offer({ do: 'duel', ship: target });
    },
    answer: (_, { ship }, choice, act) => beginDuel(ship, choice.ship, act),
  }),

  /** `ship` has rolled against `target`. */
  'duel/apply': auto((g, { ship, target }, act) => {
    const { die } = g;
    switch (die) {
      case null:
        throw new Error('duel/apply: nothing was rolled');
      case 'crew':
        loseCrew(g, target, 1, 'DD-306', act);
        return;
      case 'doubloon':
        // DD-240, DD-S135
        if (abilityOf(g, target).guardsDoubloons !== true)
          passDoubloons(g, target, ship, 1, 'DD-307', act);
        return;
      case 'voodoo':
        stealTotem(g, ship, target, act);
        return;
      default:
        unreachable(die);
    }
  }),

  // DD-S136
  'duel/totem': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { target }, offer) => {
      for (const relic of totemsOf(g, target)) offer({ do: 'take-relic', relic });
    },
    answer: (g, { ship, target }, { relic }, act) => takeTotem(g, ship, target, relic, act),
  }),
};

/** DD-308 */
function stealTotem(g: Draft, ship: ShipId, target: ShipId, act: Act<Kinds>): void {
  const [totem, another] = totemsOf(g, target);
  if (totem === undefined) return;
  if (another === undefined) takeTotem(g, ship, target, totem, act);
  else act.next('duel/totem', { ship, target });
}

function takeTotem(g: Draft, ship: ShipId, target: ShipId, totem: Relic, act: Act<Kinds>): void {
  stealRelic(g, ship, target, totem, 'DD-308', act);
  acquired(g, ship, act);
}
