// What one sees of an event. Pieces are where the position before has them, or where motions of the
// same answer have carried them.

import {
  flow,
  keyed,
  type Motion,
  motionsBy,
  show,
  type Target,
  travel,
} from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { Booty, Kinds, NpcShip, PirateId, SpaceId } from '../../index.ts';
import { orderName, tokenName } from '../../words/names.ts';
import {
  buoy,
  coveBuoy,
  marketTarget,
  merchantPiece,
  NAVY_PIECE,
  piratePiece,
  spaceTarget,
  tokenPiece,
} from '../../words/targets.ts';
import { calledOf, holdingsOf, SOLO_MAT } from '../../words/viewing.ts';
import { Face } from '../pieces/crew-card.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon, type TinypiratesSymbol } from '../signs/symbol.ts';

const token = (name: TinypiratesSymbol): ReactNode => (
  <Icon name={name} size={34} colours={PLAIN_COAT} />
);
const crate = (booty: Booty): ReactNode => <CrateIcon booty={booty} size={34} />;

const npcPiece = (ship: NpcShip): Target => (ship === 'navy' ? NAVY_PIECE : merchantPiece(ship));

const Dice = ({ dice }: { readonly dice: readonly number[] }) => (
  <span className="flown-dice">
    {keyed(dice, (face, key) => (
      <Face key={key} value={face} size={46} />
    ))}
  </span>
);

const soloOf = ({ view }: TinypiratesScene): PirateId => {
  const [first, ...others] = view.state.pirates;
  const solo = others.find(({ seat }) => seat === null) ?? first;
  return solo?.pirate ?? view.state.firstPlayer;
};

const sail = (piece: Target, to: SpaceId): readonly Motion[] => [travel('sail', piece, buoy(to))];

const damaged = (pirate: PirateId, draw?: ReactNode): readonly Motion[] => [
  { family: 'damage', piece: piratePiece(pirate), ...(draw !== undefined && { draw }) },
];

const gain = (
  scene: TinypiratesScene,
  pirate: PirateId,
  draw: ReactNode,
  count = 0,
): readonly Motion[] => {
  const words = count > 0 ? scene.words('tinypirates.gained', { count }) : undefined;
  return [flow('gain', piratePiece(pirate), holdingsOf(scene, pirate), draw, words)];
};

const lose = (
  scene: TinypiratesScene,
  pirate: PirateId,
  draw: ReactNode,
  count = 0,
): readonly Motion[] => {
  const words = count > 0 ? scene.words('tinypirates.lost', { count }) : undefined;
  return [flow('lose', holdingsOf(scene, pirate), piratePiece(pirate), draw, words)];
};

type Rolled = { readonly pirate: PirateId; readonly dice: readonly number[] };
const roll = (
  scene: TinypiratesScene,
  { pirate, dice }: Rolled,
  begins: boolean,
): readonly Motion[] => {
  const { seat } = at(scene.view.state.pirates, pirate);
  const by = seat === null ? { name: calledOf(scene, pirate) } : { seat };
  return [
    { ...show('roll', piratePiece(pirate), <Dice dice={dice} />), rolled: { ...by, begins } },
  ];
};

type Crated = { readonly pirate: PirateId; readonly crate: Booty };
const gainCrate = (scene: TinypiratesScene, { pirate, crate: booty }: Crated): readonly Motion[] =>
  gain(scene, pirate, crate(booty));

export const motionsOf = motionsBy<Kinds, TinypiratesScene>({
  'ship-sailed': (_, { pirate, to }) => sail(piratePiece(pirate), to),
  'npc-sailed': (_, { ship, to }) => sail(npcPiece(ship), to),
  'hid-out': (_, { pirate, space }) => [travel('sail', piratePiece(pirate), coveBuoy(space))],
  'solo-retreated': (scene, { to }) => [travel('jump', piratePiece(soloOf(scene)), coveBuoy(to))],
  'merchant-reset': (_, { merchant, space }) => [
    travel('jump', merchantPiece(merchant), buoy(space)),
  ],
  'attack-begun': (_, { space }) => [show('damage', spaceTarget(space), token('cannon'))],
  'dice-rolled': (scene, data) => roll(scene, data, data.side === 'attack'),
  'dice-rerolled': (scene, data) => roll(scene, data, false),
  'merchant-sunk': (_, { merchant }) => [{ family: 'sunk', piece: merchantPiece(merchant) }],
  'battle-won': (_, { loser }) => damaged(loser),
  'navy-attacked': (_, { pirate }) => damaged(pirate, token('hit')),
  'gold-gained': (scene, { pirate, gold }) =>
    gold === 0 ? [] : gain(scene, pirate, token('coin'), gold),
  'gold-paid': (scene, { pirate, gold }) => lose(scene, pirate, token('coin'), gold),
  'crate-taken': gainCrate,
  'crate-loaded': gainCrate,
  'crate-replaced': gainCrate,
  'crate-thrown-away': (scene, data) => lose(scene, data.pirate, crate(data.crate)),
  'crates-sold': (_, { pirate, booty }) => [
    flow('lose', piratePiece(pirate), marketTarget(booty), crate(booty)),
  ],
  'crate-exchanged': (scene, { pirate, taken }) => gain(scene, pirate, crate(taken)),
  'sure-fire-gained': (scene, { pirate, lost }) =>
    lost ? [] : gain(scene, pirate, token('fuse'), 1),
  'legend-gained': (scene, { pirate }) => gain(scene, pirate, token('suit-skull'), 1),
  'deckhand-gained': (scene, { pirate }) => gain(scene, pirate, token('deckhand'), 1),
  'crew-hired': (scene, { pirate }) => gain(scene, pirate, token('pawn')),
  'captain-moved': (scene, { pirate, order }) => {
    const name = orderName(scene.view.state, order);
    return [show('flip', holdingsOf(scene, pirate), token(ORDER_SIGN[order]), name)];
  },
  jostled: (_, { pirate }) => damaged(pirate, token('repair')),
  'token-revealed': (scene, data) => {
    const name = tokenName(scene.view.state, data.token);
    return [show('flip', tokenPiece(data.space), token('hunt'), name)];
  },
  'treasure-buried': (_, { space }) => [show('score', spaceTarget(space), token('cross'))],
  'solo-rolled': (_, { die }) => [show('roll', SOLO_MAT, <Face value={die} size={52} />)],
  'turn-begun': () => [{ family: 'gust' }],
});
