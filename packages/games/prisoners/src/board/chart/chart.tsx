import { useBoard } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { memo, useMemo } from 'react';
import { type HexId, type Prisoners, wordingsOf } from '../../index.ts';
import { controllerOf, knownOf } from '../../words/known.ts';
import { seasonOf } from '../../words/standings.ts';
import { hexesIn, hexTarget } from '../../words/targets.ts';
import { nearestTo, type Spot } from '../places/hexes.ts';
import { cellOf, spotOf } from '../places/places.ts';
import type { PrisonersBoardProps, PrisonersScene, PrisonersSceneProps } from '../scene.ts';
import { useCameraTarget } from './camera-target.ts';
import { Course } from './course.tsx';
import { BattleFrames, Fleet } from './fleet.tsx';
import type { InsetMark } from './inset.tsx';
import { Anchorages, AskedWater, HexMarks, MANY, RegionMarks } from './legal-marks.tsx';
import { type NamedRegion, Ocean, type StartArea } from './ocean.tsx';
import { SeaWindow } from './sea-window.tsx';

const cellsOf = (g: Pick<Prisoners, 'printed'>, hexes: readonly HexId[]) =>
  hexes.map((hex) => cellOf(g, hex));

const regionsOf = (g: Prisoners, name: (word: string) => string): NamedRegion[] =>
  wordingsOf(g).board.regions.map((region, i) => ({
    name: name(region.name),
    cells: cellsOf(
      g,
      g.printed.hexes.filter((one) => one.region === i).map(({ hex }) => hex),
    ),
  }));

const startsOf = ({ printed, players }: Prisoners, seats: PrisonersScene['seats']): StartArea[] => {
  const taken = at(printed.startHexes, players.length);
  const areas = new Map<number, HexId[]>();
  for (const { hex, start } of printed.hexes)
    if (start !== null) areas.set(start, [...(areas.get(start) ?? []), hex]);
  return [...areas.values()].map((hexes) => {
    const seat = taken.findIndex((own) => own.some((hex) => hexes.includes(hex)));
    return { colour: seats[seat]?.colour, cells: cellsOf({ printed }, hexes) };
  });
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** What never changes in a match is drawn once. */
const Sheet = memo(
  ({ scene }: PrisonersSceneProps) => {
    const g = scene.view.state;
    return (
      <>
        <Ocean regions={regionsOf(g, capital)} starts={startsOf(g, scene.seats)} />
        <Anchorages scene={scene} />
      </>
    );
  },
  ({ scene: before }, { scene: now }) =>
    before.view.state.printed === now.view.state.printed &&
    before.seats.length === now.seats.length,
);

const marksOf = ({ view: { state: g }, seats }: PrisonersScene): InsetMark[] => [
  ...g.destinations.map((one): InsetMark => {
    const known = knownOf(one);
    const key = `destination ${one.hex}`;
    const spot = spotOf(g, one.hex);
    if (!one.explored) return { ...spot, key, kind: 'hidden', colour: undefined };
    if (known.kind !== 'territory') return { ...spot, key, kind: 'wild', colour: undefined };
    const owner = controllerOf(g, known.territory);
    return {
      ...spot,
      key,
      kind: 'territory',
      colour: owner === null ? undefined : at(seats, owner).colour,
    };
  }),
  ...g.ships.flatMap(({ ship, seat, hex }): InsetMark[] =>
    hex === null
      ? []
      : [
          {
            ...spotOf(g, hex),
            key: `ship ${ship}`,
            kind: 'ship',
            colour: at(seats, seat).colour,
          },
        ],
  ),
];

export const Chart = ({ scene, considered, small }: PrisonersBoardProps) => {
  const g = scene.view.state;
  const { legal, question, commands } = useBoard();
  const cameraTarget = useCameraTarget(scene, small);
  const marks = useMemo(() => marksOf(scene), [scene]);
  const open = useMemo(() => {
    const hexes = hexesIn(scene.view.state, legal);
    return hexes.length > MANY ? [] : hexes.map((hex) => spotOf(scene.view.state, hex));
  }, [scene, legal]);
  const askAt = (spot: Spot): void => {
    const places = g.printed.hexes.map(({ hex }) => ({ hex, ...spotOf(g, hex) }));
    const here = nearestTo(places, spot);
    if (question !== undefined && here !== undefined) commands.touch(hexTarget(here.hex));
  };
  const drawing = useMemo(
    () => (
      <>
        <Sheet scene={scene} />
        <RegionMarks scene={scene} />
        <BattleFrames scene={scene} />
        <Fleet scene={scene} />
        <HexMarks scene={scene} />
        <AskedWater scene={scene} />
      </>
    ),
    [scene],
  );
  return (
    <SeaWindow
      cameraTarget={cameraTarget}
      small={small}
      isWar={seasonOf(g) === 'war'}
      marks={marks}
      legal={open}
      onWater={askAt}
      labels={{
        chart: scene.words('prisoners.ocean'),
        inset: scene.words('prisoners.inset'),
        glass: scene.words('prisoners.glass'),
      }}
    >
      {drawing}
      {considered !== undefined && <Course scene={scene} considered={considered} />}
    </SeaWindow>
  );
};
