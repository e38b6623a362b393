import type { Kinds } from '../kinds.ts';
import type { Event } from '../match.ts';

export type Tellings<K extends Kinds> = {
  /** The data of all events of one name. */
  told<E extends Event<K>['event']>(events: readonly Event<K>[], name: E): K['events'][E][];
  /** What happened, in its order. */
  names(events: readonly Event<K>[]): string[];
};

/** How the tests of a game look for events; made once, so that its types need not be guessed. */
export const tellings = <K extends Kinds>(): Tellings<K> => ({
  told: <E extends Event<K>['event']>(events: readonly Event<K>[], name: E) =>
    events.filter(({ event }) => event === name).map(({ data }) => data as K['events'][E]),
  names: (events) => events.map(({ event }) => event),
});
