// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import type { Motion, Target } from '@quarterdeck/board-kit';
import type { Event } from '@quarterdeck/kernel/engine';
import type { ReactNode } from 'react';
import type { Booty, Kinds, NpcShip, PirateId, SpaceId } from '../../index.ts';
import { Face } from '../pieces/crew-card.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { holdingsOf, SOLO_MAT } from '../places/seat-names.ts';
import {
  buoy,
  coveBuoy,
  marketTarget,
  merchantPiece,
  NAVY_PIECE,
  piratePiece,
  spaceTarget,
  tokenPiece,
} from '../places/targets.ts';
import type { TinypiratesScene } from '../scene.ts';
import type { TinypiratesSymbol } from '../signs/symbol.ts';
import { Icon } from '../signs/symbol.ts';

const token = (name: TinypiratesSymbol): ReactNode => (
  <Icon name={name} size={34} colours={PLAIN_COAT} />
);
const crate = (booty: Booty): ReactNode => <CrateIcon booty={booty} size={34} />;

const npcPiece = (ship: NpcShip): Target => (ship === 'navy' ? NAVY_PIECE : merchantPiece(ship));

const sail = (piece: Target, to: SpaceId): readonly Motion[] => [
  { family: 'sail', piece, path: [buoy(to)] },
];

const Dice = ({ dice }: { readonly dice: readonly number[] }) => (
  <span className="flown-dice">
    {dice
      .map((face, i) => ({ face, key: `${i}` }))
      .map(({ face, key }) => (
        <Face key={key} value={face} size={46} />
      ))}
  </span>
);

const seaMotions = (
  scene: TinypiratesScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'ship-sailed':
      return sail(piratePiece(data.pirate), data.to);
    case 'npc-sailed':
      return sail(npcPiece(data.ship), data.to);
    case 'hid-out':
      return [{ family: 'sail', piece: piratePiece(data.pirate), path: [coveBuoy(data.space)] }];
    case 'solo-retreated':
      return [{ family: 'jump', piece: piratePiece(soloOf(scene)), path: [coveBuoy(data.to)] }];
    case 'merchant-reset':
      return [{ family: 'jump', piece: merchantPiece(data.merchant), path: [buoy(data.space)] }];
    case 'attack-begun':
      return [{ family: 'damage', to: spaceTarget(data.space), draw: token('cannon') }];
    case 'dice-rolled':
    case 'dice-rerolled':
      return [{ family: 'roll', to: piratePiece(data.pirate), draw: <Dice dice={data.dice} /> }];
    case 'merchant-sunk':
      return [{ family: 'sunk', piece: merchantPiece(data.merchant) }];
    case 'battle-won':
      return [{ family: 'damage', piece: piratePiece(data.loser) }];
    case 'navy-attacked':
      return [{ family: 'damage', piece: piratePiece(data.pirate), draw: token('hit') }];
    default:
      return undefined;
  }
};

const soloOf = ({ view }: TinypiratesScene): PirateId => {
  const [first, ...others] = view.state.pirates;
  const solo = others.find(({ seat }) => seat === null) ?? first;
  return solo?.pirate ?? view.state.firstPlayer;
};

/** Things that come to somebody or leave them, and how many. */
const flow = (
  scene: TinypiratesScene,
  family: 'gain' | 'lose',
  pirate: PirateId,
  draw: ReactNode,
  count = 0,
): readonly Motion[] => {
  const ship = piratePiece(pirate);
  const chest = holdingsOf(scene, pirate);
  const key = family === 'gain' ? 'gained' : 'lost';
  return [
    {
      family,
      ...(family === 'gain' ? { from: ship, to: chest } : { from: chest, to: ship }),
      draw,
      ...(count > 0 && { words: scene.words(`boards.tinypirates.table.${key}`, { count }) }),
    },
  ];
};

const purseMotions = (
  scene: TinypiratesScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] | undefined => {
  switch (event) {
    case 'gold-gained':
      return data.gold === 0 ? [] : flow(scene, 'gain', data.pirate, token('coin'), data.gold);
    case 'gold-paid':
      return flow(scene, 'lose', data.pirate, token('coin'), data.gold);
    case 'crate-taken':
    case 'crate-loaded':
    case 'crate-replaced':
      return flow(scene, 'gain', data.pirate, crate(data.crate));
    case 'crate-thrown-away':
      return flow(scene, 'lose', data.pirate, crate(data.crate));
    case 'crates-sold':
      return [
        {
          family: 'lose',
          from: piratePiece(data.pirate),
          to: marketTarget(data.booty),
          draw: crate(data.booty),
        },
      ];
    case 'crate-exchanged':
      return flow(scene, 'gain', data.pirate, crate(data.taken));
    case 'sure-fire-gained':
      return data.lost ? [] : flow(scene, 'gain', data.pirate, token('fuse'), 1);
    case 'legend-gained':
      return flow(scene, 'gain', data.pirate, token('suit-skull'), 1);
    case 'deckhand-gained':
      return flow(scene, 'gain', data.pirate, token('deckhand'), 1);
    case 'crew-hired':
      return flow(scene, 'gain', data.pirate, token('pawn'));
    default:
      return undefined;
  }
};

const otherMotions = (
  scene: TinypiratesScene,
  { event, data }: Event<Kinds>,
): readonly Motion[] => {
  switch (event) {
    case 'captain-moved':
      return [
        {
          family: 'flip',
          to: holdingsOf(scene, data.pirate),
          draw: token(ORDER_SIGN[data.order]),
          words: scene.view.state.printed.content.orders[data.order].name,
        },
      ];
    case 'jostled':
      return [{ family: 'damage', piece: piratePiece(data.pirate), draw: token('repair') }];
    case 'token-revealed':
      return [
        {
          family: 'flip',
          to: tokenPiece(data.space),
          draw: token('hunt'),
          words: scene.view.state.printed.searchKinds[data.token].name,
        },
      ];
    case 'treasure-buried':
      return [{ family: 'score', to: spaceTarget(data.space), draw: token('cross') }];
    case 'solo-rolled':
      return [{ family: 'roll', to: SOLO_MAT, draw: <Face value={data.die} size={52} /> }];
    case 'turn-begun':
      return [{ family: 'gust' }];
    default:
      return [];
  }
};

export const motionsOf = (scene: TinypiratesScene, event: Event<Kinds>): readonly Motion[] =>
  seaMotions(scene, event) ?? purseMotions(scene, event) ?? otherMotions(scene, event);
