// Sections 13 and 16, the Coves of the Solo Pirate: TE-305, TE-347, TE-349, TE-353, TE-379

import { type Act, at, auto, type Chapter, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../../model/state.ts';
import type { SpaceId } from '../../pack/fields.ts';
import { answersFor, isCoveFree, shipAt } from '../fleet.ts';
import { coves } from '../geometry/map-cards.ts';
import { farthestOf, nearestOf } from '../geometry/sea.ts';
import { SOLO, soloPirate } from './opponent.ts';

const freeCoves = (g: Tinypirates): SpaceId[] =>
  coves(g).filter((cove) => isCoveFree(g, cove, SOLO));

/** TE-S98: all of them where the player has to choose. */
function covesFor(g: Tinypirates, retreat: boolean): SpaceId[] {
  if (retreat) return nearestOf(g, shipAt(g, SOLO), freeCoves(g)); // TE-S99
  if (g.navy === null) throw new Error('solo/place: the Navy is placed first (TE-305)');
  return farthestOf(g, g.navy, freeCoves(g));
}

type Steps = 'solo/place' | 'solo/retreat' | 'solo/cove';

export const soloCoves: Pick<Chapter<Kinds, 'solo'>, Steps> = {
  'solo/place': auto((g, _, act) => seekCove(g, false, act)),
  'solo/retreat': auto((g, _, act) => seekCove(g, true, act)),
  'solo/cove': decision({
    seat: (g) => answersFor(g, SOLO),
    choices: (g, { retreat }, offer) => {
      for (const space of covesFor(g, retreat)) offer({ do: 'cove', space });
    },
    answer: (g, { retreat }, { space }, act) => putOnCove(g, space, retreat, act),
  }),
};

function seekCove(g: Draft, retreat: boolean, act: Act<Kinds>): void {
  const found = covesFor(g, retreat);
  if (found.length > 1) act.next('solo/cove', { retreat });
  else putOnCove(g, at(found, 0), retreat, act);
}

/** TE-S100: placing is not sailing, so no Storm Jostles it; TE-379, TE-S101: it hides there. */
function putOnCove(g: Draft, space: SpaceId, retreat: boolean, act: Act<Kinds>): void {
  const solo = soloPirate(g);
  const from = solo.space;
  solo.space = space;
  solo.hiding = true;
  if (retreat && from !== null) act.emit(whyRetreat(g), 'solo-retreated', { from, to: space });
  else act.emit('TE-305', 'ship-placed', { pirate: SOLO, space });
}

/** A Merchant, the player or, outside of a battle, the Navy has beaten it. */
function whyRetreat({ battle }: Tinypirates): ClauseId {
  if (battle === null) return 'TE-353';
  return battle.merchant === null ? 'TE-349' : 'TE-347';
}
