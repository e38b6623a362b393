import {
  type AnyEvent,
  type Engine,
  type ErasedKinds,
  type Match,
  sameChoice,
} from '@quarterdeck/kernel/engine';
import { type Moment, type Replay, type Stepper, stepper } from '@quarterdeck/kernel/replay';
import { type Answering, sentPack, turnsOf } from '@quarterdeck/tables';
import type { SeenEntry } from '../../host.ts';
import type { ReplayInfo, StandingAnswer } from '../protocol.ts';
import { standingMoments } from './standing.ts';

/** A replay that was played through once: it can be shown at any moment. */
export type LoadedReplay = {
  readonly engine: Engine<ErasedKinds>;
  readonly replay: Replay;
  readonly info: ReplayInfo;
  readonly steps: Stepper<ErasedKinds>;
  /** What happened before the first question, secrets and all. */
  readonly deal: readonly AnyEvent[];
  /** What each answer made happen, secrets and all. */
  readonly happened: readonly (readonly AnyEvent[])[];
};

/** Close enough that a ruler can be dragged back without waiting. */
const SNAPSHOT_EVERY = 8;

/** Throws `BadReplay` where this program cannot play it, or plays another match. */
export function loadReplay(engine: Engine<ErasedKinds>, replay: Replay): LoadedReplay {
  const steps = stepper(engine, replay, { every: SNAPSHOT_EVERY });
  const shots = [...steps];
  const counts = shots.map(({ match }) => match.answers);
  const moments = standingMoments(counts);
  const stood = moments.slice(0, -1).flatMap((length) => {
    const before = shots[length];
    const after = shots[length + 1];
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  const asked = stood.map(({ before, after }) => answeringOf(engine, before.match, after));
  const turns = turnsOf(asked);
  const answers = asked.map(
    ({ seat, kind, step }, i): StandingAnswer => ({
      seat,
      kind,
      step,
      turn: turns[i] ?? 0,
      length: steps.first + (moments[i + 1] ?? 0),
    }),
  );
  const last = shots.at(-1);
  return {
    engine,
    replay,
    steps,
    deal: shots[0]?.happened ?? [],
    happened: stood.map(({ after }) => after.happened),
    info: infoOf(engine, replay, steps, {
      opening: steps.first + (moments[0] ?? 0),
      answers,
      outcome: last === undefined ? null : engine.outcome(last.match),
    }),
  };
}

function infoOf(
  engine: Engine<ErasedKinds>,
  { header, segments, seal }: Replay,
  { first, last }: Stepper<ErasedKinds>,
  shown: Pick<ReplayInfo, 'opening' | 'answers' | 'outcome'>,
): ReplayInfo {
  const played = segments.find(({ rules }) => rules === engine.game.version);
  const entries = segments.reduce((sum, segment) => sum + segment.entries.length, 0);
  return {
    id: seal.slice(0, ID_DIGITS),
    game: header.game,
    names: Array.from({ length: header.seats }, (_, seat) => header.names?.[seat] ?? ''),
    options: header.options,
    pack: sentPack({ engine, pack: played?.pack ?? header.pack }),
    fairness: header.fairness ?? null,
    opening: shown.opening,
    answers: shown.answers,
    outcome: shown.outcome,
    otherRules: entries - (last - first),
  };
}

const ID_DIGITS = 24;

/** Entries of the log up to a position; undefined where there is none. */
export const lengthAt = ({ info }: LoadedReplay, position: number): number | undefined =>
  position === 0 ? info.opening : info.answers[position - 1]?.length;

/** What was asked, and of whom; an aside is what nobody was asked for. */
function answeringOf(
  engine: Engine<ErasedKinds>,
  before: Match,
  { entry }: Moment<ErasedKinds>,
): Answering {
  if (entry === null || !('choice' in entry)) throw new Error('an answer that stood has no entry');
  const { seat, choice } = entry;
  const step = before.stack.at(-1)?.step;
  const isOffered = engine.choices(before, seat).some((one) => sameChoice(one, choice));
  if (step === undefined || !isOffered) return { seat, kind: 'aside', step: null };
  return { seat, kind: askingKind(engine.game.steps[step]?.kind), step };
}

function askingKind(kind: string | undefined): SeenEntry['kind'] {
  if (kind === 'decision' || kind === 'window' || kind === 'together') return kind;
  throw new Error(`a step of kind ${kind} asks nobody`);
}
