import { Touchable, useBoard } from '@quarterdeck/board-kit';
import { type SeatColour, Ship } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { CAPTAINS, type Captain, wordingsOf } from '../../index.ts';
import { captainTarget } from '../../words/targets.ts';
import { calledOf } from '../../words/viewing.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsScene, DoubloonsSceneProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type CaptainCardProps = {
  readonly scene: DoubloonsScene;
  readonly captain: Captain;
  readonly colour: SeatColour;
  /** Who sails as this captain already. */
  readonly taken: string | undefined;
};

const CaptainCard = ({ scene, captain, colour, taken }: CaptainCardProps) => {
  const { name, ship, text } = wordingsOf(scene.view.state).captains[captain];
  return (
    <Touchable
      target={captainTarget(captain)}
      className={taken === undefined ? 'captain-card' : 'captain-card taken'}
      label={`${name}. ${ship}. ${text} ${taken ?? ''}`.trim()}
    >
      <span className="captain-picture" aria-hidden="true">
        <Icon name="pawn" size={44} />
        <svg viewBox="0 0 100 100" width="52" height="52" aria-hidden="true">
          <Ship colour={colour} x={0} y={0} size={100} />
        </svg>
      </span>
      <b>{name}</b> <i>{ship}</i> <small>{text}</small>
      {taken !== undefined && <em> {taken}</em>}
    </Touchable>
  );
};

/** The steps at which a captain is taken. */
const TAKING: ReadonlySet<string> = new Set(['setup/captain', 'legendary/place']);

export const useIsTaking = (): boolean => TAKING.has(useBoard().question?.step ?? '');

/** Where the hand will lie: a card for every captain, with who has taken whom. */
export const Captains = ({ scene }: DoubloonsSceneProps) => {
  const { ships } = scene.view.state;
  const own = at(scene.seats, scene.me ?? 0).colour;
  return (
    <>
      {CAPTAINS.map((captain) => {
        const owner = ships.find((ship) => ship.captain === captain);
        return (
          <CaptainCard
            key={captain}
            scene={scene}
            captain={captain}
            colour={(owner && colourOf(scene, owner)) ?? own}
            taken={owner && calledOf(scene, owner)}
          />
        );
      })}
    </>
  );
};
