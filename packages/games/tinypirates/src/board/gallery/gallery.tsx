import '../styles/board.css';
import { type Drawing, type GalleryDoor, galleryDoor, printedRow } from '@quarterdeck/board-kit';
import { Sheet } from '@quarterdeck/board-kit/drawings';
import { byId } from '@quarterdeck/kernel';
import type { ComponentProps } from 'react';
import {
  CAPTAINS,
  CREW,
  MAP_CARDS,
  SOLO_HELMS,
  SOLO_LEGENDS,
  TINYPIRATES_MODEL,
  TINYPIRATES_PACK,
} from '../../index.ts';
import { cardText } from '../../words/card-words.ts';
import { captainName } from '../../words/names.ts';
import { TINYPIRATES_TABLE_EN } from '../en-table.ts';
import { MapCardDrawn } from '../pieces/map-card.tsx';
import { ACTION_SIGN, ORDER_SIGN } from '../pieces/orders.ts';
import { PrintedCard } from '../pieces/printed-card.tsx';
import { CARD } from '../places/metrics.ts';
import { TinyPiratesSprite } from '../signs/sprite.tsx';
import { TINYPIRATES_GALLERY_EN } from './en-gallery.ts';
import type { Contents, Rows } from './gallery-contents.ts';
import { pieces, ships, tokens } from './gallery-pieces.tsx';
import { said } from './said.ts';

const SPEAKER = { words: said } as const;

const sea: Rows = (_, { pack, printed }) =>
  MAP_CARDS.map((id) => {
    const { settlement, market, cove, bury, storm } = printed.mapCards[id];
    const { name, text } = pack.mapCards[id];
    const face = { name, settlement, market, cove, bury, storm };
    return {
      id,
      name,
      text,
      of: pack.mapCards[id],
      clauses: ['TE-261'],
      draw: ({ width }) => (
        <span
          className={width < 100 ? 'tinypirates small' : 'tinypirates'}
          style={{ display: 'block' }}
        >
          <Sheet width={width} viewWidth={CARD.width} viewHeight={CARD.height}>
            <MapCardDrawn {...face} isPort={false} isSearched owner={undefined} />
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

const cardDrawn =
  (card: Omit<ComponentProps<typeof PrintedCard>, 'width'>): Drawing =>
  ({ width }) => <PrintedCard width={width} {...card} />;

type Crew = Contents['printed']['crew'];
type Person = Pick<Crew[keyof Crew], 'trigger' | 'actions' | 'symbols' | 'autoHits'>;

const personDrawn = (name: string, { trigger, actions, symbols, autoHits }: Person): Drawing =>
  cardDrawn({
    name,
    trigger: ORDER_SIGN[trigger],
    actions: actions.map(({ kind }) => ACTION_SIGN[kind]),
    symbols,
    autoHits,
  });

const captains: Rows = (words, { pack, printed }) =>
  printed.ids.captain.map((id) => {
    const card = byId(printed.captains, id);
    const text = cardText({ speaker: SPEAKER, printed }, card);
    const back = captainName({ printed }, card.back);
    const of = byId(pack.captains, id);
    return {
      id,
      name: of.name,
      text: words('tinypirates.gallery.captainText', { text, back }),
      of,
      clauses: clauseOf(CAPTAINS, id, 266, 'TE-187'),
      draw: personDrawn(of.name, card),
    };
  });

const crew: Rows = (_, { pack, printed }) =>
  printed.ids.crew.map((id) => {
    const card = byId(printed.crew, id);
    const of = byId(pack.crew, id);
    return {
      id,
      name: of.name,
      text: cardText({ speaker: SPEAKER, printed }, card),
      of,
      clauses: clauseOf(CREW, id, 274, 'TE-187'),
      draw: personDrawn(of.name, card),
    };
  });

const solo: Rows = (words, { pack, printed }) => [
  ...printed.ids.soloHelm.map((id) => {
    const { symbols, autoHits } = byId(printed.helms, id);
    const helm = byId(pack.soloHelms, id);
    const actions = helm.bonuses.map(({ order }) => ORDER_SIGN[order]);
    return printedRow(id, helm, cardDrawn({ name: helm.name, actions, symbols, autoHits }), {
      count: 1,
      clauses: clauseOf(SOLO_HELMS, id, 356, 'TE-299'),
    });
  }),
  ...printed.ids.soloLegend.map((id) => {
    const { top } = byId(printed.legends, id);
    const of = byId(pack.soloLegends, id);
    const actions = ['suit-skull', 'coin', 'cross'] as const;
    const draw = cardDrawn({ name: of.name, actions, symbols: [], autoHits: 0 });
    return printedRow(id, of, draw, {
      text: words('tinypirates.gallery.legendText', { text: of.text, top }),
      count: 1,
      clauses: clauseOf(SOLO_LEGENDS, id, 360, 'TE-299'),
    });
  }),
];

export const Symbols = TinyPiratesSprite;

export const WORDS: GalleryDoor['WORDS'] = [TINYPIRATES_GALLERY_EN, TINYPIRATES_TABLE_EN];

export const { gallery, ownPack } = galleryDoor({
  kindKey: (kind) => `tinypirates.gallery.kinds.${kind}`,
  pack: TINYPIRATES_PACK,
  printed: TINYPIRATES_MODEL.printed,
  kinds: { sea, captains, crew, tokens, ships, solo, pieces },
});
