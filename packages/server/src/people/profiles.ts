import {
  type History,
  type Leader,
  ok,
  type PlayedMatch,
  type Profile,
  type RatingCard,
  refused,
  SETTLED_AFTER,
} from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import type {
  Ladder,
  Person,
  RankedPerson,
  RatingStep,
  StoredRating,
  StoredResult,
} from '../store/people/people-store.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { type AskingParts, whoAsks } from './asking.ts';
import { changeSince, curveOf, DAY, stepsOf } from './curves.ts';
import { pointsOf } from './rating.ts';

/** Rated matches that curves are drawn from, of everybody on a page together. */
const MOST_STEPS = 3_000;
const CURVE_DAYS = 90;
const MATCHES_AT_ONCE = 20;
const LEADERS = 50;

export type ProfilesParts = AskingParts & {
  readonly store: ServerStore;
  readonly newId: () => string;
};

/** One’s own profile under this name: a handle has another length. */
const ME = 'me';

/** Shows people to each other: only what is over, and only to those who may know of it. */
export class Profiles {
  readonly #parts: ProfilesParts;

  constructor(parts: ProfilesParts) {
    this.#parts = parts;
  }

  readonly operators = {
    profile: async ({ request, query }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const reader = asked.value;
      const person = await this.find(query.person, reader.id);
      return person === undefined ? refused('no-person') : ok(await this.#profile(person, reader));
    },
    history: async ({ request, query }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const reader = asked.value;
      const person = await this.find(query.person, reader.id);
      if (person === undefined) return refused('no-person');
      return ok(await this.#history(person, reader.id, placeIn(query.before)));
    },
    leaders: async ({ request, query }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const reader = asked.value;
      const { game, pace, among } = query;
      const friendsOf = among === 'friends' ? reader.id : null;
      return ok(await this.#leaders({ game, pace, friendsOf }, reader.id));
    },
  } satisfies Partial<OnlineOperators>;

  /** Undefined where the reader may see none, whatever the reason. */
  async find(handle: string, reader: string): Promise<Person | undefined> {
    const { store, newId } = this.#parts;
    if (handle === ME) return await store.people.introduce(reader, newId());
    return await store.people.seenBy(handle, reader);
  }

  async #profile(person: Person, reader: Guest): Promise<Profile> {
    const { people } = this.#parts.store;
    const isYou = person.person === reader.id;
    const [ratings, steps, { tally, oftenWith, longest }, friendship] = await Promise.all([
      people.ratings(person.person),
      people.steps([person.person], this.#curvesFrom, MOST_STEPS),
      people.summary(person.person, reader.id),
      isYou ? ('none' as const) : people.friendship(reader.id, person.person),
    ]);
    const cards: RatingCard[] = [];
    for (const rating of ratings) cards.push(await this.#ratingCard(person, rating, steps));
    return {
      handle: person.hasAccount ? person.handle : null,
      name: person.name,
      colour: person.colour,
      since: person.since,
      isYou,
      friendship,
      matches: tally.reduce((sum, { matches }) => sum + matches, 0),
      won: tally.reduce((sum, { won }) => sum + won, 0),
      ratings: cards,
      tally,
      oftenWith,
      longest,
    };
  }

  get #curvesFrom(): number {
    return this.#parts.now() - CURVE_DAYS * DAY;
  }

  async #ratingCard(
    { person, hasAccount }: Person,
    { game, pace, mu, matches, won }: StoredRating,
    steps: readonly RatingStep[],
  ): Promise<RatingCard> {
    const { store, now } = this.#parts;
    const own = stepsOf(steps, { person, game, pace });
    const isRanked = hasAccount && matches >= SETTLED_AFTER;
    // As everybody counts who is blocked by nobody: a rank tells nothing of that.
    const ladder: Ladder = { game, pace, friendsOf: null };
    const { above } = isRanked ? await store.people.ranked(ladder, '', mu) : { above: 0 };
    return {
      game,
      pace,
      rating: pointsOf({ mu }),
      matches,
      won,
      month: changeSince(own, now() - 30 * DAY),
      rank: isRanked ? above + 1 : null,
      curve: curveOf(own),
    };
  }

  async #history(
    person: Person,
    reader: string,
    before: { readonly at: number; readonly table: string } | undefined,
  ): Promise<History> {
    const { people } = this.#parts.store;
    const found = await people.results(person.person, reader, MATCHES_AT_ONCE + 1, before);
    const shown = found.slice(0, MATCHES_AT_ONCE);
    const last = found.length > MATCHES_AT_ONCE ? shown.at(-1) : undefined;
    return {
      matches: shown.map((result) => matchFor(result, person.person, reader)),
      before: last === undefined ? null : `${last.at}.${last.table}`,
    };
  }

  async #leaders(ladder: Ladder, reader: string) {
    const { people } = this.#parts.store;
    const best = await people.leaders(ladder, reader, LEADERS);
    const own = (await people.ratings(reader)).find(
      ({ game, pace }) => game === ladder.game && pace === ladder.pace,
    );
    const { all, above } = await people.ranked(ladder, reader, own?.mu ?? 0);
    const me = await this.find(ME, reader);
    const isRanked = own !== undefined && me?.hasAccount === true && own.matches >= SETTLED_AFTER;
    const listed = [...best.map(({ person }) => person), reader];
    const steps = await people.steps([...new Set(listed)], this.#curvesFrom, MOST_STEPS);
    const shown = (one: RankedPerson, rank: number): Leader =>
      this.#leader(one, rank, stepsOf(steps, { ...ladder, person: one.person }), reader);
    return {
      people: all,
      leaders: best.map((one, index) => shown(one, index + 1)),
      you: isRanked && me !== undefined ? shown({ ...me, ...own }, above + 1) : null,
      missing: Math.max(0, SETTLED_AFTER - (own?.matches ?? 0)),
      bots: (await people.bots(ladder.game)).map(({ bot, name, mu, matches }) => ({
        bot,
        name,
        rating: pointsOf({ mu }),
        matches,
      })),
    };
  }

  #leader(
    { person, handle, name, colour, mu, matches, won }: RankedPerson,
    rank: number,
    steps: readonly RatingStep[],
    reader: string,
  ): Leader {
    return {
      rank,
      handle,
      name,
      colour,
      isYou: person === reader,
      rating: pointsOf({ mu }),
      matches,
      won,
      week: changeSince(steps, this.#parts.now() - 7 * DAY),
      curve: curveOf(steps),
    };
  }
}

/** What `before` of the page before was; anything else begins at the newest. */
function placeIn(before: string | undefined): { at: number; table: string } | undefined {
  const [at = '', table = ''] = before?.split('.', 2) ?? [];
  return /^\d{1,15}$/.test(at) && table !== '' ? { at: Number(at), table } : undefined;
}

function matchFor(
  { table, game, pace, at, isRated, isOpen, isKept, seats }: StoredResult,
  person: string,
  reader: string,
): PlayedMatch {
  const sat = seats.some((seat) => seat.person === reader);
  return {
    table,
    game,
    pace,
    at,
    isRated,
    mayOpen: isKept && (sat || isOpen),
    seats: seats.map(({ person: one, bot, name, handle, colour, place, before, after }) => ({
      // A bot of ours goes by its level, one that somebody runs elsewhere by its name.
      name: one === null ? (bot ?? name) : name,
      handle,
      colour,
      who:
        bot !== null && one === null
          ? 'bot'
          : one === reader
            ? 'you'
            : one === person
              ? 'they'
              : 'person',
      place,
      change:
        before === null || after === null
          ? null
          : pointsOf({ mu: after }) - pointsOf({ mu: before }),
      rating: after === null ? null : pointsOf({ mu: after }),
    })),
  };
}
