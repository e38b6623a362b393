import { unreachable } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Viewer } from '../ids.ts';
import type { ErasedKinds } from '../kinds.ts';
import type { Frame, Match } from '../match.ts';
import type { CodeKind } from '../schema/compile.ts';
import { allowedCode, compiler } from '../schema/compile.ts';
import type { Shapes } from '../shapes.ts';
import { shapes } from '../shapes.ts';
import type { ErasedStep } from '../steps.ts';
import { Questions } from './choices.ts';
import type { Watch, WatchFrames } from './machine.ts';
import { Machine } from './machine.ts';
import { StepTable } from './step-table.ts';

export type EngineOptions = {
  /** For tests: who is asked must follow from the spectator's view, and frames are frozen. */
  readonly strict?: boolean;
  /** For tests: is handed every frame before it runs. */
  readonly watchFrames?: WatchFrames;
  /** How copies are made; what the platform allows, unless told. */
  readonly code?: CodeKind;
};

/** The game without its types: inside the kernel nothing looks into a state or a frame. */
export type ErasedGame = Game<ErasedKinds>;

/** What every part of the engine is built on. */
export type Core = {
  readonly game: ErasedGame;
  readonly shapes: Shapes;
  readonly questions: Questions;
  readonly machine: Machine;
};

export function core(game: ErasedGame, options: EngineOptions): Core {
  const steps = new StepTable(game.steps);
  const made = shapes(game, compiler(options.code ?? allowedCode()));
  const watch = options.strict === true ? publicAskers(made) : null;
  return {
    game,
    shapes: made,
    questions: new Questions(steps),
    machine: new Machine(steps, watch, options.watchFrames ?? null),
  };
}

/** Law 4: who is asked follows from the spectator's view, also where a window passes a seat over. */
function publicAskers(made: Shapes): Watch {
  return (match, frame, step) => {
    const truth = askers(step, match.state, frame);
    const seen = safely(() => {
      const board: Viewer = 'spectator';
      return askers(step, made.seeState(match.state, board), made.seeFrame(frame, board));
    });
    if (seen !== truth)
      throw new Error(`law 4: ${frame.step}: who is asked depends on a secret (${truth}; ${seen})`);
  };
}

function askers(step: ErasedStep, g: Match['state'], frame: Frame): string {
  switch (step.kind) {
    case 'decision':
      return String(step.seat(g, frame.data));
    case 'together':
      return String(step.seats(g, frame.data));
    case 'window': {
      const order = step.order(g, frame.data);
      return `${order}: ${order.map((seat) => step.asks(g, frame.data, seat))}`;
    }
    case 'auto':
    case 'closing':
      return '';
    default:
      return unreachable(step);
  }
}

function safely(look: () => string): string {
  try {
    return look();
  } catch (problem) {
    return String(problem);
  }
}
