import { ClauseLink, type SeatFace } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, seatsOf } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { markersLeft, ORDINARY_GOODS, type Seawolf, tableOf } from '../../index.ts';
import { cargoWord } from '../places/words.ts';
import type { SeawolfScene, SeawolfSceneProps } from '../scene.ts';

type Card = Seawolf['missions'][number];

/** A place on a mission card; a captain who lost an endurance mission leaves a struck ring. */
type MissionPlace = {
  readonly points: number;
  readonly face: SeatFace | undefined;
  readonly isLost: boolean;
};

const placesOf = ({ view, seats }: SeawolfScene, { mission, markers }: Card): MissionPlace[] => {
  const g = view.state;
  if (g.printed.content.missions[mission].kind === 'endurance')
    return seatsOf(seats.length).map((seat) => ({
      points: g.printed.content.amounts.scoring.enduranceMission,
      face: at(seats, seat),
      isLost: !markers.includes(seat),
    }));
  return tableOf(g).setup.racePositions.map((points, i) => {
    const seat = markers[i];
    return { points, face: seat === undefined ? undefined : at(seats, seat), isLost: false };
  });
};

type PlaceProps = { readonly scene: SeawolfScene; readonly place: MissionPlace };

const PlaceMark = ({ scene, place }: PlaceProps): ReactElement => {
  const { words } = scene;
  const { points, face, isLost } = place;
  const name = face?.called ?? '';
  const label = words(
    isLost
      ? 'boards.seawolf.table.placeLost'
      : face === undefined
        ? 'boards.seawolf.table.placeFree'
        : 'boards.seawolf.table.placeTaken',
    { points, name },
  );
  return (
    <li title={label}>
      <span className="unseen">{label}</span>
      {face === undefined || isLost ? (
        <i className="mission-place" aria-hidden="true" data-lost={isLost ? '' : undefined}>
          {isLost ? '' : points}
        </i>
      ) : (
        <Emblem colour={face.colour} size={26} />
      )}
    </li>
  );
};

const Mission = ({ scene, card }: { readonly scene: SeawolfScene; readonly card: Card }) => {
  const { name, text } = scene.view.state.printed.content.missions[card.mission];
  const places = placesOf(scene, card).map((place, i) => ({ place, key: i }));
  return (
    <li className="mission" title={text}>
      <p>
        <b>{name}</b>
        <small>{text}</small>
      </p>
      <ul>
        {places.map(({ place, key }) => (
          <PlaceMark key={key} scene={scene} place={place} />
        ))}
      </ul>
    </li>
  );
};

/** The row that will run out first; on equal terms the first one. */
const scarcest = (g: Seawolf) =>
  ORDINARY_GOODS.map((row) => ({ row, left: markersLeft(g, row).length })).reduce((a, b) =>
    b.left < a.left ? b : a,
  );

const EndNear = ({ scene }: SeawolfSceneProps): ReactElement => {
  const { view, words } = scene;
  const g = view.state;
  const { row, left } = scarcest(g);
  const title =
    g.lastRound === null
      ? words('boards.seawolf.table.endNear.title', { count: left, good: cargoWord(scene, row) })
      : words(
          g.round === g.lastRound
            ? 'boards.seawolf.table.endNear.lastTitle'
            : 'boards.seawolf.table.endNear.nextTitle',
        );
  return (
    <section className="end-near panel">
      <b>{title}</b>
      <p>
        {words(
          g.lastRound === null
            ? 'boards.seawolf.table.endNear.text'
            : 'boards.seawolf.table.endNear.lastText',
        )}{' '}
        <ClauseLink clause={g.lastRound === null ? 'SW-082' : 'SW-281'} />
      </p>
    </section>
  );
};

/** Missions with their markers. */
export const Missions = ({ scene }: SeawolfSceneProps): ReactElement => {
  const { words, view } = scene;
  return (
    <>
      <h2 className="missions-head">
        {words('boards.seawolf.table.missions')}
        <small>{words('boards.seawolf.table.missionsWorth')}</small>
      </h2>
      <ul className="missions">
        {view.state.missions.map((card) => (
          <Mission key={card.mission} scene={scene} card={card} />
        ))}
      </ul>
    </>
  );
};

/** Under the seats: missions, and how near the end is. */
export const MissionsAndEnd = ({ scene }: SeawolfSceneProps): ReactElement => (
  <>
    <Missions scene={scene} />
    <EndNear scene={scene} />
  </>
);
