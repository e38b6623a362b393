import { byId, type Seat } from '@quarterdeck/kernel';
import {
  comingDefenses,
  comingDice,
  comingRerolls,
  type Engagement,
  isCalledOff,
  type Maneuver,
  type Prisoners,
} from '../../index.ts';

type Odds = readonly number[];

/** How likely each number of hits is with this many dice: half the faces are hits. */
const hitsOf = (dice: number): Odds => {
  let odds: readonly number[] = [1];
  for (let die = 0; die < dice; die++)
    odds = [...odds, 0].map((one, i) => one / 2 + (odds[i - 1] ?? 0) / 2);
  return odds;
};

/** Up to `most` misses are rolled once more. */
const rerolled = (odds: Odds, most: number): Odds => {
  const dice = odds.length - 1;
  const after = odds.map(() => 0);
  for (const [hits, odd] of odds.entries())
    for (const [more, chance] of hitsOf(Math.min(most, dice - hits)).entries())
      after[hits + more] = (after[hits + more] ?? 0) + odd * chance;
  return after;
};

/** The chance that a roll has at least this many hits. */
export const chanceOf = (dice: number, need: number, rerolls: readonly number[] = []): number =>
  rerolls
    .reduce(rerolled, hitsOf(dice))
    .reduce((sum, odd, hits) => (hits >= need ? sum + odd : sum), 0);

/** The chance that the coming roll succeeds, as it stands. */
export const comingChance = (g: Prisoners): number => {
  if (isCalledOff(g)) return 0;
  const { sink, capture } = comingDefenses(g);
  return chanceOf(
    comingDice(g),
    sink ?? capture ?? 0,
    comingRerolls(g).map(({ most }) => most),
  );
};

/** The same position with one more maneuver played. */
const withPlay = (
  g: Prisoners,
  engagement: Engagement,
  seat: Seat,
  maneuver: Maneuver,
): Prisoners => ({
  ...g,
  engagement: {
    ...engagement,
    plays: [...engagement.plays, { seat, maneuver, cancels: null }],
  },
});

/** The chance of the coming roll after a maneuver, or after passing; from public facts alone. */
export const chanceAfter = (
  g: Prisoners,
  seat: Seat,
  maneuver: Maneuver | undefined,
): number | undefined => {
  const { engagement } = g;
  if (engagement === null || engagement.phase !== 'engagement') return undefined;
  if (maneuver === undefined) return comingChance(g);
  const { effects } = byId(g.printed.maneuvers, maneuver);
  // What a maneuver cancels is chosen when it is played.
  if (effects.some(({ op }) => op === 'cancel')) return undefined;
  return comingChance(withPlay(g, engagement, seat, maneuver));
};

/** The chance that a ship is saved by a maneuver. */
export const saveChance = (
  { printed }: Pick<Prisoners, 'printed'>,
  maneuver: Maneuver,
): number | undefined => {
  const save = byId(printed.maneuvers, maneuver).effects.find((effect) => effect.op === 'saveShip');
  return save?.op === 'saveShip' ? chanceOf(save.dice, save.need) : undefined;
};
