// Chapter 14, the Rewards grid: AH-209, AH-212, AH-222 to AH-229

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { Reward } from '../pack/components.ts';
import type { RewardId } from '../pack/printed.ts';
import { flagshipOf, flagshipRegion, matOf } from './fleet.ts';
import { tailwindSpaces } from './geometry/map.ts';
import { mayRecruit } from './market.ts';
import { gainFame, gainGold, payGold, raiseWealth } from './purse.ts';
import { smugglerOf } from './smugglers.ts';

type RewardRow = {
  readonly clause: ClauseId;
  /** The clause that keeps this Smuggler from taking it now. */
  readonly forbids?: (g: Ahoy, seat: Seat) => ClauseId | undefined;
  /** Nothing, if the space gives nothing. */
  readonly gain?: (g: Draft, seat: Seat, act: Act<Kinds>) => void;
};

const kinds = (g: Ahoy) => g.printed.content.rewards.kinds;

const fame = (kind: 'fame-1' | 'fame-2' | 'fame-3') => (g: Draft, seat: Seat, act: Act<Kinds>) =>
  gainFame(g, seat, kinds(g)[kind].effect.fame, 'AH-229', act);

const gold = (kind: 'gold-1' | 'gold-2') => (g: Draft, seat: Seat, act: Act<Kinds>) =>
  gainGold(g, seat, kinds(g)[kind].effect.gold, 'AH-229', act);

const move =
  (kind: 'move-2' | 'move-2-ignore', peaceful: boolean) =>
  (g: Draft, seat: Seat, act: Act<Kinds>) =>
    act.next('moving/begin', {
      figure: flagshipOf(g, seat),
      by: seat,
      most: kinds(g)[kind].effect.most,
      bonus: 'none',
      peaceful,
      trawling: false,
    });

/** One row a reward. */
const REWARDS = {
  start: { clause: 'AH-S81' },
  'spend-gold': { clause: 'AH-223', gain: spend },
  'move-2': { clause: 'AH-224', gain: move('move-2', false) },
  'move-2-ignore': { clause: 'AH-224', gain: move('move-2-ignore', true) },
  'fame-1': { clause: 'AH-229', gain: fame('fame-1') },
  'fame-2': { clause: 'AH-229', gain: fame('fame-2') },
  'fame-3': { clause: 'AH-229', gain: fame('fame-3') },
  'fame-4-wealth': { clause: 'AH-229', gain: enrich },
  'recruit-1': {
    clause: 'AH-225',
    forbids: (g, seat) => (mayRecruit(g, seat) ? undefined : 'AH-163'),
    gain: (_, seat, act) => act.next('market/free', { seat }),
  },
  'free-tailwind': { clause: 'AH-226', gain: jump },
  'gold-1': { clause: 'AH-229', gain: gold('gold-1') },
  'gold-2': { clause: 'AH-229', gain: gold('gold-2') },
  'repair-all': {
    clause: 'AH-227',
    gain: (_, seat, act) => act.next('repair/all', { seat, famePerDamage: 0 }),
  },
  'repair-all-fame': {
    clause: 'AH-227',
    gain: (g, seat, act) => {
      const { famePerDamage } = kinds(g)['repair-all-fame'].effect;
      act.next('repair/all', { seat, famePerDamage });
    },
  },
  'add-tile': {
    clause: 'AH-228',
    gain: (_, seat, act) => act.next('exploring/add', { seat }),
  },
} as const satisfies Record<Reward, RewardRow>;

function spend(g: Draft, seat: Seat, act: Act<Kinds>): void {
  if (matOf(g, seat).gold > 0) act.next('rewards/spend', { seat });
}

/** AH-S86 */
function enrich(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const { effect } = kinds(g)['fame-4-wealth'];
  gainFame(g, seat, effect.fame, 'AH-229', act);
  raiseWealth(g, flagshipRegion(g, seat), effect.wealth, 'AH-229', act);
}

/** AH-S83 */
function jump(g: Draft, seat: Seat, act: Act<Kinds>): void {
  const to = tailwindSpaces(g, null);
  act.next('moving/jump', { figure: flagshipOf(g, seat), to, optional: false, bonus: 'none' });
}

const rewardRow = (g: Ahoy, reward: RewardId): RewardRow => REWARDS[at(g.printed.rewards, reward)];

/** AH-209, AH-S09: the spaces of the grid next to one. */
export const rewardsAround = (g: Ahoy, reward: RewardId): readonly RewardId[] =>
  at(g.printed.rewardsAround, reward);

export const rewards: Chapter<Kinds, 'rewards'> = {
  // AH-212: the marker has to move; the reward may be left.
  'rewards/step': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer, deny) => {
      const { white, black } = smugglerOf(g, seat);
      for (const reward of rewardsAround(g, white)) {
        if (reward === black) {
          deny({ do: 'reward', reward, take: true }, 'AH-209');
          deny({ do: 'reward', reward, take: false }, 'AH-209');
          continue;
        }
        const { gain, forbids } = rewardRow(g, reward);
        const clause = forbids?.(g, seat);
        if (gain !== undefined && clause === undefined) offer({ do: 'reward', reward, take: true });
        else deny({ do: 'reward', reward, take: true }, clause ?? 'AH-S81');
        offer({ do: 'reward', reward, take: false });
      }
    },
    answer: (g, { seat }, { reward, take }, act) => {
      const smuggler = smugglerOf(g, seat);
      const from = smuggler.white;
      // AH-S80: before the reward, so that one inside it does not walk back.
      smuggler.white = reward;
      smuggler.black = from;
      act.emit('AH-209', 'reward-reached', { seat, from, to: reward });
      if (!take) return;
      const row = rewardRow(g, reward);
      act.emit(row.clause, 'reward-taken', { seat, reward });
      row.gain?.(g, seat, act);
    },
  }),

  'rewards/spend': decision({
    seat: (_, { seat }) => seat,
    choices: (g, { seat }, offer) => {
      const most = Math.min(kinds(g)['spend-gold'].effect.most, matOf(g, seat).gold);
      for (let spent = 0; spent <= most; spent++) offer({ do: 'spend', gold: spent });
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.gold === 0) return;
      payGold(g, seat, choice.gold, 'AH-223', act);
      const { famePerGold } = kinds(g)['spend-gold'].effect;
      gainFame(g, seat, famePerGold * choice.gold, 'AH-223', act);
    },
  }),
};
