import { Touchable } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { askingOrder, cancelled, type Engagement } from '../../index.ts';
import { printOf } from '../../words/hand-cards.ts';
import { playTarget } from '../../words/targets.ts';
import { calledOf, capital } from '../../words/viewing.ts';
import type { PrisonersScene } from '../scene.ts';

type AskedProps = { readonly scene: PrisonersScene; readonly engagement: Engagement };

/** How far the open window has come in its order. */
const windowAt = ({ stack }: PrisonersScene['view']): number | undefined =>
  stack.findLast(({ step }) => step === 'engagement/maneuvers' || step === 'engagement/aftermath')
    ?.at;

type SeatInOrder = AskedProps & {
  readonly seat: Seat;
  readonly index: number;
  readonly now: number;
};

/** A maneuver of this window; one that can be cancelled is a place. */
const Played = ({ scene, engagement, seat }: AskedProps & { readonly seat: Seat }) => {
  const g = scene.view.state;
  const gone = cancelled(g);
  return (
    <>
      {engagement.plays
        .map((play, i) => ({ play, i }))
        .filter(({ play }) => play.seat === seat)
        .map(({ play, i }) => (
          <Touchable key={i} target={playTarget(i)} className="asked-play">
            <span data-cancelled={gone[i] === true ? '' : undefined}>
              {printOf(g, play.maneuver).name}
            </span>
          </Touchable>
        ))}
    </>
  );
};

/** Public facts alone: whoever has no card and no Territory Maneuver is not asked. */
const statusOf = ({ scene, seat, index, now }: SeatInOrder): string => {
  const { view, words } = scene;
  const g = view.state;
  const { hand } = at(g.players, seat);
  const hasSomething = hand.length > 0 || g.territories.some(({ holder }) => holder === seat);
  if (index === now) return words('prisoners.battle.deciding');
  if (!hasSomething) return words('prisoners.battle.notAsked');
  return index < now ? words('prisoners.battle.passed') : words('prisoners.battle.toCome');
};

const AskedSeat = (props: SeatInOrder) => {
  const { scene, engagement, seat, index, now } = props;
  const { colour, isMe } = at(scene.seats, seat);
  const hasPlayed = engagement.plays.some((play) => play.seat === seat);
  return (
    <li data-now={index === now ? '' : undefined} data-mine={isMe ? '' : undefined}>
      <Emblem colour={colour} size={24} />
      <span className="asked-name">{capital(calledOf(scene, seat))}</span>
      {hasPlayed && <Played scene={scene} engagement={engagement} seat={seat} />}
      {(!hasPlayed || index === now) && <span className="asked-status">{statusOf(props)}</span>}
    </li>
  );
};

/** The seats in the order of asking: what they played, passed, or are still to say. */
export const Asked = ({ scene, engagement }: AskedProps): ReactElement | undefined => {
  const now = windowAt(scene.view);
  if (now === undefined) return undefined;
  return (
    <ul className="battle-asked wraps" aria-label={scene.words('prisoners.battle.asked')}>
      {askingOrder(scene.view.state).map((seat, index) => (
        <AskedSeat
          key={seat}
          scene={scene}
          engagement={engagement}
          seat={seat}
          index={index}
          now={now}
        />
      ))}
    </ul>
  );
};
