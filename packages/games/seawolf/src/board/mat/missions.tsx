import { keyed } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import { type Seawolf, wordingsOf } from '../../index.ts';
import { type MissionPlace, missionPlaces, missionPlaceWords } from '../../words/standings.ts';
import type { SeawolfScene, SeawolfSceneProps } from '../scene.ts';

type Card = Seawolf['missions'][number];

type PlaceProps = { readonly scene: SeawolfScene; readonly place: MissionPlace };

const PlaceMark = ({ scene, place }: PlaceProps) => {
  const { points, seat, isLost } = place;
  const label = missionPlaceWords(scene, place);
  return (
    <li title={label}>
      <span className="unseen">{label}</span>
      {seat === undefined || isLost ? (
        <i className="mission-place centred" aria-hidden="true" data-lost={isLost ? '' : undefined}>
          {isLost ? '' : points}
        </i>
      ) : (
        <Emblem colour={at(scene.seats, seat).colour} size={26} />
      )}
    </li>
  );
};

const Mission = ({ scene, card }: { readonly scene: SeawolfScene; readonly card: Card }) => {
  const { name, text } = wordingsOf(scene.view.state).missions[card.mission];
  return (
    <li className="mission row slip" title={text}>
      <p>
        <b>{name}</b>
        <small>{text}</small>
      </p>
      <ul>
        {keyed(missionPlaces(scene, card), (place, key) => (
          <PlaceMark key={key} scene={scene} place={place} />
        ))}
      </ul>
    </li>
  );
};

/** Under the seats: missions with their markers. How near the end is stands in the bar. */
export const Missions = ({ scene }: SeawolfSceneProps) => {
  const { words, view } = scene;
  return (
    <>
      <h2 className="missions-head">
        {words('seawolf.missions')}
        <small>{words('seawolf.missionsWorth')}</small>
      </h2>
      <ul className="missions">
        {view.state.missions.map((card) => (
          <Mission key={card.mission} scene={scene} card={card} />
        ))}
      </ul>
    </>
  );
};
