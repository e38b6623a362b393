// A small board for Reef: the contract of a board on one page, and the table's tests' own game.

import {
  type BoardKit,
  BoardPiece,
  type BoardProps,
  BoardSpace,
  Glow,
  MatHead,
  type Motion,
  type Scene,
  type SeatProps,
  seatTarget,
} from '@quarterdeck/board-kit';
import { Icon, Ship } from '@quarterdeck/board-kit/drawings';
import { at, HIDDEN, idsOf, type Seat, unreachable } from '@quarterdeck/kernel';
import { boatOf, type Kinds, type PoolId, pearlsIn, pointsOf, type Reef } from '@quarterdeck/reef';
import type { ReactElement } from 'react';

const WIDE = 5;
const SIZE = 150;
const spotOf = (pool: number) => ({ x: (pool % WIDE) * SIZE, y: Math.floor(pool / WIDE) * SIZE });
const poolTarget = (pool: number): string => `pool/${pool}`;
const boatPiece = (seat: number): string => `boat/${seat}`;
const nameOf = (pool: number): string =>
  'ABCDE'.charAt(pool % WIDE) + String(Math.floor(pool / WIDE) + 1);

type PoolProps = { readonly g: Reef; readonly pool: PoolId; readonly small: boolean };

const Pool = ({ g, pool, small }: PoolProps): ReactElement => {
  const { x, y } = spotOf(pool);
  const { name, depth } = at(g.printed.pools, pool);
  return (
    <BoardSpace target={poolTarget(pool)}>
      <rect x={x} y={y} width={SIZE} height={SIZE} fill="var(--water)" stroke="var(--ink)" />
      <circle cx={x + 40} cy={y + 90} r={12 + depth * 6} fill="var(--water-deep)" />
      {!small && (
        <text x={x + 10} y={y + 24} fontSize="15" fontStyle="italic" fill="var(--ink)">
          {name}
        </text>
      )}
      <text x={x + 40} y={y + 96} fontSize="18" textAnchor="middle" fill="var(--ink)">
        {depth}
      </text>
      {g.currents.includes(pool) && (
        <path
          d={`M${x + 14} ${y + 136}q15-10 30 0t30 0t30 0t30 0`}
          fill="none"
          stroke="var(--waterline)"
          strokeWidth="4"
        />
      )}
    </BoardSpace>
  );
};

const ReefBoard = ({ scene, small }: BoardProps<Kinds>): ReactElement => {
  const g = scene.view.state;
  const pools = idsOf<PoolId>(g.printed.pools);
  return (
    <svg className="board" viewBox="-6 -6 762 612">
      <title>Reef</title>
      {pools.map((pool) => (
        <Pool key={pool} g={g} pool={pool} small={small} />
      ))}
      {scene.seats.map(({ seat, colour }) => {
        const { x, y } = spotOf(boatOf(g, seat).pool);
        return (
          <BoardPiece key={seat} piece={boatPiece(seat)}>
            <Ship
              colour={colour}
              x={x + 62 + seat * 8}
              y={y + 34 + seat * 10}
              size={62}
              kind="cutter"
            />
          </BoardPiece>
        );
      })}
      {pools.map((pool) => {
        const { x, y } = spotOf(pool);
        return (
          <Glow key={pool} target={poolTarget(pool)}>
            <rect x={x + 5} y={y + 5} width={SIZE - 10} height={SIZE - 10} rx="6" />
          </Glow>
        );
      })}
    </svg>
  );
};

const known = (pearls: readonly number[]): readonly number[] =>
  pearls.filter((pearl) => pearl !== HIDDEN);

const ReefMat = ({ scene, seat, preview }: SeatProps<Kinds>): ReactElement => {
  const boat = boatOf(scene.view.state, seat);
  const future = preview && boatOf(preview.state, seat);
  return (
    <>
      <MatHead seat={seat} title={at(scene.seats, seat).name}>
        <b>
          {boat.divers}
          {future !== undefined && future.divers !== boat.divers && ` → ${future.divers}`} divers
        </b>
      </MatHead>
      <p>
        Pearls: {boat.pearls.length} {known(boat.pearls).join(', ')}
      </p>
      <p>Helpers: {boat.helpers.join(', ')}</p>
      <p>Charms: {boat.charms.length}</p>
    </>
  );
};

