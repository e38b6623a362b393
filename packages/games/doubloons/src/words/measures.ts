import type { Measures } from '@quarterdeck/kernel/say';
import { claims } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import type { LocationId } from '../pack/printed.ts';
import { shipOf } from '../rules/fleet.ts';
import { locationOf } from '../rules/geometry/island.ts';
import { ENGLISH } from './english.ts';
import { regionName } from './names.ts';

const onMat = (what: 'hull' | 'crew' | 'doubloons' | 'pillage') => ({
  of: (g: Doubloons, ship: ShipId) => shipOf(g, ship)[what],
});

/** What the details of this game claim something about. */
export const measures = {
  hull: onMat('hull'),
  crew: onMat('crew'),
  doubloons: onMat('doubloons'),
  pillage: onMat('pillage'),
  fragments: { of: (g: Doubloons, ship: ShipId) => shipOf(g, ship).fragments.length },
  pile: { of: (g: Doubloons) => g.pillagePile },
  island: { of: (g: Doubloons) => g.island },
  mapStack: { of: (g: Doubloons) => g.mapStack.length },
  steps: { of: (g: Doubloons, location: LocationId) => locationOf(g, location).distance },
  /** DD-107: those that an Attack hits; ghosts it does not. */
  hits: {
    event: 'attacked',
    of: ({ targets }: Kinds['events']['attacked']) => targets.length,
    who: regionName,
  },
} satisfies Measures<Kinds>;

export const promise = claims<Kinds>()(ENGLISH, measures);
