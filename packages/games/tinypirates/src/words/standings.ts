// Where the match stands: the turn, how near the end is, what the Navy does, what each pirate has.

import { byId } from '@quarterdeck/kernel';
import type { Pirate } from '../model/state.ts';
import { ASSIGNMENTS, type Assignment, type Merchant } from '../pack/components.ts';
import { buriedBy } from '../rules/fleet.ts';
import { distance } from '../rules/geometry/sea.ts';
import {
  assignmentName,
  bootyName,
  coordinateOf,
  crewName,
  levelName,
  placeName,
  put,
  tokenName,
} from './names.ts';
import { calledOf, captainOf, type TinypiratesViewing } from './viewing.ts';

/** "to Powder Keys, 4 away" */
export const courseWords = ({ speaker, view }: TinypiratesViewing, merchant: Merchant): string => {
  const g = view.state;
  const ship = g.merchants.find((one) => one.merchant === merchant);
  if (ship === undefined) return '';
  const port = g.printed.ports[ship.target];
  return speaker.words(
    put('see.bound', {
      place: placeName(g, port),
      count: distance(g, ship.space, port),
    }),
  );
};

/** How near the end is. */
export const endWords = (viewing: TinypiratesViewing): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  if (g.endedBy !== null)
    return speaker.words(put('see.ended', { name: calledOf(viewing, g.endedBy) }));
  const most = Math.max(...g.pirates.map(({ pirate }) => buriedBy(g, pirate)));
  if (most === 0) return speaker.words(put('see.none-buried'));
  const names = g.pirates
    .filter(({ pirate }) => buriedBy(g, pirate) === most)
    .map(({ pirate }) => calledOf(viewing, pirate));
  return speaker.words(put('see.ahead', { names: names.join(', '), count: most }));
};

/** Where the Navy lies, and how far the next crossing brings it. */
export const navyWords = (viewing: TinypiratesViewing): string => {
  const { speaker, view } = viewing;
  const g = view.state;
  if (g.navy === null) return speaker.words(put('see.no-navy'));
  const buried = buriedBy(g, g.turn.pirate);
  return speaker.words(
    put('see.navy-at', {
      place: `${placeName(g, g.navy)} (${coordinateOf(g.navy)})`,
      name: calledOf(viewing, g.turn.pirate),
      count: g.printed.navySteps[buried] ?? 0,
    }),
  );
};

/** "Rigging: 2 Deckhands" */
export const postWords = (
  { view, speaker }: TinypiratesViewing,
  { deckhands }: Pirate,
  post: Assignment,
): string =>
  speaker.words(
    put('see.post', { name: assignmentName(view.state, post), count: deckhands[post] }),
  );

/** "Hold: Rum, Coffee" */
export const holdWords = (
  { view, speaker }: TinypiratesViewing,
  { hold }: Pick<Pirate, 'hold'>,
): string =>
  hold.length === 0
    ? speaker.words(put('see.hold-empty'))
    : speaker.words(
        put('see.hold', { crates: hold.map((booty) => bootyName(view.state, booty)).join(', ') }),
      );

/** "1 of 3 Treasures buried" */
export const buriedWords = (
  { view: { state: g }, speaker }: TinypiratesViewing,
  { pirate }: Pick<Pirate, 'pirate'>,
): string =>
  speaker.words(
    put('see.buried', { count: buriedBy(g, pirate), most: g.printed.limits.treasuresToWin }),
  );

/** "Sea Dog, Cpt. Magnus Bolt" */
export const roleOf = ({ view }: TinypiratesViewing, pirate: Pirate): string =>
  [levelName(view.state, pirate.legend), captainOf(view.state, pirate)]
    .filter((part) => part !== undefined)
    .join(', ');

/** What everybody may know of a pirate beside ship, hold and Deckhands. */
export const matWords = (viewing: TinypiratesViewing, pirate: Pirate): readonly string[] => {
  const { view, speaker } = viewing;
  const g = view.state;
  const level = g.printed.levels[pirate.legend];
  const crew = pirate.crew.map((card) => crewName(g, card)).join(', ');
  const count = pirate.crew.length;
  return [
    ...(level === undefined || pirate.seat === null
      ? []
      : [
          `${levelName(g, pirate.legend)}, ${speaker.words(
            put('see.strength', { movement: level.movement, dice: level.dice }),
          )}.`,
        ]),
    `${speaker.words(put('see.sure-fire', { count: pirate.sureFire }))}.`,
    `${speaker.words(put('see.crew-count', { count }))}${count === 0 ? '' : `: ${crew}`}.`,
    ...(pirate.bloodied ? [`${speaker.words(put('see.mutinied'))}.`] : []),
    ...pirate.tokens.map((token) => `${tokenName(g, token)}.`),
  ];
};

/** The Solo Pirate's track and its last roll. */
export const soloWords = (viewing: TinypiratesViewing, pirate: Pirate): readonly string[] => {
  const { view, speaker } = viewing;
  const { solo, printed } = view.state;
  if (solo === null || pirate.seat !== null) return [];
  const { top } = byId(printed.legends, solo.legend);
  const target = soloTargetOf(viewing, pirate);
  return [
    `${speaker.words(put('see.solo-gold', { count: pirate.gold, top }))}.`,
    `${speaker.words(put('see.solo-loop', { space: solo.loop + 1 }))}.`,
    ...(solo.die === null ? [] : [speaker.words(put('see.solo-rolled', { die: solo.die }))]),
    ...(target === undefined ? [] : [speaker.words(put(`see.solo-target.${target}`))]),
  ];
};

/** Whom the Solo Pirate sails for, once it has rolled. */
export const soloTargetOf = ({ view }: TinypiratesViewing, { captainAt }: Pirate) => {
  const { solo, printed } = view.state;
  if (solo === null || solo.die === null) return undefined;
  if (solo.die === 6) return 'player' as const;
  return byId(printed.helms, solo.helm).targets[captainAt] ?? undefined;
};

/** "Rigging: 2 Deckhands, Cannons: 1 Deckhand" */
export const postsWords = (viewing: TinypiratesViewing, pirate: Pirate): string =>
  ASSIGNMENTS.map((post) => postWords(viewing, pirate, post)).join(', ');
