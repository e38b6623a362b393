import { keyed, Touchable } from '@quarterdeck/board-kit';
import { Ship } from '@quarterdeck/board-kit/drawings';
import { byId } from '@quarterdeck/kernel';
import { calledOf } from '../../words/viewing.ts';
import type { TinypiratesScene, TinypiratesSceneProps } from '../scene.ts';
import '../styles/battle.lazy.css';
import type { ReactElement, ReactNode } from 'react';
import {
  type Battle,
  damageOf,
  diceOf,
  type PirateId,
  pirateOf,
  type Side,
  symbolsFor,
} from '../../index.ts';
import { merchantTitle } from '../../words/names.ts';
import { dieTarget } from '../../words/targets.ts';
import { Face } from '../pieces/crew-card.tsx';
import { MERCHANT_HULL, painted } from '../pieces/ships.tsx';
import { colourOf } from '../places/seat-colours.ts';
import { Icon } from '../signs/symbol.ts';

type SideProps = {
  readonly scene: TinypiratesScene;
  readonly battle: Battle;
  readonly side: Side;
  readonly pirate: PirateId;
};

const named = (scene: TinypiratesScene, pirate: PirateId): string =>
  pirateOf(scene.view.state, pirate).seat === scene.me
    ? scene.words('tinypirates.battle.you')
    : calledOf(scene, pirate);

type WhoProps = {
  readonly scene: TinypiratesScene;
  readonly side: Side;
  readonly name: string;
  readonly ship: ReactNode;
};

const Who = ({ scene, side, name, ship }: WhoProps) => (
  <span className="battle-who row">
    {ship}
    <span>
      <small>{scene.words(`tinypirates.battle.${side}`)}</small>
      <b>{name}</b>
    </span>
  </span>
);

type DieProps = SideProps & { readonly place: number; readonly face: number };

/** A die and what it hits; the viewer can touch their own. */
const BattleDie = ({ scene, pirate, place, face }: DieProps) => {
  const hits = symbolsFor(scene.view.state, pirate, face);
  const drawn = (
    <>
      <Face value={face} size={36} />
      <i className="die-hits inline-row" data-none={hits === 0 ? '' : undefined}>
        {hits}
        <Icon name="hit" size={14} />
      </i>
    </>
  );
  const isMine = pirateOf(scene.view.state, pirate).seat === scene.me;
  return isMine ? (
    <Touchable target={dieTarget(place)} className="battle-die">
      {drawn}
    </Touchable>
  ) : (
    <span className="battle-die">{drawn}</span>
  );
};

const parts = ({ words }: TinypiratesScene, cannons: number, hits: number): readonly string[] => [
  ...(cannons > 0 ? [words('tinypirates.battle.cannons', { count: cannons })] : []),
  ...(hits > 0 ? [words('tinypirates.battle.hits', { count: hits })] : []),
];

/** One side: its dice, what it adds, and the damage as it stands. */
const PirateSide = (props: SideProps) => {
  const { scene, battle, side, pirate } = props;
  const g = scene.view.state;
  const dice = side === 'attack' ? battle.attackDice : battle.defenceDice;
  const { cannons, hits, damage } = damageOf(g, pirate, side, dice);
  const unrolled = Array.from({ length: dice.length === 0 ? diceOf(g, pirate) : 0 }, (_, i) => i);
  return (
    <li>
      <Who
        scene={scene}
        side={side}
        name={named(scene, pirate)}
        ship={
          <svg width="40" height="40" viewBox="0 0 64 64" aria-hidden="true">
            <Ship colour={colourOf(scene, pirate)} x={2} y={2} size={60} />
          </svg>
        }
      />
      <span className="battle-dice">
        {keyed(dice, (face, place) => (
          <BattleDie key={place} {...props} face={face} place={place} />
        ))}
        {unrolled.map((one) => (
          <Face key={one} value={undefined} size={36} />
        ))}
      </span>
      <small className="battle-parts">{parts(scene, cannons, hits).join(', ')}</small>
      <Total scene={scene} count={damage} />
    </li>
  );
};

const Total = ({ scene, count }: { readonly scene: TinypiratesScene; readonly count: number }) => (
  <b className="battle-total" title={scene.words('tinypirates.battle.damage', { count })}>
    {count}
    <span className="unseen"> {scene.words('tinypirates.battle.damage', { count })}</span>
  </b>
);

const MerchantSide = ({ scene, battle }: Pick<SideProps, 'scene' | 'battle'>) => {
  const g = scene.view.state;
  const ship = g.merchants.find(({ merchant }) => merchant === battle.merchant);
  if (ship === undefined) return undefined;
  return (
    <li>
      <Who
        scene={scene}
        side="defence"
        name={merchantTitle(scene.view.state, ship.merchant)}
        ship={
          <Icon
            name="ship-brig"
            size={40}
            colours={painted({ hull: MERCHANT_HULL[ship.merchant] })}
          />
        }
      />
      <Total scene={scene} count={byId(g.printed.merchantCards, ship.card).damage} />
    </li>
  );
};

/** A battle: both sides, and the damage as it builds up. */
export const BattleStage = ({ scene }: TinypiratesSceneProps): ReactElement | undefined => {
  const { battle } = scene.view.state;
  if (battle === null) return undefined;
  return (
    <ul className="tiny-battle" aria-label={scene.words('tinypirates.battle.title')}>
      <PirateSide scene={scene} battle={battle} side="attack" pirate={battle.attacker} />
      {battle.defender === null ? (
        <MerchantSide scene={scene} battle={battle} />
      ) : (
        <PirateSide scene={scene} battle={battle} side="defence" pirate={battle.defender} />
      )}
    </ul>
  );
};
