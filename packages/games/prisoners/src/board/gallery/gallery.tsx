import '../styles/board.css';
import '../styles/table.css';
import {
  type DrawProps,
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type OwnPackDoor,
  sourceOf,
} from '@quarterdeck/board-kit';
import { DARK_INK, PaperCard, Sheet } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  COLORS,
  CREATURES,
  LEVELS,
  type Maneuver,
  TERRITORIES,
  TERRITORY_MANEUVERS,
} from '../../index.ts';
import { PRISONERS_TABLE_EN } from '../en-table.ts';
import {
  Frigate,
  HiddenDrawn,
  Pennon,
  TERRITORY_SIGN,
  TerritoryDrawn,
  WildDrawn,
} from '../pieces/pieces.tsx';
import type { PrisonersGalleryWords } from '../scene.ts';
import { PrisonersSprite } from '../signs/sprite.tsx';
import type { PrisonersSymbol } from '../signs/symbol.ts';
import { Piece } from '../signs/symbol.ts';
import { PRISONERS_GALLERY_EN } from './en-gallery.ts';
import { type Contents, OWN_CONTENTS, readContents } from './gallery-contents.ts';
import { pieces } from './gallery-pieces.tsx';

type Drawing = (props: DrawProps) => ReactElement;

const MIDDLE = { x: 55, y: 52 } as const;

/** A hex of the ocean with one thing on it. */
const onWater =
  (thing: ReactElement): Drawing =>
  ({ width }) => (
    <Sheet width={width} viewWidth={110} viewHeight={116}>
      <rect width="110" height="116" fill="var(--water)" />
      {thing}
    </Sheet>
  );

const count = (words: PrisonersGalleryWords, pieces: number): string =>
  words('boards.prisoners.pieces', { count: pieces });

const destinations = (
  words: PrisonersGalleryWords,
  { pack }: Contents,
): readonly GalleryComponent[] => [
  {
    id: 'unexplored',
    name: words('boards.prisoners.unexplored'),
    text: words('boards.prisoners.unexploredText'),
    count: count(words, pack.counts.destinations.total),
    ...sourceOf(pack.counts.destinations, words),
    clauses: ['TP-007'],
    draw: onWater(<HiddenDrawn {...MIDDLE} />),
  },
  ...CREATURES.map((kind): GalleryComponent => {
    const { name, sinkDefense, captureDefense } = pack.targets[kind];
    const sink = sinkDefense ?? 0;
    return {
      id: kind,
      name,
      text:
        captureDefense === null
          ? words('boards.prisoners.creatureText', { sink })
          : words('boards.prisoners.privateerText', { sink, capture: captureDefense }),
      count: count(words, pack.destinations[kind].count),
      ...sourceOf(pack.destinations[kind], words),
      clauses: [kind === 'privateer' ? 'TP-033' : 'TP-028'],
      draw: onWater(<WildDrawn {...MIDDLE} kind={kind} />),
    };
  }),
];

