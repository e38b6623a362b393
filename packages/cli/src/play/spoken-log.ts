import type { Viewer } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds, Event, View } from '@quarterdeck/kernel/engine';
import type { Moment } from '@quarterdeck/kernel/replay';
import type { Speaker } from '@quarterdeck/kernel/say';
import type { Headings } from './headings.ts';
import { nameOf } from './names.ts';

/** A line of the log; a heading stands over those that follow it. */
type SpokenLine = { readonly kind: 'heading' | 'line'; readonly text: string };

/** What events say, each under the heading of the turn or phase it belongs to. */
export function spokenLines(
  events: readonly Event[],
  view: View,
  speaker: Speaker<ErasedKinds>,
  headings: Headings,
): readonly SpokenLine[] {
  return events.flatMap((event): readonly SpokenLine[] => {
    const heading = headings(view, event);
    const line = { kind: 'line', text: speaker.event(view, event) } as const;
    return heading === undefined ? [line] : [{ kind: 'heading', text: heading }, line];
  });
}

/** What one entry of a replay made happen, as the viewer was told it. */
export function spokenEvents(
  moment: Moment<ErasedKinds>,
  viewer: Viewer,
  { speaker, names, headings }: Voicing,
): readonly SpokenLine[] {
  const { entry } = moment;
  if (entry !== null && 'undo' in entry)
    return [{ kind: 'line', text: `${nameOf(names, entry.seat)} takes back the last answer.` }];
  return spokenLines(moment.events(viewer), moment.view(viewer), speaker, headings);
}

/** Who tells a log, and where its passages begin. */
type Voicing = {
  readonly speaker: Speaker<ErasedKinds>;
  readonly names: readonly string[];
  readonly headings: Headings;
};

/** As a terminal shows it. */
export const lineText = ({ kind, text }: SpokenLine): string =>
  kind === 'heading' ? `  ${text}` : `  · ${text}`;

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
