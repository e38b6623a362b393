import { type Drawing, onSheet, onToken, printedRow } from '@quarterdeck/board-kit';
import {
  DARK_INK,
  HitDie,
  inked,
  Rose,
  type SeatColour,
  Ship,
  Token,
} from '@quarterdeck/board-kit/drawings';
import { Chest } from '../pieces/cards.tsx';
import { OwnShip } from '../pieces/own-ship.tsx';
import { Piece, type SeawolfSymbol } from '../signs/symbol.ts';
import { captainColour } from './captain-colour.ts';
import type { Rows } from './gallery-contents.ts';

const tokenOf = (name: SeawolfSymbol): Drawing =>
  onToken(<Piece name={name} x={20} y={20} size={60} colours={DARK_INK} />);

const bows: Rows = (words, { pack }) =>
  pack.captains.map(({ id, bow }) => {
    const colour = captainColour(id);
    const hold = Array.from({ length: bow.holdSpaces }, (_, i) => ({
      cargo: i < bow.startRum ? ('rum' as const) : undefined,
      change: 'stays' as const,
    }));
    const name = words('seawolf.gallery.captain', { colour: words(`seatColours.${colour}`) });
    return {
      id: bow.id,
      name,
      text: bow.text,
      count: words('seawolf.gallery.oneCard'),
      of: bow,
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
  });

const brig = (colour: SeatColour): Drawing =>
  onSheet(64, 64, <Ship colour={colour} x={0} y={0} size={64} kind="brig" />, 0.8);

export const ships: Rows = (words, contents) => {
  const { captains, tablePieces } = contents.pack;
  const count = words('seawolf.gallery.oneCard');
  return [
    ...bows(words, contents),
    ...captains.map(({ id, name, text, ship }) => {
      const draw = brig(captainColour(id));
      return { id: ship.id, name, text, count, of: ship, draw };
    }),
    {
      id: tablePieces.pirate.id,
      name: words('seawolf.gallery.pirate'),
      text: words('seawolf.gallery.pirateText'),
      count,
      of: tablePieces.pirate,
      draw: ({ width }) => (
        <svg className="piece" width={width * 0.8} viewBox="0 0 64 64" aria-hidden="true">
          <Piece name="ship-pirate" x={0} y={0} size={64} />
        </svg>
      ),
    },
  ];
};

const markers: Rows = (words, { pack }) =>
  (['cotton', 'wine', 'tea', 'cocoa'] as const).map((id) => {
    const { name, wild } = pack.goods[id];
    return printedRow(id, pack.goods[id], tokenOf(id), {
      name: words('seawolf.gallery.good', { name }),
      text: words(wild ? 'seawolf.gallery.wildText' : 'seawolf.gallery.goodText'),
    });
  });

const chests: Rows = (words, { pack }) =>
  [...new Set(pack.chests.map(({ value }) => value))].map((value) => {
    const alike = pack.chests.filter((chest) => chest.value === value);
    return {
      id: `chest ${value}`,
      name: words('seawolf.gallery.chest', { value }),
      text: words('seawolf.gallery.chestText'),
      count: alike.length,
      of: { source: alike[0]?.source ?? 'book' },
      draw: ({ width }) => <Chest width={width * 0.8} value={value} />,
    };
  });

const DieFaces: Drawing = ({ width }) => (
  <svg width={width * 0.9} viewBox="0 0 100 56" aria-hidden="true">
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
      strokeLinejoin="round"
      {...inked(2.4)}
    />
  </Token>
);

/** What lies beside the map: goods, chests, dice, coins, cannons and the markers. */
export const goods: Rows = (words, contents) => {
  const { counts, tablePieces } = contents.pack;
  const { dice, coins, cannons, wind, peacemakerMarker } = tablePieces;
  const one = words('seawolf.gallery.oneCard');
  return [
    ...markers(words, contents),
    {
      id: 'rum',
      name: words('seawolf.gallery.rum'),
      text: words('seawolf.gallery.rumText'),
      count: counts.counts.rumBarrels,
      of: { source: counts.source },
      draw: tokenOf('rum'),
    },
    ...chests(words, contents),
    printedRow('dice', dice, DieFaces, { name: words('seawolf.gallery.die') }),
    printedRow('coins', coins, tokenOf('coin'), {
      name: words('seawolf.gallery.coin'),
      count: coins.oneThaler + coins.fiveThaler,
    }),
    printedRow('cannons', cannons, tokenOf('cannon'), {
      name: words('seawolf.gallery.cannon'),
      text: words('seawolf.gallery.cannonText'),
      count: cannons.total,
    }),
    printedRow(wind.id, wind, Spinner, { name: words('seawolf.gallery.wind'), count: one }),
    printedRow(peacemakerMarker.id, peacemakerMarker, tokenOf('peace'), {
      name: words('seawolf.gallery.peacemaker'),
      text: words('seawolf.gallery.peacemakerText'),
      count: one,
    }),
  ];
};