const describe = ({ view, seats }: Scene<Kinds>) => {
  const g = view.state;
  return idsOf<PoolId>(g.printed.pools).map((pool) => {
    const here = seats.filter(({ seat }) => boatOf(g, seat).pool === pool).map(({ name }) => name);
    const { name } = at(g.printed.pools, pool);
    return {
      target: poolTarget(pool),
      name: `${nameOf(pool)}, ${name}`,
      text: [
        `${pearlsIn(g, pool)} pearls to draw`,
        ...(g.currents.includes(pool) ? ['a current'] : []),
        ...here,
      ].join('. '),
    };
  });
};

const divedTo = (data: object): number | undefined =>
  'pool' in data && typeof data.pool === 'number' ? data.pool : undefined;

const animate: BoardKit<Kinds>['animate'] = (_, event): readonly Motion[] => {
  switch (event.event) {
    case 'dived':
      return [
        { family: 'sail', piece: boatPiece(event.data.seat), path: [poolTarget(event.data.pool)] },
      ];
    case 'storm-rolled':
      return [
        { family: 'roll', to: poolTarget(event.data.pool), draw: <b>{event.data.rolled}</b> },
      ];
    case 'pearl-kept':
      return [
        {
          family: 'gain',
          from: boatPiece(event.data.seat),
          to: seatTarget(event.data.seat),
          draw: <Icon name="i-check" size={24} />,
          words: '+1',
        },
      ];
    case 'diver-lost':
      return [{ family: 'damage', piece: boatPiece(event.data.seat) }];
    case 'currents-drifted':
      return [{ family: 'gust' }];
    case 'plans-laid':
    case 'plan-shown':
    case 'stayed':
    case 'dive-begun':
    case 'charm-played':
    case 'divers-back':
    case 'pearls-drawn':
    case 'charm-drawn':
    case 'helper-used':
    case 'round-ended':
    case 'left':
    case 'counted':
      return [];
    default:
      return unreachable(event);
  }
};

/** Pearls that lie hidden count once they are shown. */
const pointsKnown = (g: Reef, seat: Seat): number =>
  boatOf(g, seat).pearls.includes(HIDDEN) ? 0 : pointsOf(g, seat);

export const REEF_KIT: BoardKit<Kinds> = {
  Board: ReefBoard,
  Mat: ReefMat,
  Holdings: ({ scene, seat }) => {
    const { divers, pearls, charms } = boatOf(scene.view.state, seat);
    return (
      <>
        <span>{divers} divers</span>
        <span>{pearls.length} pearls</span>
        <span>{charms.length} charms</span>
      </>
    );
  },
  SharedStrip: ({ scene }) => <p>{scene.view.state.bag.length} pearls in the bag</p>,
  summary: ({ view, seats }, seat) => {
    const { pearls, divers, charms, helpers, out } = boatOf(view.state, seat);
    return {
      role: helpers.join(', '),
      figures: [
        { icon: <Icon name="i-box" />, value: pearls.length, label: `${pearls.length} pearls` },
        { icon: <Icon name="i-person" />, value: divers, label: `${divers} divers` },
        { icon: <Icon name="i-copy" />, value: charms.length, label: `${charms.length} charms` },
      ],
      isFirst: view.state.first === seat,
      isOut: out,
      holdings:
        seats.length > 4 ? undefined : <span className="hint">{'◦'.repeat(pearls.length)}</span>,
    };
  },
  describe,
  progress: ({ view }) => ({
    round: `Round ${view.state.round}`,
    phases: (['Plans', 'Dives', 'Rest'] as const).map((name, i) => ({
      name,
      state: i === (view.state.dives.length > 0 ? 1 : 0) ? 'now' : 'coming',
    })),
    fact: `of ${view.state.rounds}`,
  }),
  targetsOf: (_, choice) => {
    if ('pool' in choice) return [poolTarget(choice.pool)];
    return 'pools' in choice ? choice.pools.map(poolTarget) : [];
  },
  eventTargets: (_, { data }) => {
    const pool = divedTo(data);
    return pool === undefined ? [] : [poolTarget(pool)];
  },
  animate,
  promptTitle: (_, step) => (step === 'round/plan' ? 'Your plan' : undefined),
  element: ({ view }, _, field, value) =>
    field === 'pools' && typeof value === 'number'
      ? { label: at(view.state.printed.pools, value).name, target: poolTarget(value) }
      : undefined,
  hurts: (_, choice) => choice.do === 'leave',
  points: ({ state }, seat) => pointsKnown(state, seat),
  scoreRow: (_, { line }) => ({ label: line === 'pearls' ? 'Pearls' : 'Other points' }),
};
