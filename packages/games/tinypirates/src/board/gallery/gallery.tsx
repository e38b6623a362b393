import { byId } from '@quarterdeck/kernel';
import '../styles/board.css';
import {
  type GalleryComponent,
  type GalleryDoor,
  type GalleryKind,
  type OwnPackDoor,
  sourceOf,
} from '@quarterdeck/board-kit';
import { Sheet } from '@quarterdeck/board-kit/drawings';
import { CAPTAINS, CREW, MAP_CARDS, SOLO_HELMS, SOLO_LEGENDS } from '../../index.ts';
import { TINYPIRATES_TABLE_EN } from '../en-table.ts';
import { ACTION_SIGN, cardText } from '../pieces/card-words.ts';
import { MapCardDrawn } from '../pieces/map-card.tsx';
import { ORDER_SIGN } from '../pieces/orders.ts';
import { PrintedCard } from '../pieces/printed-card.tsx';
import { CARD } from '../places/metrics.ts';
import type { TinypiratesGalleryWords } from '../scene.ts';
import { TinyPiratesSprite } from '../signs/sprite.tsx';
import { TINYPIRATES_GALLERY_EN } from './en-gallery.ts';
import { type Contents, OWN_CONTENTS, readContents } from './gallery-contents.ts';
import { counted, pieces, ships, tokens } from './gallery-pieces.tsx';

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

/** Our own cards have one clause each, from the first on; one that a pack adds has that of its kind. */
function clauseOf(own: readonly string[], id: string, first: number, kind: string): string[] {
  const place = own.indexOf(id);
  return [place < 0 ? kind : `TE-${first + place}`];
}

const captains = (
  words: TinypiratesGalleryWords,
  { pack, printed }: Contents,
): readonly GalleryComponent[] =>
  printed.ids.captain.map((id) => {
    const card = byId(printed.captains, id);
    return {
      id,
      name: card.name,
      text: words('boards.tinypirates.captainText', {
        text: cardText({ words, printed }, card),
        back: byId(printed.captains, card.back).name,
      }),
      count: counted(words, 1),
      ...sourceOf(byId(pack.captains, id), words),
      clauses: clauseOf(CAPTAINS, id, 266, 'TE-187'),
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
  printed.ids.crew.map((id) => {
    const card = byId(printed.crew, id);
    return {
      id,
      name: card.name,
      text: cardText({ words, printed }, card),
      count: counted(words, 1),
      ...sourceOf(byId(pack.crew, id), words),
      clauses: clauseOf(CREW, id, 274, 'TE-187'),
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
  ...printed.ids.soloHelm.map((id): GalleryComponent => {
    const { name, symbols, autoHits, text } = byId(printed.helms, id);
    const orders = byId(pack.soloHelms, id).bonuses.map(({ order }) => ORDER_SIGN[order]);
    return {
      id,
      name,
      text,
      count: counted(words, 1),
      ...sourceOf(byId(pack.soloHelms, id), words),
      clauses: clauseOf(SOLO_HELMS, id, 356, 'TE-299'),
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
  ...printed.ids.soloLegend.map((id): GalleryComponent => {
    const { name, top, text } = byId(printed.legends, id);
    return {
      id,
      name,
      text: words('boards.tinypirates.legendText', { text, top }),
      count: counted(words, 1),
      ...sourceOf(byId(pack.soloLegends, id), words),
      clauses: clauseOf(SOLO_LEGENDS, id, 360, 'TE-299'),
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

export const ownPack: OwnPackDoor = {
  content: OWN_CONTENTS.pack,
  galleryOf: (words, raw) => galleryOf(words, readContents(raw)),
};
