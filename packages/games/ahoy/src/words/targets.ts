// What a choice, a denial or an event touches. The first target is where it is clicked.

import { at, type PlayOf, type Seat } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import { MAT_TARGET, type Target } from '@quarterdeck/kernel/say';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { FigureId } from '../pack/fields.ts';
import type { CardId, PlanId, RegionId, RewardId, SlotId, SpaceId } from '../pack/printed.ts';
import { flagshipOf } from '../rules/fleet.ts';
import { cellBeyond, cellOf, islandOf } from '../rules/geometry/map.ts';
import type { Cell } from '../rules/geometry/turning.ts';
import { emptyLike } from '../rules/slots.ts';
import type { AhoyViewing } from './viewing.ts';

export const cellTarget = ({ x, y }: Cell): Target => `cell/${x}/${y}`;
/** The cell that a target names, if it names one. */
export const cellOfTarget = (target: Target): Cell[] => {
  const [kind, x, y] = target.split('/');
  return kind === 'cell' ? [{ x: Number(x), y: Number(y) }] : [];
};
export const spaceTarget = (g: Ahoy, space: SpaceId): Target => cellTarget(cellOf(g, space));
export const islandTarget = (g: Ahoy, region: RegionId): Target =>
  spaceTarget(g, islandOf(g, region));
/** A tile that would lie with its north-west corner here. */
export const layTarget = ({ x, y }: Cell): Target => `lay/${x}/${y}`;
/** Unplaced dice that show the same are the same. */
export const dieTarget = (value: number): Target => `die/${value}`;
export const slotTarget = (slot: SlotId): Target => `slot/${slot}`;
export const cardTarget = (card: CardId): Target => `card/${card}`;
export const planTarget = (plan: PlanId): Target => `plan/${plan}`;
export const rewardTarget = (reward: RewardId): Target => `reward/${reward}`;
export const pledgeTarget = (seat: Seat, marker: number): Target => `pledge/${seat}/${marker}`;
export const figureTarget = (figure: FigureId): Target => `figure/${figure}`;
export const wealthTarget = (region: RegionId): Target => `wealth/${region}`;
export const MARKET: Target = 'market';
export const READY: Target = 'ready';

/** Pieces that motions carry or begin at. */
export const figurePiece = (figure: FigureId): Target => `ship/${figure}`;
export const tilePiece = (region: RegionId): Target => `tile/${region}`;

const whereFlagshipIs = (g: Ahoy, seat: Seat): Target[] => {
  const { space } = at(g.figures, flagshipOf(g, seat));
  return space === null ? [] : [spaceTarget(g, space)];
};

/** The figure under way, and the space that it is in. */
const sailing = (g: Ahoy): SpaceId | null => {
  const voyage = g.voyages.at(-1);
  return voyage === undefined ? null : at(g.figures, voyage.figure).space;
};

/** Where a figure is, on the map or in it. */
const figureTargets = (g: Ahoy, figure: FigureId): Target[] => {
  const { space } = at(g.figures, figure);
  return [figureTarget(figure), ...(space === null ? [] : [spaceTarget(g, space)])];
};

// A denial may name a whole kind of choice: then its fields are missing.
const slotsIn = (g: Ahoy, seat: Seat, choice: PlayOf<Kinds>): Target[] => {
  if (!('slot' in choice)) return [];
  const like = choice.do === 'place' ? emptyLike(g, seat, choice.slot) : [];
  // A slot that is full or damaged is like no other: what is denied there is denied only there.
  return (like.includes(choice.slot) ? like : [choice.slot]).map(slotTarget);
};

/** A die in hand, or one that a Harbor moves from its slot. */
const diceIn = (g: Ahoy, seat: Seat, choice: PlayOf<Kinds>): Target[] => {
  if (!('die' in choice)) return [];
  const { dice, slots } = at(g.mats, seat);
  return dice.includes(choice.die)
    ? [dieTarget(choice.die)]
    : slots.filter(({ die }) => die === choice.die).map(({ slot }) => slotTarget(slot));
};

const cardsIn = (choice: PlayOf<Kinds>): Target[] =>
  'card' in choice ? [cardTarget(choice.card)] : [];

const steerTargets = (g: Ahoy, choice: PlayOf<Kinds>): Target[] => {
  const here = sailing(g);
  if (here === null) return [];
  return 'direction' in choice && choice.do === 'ride'
    ? [cellTarget(cellBeyond(g, here, choice.direction))]
    : [spaceTarget(g, here)];
};

/** What is chosen on the map. */
const mapTargets = (g: Ahoy, choice: PlayOf<Kinds>): Target[] | undefined => {
  if (choice.do === 'lay' || choice.do === 'lay-at')
    return 'x' in choice ? [layTarget(choice)] : [];
  if (choice.do === 'ride' || choice.do === 'stay' || choice.do === 'stop')
    return steerTargets(g, choice);
  if ('x' in choice) return [cellTarget(choice)];
  if ('space' in choice) return [spaceTarget(g, choice.space)];
  if ('figure' in choice) return figureTargets(g, choice.figure);
  if ('region' in choice)
    return choice.do === 'raise'
      ? [wealthTarget(choice.region), islandTarget(g, choice.region)]
      : [islandTarget(g, choice.region)];
  return undefined;
};

const AT_THE_FLAGSHIP: ReadonlySet<PlayOf<Kinds>['do']> = new Set([
  'take-treasure',
  'place-patrol',
  'place-comrades',
  'harbor-repair',
]);

export const targetsOf = (viewing: AhoyViewing, choice: PlayOf<Kinds>): readonly Target[] => {
  const g = viewing.view.state;
  const { me } = viewing;
  if (me === undefined) return [];
  const onMap = mapTargets(g, choice);
  if (onMap !== undefined) return onMap;
  if ('reward' in choice) return [rewardTarget(choice.reward)];
  if ('plan' in choice) return [planTarget(choice.plan)];
  if ('marker' in choice) return [pledgeTarget(me, choice.marker)];
  if (choice.do === 'gain-comrades') return [READY];
  if (AT_THE_FLAGSHIP.has(choice.do)) return whereFlagshipIs(g, me);
  if (choice.do === 'renew' || choice.do === 'keep') return [MARKET];
  return [...slotsIn(g, me, choice), ...cardsIn(choice), ...diceIn(g, me, choice)];
};

/** What an event happened to: lit when its line in the log is pointed at. */
export const eventTargets = (
  { view: { state: g }, me }: AhoyViewing,
  { data }: Event<Kinds>,
): readonly Target[] => {
  if ('region' in data && data.region < g.regions.length) return [islandTarget(g, data.region)];
  if ('to' in data && 'from' in data && 'figure' in data)
    return [spaceTarget(g, data.from), spaceTarget(g, data.to)];
  if ('space' in data) return [spaceTarget(g, data.space)];
  if ('figure' in data) return figureTargets(g, data.figure);
  if ('slot' in data) return [slotTarget(data.slot)];
  if ('card' in data) return [cardTarget(data.card)];
  if ('seat' in data && data.seat !== null)
    return data.seat === me ? [MAT_TARGET] : whereFlagshipIs(g, data.seat);
  return [];
};
