// How the log of a game is told: whose turn it is, and where a passage of it begins.

import type { Seat } from '../ids.ts';
import type { Kinds, Name } from '../kinds.ts';
import type { Event, View } from '../match.ts';
import type { Seen } from '../schema/declare.ts';
import type { Message } from './message.ts';

/**
 * A passage of the log. A turn has the seat whose turn it is, and a title where turns are counted
 * ("Turn 31"); a round and a phase ("Wind and pirate") have a title alone.
 */
export type Passage<Key extends string = string> =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly title?: Message<Key> }
  | { readonly kind: 'round' | 'phase'; readonly title: Message<Key> };

export type Story<K extends Kinds, Key extends string = string> = {
  /** Whose turn it is; undefined between turns. */
  readonly turn: (g: Seen<K['state']>) => Seat | undefined;
  /** The events that open a passage; the same passage twice in a row is one. */
  readonly opens: {
    readonly [E in Name<K['events']>]?: (
      data: K['events'][E],
      g: Seen<K['state']>,
      clause: K['clause'],
    ) => Passage<Key> | undefined;
  };
  /** Whose doing an event is, or whom it befalls, where its data has no `seat`. */
  readonly about?: (data: K['events'][Name<K['events']>], g: Seen<K['state']>) => Seat | undefined;
  /** What a seat is in this game, beside its name: its captain, its faction. */
  readonly role?: (g: Seen<K['state']>, seat: Seat) => string | Message<Key> | undefined;
  /** The events by which a card, or another piece that has a name, comes into use, and its name. */
  readonly uses?: {
    readonly [E in Name<K['events']>]?: (
      data: K['events'][E],
      g: Seen<K['state']>,
    ) => string | Message | undefined;
  };
};

/** A passage in words. */
export type SpokenPassage = {
  readonly kind: Passage['kind'];
  readonly seat: Seat | undefined;
  readonly title: string | undefined;
};

/** What a speaker tells of a game's story. */
export type Narrator<K extends Kinds> = {
  /** The passage that an event opens; undefined for most. */
  passage(view: View<K>, event: Event<K>): SpokenPassage | undefined;
  /** Whom an event is about; undefined for what befalls everybody. */
  about(view: View<K>, event: Event<K>): Seat | undefined;
  role(view: View<K>, seat: Seat): string | undefined;
  /** Whose turn it is; undefined between turns, and where the game does not say. */
  turn(view: View<K>): Seat | undefined;
  /** The card that comes into use by an event; undefined for most. */
  used(view: View<K>, event: Event<K>): string | undefined;
  /** The events by which cards come into use. */
  readonly usingEvents: readonly string[];
};

type ErasedStory = {
  readonly turn: (g: object) => Seat | undefined;
  readonly opens: {
    readonly [event: string]:
      | ((data: unknown, g: object, clause: string) => Passage | undefined)
      | undefined;
  };
  readonly about?: (data: unknown, g: object) => Seat | undefined;
  readonly role?: (g: object, seat: Seat) => string | Message | undefined;
  readonly uses?: {
    readonly [event: string]:
      | ((data: unknown, g: object) => string | Message | undefined)
      | undefined;
  };
};

/** The typed tables are erased once, here. */
export function narrator<K extends Kinds>(
  told: Story<K> | undefined,
  words: (message: Message) => string,
): Narrator<K> {
  const story = told as unknown as ErasedStory | undefined;
  const uses = new Map(Object.entries(story?.uses ?? {}));
  const named = (name: string | Message | undefined): string | undefined =>
    typeof name === 'object' ? words(name) : name;
  return {
    passage: (view, { event, data, clause }) => {
      const opens =
        story !== undefined && Object.hasOwn(story.opens, event) ? story.opens[event] : undefined;
      const passage = opens?.(data, view.state, clause);
      return passage && spoken(passage, words);
    },
    about: ({ state, terms }, { data }) =>
      seatIn(data, terms.seats) ?? story?.about?.(data, state) ?? undefined,
    role: (view, seat) => named(story?.role?.(view.state, seat)),
    turn: (view) => story?.turn(view.state),
    used: (view, { event, data }) => named(uses.get(event)?.(data, view.state)),
    usingEvents: [...uses.keys()],
  };
}

const spoken = (passage: Passage, words: (message: Message) => string): SpokenPassage => ({
  kind: passage.kind,
  seat: passage.kind === 'turn' ? passage.seat : undefined,
  title: passage.title === undefined ? undefined : words(passage.title),
});

/** Whether two passages that follow each other are one. */
export const isSamePassage = (one: SpokenPassage | undefined, other: SpokenPassage): boolean =>
  one !== undefined &&
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.title === other.title;

/** What most events are about stands in their data. */
function seatIn(data: unknown, seats: number): Seat | undefined {
  const { seat } = { seat: undefined, ...(typeof data === 'object' ? data : {}) };
  const isSeat = (value: unknown): value is Seat =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
  return isSeat(seat) ? seat : undefined;
}
