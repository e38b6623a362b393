import { Malformed } from '@quarterdeck/kernel/engine';
import { integer, optional, read, shape, text } from '@quarterdeck/kernel/pack';
import type { Handlers, Outcome, Port, Verbs } from './verbs.ts';

/** A call as it arrived; its arguments are not read yet. */
export type Call = {
  readonly id: number;
  readonly verb: string;
  /** What it is about, where this end serves several. */
  readonly on: string | undefined;
  readonly args: object;
};

const head = shape({
  id: integer({ least: 0 }),
  verb: text({ most: 64 }),
  on: optional(text({ most: 64 })),
});

/** The gate of every call. Throws `Malformed`, which names the field and what was expected there. */
export function readCall(raw: unknown): Call {
  if (typeof raw !== 'object' || raw === null) throw new Malformed('call', 'a record', raw);
  const { id, verb, on, ...args } = raw as { readonly [name: string]: unknown };
  const called = read(head, { id, verb, ...(on === undefined ? {} : { on }) }, 'call');
  return { id: called.id, verb: called.verb, on: called.on, args };
}

/** A list of verbs with whoever does them. */
export type Service<F> = {
  readonly verbs: Verbs;
  /** Throws what the shapes of the arguments throw, and what the handler does. */
  perform(call: Call): Promise<Outcome<unknown, F>>;
};

/** `find` gives who answers for the thing a call is about, or why nobody does. */
export function service<V extends Verbs, F>(
  verbs: V,
  find: (on: string | undefined) => Outcome<Handlers<V, F>, F>,
): Service<F> {
  return {
    verbs,
    perform: async ({ verb: name, on, args }) => {
      const verb = verbs[name];
      if (verb === undefined) throw unknownVerb(name, Object.keys(verbs));
      const given = verb.args.take(args, name);
      const found = find(on);
      if (!found.ok) return found;
      const refusal = found.value.may(verb.by as Parameters<typeof found.value.may>[0]);
      if (refusal !== null) return { ok: false, refusal };
      // Each handler is handed what its own verb's shape has read: the list types both.
      const handle = found.value[name] as (args: unknown) => Outcome<unknown, F>;
      return await handle.call(found.value, given);
    },
  };
}

const unknownVerb = (name: string, known: readonly string[]): Malformed =>
  new Malformed('call.verb', `one of ${known.join(', ')}`, name);

/** Handlers that do nothing of a list, to begin with: whoever does some of it adds those. */
export const refusing = <V extends Verbs, F>(verbs: V, refusal: F): Omit<Handlers<V, F>, 'may'> => {
  const refuse = (): Outcome<never, F> => ({ ok: false, refusal });
  const handlers = Object.keys(verbs).map((name) => [name, refuse]);
  return Object.fromEntries(handlers) as Omit<Handlers<V, F>, 'may'>;
};

export type ServeOptions<F> = {
  /** What a call comes to that failed here, for whatever reason. */
  readonly refusalOf: (problem: unknown, verb: string) => F;
  /** One call after the other, in the order they came; all at once if left out. */
  readonly inTurn?: boolean;
};

export type Served = {
  /** What nobody asked for. */
  push(message: object): void;
};

/** Answers what comes in at a port, each call as it comes. */
export function serve<F>(
  port: Pick<Port, 'post' | 'listen'>,
  services: readonly Service<F>[],
  { refusalOf, inTurn = false }: ServeOptions<F>,
): Served {
  let last: Promise<void> = Promise.resolve();
  port.listen((raw) => {
    const call = readCall(raw);
    const answer = async (): Promise<void> => {
      const value = await perform(services, call, refusalOf);
      port.post({ kind: 'answered', id: call.id, value });
    };
    if (inTurn) last = last.then(answer);
    else void answer();
  });
  return { push: (message) => port.post(message) };
}

/** Never rejects: what goes wrong is a refusal, too. */
export async function perform<F>(
  services: readonly Service<F>[],
  call: Call,
  refusalOf: ServeOptions<F>['refusalOf'],
): Promise<Outcome<unknown, F>> {
  try {
    const one = services.find(({ verbs }) => Object.hasOwn(verbs, call.verb));
    if (one === undefined)
      throw unknownVerb(
        call.verb,
        services.flatMap(({ verbs }) => Object.keys(verbs)),
      );
    return await one.perform(call);
  } catch (problem) {
    return { ok: false, refusal: refusalOf(problem, call.verb) };
  }
}
