// Commit and reveal, so that anybody can check after a match that nobody bent its rolls:
//
// 1. The dealer (server or local table) draws a seed and publishes `commitSeed(seed)`.
// 2. Each seat that cares draws entropy and publishes `commitEntropy(seat, entropy)`.
// 3. Only when all of that is fixed do the seats open; `mix` of it all seeds the match.
// 4. At the end the dealer publishes the seed.
//
// The dealer cannot choose a seed to fit the entropies, nor a seat its entropy to fit the others'.
// Who has committed must open, or there is no match: were it let off, a seat in league with the
// dealer could look at both outcomes and keep the better one.

import { describe, Malformed } from '../errors.ts';
import { exactRecord } from './exact-record.ts';
import { sha256 } from './sha256.ts';

/** What is known of a match's chance so far; public at every stage. */
export type Fairness = {
  readonly commit: string;
  /** By seat; null for one that adds nothing. `opened` is null until it opens. */
  readonly seats: readonly (SeatEntropy | null)[];
  /** Null until the match is over. */
  readonly seed: string | null;
};

export type SeatEntropy = { readonly commit: string; readonly opened: string | null };

export type FairnessProblem =
  | 'entropy-not-opened'
  | 'entropy-differs'
  | 'seed-not-revealed'
  | 'seed-differs';

export type FairnessCheck =
  | { readonly ok: true; readonly seed: string }
  | { readonly ok: false; readonly problem: FairnessProblem; readonly sentence: string };

const MOST_SEATS = 64;

/** Seeds, entropies and commitments alike: nothing shorter, for it could be guessed and tried. */
const isHex256 = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const HEX_256 = '64 lower-case hex digits';

function mustBeHex256(what: string, value: string): void {
  if (!isHex256(value)) throw new Error(`${what} is ${HEX_256}, not ${describe(value)}.`);
}

export function commitSeed(seed: string): string {
  mustBeHex256('A seed', seed);
  return sha256(`quarterdeck seed ${seed}`);
}

/** Bound to the seat: another that publishes the same commitment can never open it. */
export function commitEntropy(seat: number, entropy: string): string {
  if (!Number.isSafeInteger(seat) || seat < 0)
    throw new Error(`A seat is an integer from 0, not ${seat}.`);
  mustBeHex256('Entropy', entropy);
  return sha256(`quarterdeck entropy of seat ${seat} ${entropy}`);
}

/** The seed of the match, for `chachaRng`; null where a seat adds nothing. */
export function mix(seed: string, entropies: readonly (string | null)[]): string {
  mustBeHex256('A seed', seed);
  for (const entropy of entropies) if (entropy !== null) mustBeHex256('Entropy', entropy);
  return sha256(['quarterdeck mix', seed, ...entropies.map((e) => e ?? 'nothing')].join(' '));
}

/** Stages 1 and 2: everybody has committed, nobody has opened. The commits come from outside. */
export const startFairness = (seed: string, commits: readonly unknown[]): Fairness => ({
  commit: commitSeed(seed),
  seats: commits.map((commit, seat) =>
    commit === null ? null : { commit: parseHex256(commit, `seats[${seat}].commit`), opened: null },
  ),
  seed: null,
});

/** Stage 3, for one seat. The entropy comes from outside: one that does not fit is `Malformed`. */
export function openEntropy(fairness: Fairness, seat: number, entropy: unknown): Fairness {
  const own = fairness.seats[seat];
  const path = `seats[${seat}].opened`;
  if (!own) throw new Malformed(path, 'a seat that has committed to entropy', seat);
  if (!isHex256(entropy)) throw new Malformed(path, HEX_256, entropy);
  if (commitEntropy(seat, entropy) !== own.commit)
    throw new Malformed(path, 'the entropy this seat has committed to', entropy);
  return { ...fairness, seats: fairness.seats.with(seat, { commit: own.commit, opened: entropy }) };
}

/** Stage 4. Checked as it is now, it also tells the dealer at stage 3 what seeds the match. */
export function revealSeed(fairness: Fairness, seed: string): Fairness {
  mustBeHex256('A seed', seed);
  return { ...fairness, seed };
}

/** Seats first: an answer of `seed-not-revealed` means that all is well so far. */
export function checkFairness(fairness: Fairness): FairnessCheck {
  const entropies: (string | null)[] = [];
  for (const [seat, own] of fairness.seats.entries()) {
    if (own !== null && own.opened === null)
      return unfair('entropy-not-opened', `Seat ${seat} committed to entropy and never opened it.`);
    if (own !== null && own.opened !== null && commitEntropy(seat, own.opened) !== own.commit)
      return unfair('entropy-differs', `Seat ${seat} opened other entropy than it committed to.`);
    entropies.push(own?.opened ?? null);
  }
  if (fairness.seed === null)
    return unfair('seed-not-revealed', 'The seed is published when the match is over.');
  if (commitSeed(fairness.seed) !== fairness.commit)
    return unfair('seed-differs', 'The seed is not the one committed to before the match.');
  return { ok: true, seed: mix(fairness.seed, entropies) };
}

const unfair = (problem: FairnessProblem, sentence: string): FairnessCheck => ({
  ok: false,
  problem,
  sentence,
});

export function parseFairness(value: unknown, path: string): Fairness {
  const { commit, seats, seed } = exactRecord(value, path, ['commit', 'seats', 'seed']);
  if (!Array.isArray(seats)) throw new Malformed(`${path}.seats`, 'a list of seats', seats);
  if (seats.length > MOST_SEATS)
    throw new Malformed(`${path}.seats`, `at most ${MOST_SEATS} seats`, seats.length);
  return {
    commit: parseHex256(commit, `${path}.commit`),
    seats: Array.from(seats, (own: unknown, seat) => parseSeat(own, `${path}.seats[${seat}]`)),
    seed: seed === null ? null : parseHex256(seed, `${path}.seed`),
  };
}

function parseSeat(value: unknown, path: string): SeatEntropy | null {
  if (value === null) return null;
  const { commit, opened } = exactRecord(value, path, ['commit', 'opened']);
  return {
    commit: parseHex256(commit, `${path}.commit`),
    opened: opened === null ? null : parseHex256(opened, `${path}.opened`),
  };
}

function parseHex256(value: unknown, path: string): string {
  if (!isHex256(value)) throw new Malformed(path, HEX_256, value);
  return value;
}
