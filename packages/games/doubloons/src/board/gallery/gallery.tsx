import '../styles/board.css';
import '../styles/table.css';
import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type OwnPackDoor,
  sourceOf,
} from '@quarterdeck/board-kit';
import { DARK_INK, PaperCard, Sheet, Token } from '@quarterdeck/board-kit/drawings';
import { at, byId } from '@quarterdeck/kernel';
import { BOARDS, CAPTAINS, JEWELS, MAP_TILES, RELICS } from '../../index.ts';
import { DOUBLOONS_TABLE_EN } from '../en-table.ts';
import { ActionCard } from '../pieces/action-card.tsx';
import { cardName, cardText, faceOf } from '../pieces/card-words.ts';
import { FaceUp } from '../pieces/landmarks.tsx';
import { RelicDisc, relicName, SIGN } from '../pieces/relics.tsx';
import { signsFor } from '../pieces/signs.ts';
import { WATER_SIGN } from '../pieces/water-tiles.tsx';
import type { DoubloonsGalleryWords } from '../scene.ts';
import { DoubloonsSprite } from '../signs/sprite.tsx';
import type { DoubloonsSymbol } from '../signs/symbol.ts';
import { Piece } from '../signs/symbol.ts';
import { DOUBLOONS_GALLERY_EN } from './en-gallery.ts';
import { BoardPicture } from './gallery-boards.tsx';
import { type Contents, OWN_CONTENTS, pressOf, readContents } from './gallery-contents.ts';
import { figures, tokens } from './gallery-pieces.tsx';

const counted = (words: DoubloonsGalleryWords, count: number): string =>
  words('boards.doubloons.pieces', { count });

const cards = (words: DoubloonsGalleryWords, contents: Contents): readonly GalleryComponent[] => {
  const press = pressOf(words, contents);
  return contents.printed.cards.map((card) => ({
    id: card.key,
    name: cardName(press, card.id),
    text: cardText(press, card.id),
    count: counted(words, 1),
    ...sourceOf(at(contents.pack.actionCards, card.id), words),
    clauses: ['DD-023'],
    draw: ({ width }) => (
      <span className="printed-card" style={{ width, height: width * 1.1 }}>
        <ActionCard
          face={faceOf(press, card)}
          stay={words('boards.doubloons.table.stay')}
          isBare={width < 100}
        />
      </span>
    ),
  }));
};

const landmarks = (
  words: DoubloonsGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  printed.ids.landmark.map((id) => {
    const { name, colour, before, text } = byId(printed.landmarks, id);
    return {
      id,
      name,
      text,
      count: counted(words, 1),
      ...sourceOf(byId(pack.landmarks, id), words),
      clauses: [byId(pack.landmarks, id).clause],
      draw: ({ width }) => (
        <Sheet width={width * 0.8} viewWidth={80} viewHeight={80}>
          <FaceUp x={40} y={40} colour={colour} signs={signsFor(before)} />
        </Sheet>
      ),
    };
  });

const onToken =
  (sign: DoubloonsSymbol): GalleryComponent['draw'] =>
  ({ width }) => (
    <Token width={width * 0.8}>
      <Piece name={sign} x={18} y={18} size={64} colours={{ ...DARK_INK, '--suit': '#fbf8ef' }} />
    </Token>
  );

const water = (
  words: DoubloonsGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  printed.ids.waterTile.map((id) => {
    const { name, text, count, clause, effect } = byId(pack.waterTiles, id);
    return {
      id,
      name,
      text,
      count: counted(words, count),
      ...sourceOf(byId(pack.waterTiles, id), words),
      clauses: [clause],
      draw: onToken(WATER_SIGN[effect.op]),
    };
  });

const MAP_SIGN = {
  ...SIGN,
  islandLore: 'map',
  skullAmulet: 'suit-skull',
  protectionOrb: 'orb',
} as const satisfies Record<(typeof MAP_TILES)[number], DoubloonsSymbol>;

const mapTiles = (words: DoubloonsGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  MAP_TILES.map((id) => {
    const { name, text, count, clause } = pack.mapTiles[id];
    return {
      id,
      name,
      text,
      count: counted(words, count),
      ...sourceOf(pack.mapTiles[id], words),
      clauses: [clause],
      draw: ({ width }) => (
        <PaperCard width={width} name={name}>
          <Piece
            name={MAP_SIGN[id]}
            x={34}
            y={12}
            size={72}
            colours={{ ...DARK_INK, '--suit': '#fbf8ef' }}
          />
        </PaperCard>
      ),
    };
  });

const jewels = (words: DoubloonsGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  JEWELS.map((id) => {
    const { name, count, points, clause, hex } = pack.jewels[id];
    return {
      id,
      name,
      text: words('boards.doubloons.worth', { count: points }),
      count: counted(words, count),
      ...sourceOf(pack.jewels[id], words),
      clauses: [clause],
      draw: ({ width }) => (
        <Sheet width={width * 0.6} viewWidth={64} viewHeight={64}>
          <Piece name="jewel" x={0} y={0} size={64} colours={{ ...DARK_INK, '--sail': hex }} />
        </Sheet>
      ),
    };
  });

const relics = (words: DoubloonsGalleryWords, contents: Contents): readonly GalleryComponent[] =>
  RELICS.map((id) => {
    const { count, points, clause } = contents.pack.relics[id];
    return {
      id,
      name: relicName(pressOf(words, contents), id),
      text: words('boards.doubloons.worth', { count: points }),
      count: counted(words, count),
      ...sourceOf(contents.pack.relics[id], words),
      clauses: [clause],
      draw: ({ width }) => (
        <Sheet width={width * 0.8} viewWidth={48} viewHeight={32}>
          <RelicDisc relic={id} x={24} y={16} />
        </Sheet>
      ),
    };
  });

const boards = (
  words: DoubloonsGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  BOARDS.map((board) => ({
    id: board,
    name: words(`boards.doubloons.islands.${board}`),
    text: words(`boards.doubloons.table.map.${board}`),
    count: counted(words, 1),
    ...sourceOf(pack.islands[board], words),
    clauses: [board === 'standard' ? 'DD-024' : 'DD-284'],
    draw: ({ width }) => <BoardPicture printed={printed} board={board} width={width} />,
  }));

const captains = (words: DoubloonsGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  CAPTAINS.map((id) => {
    const { name, ship, ability, text, clause } = pack.captains[id];
    return {
      id,
      name,
      text: words('boards.doubloons.captainText', { ship, ability: ability.name, text }),
      count: counted(words, 1),
      ...sourceOf(pack.captains[id], words),
      clauses: [clause],
      draw: figures.captain(id),
    };
  });

export const Symbols = DoubloonsSprite;

export const WORDS: GalleryDoor['WORDS'] = [DOUBLOONS_GALLERY_EN, DOUBLOONS_TABLE_EN];

const galleryOf = (words: DoubloonsGalleryWords, contents: Contents): readonly GalleryKind[] => {
  const kinds = {
    boards,
    captains,
    cards,
    landmarks,
    water,
    mapTiles,
    jewels,
    relics,
    tokens,
  } as const;
  const ids = Object.keys(kinds) as (keyof typeof kinds)[];
  return ids.map((id) => ({
    id,
    name: words(`boards.doubloons.kinds.${id}`),
    components: kinds[id](words, contents),
  }));
};

export const gallery: GalleryDoor['gallery'] = (words) => galleryOf(words, OWN_CONTENTS);

export const ownPack: OwnPackDoor = {
  content: OWN_CONTENTS.pack,
  galleryOf: (words, raw) => galleryOf(words, readContents(raw)),
};
