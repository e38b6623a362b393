import type { Match, Viewer, WireView } from '@quarterdeck/kernel';
import type { SeenEntry } from '../../host/host.ts';
import type { Eyes } from '../protocol.ts';
import type { Reel } from './reel.ts';

/** Who may look: as long as a match is not over, only what all can see is shown. */
export const mayLook = ({ film }: Reel, eyes: Eyes): boolean => {
  if (film.outcome === null) return eyes === 'table';
  return eyes === 'table' || eyes === 'everybody' || film.names[eyes] !== undefined;
};

/** The position as these eyes saw it. Those of everybody see it whole, from no seat. */
export function sightOf({ engine }: Reel, match: Match, eyes: Eyes): WireView {
  if (eyes !== 'everybody') return engine.toWire(engine.view(match, eyes));
  const { viewer, terms, answers, asked } = engine.view(match, 'table');
  const { state, stack, given } = match;
  return engine.toWire({ viewer, terms, state, stack, given, answers, asked });
}

/** The whole log. Nobody's clock was written into a replay, so its times are all the same. */
export function tellingsOf({ engine, film, happened }: Reel, eyes: Eyes): readonly SeenEntry[] {
  const seen = (events: SeenEntry['events'], viewer: Viewer): SeenEntry['events'] =>
    engine.see(events, viewer);
  return film.answers.map(({ seat, kind, step, turn }, i) => {
    const events = happened[i] ?? [];
    return {
      seq: i + 1,
      at: 0,
      seat,
      kind,
      step,
      events: eyes === 'everybody' ? events : seen(events, eyes),
      turn,
    };
  });
}
