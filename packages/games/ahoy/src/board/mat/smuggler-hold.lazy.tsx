import { BoardSpace, Glow, Touchable, useIsAsked } from '@quarterdeck/board-kit';
import { cargoName, put, rewardText } from '../../words/names.ts';
import type { AhoyScene } from '../scene.ts';
import '../styles/hold.lazy.css';
import { at } from '@quarterdeck/kernel';
import { type CardId, POWERS, type RewardId, type Smuggler, wordingsOf } from '../../index.ts';
import { cardTarget, pledgeTarget, rewardTarget } from '../../words/targets.ts';
import { SuitIcon } from '../pieces/cards.tsx';
import { REWARD, RewardsGrid } from '../pieces/rewards-grid.lazy.tsx';
import { Icon } from '../signs/symbol.ts';

type HoldProps = { readonly scene: AhoyScene; readonly smuggler: Smuggler };

const spotOf = (reward: RewardId, cols: number) => ({
  row: Math.floor(reward / cols),
  col: reward % cols,
});

const CargoCard = ({ scene, card }: { readonly scene: AhoyScene; readonly card: CardId }) => {
  const g = scene.view.state;
  return (
    <Touchable target={cardTarget(card)} className="cargo row wraps">
      <Icon name="crate" size={22} />
      <b>{cargoName(g, card)}</b>
      <SuitIcon suit={at(g.printed.cards, card).cargo.deliver} size={22} />
    </Touchable>
  );
};

/** Two places for Cargo; empty ones are dashed. */
const Cargo = ({ scene, smuggler }: HoldProps) => {
  const { words, view } = scene;
  const free = view.state.printed.content.amounts.limits.cargo - smuggler.cargo.length;
  return (
    <>
      {smuggler.cargo.map((card) => (
        <CargoCard key={card} scene={scene} card={card} />
      ))}
      {Array.from({ length: Math.max(0, free) }, (_, i) => `free ${i}`).map((key) => (
        <span key={key} className="cargo row wraps" data-empty="">
          {words('ahoy.noCargo')}
        </span>
      ))}
    </>
  );
};

type PledgeProps = HoldProps & { readonly marker: number };

/** A marker face down, the cards under it by their suits; whoever owns it knows its face. */
const Pledge = ({ scene, smuggler, marker }: PledgeProps) => {
  const { speaker, view } = scene;
  const { power, cards, shown } = at(smuggler.pledges, marker);
  const side = POWERS.find((one) => one === power);
  const known = side && wordingsOf(view.state).factions[side];
  return (
    <Touchable target={pledgeTarget(smuggler.seat, marker)} className="pledge row wraps">
      <b data-known={known !== undefined && !shown ? '' : undefined}>
        {known?.short ?? speaker.words(put('do.pledge-hidden', { marker: marker + 1 }))}
      </b>
      {cards.map((card) => (
        <SuitIcon key={card} suit={at(view.state.printed.cards, card).suit} size={20} />
      ))}
    </Touchable>
  );
};

/** A space of the grid, while it is asked about. */
const RewardPlace = ({ id, cols }: { readonly id: RewardId; readonly cols: number }) => {
  const target = rewardTarget(id);
  const { row, col } = spotOf(id, cols);
  const box = (
    <rect x={col * REWARD + 2} y={row * REWARD + 2} width={REWARD - 4} height={REWARD - 4} rx="6" />
  );
  return useIsAsked(target) ? (
    <BoardSpace target={target}>
      <g className="touch-part">{box}</g>
      <Glow target={target}>{box}</Glow>
    </BoardSpace>
  ) : undefined;
};

/** The Rewards grid with both markers. */
const Rewards = ({ scene, smuggler }: HoldProps) => {
  const g = scene.view.state;
  const { rewardCols: cols, rewardIds, rewards } = g.printed;
  return (
    <RewardsGrid
      cells={rewards.map((reward, i) => ({ reward, row: Math.floor(i / cols), col: i % cols }))}
      white={spotOf(smuggler.white, cols)}
      black={spotOf(smuggler.black, cols)}
      label={scene.speaker.words(put('see.rewards', { text: rewardText(g, smuggler.white) }))}
    >
      {rewardIds.map((id) => (
        <RewardPlace key={id} id={id} cols={cols} />
      ))}
    </RewardsGrid>
  );
};

/** What only a Smuggler has: Rewards, Cargo and pledges. */
export const SmugglerHold = (props: HoldProps) => (
  <div className="smuggler-hold">
    <Rewards {...props} />
    <div className="smuggler-goods">
      <Cargo {...props} />
      {props.smuggler.pledges.map((_, marker) => (
        <Pledge key={pledgeTarget(props.smuggler.seat, marker)} {...props} marker={marker} />
      ))}
    </div>
  </div>
);
