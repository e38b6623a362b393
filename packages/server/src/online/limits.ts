/** A bucket that fills as time goes by: `burst` at once, `perSecond` in the long run. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/**
 * How much one visitor may ask of a server, so that nobody is kept waiting by another. Whoever runs
 * a server may hand `openOnline` other figures; what is over a limit is refused with its sentence.
 */
export type Limits = {
  /** Calls of one guest, on all connections; one that costs more counts for several. */
  readonly calls: Rate;
  /** Guests of one address who may ask that much at the same time. */
  readonly busyAtAddress: number;
  /** What is no call. A connection that sends more of it is ended; ten calls too many count for one. */
  readonly malformed: Rate;
  /** Connections from one address that are opened. */
  readonly connecting: Rate;
  /** Visitors of one address who become guests. */
  readonly newGuests: Rate;
  /** Tries to sign in from one address. */
  readonly signIns: Rate;
  /** How often one guest stores what was learned. */
  readonly learning: Rate;
  /** Connections at once, of one guest and from one address. */
  readonly connectionsOfGuest: number;
  readonly connectionsOfAddress: number;
  /** Tables that one connection follows at once. */
  readonly followed: number;
  /** Tables that one guest sets. */
  readonly newTables: Rate;
  /** Tables of one guest's making that are not over. */
  readonly tablesUnderWay: number;
  /** Tables of one guest's making that stand in the lobby. */
  readonly listed: number;
  /** Connections without a seat that look at one table. */
  readonly spectators: number;
  /** What one guest says, at all tables together. */
  readonly messages: Rate;
  /** Messages of one table that are kept, and shown at once, on each side of it. */
  readonly messagesKept: number;
  readonly messagesShown: number;
  /** What one guest reports. */
  readonly reports: Rate;
  /** People whom one guest has blocked. */
  readonly blocked: number;
  /** Friends of one person, those who wait for an answer included. */
  readonly friends: number;
  /** People whom one asks to be friends. */
  readonly asking: Rate;
  /** How often one has everything given out that is stored about one. */
  readonly exports: Rate;
  /** What one guest reads about people: profiles, histories, leaders. */
  readonly reads: Rate;
  /** Bots that one person runs elsewhere, and tokens that open one of them. */
  readonly outsideBots: number;
  readonly botTokens: number;
  /** What one such bot asks for. */
  readonly botCalls: Rate;
  /** Tables at which one such bot sits at once. */
  readonly botTables: number;
  /** What one guest asks such bots to. */
  readonly challenges: Rate;
  /** Notices that one guest is sent, by all ways and of all tables. */
  readonly notices: Rate;
  /** Browsers of one guest that are told: the newest. */
  readonly devices: number;
  /** Codes that one guest has sent to an e-mail address. */
  readonly codes: Rate;
  /** Notices that are sent at once, of everybody. */
  readonly sending: number;
};

export const LIMITS: Limits = {
  calls: { burst: 60, perSecond: 30 },
  busyAtAddress: 10,
  malformed: { burst: 20, perSecond: 1 },
  connecting: { burst: 400, perSecond: 10 },
  newGuests: { burst: 100, perSecond: 1 },
  signIns: { burst: 20, perSecond: 0.1 },
  learning: { burst: 30, perSecond: 0.5 },
  connectionsOfGuest: 30,
  connectionsOfAddress: 400,
  followed: 16,
  newTables: { burst: 30, perSecond: 0.1 },
  tablesUnderWay: 200,
  listed: 3,
  spectators: 100,
  messages: { burst: 8, perSecond: 0.5 },
  messagesKept: 200,
  messagesShown: 100,
  reports: { burst: 10, perSecond: 1 / 60 },
  blocked: 500,
  friends: 300,
  asking: { burst: 20, perSecond: 1 / 60 },
  exports: { burst: 3, perSecond: 1 / 600 },
  reads: { burst: 40, perSecond: 4 },
  outsideBots: 5,
  botTokens: 5,
  botCalls: { burst: 60, perSecond: 20 },
  botTables: 8,
  challenges: { burst: 10, perSecond: 0.1 },
  notices: { burst: 30, perSecond: 1 / 30 },
  devices: 10,
  codes: { burst: 3, perSecond: 1 / 1200 },
  sending: 16,
};

const ENOUGH = 1e9;
const ANY_RATE: Rate = { burst: ENOUGH, perSecond: ENOUGH };

/** For whoever measures how much a server bears. */
export const NO_LIMITS: Limits = {
  calls: ANY_RATE,
  busyAtAddress: ENOUGH,
  malformed: ANY_RATE,
  connecting: ANY_RATE,
  newGuests: ANY_RATE,
  signIns: ANY_RATE,
  learning: ANY_RATE,
  connectionsOfGuest: ENOUGH,
  connectionsOfAddress: ENOUGH,
  followed: ENOUGH,
  newTables: ANY_RATE,
  tablesUnderWay: ENOUGH,
  listed: ENOUGH,
  spectators: ENOUGH,
  messages: ANY_RATE,
  messagesKept: ENOUGH,
  messagesShown: ENOUGH,
  reports: ANY_RATE,
  blocked: ENOUGH,
  friends: ENOUGH,
  asking: ANY_RATE,
  exports: ANY_RATE,
  reads: ANY_RATE,
  outsideBots: ENOUGH,
  botTokens: ENOUGH,
  botCalls: ANY_RATE,
  botTables: ENOUGH,
  challenges: ANY_RATE,
  notices: ANY_RATE,
  devices: ENOUGH,
  codes: ANY_RATE,
  sending: ENOUGH,
};

/** Cards in one answer to `mine`. */
export const CARDS_AT_ONCE = 50;

/** Takes one thing, or several, out of a bucket: false where there is less in it. */
export type Bucket = (cost?: number) => boolean;

/** `now`: milliseconds of a clock that nobody sets. */
export function bucket({ burst, perSecond }: Rate, now: () => number): Bucket {
  let left = burst;
  let at = now();
  return (cost = 1) => {
    const then = at;
    at = now();
    left = Math.min(burst, left + ((at - then) / 1000) * perSecond);
    if (left < cost) return false;
    left -= cost;
    return true;
  };
}

/** A bucket for each name. One that has filled up again is forgotten, so that names cost nothing. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #fillsIn: number;
  readonly #buckets = new Map<string, { readonly take: Bucket; last: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#fillsIn = (rate.burst / rate.perSecond) * 1000;
  }

  take(name: string, cost?: number): boolean {
    const at = this.#now();
    const known = this.#buckets.get(name) ?? { take: bucket(this.#rate, this.#now), last: at };
    known.last = at;
    // In the order of their last use, so that those to forget come first.
    this.#buckets.delete(name);
    this.#buckets.set(name, known);
    for (const [other, { last }] of this.#buckets) {
      if (at - last < this.#fillsIn) break;
      this.#buckets.delete(other);
    }
    return known.take(cost);
  }
}

/** Counts what is there at once under each name. */
export class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.here(name);
  }

  /** In this process. */
  here(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Those of which there is any in this process. */
  names(): readonly string[] {
    return [...this.#counts.keys()];
  }

  add(name: string): void {
    this.#counts.set(name, this.here(name) + 1);
  }

  remove(name: string): void {
    const left = this.here(name) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