const territories = (
  words: PrisonersGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  TERRITORIES.map((territory) => {
    const { name, maneuver } = pack.territories[territory];
    const free = pack.targets.uncontrolledTerritory.captureDefense ?? 0;
    const held = pack.targets.controlledTerritory.captureDefense ?? 0;
    return {
      id: territory,
      name,
      text: words('boards.prisoners.territoryText', {
        free,
        held,
        maneuver: byId(printed.maneuvers, maneuver).name,
      }),
      count: count(words, 1),
      ...sourceOf(pack.territories[territory], words),
      clauses: ['TP-040'],
      draw: onWater(
        <TerritoryDrawn
          {...MIDDLE}
          name={name}
          sign={TERRITORY_SIGN[territory]}
          owner={undefined}
          defense={free}
        />,
      ),
    };
  });

const KIND_SIGN = {
  command: 'wheel',
  engagement: 'cannon',
  aftermath: 'wreck',
} as const satisfies Readonly<Record<string, PrisonersSymbol>>;
const KIND_COLOUR = { command: '#2673c4', engagement: '#12283b', aftermath: '#7b8b97' } as const;

/** A card as it lies in a hand: its kind, and its level or its territory. */
const cardOf =
  ({ printed }: Contents, maneuver: Maneuver): Drawing =>
  ({ width }) => {
    const { name, type, level, territory } = byId(printed.maneuvers, maneuver);
    return (
      <PaperCard width={width} name={name}>
        <rect x="-3" y="-7" width="9" height="106" fill={KIND_COLOUR[type]} />
        <Piece name={KIND_SIGN[type]} x={46} y={18} size={72} colours={DARK_INK} />
        {territory === null ? (
          <g className="gallery-level">
            <rect
              x="12"
              y="0"
              width="30"
              height="32"
              rx="4"
              fill="#fbf8ef"
              stroke="#12283b"
              strokeWidth="2"
            />
            <text className="board-figure" x="27" y="24" fontSize="22">
              {level}
            </text>
          </g>
        ) : (
          <Piece name={TERRITORY_SIGN[territory]} x={10} y={-4} size={42} colours={DARK_INK} />
        )}
      </PaperCard>
    );
  };

const deck = (words: PrisonersGalleryWords, contents: Contents): readonly GalleryComponent[] =>
  contents.printed.ids.deckManeuver.map((maneuver) => {
    const print = byId(contents.pack.deckManeuvers, maneuver);
    return {
      id: maneuver,
      name: print.name,
      text: print.text,
      count: count(words, print.count),
      ...sourceOf(print, words),
      clauses: print.clauses,
      draw: cardOf(contents, maneuver),
    };
  });

const territoryManeuvers = (
  words: PrisonersGalleryWords,
  contents: Contents,
): readonly GalleryComponent[] =>
  TERRITORY_MANEUVERS.map((maneuver) => {
    const print = contents.pack.territoryManeuvers[maneuver];
    return {
      id: maneuver,
      name: print.name,
      text: words('boards.prisoners.cooldown', { text: print.text, count: print.cooldown }),
      count: count(words, 1),
      ...sourceOf(print, words),
      clauses: print.clauses,
      draw: cardOf(contents, maneuver),
    };
  });

const ships = (
  words: PrisonersGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] => [
  ...COLORS.map(
    (color): GalleryComponent => ({
      id: color,
      name: words('boards.prisoners.fleet', { color: pack.colors[color].name }),
      text: words('boards.prisoners.fleetText', { count: pack.colors[color].ships }),
      count: count(words, pack.colors[color].ships),
      ...sourceOf(pack.colors[color], words),
      clauses: ['TP-003'],
      draw: onWater(<Frigate {...MIDDLE} colour={color} />),
    }),
  ),
  ...LEVELS.map((level): GalleryComponent => {
    const { attackDice, returnFireDice, sinkDefense, captureDefense } = at(printed.levels, level);
    return {
      id: `flag-${level}`,
      name: words('boards.prisoners.flag', { level }),
      text: words('boards.prisoners.flagText', {
        attack: attackDice,
        back: returnFireDice,
        sink: sinkDefense,
        capture: captureDefense,
      }),
      count: count(words, pack.counts.levelFlags.perLevel),
      ...sourceOf(pack.counts.levelFlags, words),
      clauses: ['TP-004'],
      draw: onWater(
        <g transform="translate(-18 20) scale(1.6)">
          <Pennon x={72} y={56} level={level} />
        </g>,
      ),
    };
  }),
];

export const Symbols = PrisonersSprite;

export const WORDS: GalleryDoor['WORDS'] = [PRISONERS_GALLERY_EN, PRISONERS_TABLE_EN];

const galleryOf = (words: PrisonersGalleryWords, contents: Contents): readonly GalleryKind[] => {
  const kinds = { destinations, territories, deck, territoryManeuvers, ships, pieces } as const;
  const ids = Object.keys(kinds) as (keyof typeof kinds)[];
  return ids.map((id) => ({
    id,
    name: words(`boards.prisoners.kinds.${id}`),
    components: kinds[id](words, contents),
  }));
};

export const gallery: GalleryDoor['gallery'] = (words) => galleryOf(words, OWN_CONTENTS);

export const ownPack: OwnPackDoor = {
  content: OWN_CONTENTS.pack,
  galleryOf: (words, raw) => galleryOf(words, readContents(raw)),
};
