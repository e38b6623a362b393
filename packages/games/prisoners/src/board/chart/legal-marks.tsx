import {
  ARIA_HIDDEN,
  BoardSpace,
  Glow,
  type Target,
  useBoard,
  useIsLegal,
  useSelection,
} from '@quarterdeck/board-kit';
import { idsOf } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { destinationAt, type HexId, type RegionId, shipAt } from '../../index.ts';
import { controllerOf, knownOf, territoryDefense } from '../../words/known.ts';
import { hexesIn, hexTarget, regionTarget } from '../../words/targets.ts';
import { DefenseShield, Pennon } from '../pieces/pieces.tsx';
import { BOARD, borderPath, type Cell, hexPath } from '../places/hexes.ts';
import { cellOf, spotOf } from '../places/places.ts';
import type { PrisonersScene, PrisonersSceneProps } from '../scene.ts';

/** A figure that stands on the line of the glow is read over it. */
const Badge = ({
  scene,
  hex,
}: {
  readonly scene: PrisonersScene;
  readonly hex: HexId;
}): ReactElement | undefined => {
  const g = scene.view.state;
  const spot = spotOf(g, hex);
  const ship = shipAt(g, hex);
  if (ship !== undefined) return <Pennon {...spot} level={ship.level} />;
  const destination = destinationAt(g, hex);
  const known = destination?.explored === true ? knownOf(destination) : undefined;
  if (known?.kind !== 'territory') return undefined;
  const defense = territoryDefense(g, controllerOf(g, known.territory));
  return <DefenseShield {...spot} defense={defense} />;
};

type HexMarkProps = {
  readonly scene: PrisonersScene;
  readonly hex: HexId;
  /** One of many: it is marked by a dot, and its sea by a border round all of them. */
  readonly isOneOfMany: boolean;
};

const HexMark = ({ scene, hex, isOneOfMany }: HexMarkProps) => {
  const target = hexTarget(hex);
  const cell = cellOf(scene.view.state, hex);
  const { x, y } = spotOf(scene.view.state, hex);
  const outline = hexPath(cell, 41);
  const isLegal = useIsLegal(target);
  return (
    <BoardSpace target={target} chip="bottom">
      <path d={hexPath(cell)} fill="transparent" data-at={`${x} ${y}`} />
      <g data-many={isOneOfMany ? '' : undefined}>
        {isOneOfMany && <circle className="way-dot" cx={x} cy={y} r="5" />}
        <Glow target={target}>
          <path d={outline} />
        </Glow>
      </g>
      {isLegal && <Badge scene={scene} hex={hex} />}
      <g className="focus-frame">
        <path d={outline} />
        <path d={outline} />
      </g>
    </BoardSpace>
  );
};

/** More places than this glow as one sea. */
export const MANY = 14;

/** The border round all that may be chosen, magenta on its keyline. */
const SeaBorder = ({ cells }: { readonly cells: readonly Cell[] }) => {
  const d = borderPath(cells, BOARD);
  return (
    <g className="glow" data-mark="legal" {...ARIA_HIDDEN}>
      <path className="glow-key" d={d} />
      <path className="glow-line" d={d} />
    </g>
  );
};

const manned = ({ view: { state: g } }: PrisonersScene): readonly HexId[] => [
  ...g.destinations.map(({ hex }) => hex),
  ...g.ships.flatMap(({ hex }) => (hex === null ? [] : [hex])),
];

/** Every hex with a piece on it, and all that is asked about, column by column. */
export const HexMarks = ({ scene }: PrisonersSceneProps) => {
  const g = scene.view.state;
  const { question, legal } = useBoard();
  const asked: readonly Target[] = [
    ...(question?.offers ?? []),
    ...(question?.denied ?? []),
  ].flatMap(({ targets }) => targets);
  const taken = new Set(manned(scene));
  const hexes = [...new Set([...taken, ...hexesIn(g, asked)])].sort((a, b) => a - b);
  const open = hexesIn(g, legal);
  const isMany = open.length > MANY;
  return (
    <>
      {isMany && <SeaBorder cells={open.map((hex) => cellOf(g, hex))} />}
      {hexes.map((hex) => (
        <HexMark
          key={hex}
          scene={scene}
          hex={hex}
          isOneOfMany={isMany && !taken.has(hex) && legal.has(hexTarget(hex))}
        />
      ))}
    </>
  );
};

/** The hex of which it is said why it cannot be chosen: the sentence stands beside it. */
export const AskedWater = ({ scene }: PrisonersSceneProps): ReactElement | undefined => {
  const at = useSelection(({ why, whyAt }) => (why === undefined ? undefined : whyAt));
  const [hex] = at === undefined ? [] : hexesIn(scene.view.state, [at]);
  if (hex === undefined) return undefined;
  return (
    <path className="asked-water" d={hexPath(cellOf(scene.view.state, hex))} data-target={at} />
  );
};

const RegionMark = ({
  scene,
  region,
}: {
  readonly scene: PrisonersScene;
  readonly region: number;
}) => {
  const { printed } = scene.view.state;
  const target = regionTarget(region);
  const cells = printed.hexes
    .filter((hex) => hex.region === region)
    .map(({ hex }) => cellOf({ printed }, hex));
  const border = borderPath(cells, BOARD);
  return (
    <BoardSpace target={target}>
      <path d={cells.map((cell) => hexPath(cell)).join('')} fill="transparent" />
      <Glow target={target}>
        <path d={border} />
      </Glow>
    </BoardSpace>
  );
};

/** Quarters of the ocean, while they are chosen. */
export const RegionMarks = ({ scene }: PrisonersSceneProps) => {
  const { question } = useBoard();
  const { regions } = scene.view.state.printed.content.board;
  const asked = question?.step === 'setup/region' ? idsOf<RegionId>(regions) : [];
  return (
    <>
      {asked.map((region) => (
        <RegionMark key={region} scene={scene} region={region} />
      ))}
    </>
  );
};

/** Where ships sail to and from, for motions; nothing is drawn. */
export const Anchorages = ({ scene }: PrisonersSceneProps) => {
  const { printed } = scene.view.state;
  return (
    <g fill="none" {...ARIA_HIDDEN}>
      {printed.hexes.map(({ hex }) => {
        const { x, y } = spotOf({ printed }, hex);
        return (
          <rect key={hex} data-piece={hexTarget(hex)} x={x - 1} y={y - 1} width="2" height="2" />
        );
      })}
    </g>
  );
};
