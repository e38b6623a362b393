import './board.css';
import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  sourceOf,
} from '@quarterdeck/board-kit';
import { Sheet } from '@quarterdeck/board-kit/drawings';
import { CAPTAINS, CREW, MAP_CARDS, SOLO_HELMS, SOLO_LEGENDS } from '@quarterdeck/tinypirates';
import { ACTION_SIGN, cardText } from './card-words.ts';
import { TINYPIRATES_GALLERY_EN } from './en-gallery.ts';
import { TINYPIRATES_TABLE_EN } from './en-table.ts';
import { type Contents, OWN_CONTENTS, readContents } from './gallery-contents.ts';
import { counted, pieces, ships, tokens } from './gallery-pieces.tsx';
import { MapCardDrawn } from './map-card.tsx';
import { CARD } from './metrics.ts';
import { ORDER_SIGN } from './orders.ts';
import { PrintedCard } from './printed-card.tsx';
import type { TinypiratesGalleryWords } from './scene.ts';
import { TinyPiratesSprite } from './sprite.tsx';

const sea = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  MAP_CARDS.map((id) => {
    const { name, settlement, market, cove, bury, storm, text } = printed.mapCards[id];
    return {
      id,
      name,
      text,
      count: counted(words, 1),
      ...sourceOf(pack.mapCards[id], words),
      clauses: ['TE-261'],
      draw: ({ width }) => (
        <span
          className={width < 100 ? 'tinypirates small' : 'tinypirates'}
          style={{ display: 'block' }}
        >
          <Sheet width={width} viewWidth={CARD.width} viewHeight={CARD.height}>
            <MapCardDrawn
              name={name}
              settlement={settlement}
              market={market}
              cove={cove}
              bury={bury}
              storm={storm}
              isPort={false}
              isSearched
              owner={undefined}
            />
          </Sheet>
        </span>
      ),
    };
  });

/** Clauses of a list of cards that have one each, from the first on. */
const clauseFrom = (first: number, i: number): readonly string[] => [`TE-${first + i}`];

const captains = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  CAPTAINS.map((id, i) => {
    const card = printed.captains[id];
    return {
      id,
      name: card.name,
      text: words('boards.tinypirates.captainText', {
        text: cardText({ words, printed }, card),
        back: printed.captains[card.back].name,
      }),
      count: counted(words, 1),
      ...sourceOf(pack.captains[id], words),
      clauses: clauseFrom(266, i),
      draw: ({ width }) => (
        <PrintedCard
          width={width}
          name={card.name}
          trigger={ORDER_SIGN[card.trigger]}
          actions={card.actions.map(({ kind }) => ACTION_SIGN[kind])}
          symbols={card.symbols}
          autoHits={card.autoHits}
        />
      ),
    };
  });

const crew = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  CREW.map((id, i) => {
    const card = printed.crew[id];
    return {
      id,
      name: card.name,
      text: cardText({ words, printed }, card),
      count: counted(words, 1),
      ...sourceOf(pack.crew[id], words),
      clauses: clauseFrom(274, i),
      draw: ({ width }) => (
        <PrintedCard
          width={width}
          name={card.name}
          trigger={ORDER_SIGN[card.trigger]}
          actions={card.actions.map(({ kind }) => ACTION_SIGN[kind])}
          symbols={card.symbols}
          autoHits={card.autoHits}
        />
      ),
    };
  });

const solo = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] => [
  ...SOLO_HELMS.map((id, i): GalleryComponent => {
    const { name, symbols, autoHits, text } = printed.helms[id];
    const orders = pack.soloHelms[id].bonuses.map(({ order }) => ORDER_SIGN[order]);
    return {
      id,
      name,
      text,
      count: counted(words, 1),
      ...sourceOf(pack.soloHelms[id], words),
      clauses: clauseFrom(356, i),
      draw: ({ width }) => (
        <PrintedCard
          width={width}
          name={name}
          actions={orders}
          symbols={symbols}
          autoHits={autoHits}
        />
      ),
    };
  }),
  ...SOLO_LEGENDS.map((id, i): GalleryComponent => {
    const { name, top, text } = printed.legends[id];
    return {
      id,
      name,
      text: words('boards.tinypirates.legendText', { text, top }),
      count: counted(words, 1),
      ...sourceOf(pack.soloLegends[id], words),
      clauses: clauseFrom(360, i),
      draw: ({ width }) => (
        <PrintedCard
          width={width}
          name={name}
          actions={['suit-skull', 'coin', 'cross']}
          symbols={[]}
          autoHits={0}
        />
      ),
    };
  }),
];

export const Symbols = TinyPiratesSprite;

export const WORDS: GalleryDoor['WORDS'] = [TINYPIRATES_GALLERY_EN, TINYPIRATES_TABLE_EN];

const galleryOf = (words: TinypiratesGalleryWords, contents: Contents): readonly GalleryKind[] => {
  const kinds = { sea, captains, crew, tokens, ships, solo, pieces } as const;
  const ids = Object.keys(kinds) as (keyof typeof kinds)[];
  return ids.map((id) => ({
    id,
    name: words(`boards.tinypirates.kinds.${id}`),
    components: kinds[id](words, contents),
  }));
};

export const gallery: GalleryDoor['gallery'] = (words) => galleryOf(words, OWN_CONTENTS);

export const ownPack: GalleryDoor['ownPack'] = {
  content: OWN_CONTENTS.pack,
  galleryOf: (words, raw) => galleryOf(words, readContents(raw)),
};
