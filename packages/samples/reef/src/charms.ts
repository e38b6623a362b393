// Chapter 5, Charms: RF-032 to RF-036

import type { Act, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from './clauses.gen.ts';
import type { Kinds } from './kinds.ts';
import type { Charm } from './pack.ts';
import type { CharmId } from './printed.ts';
import { boatOf, charmOf, type Draft, diveOf, type Reef } from './state.ts';

/** What a charm is good for, before a dive or at the end. */
type CharmRow = {
  readonly clause: ClauseId;
  /** Whether `owner` may play it before this pool, and what it does then. */
  readonly play?: {
    readonly when: (g: Reef, owner: Seat) => boolean;
    readonly does: (g: Draft, act: Act<Kinds>) => void;
  };
  /** Points for one in hand at the end. */
  readonly atEnd?: (g: Reef) => number;
};

const CHARM_ROWS: { readonly [C in Charm]: CharmRow } = {
  calm: {
    clause: 'RF-032',
    play: {
      when: (g) => !diveOf(g).calm,
      does: (g) => {
        diveOf(g).calm = true;
      },
    },
  },
  squall: {
    clause: 'RF-033',
    play: {
      when: (g, owner) => diveOf(g).seat !== owner,
      does: (_, act) => act.skipTo('diving/end'),
    },
  },
  lantern: {
    clause: 'RF-034',
    play: {
      when: (g, owner) => diveOf(g).seat === owner,
      does: (g) => {
        diveOf(g).lanterns++;
      },
    },
  },
  keepsake: { clause: 'RF-035', atEnd: (g) => g.printed.counts.keepsakePoints },
};

export const charmRow = (g: Reef, card: CharmId): CharmRow => CHARM_ROWS[charmOf(g, card)];

/** RF-035: what a charm in hand is worth when the pearls are counted. */
export const charmPoints = (g: Reef, card: CharmId): number => charmRow(g, card).atEnd?.(g) ?? 0;

/** RF-036 */
export function discardCharm(g: Draft, owner: Seat, card: CharmId): void {
  const { charms } = boatOf(g, owner);
  charms.splice(charms.indexOf(card), 1);
  g.charmsPlayed.push(card);
}

export function drawCharm(g: Draft, seat: Seat, clause: ClauseId, act: Act<Kinds>): void {
  const charm = g.charmDeck.pop();
  if (charm === undefined) return;
  boatOf(g, seat).charms.push(charm);
  act.emit(clause, 'charm-drawn', { seat, charm });
}
