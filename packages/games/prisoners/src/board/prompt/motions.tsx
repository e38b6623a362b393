import { put, territoryName } from '../../words/names.ts';
import { spotOf } from '../places/places.ts';
// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import {
  flow,
  holdingsTarget,
  keyed,
  type Motion,
  motionsBy,
  type RolledDice,
  show,
  type Target,
  travel,
} from '@quarterdeck/board-kit';
import { DARK_INK, HitDie } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { Face, HexId, Kinds, ShipId, TERRITORIES } from '../../index.ts';
import { printOf } from '../../words/hand-cards.ts';
import { knownOf, territoryDefense } from '../../words/known.ts';
import { destinationPiece, hexTarget, shipPiece } from '../../words/targets.ts';
import { wayOf } from '../chart/course.tsx';
import { FaceDrawn } from '../chart/fleet.tsx';
import { Frigate, Pennon, TERRITORY_SIGN, TerritoryDrawn } from '../pieces/pieces.tsx';
import type { PrisonersScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

const CARD_BACK = <i className="card-back flying" />;

const dice = (rolled: readonly boolean[]): ReactNode => (
  <svg
    width={rolled.length * 48}
    height="48"
    viewBox={`0 0 ${rolled.length * 48} 48`}
    aria-hidden="true"
  >
    {keyed(rolled, (hit, i) => (
      <HitDie key={i} x={i * 48 + 2} y={2} size={44} face={hit ? 'hit' : 'miss'} />
    ))}
  </svg>
);

type Rolled = { readonly dice: readonly boolean[] };

const roll = (
  scene: PrisonersScene,
  { dice: thrown }: Rolled,
  to: Target,
  rolled: RolledDice,
): Motion => ({
  family: 'roll',
  to,
  rolled,
  draw: dice(thrown),
  words: scene.speaker.words(
    put('hits', {
      count: thrown.filter(Boolean).length,
    }),
  ),
});

const sail = (
  scene: PrisonersScene,
  { ship, from, to }: { readonly ship: ShipId; readonly from: HexId; readonly to: HexId },
): readonly Motion[] => [
  travel('sail', shipPiece(ship), ...wayOf(scene, from, to).slice(1).map(hexTarget)),
];

/** What lies on a hex turns up as this. */
const turnedUp = (scene: PrisonersScene, hex: HexId, face: Face): Motion => ({
  family: 'flip',
  piece: destinationPiece(hex),
  draw: <FaceDrawn scene={scene} known={knownOf({ face })} {...spotOf(scene.view.state, hex)} />,
});

/** A ship in its new colours. */
const inColours = (scene: PrisonersScene, seat: Seat, hex: HexId, level: number): ReactNode => {
  const spot = spotOf(scene.view.state, hex);
  return (
    <>
      <Frigate {...spot} colour={at(scene.seats, seat).colour} />
      <Pennon {...spot} level={level} />
    </>
  );
};

const territoryHex = (
  { view: { state: g } }: PrisonersScene,
  territory: (typeof TERRITORIES)[number],
): Target | undefined => {
  const found = g.destinations.find(({ face }) => face === territory);
  return found && hexTarget(found.hex);
};

const signDrawn = (territory: (typeof TERRITORIES)[number]): ReactNode => (
  <Icon name={TERRITORY_SIGN[territory]} size={40} colours={DARK_INK} />
);

const raised = ({ words }: PrisonersScene, level: number): string =>
  words('prisoners.raised', { level });

type OfShip = { readonly seat: Seat; readonly ship: ShipId } & Rolled;
const rollOfShip = (scene: PrisonersScene, data: OfShip) => [
  roll(scene, data, shipPiece(data.ship), { seat: data.seat }),
];

type Aimed = OfShip & {
  readonly target: HexId;
  readonly hits: number;
  readonly sink: number | null;
  readonly capture: number | null;
};

/** Against the lower of what it takes to sink the target, or to capture it. */
const rollAt = (scene: PrisonersScene, data: Aimed, to: Target, begins: boolean): Motion => {
  const { seat, hits, sink, capture } = data;
  const goals = [sink, capture].filter((goal) => goal !== null);
  const needed = goals.length === 0 ? {} : { hits, needed: Math.min(...goals) };
  const what = scene.words(`prisoners.battle.stages.${begins ? 'attack' : 'returns'}`);
  return roll(scene, data, to, { seat, what, begins, ...needed });
};

type OfSeat = { readonly seat: Seat } & Rolled;
const rollOfSeat = (scene: PrisonersScene, data: OfSeat) =>
  data.dice.length === 0
    ? []
    : [roll(scene, data, holdingsTarget(scene, data.seat), { seat: data.seat })];

export const motionsOf = motionsBy<Kinds, PrisonersScene>({
  'ship-moved': sail,
  'ship-dragged': sail,
  'ship-sunk': (_, { ship }) => [{ family: 'sunk', piece: shipPiece(ship) }],
  'ship-captured': (scene, { ship, to, hex }) => {
    const { level } = at(scene.view.state.ships, ship);
    return [{ family: 'flip', piece: shipPiece(ship), draw: inColours(scene, to, hex, level) }];
  },
  'privateer-captured': (scene, { seat, hex }) => {
    const { capturedPrivateerLevel } = scene.view.state.printed.figures;
    const draw = inColours(scene, seat, hex, capturedPrivateerLevel);
    return [{ family: 'flip', piece: destinationPiece(hex), draw }];
  },
  'ship-upgraded': (scene, { ship, level }) => [
    { family: 'score', to: shipPiece(ship), words: raised(scene, level) },
  ],
  'level-lost': (scene, { ship, level }) => [
    { family: 'lose', to: shipPiece(ship), words: raised(scene, level) },
  ],
  'magazine-blown': (_, { ship, other }) => [
    { family: 'damage', piece: shipPiece(ship) },
    { family: 'damage', piece: shipPiece(other), together: true },
  ],
  'destination-explored': (scene, { hex, face }) => [turnedUp(scene, hex, face)],
  'target-sunk': (_, { hex }) => [{ family: 'sunk', piece: destinationPiece(hex) }],
  'territory-captured': (scene, { hex, territory, seat }) => {
    const g = scene.view.state;
    const draw = (
      <TerritoryDrawn
        {...spotOf(g, hex)}
        name={territoryName(g, territory)}
        sign={TERRITORY_SIGN[territory]}
        owner={at(scene.seats, seat).colour}
        defense={territoryDefense(g, seat)}
      />
    );
    return [{ family: 'flip', piece: destinationPiece(hex), draw }];
  },
  'squids-exploded': (scene, data) => [
    show('damage', hexTarget(data.hex), <Icon name="squid" size={56} colours={DARK_INK} />),
    roll(scene, data, hexTarget(data.hex), { seat: data.seat, begins: true }),
  ],
  'attack-rolled': (scene, data) => [rollAt(scene, data, hexTarget(data.target), true)],
  'return-fire-rolled': (scene, data) => [rollAt(scene, data, shipPiece(data.ship), false)],
  'save-rolled': rollOfShip,
  'misses-rerolled': rollOfSeat,
  'territories-rolled': rollOfSeat,
  'attack-succeeded': (_, { target }) => [
    show('damage', hexTarget(target), <Icon name="hit" size={48} />),
  ],
  'return-fire-succeeded': (_, { ship }) => [{ family: 'damage', piece: shipPiece(ship) }],
  'attack-failed': ({ words }, { target }) => [
    {
      family: 'lose',
      to: hexTarget(target),
      words: words('prisoners.failedWord'),
    },
  ],
  'card-drawn': (scene, { seat }) => [
    flow('gain', 'piles', holdingsTarget(scene, seat), CARD_BACK),
  ],
  'card-taken': (scene, { opponent, seat }) => [
    flow('gain', holdingsTarget(scene, opponent), holdingsTarget(scene, seat), CARD_BACK),
  ],
  'territory-maneuver-taken': (scene, { territory, seat }) => {
    const from = territoryHex(scene, territory);
    return [flow('gain', from, holdingsTarget(scene, seat), signDrawn(territory))];
  },
  'maneuver-played': (scene, { seat, maneuver }) => {
    const g = scene.view.state;
    const from = holdingsTarget(scene, seat);
    const to = g.engagement === null ? from : hexTarget(g.engagement.target);
    return [flow('flip', from, to, CARD_BACK, printOf(g, maneuver).name)];
  },
  'take-no-prisoners-revealed': () => [{ family: 'gust' }],
});
