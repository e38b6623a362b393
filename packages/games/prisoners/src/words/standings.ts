// Where the match stands: whose turn it is, peace or war, how near the end is.

import { at, type Seat } from '@quarterdeck/kernel';
import type { Prisoners } from '../model/state.ts';
import type { Territory } from '../pack/ids.gen.ts';
import { shipsOf } from '../rules/fleet.ts';
import { deckSize, discardSize } from '../rules/piles.ts';
import { printOf, readiness, territoryCards } from './hand-cards.ts';
import { put, territoryName } from './names.ts';
import { calledOf, capital, type PrisonersViewing } from './viewing.ts';

/** TP-091, TP-098: the two states of the game. */
export const seasonOf = ({ cardsAbove }: Pick<Prisoners, 'cardsAbove'>): 'truce' | 'war' =>
  cardsAbove === null ? 'war' : 'truce';

export const seasonWords = ({ view: { state: g }, speaker }: PrisonersViewing): string => {
  if (g.cardsAbove === null) return speaker.words(put('see.war-text'));
  return g.cardsAbove === 0
    ? speaker.words(put('see.truce-next'))
    : speaker.words(put('see.truce-text', { count: g.cardsAbove }));
};

/** TP-281: how many ships of the highest level a seat has. */
export const ninesOf = (g: Prisoners, seat: Seat): number => {
  const { fleetVictoryLevel } = g.printed.figures;
  return shipsOf(g, seat).filter(({ level }) => level >= fleetVictoryLevel).length;
};

/** Who has most ships of the highest level. */
export const leadWords = (viewing: PrisonersViewing): string => {
  const { view, speaker } = viewing;
  const g = view.state;
  const lead = g.players
    .map(({ seat }) => ({ seat, count: ninesOf(g, seat) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ seat, count }) =>
      speaker.words(put('see.win-has', { name: calledOf(viewing, seat), count })),
    )
    .join(', ');
  return lead === ''
    ? speaker.words(put('see.win-nobody'))
    : speaker.words(put('see.win-lead', { lead: capital(lead) }));
};

/** From this many quiet turns on the long calm is told of. */
const QUIET = 4;

export const calmWords = ({ view: { state: g }, speaker }: PrisonersViewing): string => {
  const { truceCalmTurns, becalmedTurns } = g.printed.figures;
  if (g.calm < QUIET) return '';
  const most = seasonOf(g) === 'truce' ? truceCalmTurns : becalmedTurns;
  return speaker.words(put('see.calm', { count: g.calm, most }));
};

export const pilesWords = ({ view: { state: g }, speaker }: PrisonersViewing): string =>
  speaker.words(
    put('see.piles', {
      deck: deckSize(g),
      discard: discardSize(g),
      unexplored: g.destinations.filter(({ explored }) => !explored).length,
    }),
  );

export const topDiscardWords = ({ view: { state: g }, speaker }: PrisonersViewing): string =>
  g.topDiscard === null
    ? ''
    : speaker.words(put('see.top-discard', { name: printOf(g, g.topDiscard).name }));

/** "4 ships, 1 ship of level 9" */
export const fleetWords = ({ view: { state: g }, speaker }: PrisonersViewing, seat: Seat): string =>
  [
    speaker.words(put('score.ships', { count: shipsOf(g, seat).length })),
    speaker.words(put('see.nines', { count: ninesOf(g, seat) })),
  ].join(', ');

export type TerritoryLine = {
  readonly territory: Territory;
  readonly name: string;
  readonly state: string;
};

/** The territories of a seat, each with the state of its maneuver. */
export const territoryLines = (viewing: PrisonersViewing, seat: Seat): readonly TerritoryLine[] => {
  const { view, speaker } = viewing;
  const g = view.state;
  const held = new Map(territoryCards(g, seat).map((card) => [card.territory, card]));
  return g.territories
    .filter(({ controller, holder }) => controller === seat || holder === seat)
    .map(({ territory }) => {
      const card = held.get(territory);
      const state =
        card === undefined ? speaker.words(put('see.not-taken')) : readiness(viewing, card);
      return { territory, name: territoryName(g, territory), state };
    });
};

/** Whose turn it is; of an attack, whose that is. */
export const turnWords = ({ view: { state: g }, me, seats, speaker }: PrisonersViewing): string => {
  const seat = g.engagement?.attackerSeat ?? g.turn.seat;
  const { called } = at(seats, seat);
  if (g.engagement !== null && seat !== me)
    return speaker.words(put('see.battle-fact', { name: called }));
  return seat === me
    ? speaker.words(put('see.your-turn'))
    : speaker.words(put('see.turn-of', { name: called }));
};
