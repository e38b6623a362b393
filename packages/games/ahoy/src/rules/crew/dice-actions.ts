// What Crew does with a die on its slot: AH-251, AH-252, AH-269, AH-273, AH-274, AH-276

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import { flagshipOf } from '../fleet.ts';

/** AH-269 */
export const sailOn = (g: Draft, owner: Seat, act: Act<Kinds>): void =>
  act.next('moving/begin', {
    figure: flagshipOf(g, owner),
    by: owner,
    most: g.printed.content.crew.sailor.effect.most,
    bonus: 'none',
    peaceful: false,
    trawling: false,
  });

/** AH-274 */
export const trawl = (g: Draft, owner: Seat, act: Act<Kinds>): void =>
  act.next('moving/begin', {
    figure: flagshipOf(g, owner),
    by: owner,
    most: g.printed.content.crew.trawler.effect.most,
    bonus: 'none',
    peaceful: false,
    trawling: true,
  });

/** AH-252 */
export function orderPatrols(g: Draft, owner: Seat, act: Act<Kinds>): void {
  const { patrols, most } = g.printed.content.crew['convincing-official'].effect;
  act.next('squadron/patrols', { seat: owner, left: patrols, most, peaceful: true, moved: [] });
}

/** AH-251 */
export function sendComrades(g: Draft, owner: Seat, act: Act<Kinds>): void {
  if (g.regions.some(({ comrades }) => comrades > 0))
    act.next('crew/comrades-from', { seat: owner });
}
