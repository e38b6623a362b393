import { put } from '../../words/names.ts';
import '../styles/board.css';
import '../styles/table.css';
import {
  type Drawing,
  type GalleryDoor,
  galleryDoor,
  onPaper,
  onSheet,
  onToken,
  printedRow,
} from '@quarterdeck/board-kit';
import { DARK_INK, darkSail } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import {
  BOARDS,
  CAPTAINS,
  DOUBLOONS_MODEL,
  DOUBLOONS_PACK,
  JEWELS,
  MAP_TILES,
  RELICS,
} from '../../index.ts';
import { cardName, cardText, faceOf } from '../../words/card-words.ts';
import { DOUBLOONS_TABLE_EN } from '../en-table.ts';
import { ActionCard } from '../pieces/action-card.tsx';
import { FaceUp } from '../pieces/landmarks.tsx';
import { RelicDisc, SIGN } from '../pieces/relics.tsx';
import { signsFor } from '../pieces/signs.ts';
import { WATER_SIGN } from '../pieces/water-tiles.tsx';
import { DoubloonsSprite } from '../signs/sprite.tsx';
import { type DoubloonsSymbol, Piece } from '../signs/symbol.ts';
import { DOUBLOONS_GALLERY_EN } from './en-gallery.ts';
import { BoardPicture } from './gallery-boards.tsx';
import { pressOf, type Rows } from './gallery-contents.ts';
import { captainDrawn, tokens } from './gallery-pieces.tsx';
import { said } from './said.ts';

const cards: Rows = (_, contents) => {
  const press = pressOf(contents);
  return contents.printed.cards.map((card) => ({
    id: card.key,
    name: cardName(press, card.id),
    text: cardText(press, card.id),
    of: at(contents.pack.actionCards, card.id),
    clauses: ['DD-023'],
    draw: ({ width }) => (
      <span className="printed-card" style={{ width, height: width * 1.1 }}>
        <ActionCard
          face={faceOf(press, card)}
          stay={press.speaker.words(put('see.stay'))}
          isBare={width < 100}
        />
      </span>
    ),
  }));
};

const landmarks: Rows = (_, { pack, printed }) =>
  printed.ids.landmark.map((id) => {
    const { colour, before } = byId(printed.landmarks, id);
    const drawn = <FaceUp x={40} y={40} colour={colour} signs={signsFor(before)} />;
    return printedRow(id, byId(pack.landmarks, id), onSheet(80, 80, drawn, 0.8), {
      count: 1,
    });
  });

const PALE = { ...DARK_INK, '--suit': '#fbf8ef' } as const;

const tokenOf = (sign: DoubloonsSymbol): Drawing =>
  onToken(<Piece name={sign} x={18} y={18} size={64} colours={PALE} />);

const water: Rows = (_, { pack, printed }) =>
  printed.ids.waterTile.map((id) => {
    const tile = byId(pack.waterTiles, id);
    return printedRow(id, tile, tokenOf(WATER_SIGN[tile.effect.op]));
  });

const MAP_SIGN = {
  ...SIGN,
  islandLore: 'map',
  skullAmulet: 'suit-skull',
  protectionOrb: 'orb',
} as const satisfies Record<(typeof MAP_TILES)[number], DoubloonsSymbol>;

const mapTiles: Rows = (_, { pack }) =>
  MAP_TILES.map((id) => {
    const drawn = <Piece name={MAP_SIGN[id]} x={34} y={12} size={72} colours={PALE} />;
    return printedRow(id, pack.mapTiles[id], onPaper(pack.mapTiles[id].name, drawn));
  });

const jewels: Rows = (words, { pack }) =>
  JEWELS.map((id) => {
    const { points, hex } = pack.jewels[id];
    const colours = darkSail(hex);
    const drawn = <Piece name="jewel" x={0} y={0} size={64} colours={colours} />;
    return printedRow(id, pack.jewels[id], onSheet(64, 64, drawn, 0.6), {
      text: words('doubloons.gallery.worth', { count: points }),
    });
  });

const relics: Rows = (words, { pack }) =>
  RELICS.map((id) => {
    const relic = pack.relics[id];
    const symbol = pack.symbols[relic.symbol].name;
    return printedRow(id, relic, onSheet(48, 32, <RelicDisc relic={id} x={24} y={16} />, 0.8), {
      name: said(put(`relic.${relic.kind}`, { symbol })),
      text: words('doubloons.gallery.worth', { count: relic.points }),
    });
  });

const boards: Rows = (words, { pack, printed }) =>
  BOARDS.map((board) => ({
    id: board,
    name: words(`doubloons.gallery.islands.${board}`),
    text: words(`doubloons.map.${board}`),
    of: pack.islands[board],
    clauses: [board === 'standard' ? 'DD-024' : 'DD-284'],
    draw: ({ width }) => <BoardPicture printed={printed} board={board} width={width} />,
  }));

const captains: Rows = (words, { pack }) =>
  CAPTAINS.map((id) => {
    const { ship, ability, text } = pack.captains[id];
    return printedRow(id, pack.captains[id], captainDrawn(id), {
      text: words('doubloons.gallery.captainText', { ship, ability: ability.name, text }),
    });
  });

export const Symbols = DoubloonsSprite;

export const WORDS: GalleryDoor['WORDS'] = [DOUBLOONS_GALLERY_EN, DOUBLOONS_TABLE_EN];

export const { gallery, ownPack } = galleryDoor({
  kindKey: (kind) => `doubloons.gallery.kinds.${kind}`,
  pack: DOUBLOONS_PACK,
  printed: DOUBLOONS_MODEL.printed,
  kinds: { boards, captains, cards, landmarks, water, mapTiles, jewels, relics, tokens },
});
