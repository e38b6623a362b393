import '../styles/board.css';
import '../styles/table.css';
import {
  type Drawing,
  type GalleryDoor,
  galleryDoor,
  onPaper,
  onSheet,
  printedRow,
} from '@quarterdeck/board-kit';
import { DARK_INK, inked } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  COLORS,
  CREATURES,
  LEVELS,
  type Maneuver,
  maneuverWords,
  PRISONERS_MODEL,
  PRISONERS_PACK,
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
import { PrisonersSprite } from '../signs/sprite.tsx';
import { Piece, type PrisonersSymbol } from '../signs/symbol.ts';
import { PRISONERS_GALLERY_EN } from './en-gallery.ts';
import type { Contents, Rows } from './gallery-contents.ts';
import { pieces } from './gallery-pieces.tsx';

const MIDDLE = { x: 55, y: 52 } as const;

/** A hex of the ocean with one thing on it. */
const onWater = (thing: ReactElement): Drawing =>
  onSheet(
    110,
    116,
    <>
      <rect width="110" height="116" fill="var(--water)" />
      {thing}
    </>,
  );

const destinations: Rows = (words, { pack }) => [
  {
    id: 'unexplored',
    name: words('prisoners.gallery.unexplored'),
    text: words('prisoners.gallery.unexploredText'),
    count: pack.counts.destinations.total,
    of: pack.counts.destinations,
    clauses: ['TP-007'],
    draw: onWater(<HiddenDrawn {...MIDDLE} />),
  },
  ...CREATURES.map((kind) => {
    const { name, sinkDefense, captureDefense } = pack.targets[kind];
    const sink = sinkDefense ?? 0;
    return printedRow(
      kind,
      pack.destinations[kind],
      onWater(<WildDrawn {...MIDDLE} kind={kind} />),
      {
        name,
        text:
          captureDefense === null
            ? words('prisoners.gallery.creatureText', { sink })
            : words('prisoners.gallery.privateerText', { sink, capture: captureDefense }),
        clauses: [kind === 'privateer' ? 'TP-033' : 'TP-028'],
      },
    );
  }),
];

const territories: Rows = (words, { pack }) =>
  TERRITORIES.map((territory) => {
    const { name, maneuver } = pack.territories[territory];
    const free = pack.targets.uncontrolledTerritory.captureDefense ?? 0;
    const held = pack.targets.controlledTerritory.captureDefense ?? 0;
    const given = pack.territoryManeuvers[maneuver].name;
    return {
      id: territory,
      name,
      text: words('prisoners.gallery.territoryText', { free, held, maneuver: given }),
      of: pack.territories[territory],
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
const cardOf = ({ printed }: Contents, maneuver: Maneuver): Drawing => {
  const { type, level, territory } = byId(printed.maneuvers, maneuver);
  const { name } = maneuverWords({ printed }, maneuver);
  return onPaper(
    name,
    <>
      <rect x="-3" y="-7" width="9" height="106" fill={KIND_COLOUR[type]} />
      <Piece name={KIND_SIGN[type]} x={46} y={18} size={72} colours={DARK_INK} />
      {territory === null ? (
        <g className="gallery-level">
          <rect x="12" y="0" width="30" height="32" rx="4" fill="#fbf8ef" {...inked(2)} />
          <text className="board-figure" x="27" y="24" fontSize="22">
            {level}
          </text>
        </g>
      ) : (
        <Piece name={TERRITORY_SIGN[territory]} x={10} y={-4} size={42} colours={DARK_INK} />
      )}
    </>,
  );
};

const deck: Rows = (_, contents) =>
  contents.printed.ids.deckManeuver.map((maneuver) => {
    const print = byId(contents.pack.deckManeuvers, maneuver);
    const { clauses } = print;
    return printedRow(maneuver, print, cardOf(contents, maneuver), { clauses });
  });

const territoryManeuvers: Rows = (words, contents) =>
  TERRITORY_MANEUVERS.map((maneuver) => {
    const print = contents.pack.territoryManeuvers[maneuver];
    const { clauses, text, cooldown } = print;
    return printedRow(maneuver, print, cardOf(contents, maneuver), {
      text: words('prisoners.gallery.cooldown', { text, count: cooldown }),
      clauses,
    });
  });

const ships: Rows = (words, { pack, printed }) => [
  ...COLORS.map((color) => ({
    id: color,
    name: words('prisoners.gallery.fleet', { color: pack.colors[color].name }),
    text: words('prisoners.gallery.fleetText', { count: pack.colors[color].ships }),
    count: pack.colors[color].ships,
    of: pack.colors[color],
    clauses: ['TP-003'],
    draw: onWater(<Frigate {...MIDDLE} colour={color} />),
  })),
  ...LEVELS.map((level) => {
    const { attackDice, returnFireDice, sinkDefense, captureDefense } = at(printed.levels, level);
    return {
      id: `flag-${level}`,
      name: words('prisoners.gallery.flag', { level }),
      text: words('prisoners.gallery.flagText', {
        attack: attackDice,
        back: returnFireDice,
        sink: sinkDefense,
        capture: captureDefense,
      }),
      count: pack.counts.levelFlags.perLevel,
      of: pack.counts.levelFlags,
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

export const { gallery, ownPack } = galleryDoor({
  kindKey: (kind) => `prisoners.gallery.kinds.${kind}`,
  pack: PRISONERS_PACK,
  printed: PRISONERS_MODEL.printed,
  kinds: { destinations, territories, deck, territoryManeuvers, ships, pieces },
});
