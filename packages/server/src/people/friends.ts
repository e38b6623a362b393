import { type Friend, type Friendship, ok, refused } from '@quarterdeck/tables';
import type { HttpCall } from '../http/operation.ts';
import type { OnlineOperators } from '../http/operations.ts';
import type { Buckets, Counts, Limits } from '../online/limits.ts';
import type { FriendRow, Person } from '../store/people/people-store.ts';
import { whoAsks } from './asking.ts';
import type { Profiles, ProfilesParts } from './profiles.ts';

export type FriendsParts = ProfilesParts & {
  readonly profiles: Profiles;
  readonly limits: Pick<Limits, 'friends'>;
  /** By person: how many others one may ask. */
  readonly asking: Buckets;
  /** By guest: connections that are open. */
  readonly connected: Counts;
};

type OfPerson = HttpCall<{ readonly person: string }, unknown>;

/** Friends ask and answer. Somebody who has blocked one is nobody here, as everywhere. */
export class FriendsAsking {
  readonly #parts: FriendsParts;

  constructor(parts: FriendsParts) {
    this.#parts = parts;
  }

  readonly operators = {
    friends: async ({ request }) => {
      const { store, limits } = this.#parts;
      const asked = await whoAsks(this.#parts, request, 'account');
      if (!asked.ok) return asked;
      const all = await store.people.friendsOf(asked.value.id, limits.friends * 2);
      const those = (state: Friendship): readonly Friend[] =>
        all.filter((one) => one.state === state).map((one) => this.#friend(one));
      return ok({ friends: those('friends'), asking: those('asks'), asked: those('asked') });
    },
    befriend: (call) =>
      this.#with(call, async (reader, { person }) => {
        const { store, now, limits, asking } = this.#parts;
        if (!asking.take(reader)) return refused('too-many-asked');
        const state = await store.people.befriend(reader, person, now(), limits.friends);
        return state === 'full' ? refused('too-many-friends') : ok({ friendship: state });
      }),
    unfriend: (call) =>
      this.#with(call, async (reader, { person }) => {
        await this.#parts.store.people.part(reader, person);
        return ok({ friendship: 'none' as const });
      }),
  } satisfies Partial<OnlineOperators>;

  async #with<T>(
    { request, query }: OfPerson,
    act: (reader: string, other: Person) => Promise<T>,
  ): Promise<T | ReturnType<typeof refused>> {
    const { store, profiles, newId } = this.#parts;
    const asked = await whoAsks(this.#parts, request, 'account');
    if (!asked.ok) return asked;
    const reader = asked.value;
    // Who asks can be seen by whom they ask.
    await store.people.introduce(reader.id, newId());
    const other = await profiles.find(query.person, reader.id);
    if (other === undefined || other.person === reader.id) return refused('no-person');
    return await act(reader.id, other);
  }

  /** Only friends learn who is here. */
  #friend({ person, handle, name, colour, at, state }: FriendRow): Friend {
    const isHere = state === 'friends' && this.#parts.connected.of(person) > 0;
    return { handle, name, colour, since: at, isHere };
  }
}
