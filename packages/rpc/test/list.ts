import { integer, shape } from '@quarterdeck/kernel/pack';
import { type Handlers, type Port, verb } from '../src/index.ts';

/** A small list of verbs, one of each kind. */
export const LIST = {
  add: verb<number>()({ by: 'anybody', args: shape({ to: integer() }), resend: 'safe' }),
  spend: verb<number>()({
    by: 'owner',
    args: shape({ coins: integer({ least: 1 }) }),
    resend: 'never',
  }),
  guess: verb<number>()({ by: 'anybody', args: shape({}), resend: 'safe', otherwise: 7 }),
} as const;

/** Counts what it is told to, for an owner or for anybody. */
export const counter = (isOwner: boolean, done: string[] = []): Handlers<typeof LIST, string> => ({
  may: (by) => (by === 'owner' && !isOwner ? 'not yours' : null),
  add: ({ to }) => {
    done.push('add');
    return { ok: true, value: to + 1 };
  },
  spend: ({ coins }) => {
    done.push('spend');
    return coins > 100 ? { ok: false, refusal: 'too dear' } : { ok: true, value: coins };
  },
  guess: () => Promise.resolve({ ok: true, value: 3 }),
});

export type DeafPort = Port & {
  readonly posted: { readonly id?: number; readonly verb?: string; readonly kind?: string }[];
  reply(id: number, value: object): void;
  say(message: unknown): void;
  die(): void;
  isClosed(): boolean;
};

/** An end that answers nothing by itself. */
export function deafPort(): DeafPort {
  const posted: object[] = [];
  let hear: (message: unknown) => void = () => {};
  let lose: (why: string) => void = () => {};
  let isClosed = false;
  return {
    posted,
    post: (message) => posted.push(message),
    listen: (listener) => {
      hear = listener;
    },
    onLoss: (listener) => {
      lose = listener;
    },
    close: () => {
      isClosed = true;
    },
    isClosed: () => isClosed,
    reply: (id, value) => hear({ kind: 'answered', id, value }),
    say: (message) => hear(message),
    die: () => lose('out of memory'),
  };
}
