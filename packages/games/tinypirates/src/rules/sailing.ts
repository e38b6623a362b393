// Chapter 5, sailing: TE-082 to TE-097, TE-372, TE-S35 to TE-S41

import { type Act, at, auto, type Chapter, decision, unreachable } from '@quarterdeck/kernel';
import type { Deny, Offer, SailChoice } from '../model/choices.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { KeptToken, PirateId, SpaceId } from '../pack/fields.ts';
import { answersFor, pirateOf, shipAt } from './fleet.ts';
import { isStorm } from './geometry/map-cards.ts';
import { neighbours } from './geometry/sea.ts';
import { canBeJostled } from './jostle.ts';

/** A sail under way: steps taken, and movement that Fair Winds added. */
export type Sail = { readonly pirate: PirateId; readonly taken: number; readonly winds: number };

/** TE-083, TE-372: what a player's ship can sail before it has taken a step. */
export const movementOf = (g: Tinypirates, pirate: PirateId): number => {
  const { legend, deckhands } = pirateOf(g, pirate);
  const { movement } = g.printed.content.helmMat.assignments.rigging;
  return at(g.printed.levels, legend).movement + deckhands.rigging * movement;
};

/** TE-094: less than nothing counts as nothing. */
export const stepsLeft = (g: Tinypirates, { pirate, taken, winds }: Sail): number =>
  Math.max(0, movementOf(g, pirate) + winds - taken);

const holds = (g: Tinypirates, pirate: PirateId, token: KeptToken): boolean =>
  pirateOf(g, pirate).tokens.includes(token);

/** TE-089, TE-096: used once, then out of the game. */
function spend(g: Draft, pirate: PirateId, token: KeptToken): void {
  const { tokens } = pirateOf(g, pirate);
  tokens.splice(tokens.indexOf(token), 1);
}

export function beginSail(pirate: PirateId, act: Act<Kinds>): void {
  act.next('sail/go', { pirate, taken: 0, winds: 0 });
}

function offerSteps(
  g: Tinypirates,
  sail: Sail,
  offer: Offer<SailChoice>,
  deny: Deny<SailChoice>,
): void {
  const { pirate } = sail;
  const isSpent = stepsLeft(g, sail) === 0;
  for (const space of neighbours(g, shipAt(g, pirate))) {
    const to = { do: 'to', space } as const;
    if (isSpent) deny(to, 'TE-083');
    else if (!isStorm(g, space)) offer(to);
    else {
      if (canBeJostled(g, pirate)) offer(to);
      else deny(to, 'TE-095');
      if (holds(g, pirate, 'calm')) offer({ do: 'calm-to', space });
    }
  }
  if (holds(g, pirate, 'sail2')) offer({ do: 'fair-wind' });
}

/** TE-087, TE-088 */
function moveShip(g: Draft, pirate: PirateId, to: SpaceId, act: Act<Kinds>): void {
  const ship = pirateOf(g, pirate);
  const from = shipAt(g, pirate);
  const { hiding: hid } = ship;
  ship.space = to;
  ship.hiding = false;
  act.emit('TE-084', 'ship-sailed', { pirate, from, to, hid });
}

const canGoOn = (g: Tinypirates, sail: Sail): boolean => {
  let offers = 0;
  offerSteps(
    g,
    sail,
    () => {
      offers++;
    },
    () => {},
  );
  return offers > 0;
};

/** TE-083, TE-095: what keeps a ship from a first step; null if it can take one. */
export function whyNoSail(g: Tinypirates, pirate: PirateId): 'TE-083' | 'TE-095' | null {
  const sail = { pirate, taken: 0, winds: 0 };
  if (canGoOn(g, sail)) return null;
  return stepsLeft(g, sail) === 0 ? 'TE-083' : 'TE-095';
}

export const sailing: Chapter<Kinds, 'sail'> = {
  'sail/go': auto((g, sail, act) => {
    const { pirate, taken, winds } = sail;
    if (canGoOn(g, sail)) act.next('sail/step', { pirate, taken, winds });
  }),

  'sail/step': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, sail, offer, deny) => {
      offerSteps(g, sail, offer, deny);
      offer({ do: 'stop' }); // TE-082
    },
    answer: (g, { pirate, taken, winds }, choice, act) => {
      switch (choice.do) {
        case 'stop':
          return;
        case 'fair-wind': {
          const movement = g.printed.searchKinds.sail2.amount;
          spend(g, pirate, 'sail2');
          act.emit('TE-089', 'fair-wind-used', { pirate, movement });
          act.next('sail/go', { pirate, taken, winds: winds + movement });
          return;
        }
        case 'calm-to': {
          const { space } = choice;
          spend(g, pirate, 'calm');
          act.emit('TE-096', 'calm-water-used', { pirate, space });
          moveShip(g, pirate, space, act);
          break;
        }
        case 'to':
          moveShip(g, pirate, choice.space, act);
          // TE-091
          if (isStorm(g, choice.space)) act.next('jostle/suffer', { pirate });
          break;
        default:
          unreachable(choice);
      }
      act.next('sail/go', { pirate, taken: taken + 1, winds });
    },
  }),
};
