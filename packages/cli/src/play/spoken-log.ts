import type { Viewer } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import type { Moment } from '@quarterdeck/kernel/replay';
import type { Speaker } from '@quarterdeck/kernel/say';
import { nameOf } from './names.ts';

/** What one entry of a replay made happen, as the viewer was told it. */
export function spokenEvents(
  moment: Moment<ErasedKinds>,
  viewer: Viewer,
  speaker: Speaker<ErasedKinds>,
  names: readonly string[],
): readonly string[] {
  const { entry } = moment;
  if (entry !== null && 'undo' in entry)
    return [`${nameOf(names, entry.seat)} takes back the last answer.`];
  const view = moment.view(viewer);
  return moment.events(viewer).map((event) => speaker.event(view, event));
}

/** Everybody who owes an answer, in words. */
export function askedText(
  engine: Engine<ErasedKinds>,
  { match, view }: Moment<ErasedKinds>,
  speaker: Speaker<ErasedKinds>,
  names: readonly string[],
): readonly string[] {
  const seen = view('spectator');
  return engine
    .asked(match)
    .map(({ seat }) => `${nameOf(names, seat)}: ${speaker.question(seen, seat)}`);
}
