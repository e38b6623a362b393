import { type DrawProps, type GalleryComponent, sourceOf } from '@quarterdeck/board-kit';
import { DARK_INK, HitDie, Rose, Ship, Token } from '@quarterdeck/board-kit/drawings';
import type { ReactElement } from 'react';
import type { SeawolfPack } from '../../index.ts';
import { Chest } from '../pieces/cards.tsx';
import { OwnShip } from '../pieces/own-ship.tsx';
import type { SeawolfGalleryWords } from '../scene.ts';
import type { SeawolfSymbol } from '../signs/symbol.ts';
import { Piece } from '../signs/symbol.ts';
import { captainColour, countWords } from './gallery-words.ts';

type Drawing = (props: DrawProps) => ReactElement;

const tokenOf =
  (name: SeawolfSymbol): Drawing =>
  ({ width }) => (
    <Token width={width * 0.8}>
      <Piece name={name} x={20} y={20} size={60} colours={DARK_INK} />
    </Token>
  );

export const ships = (
  words: SeawolfGalleryWords,
  pack: SeawolfPack,
): readonly GalleryComponent[] => [
  ...pack.captains.map((captain): GalleryComponent => {
    const colour = captainColour(captain.id);
    const { bow } = captain;
    const hold = Array.from({ length: bow.holdSpaces }, (_, i) => ({
      cargo: i < bow.startRum ? ('rum' as const) : undefined,
      change: 'stays' as const,
    }));
    const name = words('boards.seawolf.captain', { colour: words(`seatColours.${colour}`) });
    return {
      id: bow.id,
      name,
      text: bow.text,
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(bow, words),
      draw: ({ width }) => (
        <span style={{ display: 'block', width: Math.min(width, 150) }}>
          <OwnShip
            label={name}
            colour={colour}
            hold={hold}
            bowSpaces={bow.holdSpaces}
            cannons={0}
            bases={bow.cannonBases}
            extensions={[]}
            stern={undefined}
          />
        </span>
      ),
    };
  }),
  ...pack.captains.map((captain): GalleryComponent => {
    const colour = captainColour(captain.id);
    return {
      id: captain.ship.id,
      name: captain.name,
      text: captain.text,
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(captain.ship, words),
      draw: ({ width }) => (
        <svg width={width * 0.8} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <Ship colour={colour} x={0} y={0} size={64} kind="brig" />
        </svg>
      ),
    };
  }),
  {
    id: pack.tablePieces.pirate.id,
    name: words('boards.seawolf.pirate'),
    text: words('boards.seawolf.pirateText'),
    count: words('boards.seawolf.oneCard'),
    ...sourceOf(pack.tablePieces.pirate, words),
    draw: ({ width }) => (
      <svg
        className="piece"
        width={width * 0.8}
        viewBox="0 0 64 64"
        aria-hidden="true"
        focusable="false"
      >
        <Piece name="ship-pirate" x={0} y={0} size={64} />
      </svg>
    ),
  },
];

const GOODS = ['cotton', 'wine', 'tea', 'cocoa'] as const;

const goods = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  GOODS.map((id) => {
    const good = pack.goods[id];
    return {
      id,
      name: words('boards.seawolf.good', { name: good.name }),
      text: words(good.wild ? 'boards.seawolf.wildText' : 'boards.seawolf.goodText'),
      count: countWords(good.count, words),
      ...sourceOf(good, words),
      draw: tokenOf(id),
    };
  });

const chests = (words: SeawolfGalleryWords, pack: SeawolfPack): readonly GalleryComponent[] =>
  [...new Set(pack.chests.map(({ value }) => value))].map((value) => {
    const alike = pack.chests.filter((chest) => chest.value === value);
    return {
      id: `chest ${value}`,
      name: words('boards.seawolf.chest', { value }),
      text: words('boards.seawolf.chestText'),
      count: countWords(alike.length, words),
      source: alike[0]?.source ?? 'book',
      draw: ({ width }) => <Chest width={width * 0.8} value={value} />,
    };
  });

const DieFaces: Drawing = ({ width }) => (
  <svg width={width * 0.9} viewBox="0 0 100 56" aria-hidden="true" focusable="false">
    <HitDie x={4} y={6} size={42} face="hit" turn={-4} />
    <HitDie x={54} y={8} size={42} face="blank" turn={5} />
  </svg>
);

const Spinner: Drawing = ({ width }) => (
  <Token width={width * 0.8}>
    <Rose cx={50} cy={50} radius={38} ink="#12283b" fill="var(--bone)" />
    <path
      d="M50 12L62 52H54V80H46V52H38Z"
      fill="var(--brass-fill)"
      stroke="#12283b"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
  </Token>
);

/** What lies beside the map: goods, chests, dice, coins, cannons and the markers. */
export const boxPieces = (
  words: SeawolfGalleryWords,
  pack: SeawolfPack,
): readonly GalleryComponent[] => {
  const { dice, coins, cannons, wind, peacemakerMarker } = pack.tablePieces;
  return [
    ...goods(words, pack),
    {
      id: 'rum',
      name: words('boards.seawolf.rum'),
      text: words('boards.seawolf.rumText'),
      count: countWords(pack.counts.counts.rumBarrels, words),
      source: pack.counts.source,
      draw: tokenOf('rum'),
    },
    ...chests(words, pack),
    {
      id: 'dice',
      name: words('boards.seawolf.die'),
      text: dice.text,
      count: countWords(dice.count, words),
      ...sourceOf(dice, words),
      draw: DieFaces,
    },
    {
      id: 'coins',
      name: words('boards.seawolf.coin'),
      text: coins.text,
      count: countWords(coins.oneThaler + coins.fiveThaler, words),
      ...sourceOf(coins, words),
      draw: tokenOf('coin'),
    },
    {
      id: 'cannons',
      name: words('boards.seawolf.cannon'),
      text: words('boards.seawolf.cannonText'),
      count: countWords(cannons.total, words),
      ...sourceOf(cannons, words),
      draw: tokenOf('cannon'),
    },
    {
      id: wind.id,
      name: words('boards.seawolf.wind'),
      text: wind.text,
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(wind, words),
      draw: Spinner,
    },
    {
      id: peacemakerMarker.id,
      name: words('boards.seawolf.peacemaker'),
      text: words('boards.seawolf.peacemakerText'),
      count: words('boards.seawolf.oneCard'),
      ...sourceOf(peacemakerMarker, words),
      draw: tokenOf('peace'),
    },
  ];
};
