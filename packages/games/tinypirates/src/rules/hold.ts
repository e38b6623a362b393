// Loading crates: TE-010, TE-012, TE-108, TE-109, TE-158, TE-S43, TE-S44

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import { BOOTY, type Booty } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { returnCrate } from './bag.ts';
import { answersFor, pirateOf } from './fleet.ts';

export const hasRoom = (g: Tinypirates, pirate: PirateId): boolean =>
  pirateOf(g, pirate).hold.length < g.printed.limits.crates;

export const cratesAboard = (g: Tinypirates, pirate: PirateId, booty: Booty): number => {
  let count = 0;
  for (const crate of pirateOf(g, pirate).hold) if (crate === booty) count++;
  return count;
};

/** The types aboard that could make room; replacing like by like is throwing it away. */
const replaceable = (g: Tinypirates, pirate: PirateId): readonly Booty[] => {
  const { hold } = pirateOf(g, pirate);
  return BOOTY.filter((booty) => booty !== g.loading[0] && hold.includes(booty));
};

/** Takes one crate of that type from the hold; where it goes is the caller's. */
export function unload(g: Draft, pirate: PirateId, booty: Booty): void {
  const { hold } = pirateOf(g, pirate);
  const place = hold.indexOf(booty);
  if (place < 0) throw new Error(`unload: no ${booty} aboard`);
  hold.splice(place, 1);
}

/** Of a player. The Solo Pirate trades its third crate at once (TE-330). */
export function load(g: Draft, pirate: PirateId, crates: readonly Booty[], act: Act<Kinds>): void {
  for (const crate of crates) {
    g.loading.push(crate);
    act.next('hold/load', { pirate });
  }
}

function takeFirst(g: Draft): Booty {
  const crate = at(g.loading, 0);
  g.loading.shift();
  return crate;
}

function throwAway(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  const crate = takeFirst(g);
  returnCrate(g, crate);
  act.emit('TE-109', 'crate-thrown-away', { pirate, crate });
}

export const hold: Chapter<Kinds, 'hold'> = {
  'hold/load': auto((g, { pirate }, act) => {
    if (hasRoom(g, pirate)) {
      const crate = takeFirst(g);
      pirateOf(g, pirate).hold.push(crate);
      act.emit('TE-108', 'crate-loaded', { pirate, crate });
    } else if (replaceable(g, pirate).length === 0) throwAway(g, pirate, act);
    else act.next('hold/overflow', { pirate });
  }),

  'hold/overflow': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      for (const crate of replaceable(g, pirate)) offer({ do: 'replace', crate });
      offer({ do: 'throw-away' });
    },
    answer: (g, { pirate }, choice, act) => {
      if (choice.do === 'throw-away') {
        throwAway(g, pirate, act);
        return;
      }
      const { crate: out } = choice;
      const crate = takeFirst(g);
      unload(g, pirate, out);
      returnCrate(g, out);
      pirateOf(g, pirate).hold.push(crate);
      act.emit('TE-109', 'crate-replaced', { pirate, crate, out });
    },
  }),
};
