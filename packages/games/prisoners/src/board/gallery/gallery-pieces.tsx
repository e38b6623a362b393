import { type GalleryComponent, sourceOf } from '@quarterdeck/board-kit';
import {
  DARK_INK,
  HitDie,
  hatchFill,
  PaperCard,
  Sheet,
  seatFill,
  Token,
} from '@quarterdeck/board-kit/drawings';
import type { PrisonersGalleryWords } from '../scene.ts';
import { Piece } from '../signs/symbol.ts';
import type { Contents } from './gallery-contents.ts';

const RULE_CARDS = [
  ['exploreAndExpand', 'TP-091', 'map'],
  ['takeNoPrisoners', 'TP-098', 'suit-skull'],
] as const;

const ruleCards = (words: PrisonersGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  RULE_CARDS.map(([id, clause, sign]) => {
    const card = pack.ruleCards[id];
    return {
      id,
      name: card.name,
      text: card.text,
      count: words('boards.prisoners.pieces', { count: 1 }),
      ...sourceOf(card, words),
      clauses: [clause],
      draw: ({ width }) => (
        <PaperCard width={width} name={card.name}>
          <Piece name={sign} x={34} y={12} size={72} colours={DARK_INK} />
        </PaperCard>
      ),
    };
  });

const tokens = (words: PrisonersGalleryWords, { pack }: Contents): readonly GalleryComponent[] => [
  {
    id: 'die',
    name: words('boards.prisoners.die'),
    text: words('boards.prisoners.dieText'),
    count: words('boards.prisoners.pieces', { count: pack.counts.dice.total }),
    ...sourceOf(pack.counts.dice, words),
    clauses: ['TP-016'],
    draw: ({ width }) => (
      <Sheet width={width} viewWidth={120} viewHeight={90}>
        <HitDie x={8} y={18} size={48} face="hit" turn={-6} />
        <HitDie x={64} y={24} size={48} face="miss" turn={5} />
      </Sheet>
    ),
  },
  {
    id: 'marker',
    name: words('boards.prisoners.marker'),
    text: words('boards.prisoners.markerText'),
    count: words('boards.prisoners.pieces', { count: pack.counts.territoryAndDrawMarkers.total }),
    ...sourceOf(pack.counts.territoryAndDrawMarkers, words),
    clauses: ['TP-006'],
    draw: ({ width }) => (
      <Sheet width={width * 0.8} viewWidth={100} viewHeight={100}>
        <path d="M30 88V16" stroke="#12283b" strokeWidth="6" strokeLinecap="round" />
        <rect
          x="32"
          y="14"
          width="54"
          height="38"
          fill={seatFill('red')}
          stroke="#12283b"
          strokeWidth="3"
        />
        <rect x="32" y="14" width="54" height="38" fill={hatchFill('red')} />
      </Sheet>
    ),
  },
  {
    id: 'exploding-squids',
    name: pack.specialPieces.explodingSquids.name,
    text: words('boards.prisoners.squidsText'),
    count: words('boards.prisoners.pieces', { count: pack.specialPieces.explodingSquids.count }),
    ...sourceOf(pack.specialPieces.explodingSquids, words),
    clauses: ['TP-011'],
    draw: ({ width }) => (
      <Token width={width * 0.8}>
        <Piece name="hit" x={8} y={8} size={84} colours={DARK_INK} />
        <Piece name="squid" x={24} y={24} size={52} colours={DARK_INK} />
      </Token>
    ),
  },
];

const papers = (words: PrisonersGalleryWords, { pack }: Contents): readonly GalleryComponent[] =>
  (
    [
      ['sheet', 'playerSheets', 'TP-012'],
      ['board', 'board', 'TP-070'],
    ] as const
  ).map(([id, counted, clause]) => ({
    id,
    name: words(`boards.prisoners.${id}`),
    text: words(`boards.prisoners.${id}Text`),
    count: words('boards.prisoners.pieces', { count: pack.counts[counted].total }),
    ...sourceOf(pack.counts[counted], words),
    clauses: [clause],
    draw: ({ width }) => (
      <PaperCard width={width} name={words(`boards.prisoners.${id}`)}>
        <Piece name={id === 'board' ? 'map' : 'hunt'} x={34} y={14} size={72} colours={DARK_INK} />
      </PaperCard>
    ),
  }));

/** Cards, dice and pieces that belong to nobody. */
export const pieces = (
  words: PrisonersGalleryWords,
  contents: Contents,
): readonly GalleryComponent[] => [
  ...ruleCards(words, contents),
  ...tokens(words, contents),
  ...papers(words, contents),
];
