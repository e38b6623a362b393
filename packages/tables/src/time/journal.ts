// What happened at a table apart from its answers: time that ran out, people who left or came back,
// what they agreed on. Everybody there can read it; how a table stands follows from it alone.

import type { Seat } from '@quarterdeck/kernel';
import { unreachable } from '@quarterdeck/kernel';
import { integer, oneOf, read, type Shape, variants } from '@quarterdeck/kernel/pack';
import type { Stand } from './stands.ts';

/** What all who sit at a table can agree on. */
export const PROPOSALS = ['pause', 'abandon'] as const;
export type Proposal = (typeof PROPOSALS)[number];
export const proposalShape = oneOf(PROPOSALS);

const count = integer({ least: 0 });
const seat = integer({ least: 0, most: 63 }) as Shape<Seat>;

const note = variants('kind', {
  /** `wanted`: to concede, which the game does not have. `on`: the length of the log. */
  ranOut: {
    seat,
    did: oneOf(['answered', 'handed', 'conceded']),
    wanted: oneOf(['answer', 'hand', 'concede']),
    on: count,
  },
  left: { seat },
  back: { seat },
  proposed: { seat, what: proposalShape },
  agreed: { seat, what: proposalShape },
  declined: { seat, what: proposalShape },
  paused: {},
  resumed: { seat },
  abandoned: {},
  aborted: { seat },
  /** By somebody who moderates. */
  closed: {},
});
export type Note = ReturnType<(typeof note)['take']>;

/** `seq` counts from 1, without a gap; `at` in milliseconds since 1970. */
export type JournalNote = { readonly seq: number; readonly at: number; readonly note: Note };

/** For a note that was stored: what is read back is checked again. */
export const readNote = (raw: unknown): Note => read(note, raw, 'note');

/** How a match came to its end without a winner. */
export type Ended = 'abandoned' | 'aborted' | 'closed';

/** How a table stands by its journal. */
export type Affairs = {
  /** Seats that a bot plays until their people are back. */
  readonly handed: readonly Seat[];
  /** Since when the clocks stand by agreement; null where they do not. */
  readonly pausedAt: number | null;
  /** Who wants it so far, the first in front; empty where nobody has proposed it. */
  readonly wanted: Readonly<Record<Proposal, readonly Seat[]>>;
  readonly ended: Ended | null;
};

export const NO_AFFAIRS: Affairs = {
  handed: [],
  pausedAt: null,
  wanted: { pause: [], abandon: [] },
  ended: null,
};

export const affairsOf = (journal: readonly JournalNote[]): Affairs =>
  journal.reduce(after, NO_AFFAIRS);

function after(affairs: Affairs, { at, note: one }: JournalNote): Affairs {
  const { handed, wanted } = affairs;
  switch (one.kind) {
    case 'ranOut':
      return one.did === 'handed' ? { ...affairs, handed: withOne(handed, one.seat) } : affairs;
    case 'left':
      return { ...affairs, handed: withOne(handed, one.seat), wanted: without(wanted, one.seat) };
    case 'back':
      return { ...affairs, handed: handed.filter((other) => other !== one.seat) };
    case 'proposed':
    case 'agreed':
      return {
        ...affairs,
        wanted: { ...wanted, [one.what]: withOne(wanted[one.what], one.seat) },
      };
    case 'declined':
      return { ...affairs, wanted: { ...wanted, [one.what]: [] } };
    case 'paused':
      return { ...affairs, pausedAt: at, wanted: { ...wanted, pause: [] } };
    case 'resumed':
      return { ...affairs, pausedAt: null };
    case 'abandoned':
    case 'aborted':
    case 'closed':
      return { ...NO_AFFAIRS, handed, ended: one.kind };
    default:
      return unreachable(one);
  }
}

const withOne = (seats: readonly Seat[], one: Seat): readonly Seat[] =>
  seats.includes(one) ? seats : [...seats, one];

/** Who leaves wants nothing any more. */
const without = (wanted: Affairs['wanted'], one: Seat): Affairs['wanted'] => ({
  pause: wanted.pause.filter((other) => other !== one),
  abandon: wanted.abandon.filter((other) => other !== one),
});

/** When the seat's clock stood by what the journal says: in pauses, and while a bot played for it. */
export function journalStands(journal: readonly JournalNote[], of: Seat): readonly Stand[] {
  const stands: Stand[] = [];
  let known = NO_AFFAIRS;
  let from: number | null = null;
  for (const one of journal) {
    known = after(known, one);
    const isStanding = known.pausedAt !== null || known.handed.includes(of);
    if (isStanding && from === null) from = one.at;
    if (!isStanding && from !== null) {
      stands.push({ from, to: one.at });
      from = null;
    }
  }
  return from === null ? stands : [...stands, { from, to: null }];
}
