// Where the match stands, and what each faction has.

import { at, type Seat, unreachable } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import { POWERS, type Power } from '../pack/components.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { comradesInSupply } from '../rules/comrades.ts';
import { controlOf } from '../rules/control.ts';
import { regionsOf } from '../rules/geometry/map.ts';
import { cargoName, crewName, put } from './names.ts';
import { type AhoyViewing, seatOfPower } from './viewing.ts';

/** A number of a faction's own, beside gold and Fame. */
export type FactionCount = {
  readonly id: 'patrols' | 'strongholds' | 'ready' | 'comrades' | 'plans' | 'cargo';
  readonly count: number;
};

const inSupply = (g: Ahoy, kind: 'patrol' | 'stronghold'): number =>
  g.figures.filter((figure) => figure.kind === kind && figure.space === null).length;

/** What a faction has that others have not, the most telling first. */
export const factionCounts = (g: Ahoy, seat: Seat): readonly FactionCount[] => {
  const { faction } = at(g.mats, seat);
  switch (faction) {
    case 'bluefin':
      return [
        { id: 'patrols', count: inSupply(g, 'patrol') },
        { id: 'strongholds', count: inSupply(g, 'stronghold') },
      ];
    case 'mollusk':
      return [
        { id: 'ready', count: g.union.ready },
        { id: 'plans', count: g.union.hand.length },
        { id: 'comrades', count: comradesInSupply(g) },
      ];
    case 'smuggler-1':
    case 'smuggler-2': {
      const smuggler = g.smugglers.find((one) => one.seat === seat);
      return [{ id: 'cargo', count: smuggler?.cargo.length ?? 0 }];
    }
    default:
      return unreachable(faction);
  }
};

export const roundWords = ({ view, speaker }: AhoyViewing): string =>
  view.state.round === 0
    ? speaker.words(put('see.setup'))
    : speaker.words(put('see.round', { round: view.state.round }));

/** Whose turn it is, while it is anybody's. */
export const turnWords = ({ view: { state: g }, speaker }: AhoyViewing): string | undefined => {
  if (g.turn === null) return undefined;
  const { faction } = at(g.mats, g.turn.seat);
  return speaker.words(put('see.turn-of', { faction: wordingsOf(g).factions[faction].short }));
};

/** What a side would gain if the round ended now. */
export const payOf = (g: Ahoy, power: Power): number =>
  regionsOf(g)
    .filter((region) => controlOf(g, region).power === power)
    .reduce((sum, region) => sum + at(g.regions, region).wealth, 0);

/** What every side would gain if the round ended now. */
export const payWords = ({ view, seats, speaker }: AhoyViewing): string =>
  POWERS.flatMap((power) => {
    const seat = seatOfPower(view.state, power);
    if (seat === undefined) return [];
    const name = at(seats, seat).called;
    return [`${speaker.words(put('see.would-gain', { name, count: payOf(view.state, power) }))}.`];
  }).join(' ');

/** What everybody may know of a faction beside its slots. */
export const factionWords = ({ view, speaker }: AhoyViewing, seat: Seat): string => {
  const g = view.state;
  const { faction, fame, gold, dice, crew } = at(g.mats, seat);
  const smuggler = g.smugglers.find((one) => one.seat === seat);
  return [
    `${wordingsOf(g).factions[faction].name}.`,
    `${[
      speaker.words(put('fame', { count: fame })),
      speaker.words(put('gold', { count: gold })),
      ...factionCounts(g, seat).map(({ id, count }) =>
        speaker.words(put(`see.counts.${id}`, { count })),
      ),
    ].join(', ')}.`,
    ...(dice.length === 0 ? [] : [speaker.words(put('see.dice', { dice: dice.join(', ') }))]),
    ...crew.map((card) => `${speaker.words(put('see.crew-of', { name: crewName(g, card) }))}.`),
    ...(smuggler?.cargo ?? []).map(
      (card) => `${speaker.words(put('see.cargo-of', { name: cargoName(g, card) }))}.`,
    ),
    ...(g.first === seat ? [speaker.words(put('see.first'))] : []),
  ].join(' ');
};
