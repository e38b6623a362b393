// Chapter 6, Jostled: TE-098 to TE-103

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { TinypiratesChoices } from '../model/choices.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import { STATIONS } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { answersFor, isSolo, pirateOf } from './fleet.ts';
import { jostleSolo } from './solo/jostle.ts';

type Jostle = TinypiratesChoices['jostle/choose'];

/** TE-098, TE-099: Deckhands on the Wheel come last. */
function jostles(g: Tinypirates, pirate: PirateId): readonly Jostle[] {
  const { deckhands, wheel } = pirateOf(g, pirate);
  const found: Jostle[] = [];
  for (const from of STATIONS)
    if (deckhands[from] > 0) found.push({ do: 'jostle', from, space: null });
  if (found.length > 0) return found;
  wheel.forEach((manned, space) => {
    if (manned) found.push({ do: 'jostle', from: 'wheel', space });
  });
  return found;
}

/** TE-095, TE-100, TE-102: not all Deckhands are in Repair. */
export function canBeJostled(g: Tinypirates, pirate: PirateId): boolean {
  const { deckhands, wheel } = pirateOf(g, pirate);
  for (const from of STATIONS) if (deckhands[from] > 0) return true;
  return wheel.includes(true);
}

function suffer(g: Draft, pirate: PirateId, { from, space }: Jostle, act: Act<Kinds>): void {
  const mat = pirateOf(g, pirate);
  if (from === 'wheel' && space !== null) mat.wheel[space] = false;
  else if (from !== 'wheel') mat.deckhands[from]--;
  mat.deckhands.repair++;
  act.emit(from === 'wheel' ? 'TE-099' : 'TE-098', 'jostled', { pirate, from, space });
}

export const jostle: Chapter<Kinds, 'jostle'> = {
  'jostle/suffer': auto((g, { pirate }, act) => {
    if (isSolo(g, pirate)) {
      jostleSolo(g, act);
      return;
    }
    const [only, other] = jostles(g, pirate);
    if (only === undefined) act.emit('TE-100', 'jostle-spared', { pirate });
    else if (other === undefined) suffer(g, pirate, only, act);
    else act.next('jostle/choose', { pirate });
  }),

  // TE-101
  'jostle/choose': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      for (const choice of jostles(g, pirate)) offer(choice);
    },
    answer: (g, { pirate }, choice, act) => suffer(g, pirate, choice, act),
  }),
};
