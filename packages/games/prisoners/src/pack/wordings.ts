import { byId } from '@quarterdeck/kernel';
import { wordingsBeside } from '@quarterdeck/kernel/pack';
import type { Maneuver } from './components.ts';
import type { PrisonersPack } from './pack-shape.ts';
import type { Printed } from './printed.ts';

/** What the components of this table's pack are called, say and look like: for words and boards. */
export const wordingsOf = ({ printed }: { readonly printed: Printed }): PrisonersPack =>
  wordingsBeside<PrisonersPack>(printed);

type Worded = { readonly name: string; readonly text: string };

/** The name and the text of a maneuver, whether it is drawn or comes with a territory. */
export function maneuverWords(g: { readonly printed: Printed }, maneuver: Maneuver): Worded {
  const { deckManeuvers, territoryManeuvers } = wordingsOf(g);
  const all: { readonly [N in Maneuver]: Worded } = { ...deckManeuvers, ...territoryManeuvers };
  return byId(all, maneuver);
}
