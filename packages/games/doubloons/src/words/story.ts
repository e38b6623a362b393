import type { Say } from '@quarterdeck/kernel/say';
import type { Doubloons, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { shipOf } from '../rules/fleet.ts';
import type { ENGLISH } from './english.ts';
import {
  captainName,
  landmarkName,
  put,
  relicName,
  shortCard,
  subject,
  waterName,
} from './names.ts';

type Words = NonNullable<Say<Kinds, typeof ENGLISH>['story']>;
type Opening = ReturnType<NonNullable<Words['opens']['round-begun']>>;

/**
 * Where ships can be stolen, who commands one is not written in the event, and changes: a turn is
 * then called by the ship's captain.
 */
function turnOf(g: Doubloons, ship: ShipId): Opening {
  const { controller } = shipOf(g, ship);
  if (g.modules.stealShip || controller === null)
    return { kind: 'phase', title: put('see.turn-of', { name: subject(g, ship) }) };
  return { kind: 'turn', seat: controller };
}

const CARDS = ['see.phases.card1', 'see.phases.card2', 'see.phases.card3'] as const;
const roundEnd = (): Opening => ({ kind: 'phase', title: put('see.phases.roundEnd') });

/** A round is its start, the sealed cards, three slots of turns, pillage, the round's end (DD-044). */
export const story: Words = {
  turn: (g) =>
    g.turn === null || g.phase !== 'action' || g.modules.stealShip
      ? undefined
      : (shipOf(g, g.turn).controller ?? undefined),
  opens: {
    'round-begun': ({ round }) => ({ kind: 'round', title: put('see.round', { round }) }),
    programmed: () => ({ kind: 'phase', title: put('see.sealed') }),
    'card-revealed': ({ slot }) => ({
      kind: 'phase',
      title: put(CARDS[slot - 1] ?? 'see.phases.card1'),
    }),
    // The Compass is used before the card that the turn begins with (DD-S38).
    'compass-used': ({ ship }, g) => turnOf(g, ship),
    'turn-begun': ({ ship }, g) => turnOf(g, ship),
    'legendary-acted': ({ ship }, g) => turnOf(g, ship),
    'pillage-begun': () => ({ kind: 'phase', title: put('see.phases.pillage') }),
    'doubloons-lost': (_, __, clause) => (clause === 'DD-223' ? roundEnd() : undefined),
    'treasure-dug-up': roundEnd,
    'initiative-passed': roundEnd,
    'game-ended': roundEnd,
  },
  about: (data, g) => {
    const ship = 'ship' in data ? data.ship : 'from' in data && 'to' in data ? data.to : undefined;
    if (ship === undefined) return undefined;
    return shipOf(g, ship).controller ?? undefined;
  },
  role: (g, seat) => {
    const captain = g.ships.find(({ controller }) => controller === seat)?.captain ?? null;
    return captain === null ? undefined : captainName(g, captain);
  },
  uses: {
    'turn-begun': ({ card }, g) => shortCard(g, card),
    'water-acted': ({ tile }, g) => waterName(g, tile),
    'landmark-resolved': ({ landmark }, g) => landmarkName(g, landmark),
    'relic-gained': ({ relic }, g) => relicName(g, relic),
  },
};
