// Section 15, what the Solo Pirate does: TE-324, TE-328 to TE-336

import { type Act, at, auto, type Chapter } from '@quarterdeck/kernel';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { Booty, OrderToken } from '../../pack/components.ts';
import { drawCrate, returnCrate } from '../bag.ts';
import { startBattle } from '../battle/battle.ts';
import { replaceRow, topCrew } from '../crew-up.ts';
import { pirateOf, shipAt } from '../fleet.ts';
import { merchantOf } from '../npc-ships.ts';
import { marketValue, shiftMarket } from '../trading.ts';
import { helmOf, PLAYER, SOLO, soloPirate, soloTarget } from './opponent.ts';

/** What an Order needs, and what it does. `hits`: for an Attack. */
type Deed = {
  readonly possible: (g: Tinypirates) => boolean;
  readonly perform: (g: Draft, hits: number, act: Act<Kinds>) => void;
};

const always = (): boolean => true;

const DEEDS: { readonly [O in OrderToken]: Deed } = {
  // TE-329
  plunder: { possible: always, perform: (g, _, act) => draw(g, 1, act) },
  // TE-331
  trade: {
    possible: (g) => soloPirate(g).hold.length > 0,
    perform: (g, _, act) => sellDearest(g, act),
  },
  // TE-332
  search: {
    possible: (g) => !at(g.sea, shipAt(g, SOLO)).searched,
    perform: (g, _, act) => search(g, act),
  },
  // TE-333, TE-335
  crewUp: { possible: always, perform: (g, _, act) => crewUp(g, act) },
  // TE-336
  attack: { possible: isTargetInReach, perform: (g, hits, act) => attack(g, hits, act) },
};

type Steps = 'solo/order' | 'solo/helm-bonus' | 'solo/load';

export const soloOrders: Pick<Chapter<Kinds, 'solo'>, Steps> = {
  'solo/order': auto((g, { order, hits, bonus }, act) => {
    g.turn.step = 'execute';
    const deed = DEEDS[order];
    if (deed.possible(g)) {
      act.emit('TE-324', 'order-executed', { pirate: SOLO, order, space: shipAt(g, SOLO) });
      deed.perform(g, hits + (bonus ? helmOf(g).bonuses[order].hits : 0), act);
    } else act.emit('TE-324', 'order-left', { pirate: SOLO, order, possible: false });
    if (bonus) act.next('solo/helm-bonus', { order });
  }),

  // TE-328: also where the Order had no effect.
  'solo/helm-bonus': auto((g, { order }, act) => {
    const { gold, followedBy } = helmOf(g).bonuses[order];
    if (gold === 0 && followedBy === null) return;
    act.emit('TE-324', 'helm-bonus', { order });
    if (gold > 0) act.next('solo/gold', { gold });
    if (followedBy !== null) act.next('solo/order', { order: followedBy, hits: 0, bonus: false });
  }),

  'solo/load': auto((g, _, act) => {
    const crate = g.loading.shift();
    if (crate === undefined) throw new Error('solo/load: no crate to load');
    const { hold } = soloPirate(g);
    hold.push(crate);
    act.emit('TE-329', 'crate-loaded', { pirate: SOLO, crate });
    if (hold.length >= g.printed.limits.crates) sellDearest(g, act); // TE-330, TE-S96
  }),
};

function draw(g: Draft, count: number, act: Act<Kinds>): void {
  const crates = Array.from({ length: count }, () => drawCrate(g, act));
  act.emit('TE-329', 'crates-drawn', { pirate: SOLO, crates });
  for (const crate of crates) {
    g.loading.push(crate);
    act.next('solo/load', {});
  }
}

/** TE-331: all crates of one type, wherever it is. */
function sellDearest(g: Draft, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const booty = solo.hold.reduce((best: Booty, crate) =>
    marketValue(g, crate) > marketValue(g, best) ? crate : best,
  );
  const count = solo.hold.filter((crate) => crate === booty).length;
  const gold = count * marketValue(g, booty);
  solo.hold = solo.hold.filter((crate) => crate !== booty);
  for (let sold = 0; sold < count; sold++) returnCrate(g, booty);
  const space = shipAt(g, SOLO);
  act.emit('TE-331', 'crates-sold', { pirate: SOLO, booty, count, gold, space });
  shiftMarket(g, booty, act);
  act.next('solo/gold', { gold });
}

function search(g: Draft, act: Act<Kinds>): void {
  const space = shipAt(g, SOLO);
  const place = at(g.sea, space);
  const { token } = place;
  place.searched = true;
  act.emit('TE-332', 'token-revealed', { pirate: SOLO, space, token });
  const { gold, crates } = g.printed.content.soloSetup.search[token];
  if (gold > 0) act.next('solo/gold', { gold });
  if (crates > 0) draw(g, crates, act);
}

function crewUp(g: Draft, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  if (solo.crew.length >= g.printed.limits.crew) {
    replaceRow(g, SOLO, 'TE-335', act);
    return;
  }
  const crew = topCrew(g);
  solo.crew.push(crew);
  act.emit('TE-333', 'crew-joined', { pirate: SOLO, crew });
}

/** TE-336, TE-S110: a ship that hides out cannot be attacked. */
function isTargetInReach(g: Tinypirates): boolean {
  const target = soloTarget(g);
  const here = shipAt(g, SOLO);
  if (target !== 'player') return merchantOf(g, target).space === here;
  return shipAt(g, PLAYER) === here && !pirateOf(g, PLAYER).hiding;
}

function attack(g: Draft, extraHits: number, act: Act<Kinds>): void {
  const target = soloTarget(g);
  const merchant = target === 'player' ? null : target;
  const defender = target === 'player' ? PLAYER : null;
  startBattle(g, { attacker: SOLO, merchant, defender, ordered: false, extraHits }, act);
}
