import { rate, rating } from 'openskill';

/** How good somebody is taken to be, and how unsure that is. */
export type Skill = { readonly mu: number; readonly sigma: number };

/** Of whom nobody knows anything. */
export const UNKNOWN: Skill = rating();

/** Nobody is known for good: who has not played for long, or has learned, moves again. */
const DRIFT = UNKNOWN.mu / 300;
/** Chosen so that 100 points more finish ahead in about 64 of 100 matches, as chess players expect. */
const POINTS = 30;
const MIDDLE = 1500;

/** As people are shown it. */
export const pointsOf = ({ mu }: Pick<Skill, 'mu'>): number =>
  Math.round(MIDDLE + (mu - UNKNOWN.mu) * POINTS);

/** Everybody's skill after a match, by their places in it: 1 is first, equal places are shared. */
export function after(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const teams = skills.map((skill) => [{ ...skill }]);
  const rated = rate(teams, { rank: [...places], tau: DRIFT });
  return rated.map(([one], seat) => one ?? skills[seat] ?? UNKNOWN);
}

/**
 * The places that ratings go by: whoever has left and is not back at the end comes after all who
 * stayed, wherever the bot in their seat has come.
 */
export function ratedPlaces(places: readonly number[], left: readonly number[]): readonly number[] {
  return places.map((place, seat) => (left.includes(seat) ? places.length + 1 : place));
}

/** What a bot in several seats of a match comes to: as if it had been the mean of them. */
export const meanOf = (skills: readonly Skill[]): Skill => {
  const mean = (of: (skill: Skill) => number): number =>
    skills.reduce((sum, skill) => sum + of(skill), 0) / Math.max(1, skills.length);
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
};
