import { onPaper, onSheet, onToken, printedRow } from '@quarterdeck/board-kit';
import { DARK_INK, HitDie, hatchFill, pen, seatFill } from '@quarterdeck/board-kit/drawings';
import { Piece } from '../signs/symbol.ts';
import type { Rows } from './gallery-contents.ts';

const RULE_CARDS = [
  ['exploreAndExpand', 'TP-091', 'map'],
  ['takeNoPrisoners', 'TP-098', 'suit-skull'],
] as const;

const ruleCards: Rows = (_, { pack }) =>
  RULE_CARDS.map(([id, clause, sign]) => {
    const card = pack.ruleCards[id];
    const drawn = <Piece name={sign} x={34} y={12} size={72} colours={DARK_INK} />;
    return printedRow(id, card, onPaper(card.name, drawn), { count: 1, clauses: [clause] });
  });

const DICE = (
  <>
    <HitDie x={8} y={18} size={48} face="hit" turn={-6} />
    <HitDie x={64} y={24} size={48} face="miss" turn={5} />
  </>
);

const FLAG = { x: '32', y: '14', width: '54', height: '38' } as const;
const MARKER = (
  <>
    <path d="M30 88V16" {...pen(6)} />
    <rect {...FLAG} fill={seatFill('red')} stroke="#12283b" strokeWidth="3" />
    <rect {...FLAG} fill={hatchFill('red')} />
  </>
);

const BLAST = (
  <>
    <Piece name="hit" x={8} y={8} size={84} colours={DARK_INK} />
    <Piece name="squid" x={24} y={24} size={52} colours={DARK_INK} />
  </>
);

const tokens: Rows = (words, { pack }) => [
  {
    id: 'die',
    name: words('prisoners.gallery.die'),
    text: words('prisoners.gallery.dieText'),
    count: pack.counts.dice.total,
    of: pack.counts.dice,
    clauses: ['TP-016'],
    draw: onSheet(120, 90, DICE),
  },
  {
    id: 'marker',
    name: words('prisoners.gallery.marker'),
    text: words('prisoners.gallery.markerText'),
    count: pack.counts.territoryAndDrawMarkers.total,
    of: pack.counts.territoryAndDrawMarkers,
    clauses: ['TP-006'],
    draw: onSheet(100, 100, MARKER, 0.8),
  },
  printedRow('exploding-squids', pack.specialPieces.explodingSquids, onToken(BLAST), {
    text: words('prisoners.gallery.squidsText'),
    clauses: ['TP-011'],
  }),
];

const PAPERS = [
  ['sheet', 'playerSheets', 'TP-012', 'hunt'],
  ['board', 'board', 'TP-070', 'map'],
] as const;

const papers: Rows = (words, { pack }) =>
  PAPERS.map(([id, counted, clause, sign]) => {
    const name = words(`prisoners.gallery.${id}`);
    return {
      id,
      name,
      text: words(`prisoners.gallery.${id}Text`),
      count: pack.counts[counted].total,
      of: pack.counts[counted],
      clauses: [clause],
      draw: onPaper(name, <Piece name={sign} x={34} y={14} size={72} colours={DARK_INK} />),
    };
  });

/** Cards, dice and pieces that belong to nobody. */
export const pieces: Rows = (words, contents) =>
  [ruleCards, tokens, papers].flatMap((rows) => rows(words, contents));
