import type { Seat } from '@quarterdeck/kernel';
import type { ErasedKinds, Event, View } from '@quarterdeck/kernel/engine';
import { isSamePassage, type Speaker, type SpokenPassage } from '@quarterdeck/kernel/say';
import { nameOf } from './names.ts';

/** The heading that an event stands under, where it opens a passage; undefined for most. */
export type Headings = (view: View, event: Event) => string | undefined;

/** Follows a log from its beginning. `me`: whose turn is "your turn". */
export function headingsOf(
  speaker: Speaker<ErasedKinds>,
  names: readonly string[],
  me?: Seat,
): Headings {
  let now: SpokenPassage | undefined;
  return (view, event) => {
    const passage = speaker.passage(view, event);
    if (passage === undefined || isSamePassage(now, passage)) return undefined;
    now = passage;
    const { seat, title } = passage;
    if (seat === undefined) return title;
    const name = seat === me ? 'you' : nameOf(names, seat);
    const whose = seat === me ? 'Your turn' : `${name}’s turn`;
    const turn = title === undefined ? whose : `${title}, ${name}`;
    const role = speaker.role(view, seat);
    return role === undefined ? turn : `${turn} (${role})`;
  };
}
