import type { AnyEvent, Match, WireView } from '@quarterdeck/kernel/engine';
import type { Perspective } from '@quarterdeck/tables';
import type { SeenEntry } from '../../host.ts';
import type { LoadedReplay } from './loaded-replay.ts';

/** Who may look: as long as a match is not over, only what all can see is shown. */
export const mayLook = ({ info }: LoadedReplay, perspective: Perspective): boolean => {
  if (info.outcome === null) return perspective === 'spectator';
  return (
    perspective === 'spectator' ||
    perspective === 'everybody' ||
    info.names[perspective] !== undefined
  );
};

/** The position as these eyes saw it. Those of everybody see it whole, from no seat. */
export function viewAs({ engine }: LoadedReplay, match: Match, perspective: Perspective): WireView {
  if (perspective !== 'everybody') return engine.wireView(match, perspective);
  const { viewer, terms, answers, asked } = engine.view(match, 'spectator');
  const { state, stack, given } = match;
  return engine.toWire({ viewer, terms, state, stack, given, answers, asked });
}

/** What these eyes were told of it. */
const seenAs = (
  { engine }: LoadedReplay,
  events: readonly AnyEvent[],
  perspective: Perspective,
): readonly AnyEvent[] => (perspective === 'everybody' ? events : engine.see(events, perspective));

export const dealSeen = (loaded: LoadedReplay, perspective: Perspective): readonly AnyEvent[] =>
  seenAs(loaded, loaded.deal, perspective);

/** The whole log. Nobody's clock was written into a replay, so its times are all the same. */
export const entriesSeen = (loaded: LoadedReplay, perspective: Perspective): readonly SeenEntry[] =>
  loaded.info.answers.map(({ seat, kind, step, turn }, i) => ({
    seq: i + 1,
    at: 0,
    seat,
    kind,
    step,
    events: seenAs(loaded, loaded.happened[i] ?? [], perspective),
    turn,
  }));
