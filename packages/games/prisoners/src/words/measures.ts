import { byId } from '@quarterdeck/kernel';
import type { Measures } from '@quarterdeck/kernel/say';
import { claims } from '@quarterdeck/kernel/say';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { Maneuver } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import { openEngagement, shipOf } from '../rules/fleet.ts';
import { ENGLISH } from './english.ts';

type Rolled = Kinds['events']['attack-rolled'];

/** TP-198: what sinking the target of the open engagement is rewarded with. */
export const drawsFor = (g: Prisoners): number => {
  const { targetKind } = openEngagement(g);
  return targetKind === 'territory' ? 0 : (g.printed.content.targets[targetKind].sunk?.draws ?? 0);
};

/** What the details of this game claim something about. */
export const measures = {
  level: { of: (g: Prisoners, ship: ShipId) => shipOf(g, ship).level },
  dice: { event: 'attack-rolled', of: ({ dice }: Rolled) => dice.length },
  sink: { event: 'attack-rolled', of: ({ sink }: Rolled) => sink },
  capture: { event: 'attack-rolled', of: ({ capture }: Rolled) => capture },
  draws: { of: drawsFor },
  privateer: { of: (g: Prisoners) => g.printed.figures.capturedPrivateerLevel },
  needed: { of: (g: Prisoners, maneuver: Maneuver) => byId(g.printed.maneuvers, maneuver).level },
  cooldown: {
    of: (g: Prisoners, maneuver: Maneuver) => byId(g.printed.maneuvers, maneuver).cooldown,
  },
} satisfies Measures<Kinds>;

export const promise = claims<Kinds>()(ENGLISH, measures);
