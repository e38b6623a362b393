import { useBoard } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  isPort,
  pirateReaches,
  rivalsOn,
  type Seawolf,
  shipOf,
  sureHits,
  type TileId,
} from '../../index.ts';
import { DiceRow } from '../pieces/dice-row.tsx';
import { lastBattle, type Shots } from '../places/battle.ts';
import type { SeawolfBoardProps, SeawolfScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type RowProps = { readonly scene: SeawolfScene; readonly shots: Shots; readonly isBest: boolean };

const ShotsRow = ({ scene, shots, isBest }: RowProps) => {
  const { words, seats } = scene;
  const { by, sure, dice, hits } = shots;
  const face = by === 'pirate' ? undefined : at(seats, by);
  const name = face?.called ?? words('seawolf.battle.pirate');
  const isRolled = !dice.includes('unrolled');
  const said = words('seawolf.battle.hits', { count: hits });
  const flames = sure === 0 ? undefined : words('seawolf.battle.sure', { count: sure });
  return (
    <li data-best={isBest ? '' : undefined} title={flames}>
      {face === undefined ? (
        <Icon name="ship-pirate" size={30} />
      ) : (
        <Emblem colour={face.colour} size={28} />
      )}
      <span>{name}</span>
      <DiceRow sure={sure} dice={dice} />
      <b>{isRolled ? said : ''}</b>
    </li>
  );
};

const rowsOf = (battle: readonly Shots[]) => {
  const best = Math.max(...battle.map(({ hits }) => hits));
  return battle.map((shots) => ({ shots, isBest: shots.hits === best && best > 0 }));
};

const unrolled = (count: number) => Array.from({ length: count }, () => 'unrolled' as const);

/** At sea a die for every cannon without a wick; in port the crews brawl, one for every rum. */
const readied = (g: Seawolf, seat: Seat, tile: TileId): Shots => {
  const ship = shipOf(g, seat);
  if (isPort(g, tile)) return { by: seat, sure: 0, dice: unrolled(ship.rum), hits: 0 };
  const sure = sureHits(g, ship);
  return { by: seat, sure, dice: unrolled(ship.cannons - sure), hits: 0 };
};

/** What would be rolled if the Peacemaker fights (SW-203). */
const awaited = ({ view, me }: SeawolfScene): readonly Shots[] => {
  const g = view.state;
  const tile = me === undefined ? null : shipOf(g, me).tile;
  if (me === undefined || tile === null) return [];
  const reach = pirateReaches(g, tile);
  if (reach === null) return rivalsOn(g, tile).map((seat) => readied(g, seat, tile));
  const dice = unrolled(g.printed.content.amounts.pirateDice[reach]);
  return [{ by: 'pirate', sure: 0, dice, hits: 0 }, readied(g, me, tile)];
};

const SETTLED: readonly string[] = ['pirate/pay', 'captains/loot'];

/** The dice of the battle that is asked about; nothing at other times. */
export const BattleView = ({ scene }: SeawolfBoardProps): ReactElement | undefined => {
  const { question, log } = useBoard();
  const step = question?.step ?? '';
  const isLooting = step === 'hold/discard' && scene.view.state.turn === null;
  const battle =
    step === 'battle/keep-peace'
      ? awaited(scene)
      : isLooting || SETTLED.includes(step)
        ? lastBattle(log)
        : [];
  if (battle.length === 0) return undefined;
  return (
    <ul className="battle" aria-label={scene.words('seawolf.battle.title')}>
      {rowsOf(battle).map(({ shots, isBest }) => (
        <ShotsRow key={shots.by} scene={scene} shots={shots} isBest={isBest} />
      ))}
    </ul>
  );
};
