import type { Choice, Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { Entry } from '@quarterdeck/kernel/replay';
import type { ToldChunk } from '../table/checkpoint.ts';
import type { LogItem } from './log-item.ts';

/** What was before the first entry of a log. */
export type Opening = { readonly asked: readonly Seat[]; readonly deal: readonly AnyEvent[] };

type WrittenItem = readonly [
  at: number,
  seat: Seat,
  kind: LogItem['kind'],
  step: string | null,
  quiet: 0 | 1,
  forced: 0 | 1,
  choice: Choice | null,
  asked: readonly Seat[],
];
type WrittenItems = { readonly opening?: Opening; readonly items: readonly WrittenItem[] };

/** `opening`: for the first chunk of a log. */
export const writeChunk = (items: readonly LogItem[], opening: Opening | null): ToldChunk => ({
  items: JSON.stringify({
    ...(opening === null ? {} : { opening }),
    items: items.map(
      ({ at, seat, kind, step, quiet, forced, choice, asked }): WrittenItem => [
        ...([at, seat, kind, step] as const),
        ...([quiet ? 1 : 0, forced ? 1 : 0, choice, asked] as const),
      ],
    ),
  } satisfies WrittenItems),
  events: JSON.stringify(items.map(({ events }) => events)),
});

export type ReadChunk = { readonly opening: Opening | null; readonly items: readonly LogItem[] };

/**
 * What we wrote ourselves, and whose sum was right. Events are most of it, and wait as text until
 * somebody is to be told of them.
 */
export function readChunk({ items: text, events }: ToldChunk): ReadChunk {
  const { opening = null, items } = JSON.parse(text) as WrittenItems;
  const waiting = new WaitingEvents(events);
  return { opening, items: items.map((item, index) => new ReadItem(item, waiting, index)) };
}

class WaitingEvents {
  readonly #text: string;
  #parsed: readonly (readonly AnyEvent[])[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  at(index: number): readonly AnyEvent[] {
    this.#parsed ??= JSON.parse(this.#text) as readonly (readonly AnyEvent[])[];
    return this.#parsed[index] ?? [];
  }
}

/** A class, since there are thousands of them: a getter of its own for each costs more than all the rest. */
class ReadItem implements LogItem {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: LogItem['kind'];
  readonly step: string | null;
  readonly quiet: boolean;
  readonly forced: boolean;
  readonly choice: Choice | null;
  readonly asked: readonly Seat[];
  readonly #events: WaitingEvents;
  readonly #index: number;

  constructor(item: WrittenItem, events: WaitingEvents, index: number) {
    const [at, seat, kind, step, quiet, forced, choice, asked] = item;
    this.at = at;
    this.seat = seat;
    this.kind = kind;
    this.step = step;
    this.quiet = quiet === 1;
    this.forced = forced === 1;
    this.choice = choice;
    this.asked = asked;
    this.#events = events;
    this.#index = index;
  }

  get events(): readonly AnyEvent[] {
    return this.#events.at(this.#index);
  }
}

/** The entry that an item tells of. */
export const entryOf = ({ seat, choice }: LogItem): Entry =>
  choice === null ? { seat, undo: true } : { seat, choice };
