// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import { holdingsTarget, type Motion, type Target } from '@quarterdeck/board-kit';
import { DARK_INK, HitDie } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import type { ReactNode } from 'react';
import type { Face, HexId, Kinds, ShipId, TERRITORIES } from '../../index.ts';
import { wayOf } from '../chart/course.tsx';
import { FaceDrawn } from '../chart/fleet.tsx';
import { Frigate, Pennon, TERRITORY_SIGN, TerritoryDrawn } from '../pieces/pieces.tsx';
import { printOf } from '../places/hand-cards.ts';
import { hexTarget, knownOf, spotOf, territoryDefense } from '../places/places.ts';
import { destinationPiece, shipPiece } from '../places/targets.ts';
import type { PrisonersScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

const CARD_BACK = <i className="card-back flying" />;

const dice = (rolled: readonly boolean[]): ReactNode => (
  <svg
    width={rolled.length * 40}
    height="44"
    viewBox={`0 0 ${rolled.length * 40} 44`}
    aria-hidden="true"
    focusable="false"
  >
    {rolled
      .map((hit, i) => ({ hit, i }))
      .map(({ hit, i }) => (
        <HitDie key={i} x={i * 40 + 2} y={4} size={36} face={hit ? 'hit' : 'miss'} />
      ))}
  </svg>
);

type Rolled = { readonly dice: readonly boolean[] };

const roll = (scene: PrisonersScene, { dice: rolled }: Rolled, to: Target): Motion => ({
  family: 'roll',
  to,
  draw: dice(rolled),
  words: scene.words('boards.prisoners.table.battle.hits', {
    count: rolled.filter(Boolean).length,
  }),
});

const sail = (scene: PrisonersScene, ship: ShipId, from: HexId, to: HexId): Motion => ({
  family: 'sail',
  piece: shipPiece(ship),
  path: wayOf(scene, from, to).slice(1).map(hexTarget),
});

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

const shipMotions = (
  scene: PrisonersScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  const g = scene.view.state;
  const { words } = scene;
  switch (event) {
    case 'ship-moved':
    case 'ship-dragged':
      return [sail(scene, data.ship, data.from, data.to)];
    case 'ship-sunk':
      return [{ family: 'sunk', piece: shipPiece(data.ship) }];
    case 'ship-captured':
      return [
        {
          family: 'flip',
          piece: shipPiece(data.ship),
          draw: inColours(scene, data.to, data.hex, at(g.ships, data.ship).level),
        },
      ];
    case 'privateer-captured':
      return [
        {
          family: 'flip',
          piece: destinationPiece(data.hex),
          draw: inColours(scene, data.seat, data.hex, g.printed.figures.capturedPrivateerLevel),
        },
      ];
    case 'ship-upgraded':
    case 'level-lost':
      return [
        {
          family: event === 'level-lost' ? 'lose' : 'score',
          to: shipPiece(data.ship),
          words: words('boards.prisoners.table.raised', { level: data.level }),
        },
      ];
    case 'magazine-blown':
      return [
        { family: 'damage', piece: shipPiece(data.ship) },
        { family: 'damage', piece: shipPiece(data.other), together: true },
      ];
    default:
      return undefined;
  }
};

const placeMotions = (
  scene: PrisonersScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  const g = scene.view.state;
  switch (event) {
    case 'destination-explored':
      return [turnedUp(scene, data.hex, data.face)];
    case 'target-sunk':
      return [{ family: 'sunk', piece: destinationPiece(data.hex) }];
    case 'territory-captured':
      return [
        {
          family: 'flip',
          piece: destinationPiece(data.hex),
          draw: (
            <TerritoryDrawn
              {...spotOf(g, data.hex)}
              name={g.printed.content.territories[data.territory].name}
              sign={TERRITORY_SIGN[data.territory]}
              owner={at(scene.seats, data.seat).colour}
              defense={territoryDefense(g, data.seat)}
            />
          ),
        },
      ];
    case 'squids-exploded':
      return [
        {
          family: 'damage',
          to: hexTarget(data.hex),
          draw: <Icon name="squid" size={56} colours={DARK_INK} />,
        },
        roll(scene, data, hexTarget(data.hex)),
      ];
    default:
      return undefined;
  }
};

const rollMotions = (
  scene: PrisonersScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'attack-rolled':
      return [roll(scene, data, hexTarget(data.target))];
    case 'return-fire-rolled':
    case 'save-rolled':
      return [roll(scene, data, shipPiece(data.ship))];
    case 'misses-rerolled':
    case 'territories-rolled':
      return data.dice.length === 0 ? [] : [roll(scene, data, holdingsTarget(scene, data.seat))];
    case 'attack-succeeded':
      return [
        { family: 'damage', to: hexTarget(data.target), draw: <Icon name="hit" size={48} /> },
      ];
    case 'return-fire-succeeded':
      return [{ family: 'damage', piece: shipPiece(data.ship) }];
    case 'attack-failed':
      return [
        {
          family: 'lose',
          to: hexTarget(data.target),
          words: scene.words('boards.prisoners.table.failedWord'),
        },
      ];
    default:
      return undefined;
  }
};

const territoryHex = (
  { view: { state: g } }: PrisonersScene,
  territory: (typeof TERRITORIES)[number],
): Target | undefined => {
  const found = g.destinations.find(({ face }) => face === territory);
  return found && hexTarget(found.hex);
};

const cardMotions = (scene: PrisonersScene, { event, data }: Event<Kinds>): readonly Motion[] => {
  const g = scene.view.state;
  switch (event) {
    case 'card-drawn':
      return [
        {
          family: 'gain',
          from: 'piles',
          to: holdingsTarget(scene, data.seat),
          draw: CARD_BACK,
        },
      ];
    case 'card-taken':
      return [
        {
          family: 'gain',
          from: holdingsTarget(scene, data.opponent),
          to: holdingsTarget(scene, data.seat),
          draw: CARD_BACK,
        },
      ];
    case 'territory-maneuver-taken': {
      const from = territoryHex(scene, data.territory);
      return [
        {
          family: 'gain',
          ...(from === undefined ? {} : { from }),
          to: holdingsTarget(scene, data.seat),
          draw: <Icon name={TERRITORY_SIGN[data.territory]} size={40} colours={DARK_INK} />,
        },
      ];
    }
    case 'maneuver-played':
      return [
        {
          family: 'flip',
          from: holdingsTarget(scene, data.seat),
          ...(g.engagement === null
            ? { to: holdingsTarget(scene, data.seat) }
            : { to: hexTarget(g.engagement.target) }),
          draw: CARD_BACK,
          words: printOf(g, data.maneuver).name,
        },
      ];
    case 'take-no-prisoners-revealed':
      return [{ family: 'gust' }];
    default:
      return [];
  }
};

export const motionsOf = (scene: PrisonersScene, event: Event<Kinds>): readonly Motion[] =>
  shipMotions(scene, event) ??
  placeMotions(scene, event) ??
  rollMotions(scene, event) ??
  cardMotions(scene, event);
