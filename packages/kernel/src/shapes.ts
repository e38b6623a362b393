import { Malformed } from './errors.ts';
import { fieldsOf } from './gates.ts';
import type { Viewer } from './ids.ts';
import type { AnyEvent, Frame } from './match.ts';
import type { Clone } from './schema/clone.ts';
import type { Compiler } from './schema/compile.ts';
import type { AnySchema, Schema } from './schema/declare.ts';
import { hasSecret } from './schema/node.ts';
import type { ParseOptions } from './schema/parse.ts';
import { parse } from './schema/parse.ts';
import type { Redact } from './schema/redact.ts';
import type { Wire } from './schema/wire.ts';

/** Everything that is made from a game's declarations, made once. */
export type Shapes = {
  readonly cloneState: Clone<object>;
  /** The state without its printed facts. */
  readonly bareState: Clone<object>;
  readonly seeState: Redact<object>;
  /** What is seen of the state, without its printed facts. */
  readonly wireState: Wire<object>;
  parseState(value: unknown, options: ParseOptions): object;

  seeFrame(frame: Frame, viewer: Viewer): Frame;
  /** A frame that may be written into, where it holds secrets; others are shared. */
  fillableFrame(frame: Frame): Frame;
  bareFrame(frame: Frame): Frame;
  parseFrame(value: unknown, options: FrameOptions): Frame;

  seeEvent(event: AnyEvent, viewer: Viewer): AnyEvent;
  parseEvent(value: unknown, path: string, printed: object): AnyEvent;
};

type FrameOptions = Required<Pick<ParseOptions, 'path' | 'holes'>> & { readonly printed: object };

/** A clause is no more than an id; its type is the game's, and known to the compiler alone. */
const LONGEST_CLAUSE = 16;

type Declared = { readonly [name: string]: AnySchema };
type FrameShape = {
  readonly schema: Schema<object>;
  readonly secret: boolean;
  readonly clone: Clone<object>;
  readonly see: Redact<object>;
};

export function shapes(
  declared: { readonly state: AnySchema; readonly frames: Declared; readonly events: Declared },
  compiler: Compiler,
): Shapes {
  const state = opaque(declared.state);
  const frames = shapesOf(declared.frames, compiler);
  const events = shapesOf(declared.events, compiler);
  const frameShape = (step: string): FrameShape => known(frames, step, 'step');

  return {
    cloneState: compiler.clone(state),
    bareState: compiler.clone(state, 'saved'),
    seeState: compiler.redact(state),
    wireState: compiler.wire(state),
    parseState: (value, options) => parse(state, value, options),

    // A frame without secrets is the same for everybody, and frames never change: no copy.
    seeFrame(frame, viewer) {
      const shape = frameShape(frame.step);
      if (!shape.secret) return frame;
      return { step: frame.step, data: shape.see(frame.data, viewer), at: frame.at };
    },
    fillableFrame(frame) {
      const shape = frameShape(frame.step);
      if (!shape.secret) return frame;
      return { step: frame.step, data: shape.clone(frame.data), at: frame.at };
    },
    bareFrame: (frame) => ({
      step: frame.step,
      data: frameShape(frame.step).clone(frame.data),
      at: frame.at,
    }),
    parseFrame: (value, options) => parseFrame(declared.frames, value, options),

    seeEvent(event, viewer) {
      const shape = known(events, event.event, 'event');
      if (!shape.secret) return event;
      return { event: event.event, clause: event.clause, data: shape.see(event.data, viewer) };
    },
    parseEvent(value, path, printed) {
      const { event, clause, data } = fieldsOf(value, path);
      if (typeof event !== 'string' || typeof clause !== 'string' || clause.length > LONGEST_CLAUSE)
        throw new Malformed(path, 'an event with its clause', value);
      const shape = events.get(event);
      if (shape === undefined) throw new Malformed(path, 'an event of this game', event);
      const parsed = parse(shape.schema, data, {
        path: `${path}.data`,
        printed,
        holes: true,
      });
      return { event, clause, data: parsed };
    },
  };
}

/** A frame from outside, holes and all where a viewer has them. */
export function parseFrame(
  frames: Declared,
  value: unknown,
  { path, printed, holes }: FrameOptions,
): Frame {
  const { step, data, at: cursor } = fieldsOf(value, path);
  if (typeof step !== 'string') throw new Malformed(`${path}.step`, 'the name of a step', step);
  const schema = Object.hasOwn(frames, step) ? frames[step] : undefined;
  if (schema === undefined) throw new Malformed(path, 'a step of this game', step);
  if (typeof cursor !== 'number' || !Number.isSafeInteger(cursor) || cursor < 0)
    throw new Malformed(`${path}.at`, 'an integer from 0', cursor);
  const parsed = parse(opaque(schema), data, { path: `${path}.data`, printed, holes });
  return { step, data: parsed, at: cursor };
}

/** Past this point the kernel handles states and frames as values it does not look into. */
const opaque = (schema: AnySchema): Schema<object> => schema as Schema<object>;

function shapesOf(declared: Declared, compiler: Compiler): ReadonlyMap<string, FrameShape> {
  return new Map(
    Object.entries(declared).map(([name, any]) => {
      const schema = opaque(any);
      return [
        name,
        {
          schema,
          secret: hasSecret(schema.node),
          clone: compiler.clone(schema),
          see: compiler.redact(schema),
        },
      ];
    }),
  );
}

function known(map: ReadonlyMap<string, FrameShape>, name: string, what: string): FrameShape {
  const found = map.get(name);
  if (found === undefined) throw new Error(`no ${what} ${name} is declared`);
  return found;
}
