import { type Drawing, onSheet, onToken, printedRow } from '@quarterdeck/board-kit';
import {
  DARK_INK,
  Die,
  inked,
  type SeatColour,
  seatFill,
  seatInk,
} from '@quarterdeck/board-kit/drawings';
import { FACTIONS } from '../../index.ts';
import { put } from '../../words/names.ts';
import { FameRuler } from '../pieces/fame-ruler.tsx';
import { FigureDrawn, type FigureKind } from '../pieces/figures.tsx';
import { type AhoySymbol, Piece } from '../signs/symbol.ts';
import type { Contents, Rows } from './gallery-contents.ts';
import { said } from './said.ts';

const COLOUR = {
  bluefin: 'blue',
  mollusk: 'yellow',
  'smuggler-1': 'red',
  'smuggler-2': 'white',
} as const satisfies Record<(typeof FACTIONS)[number], SeatColour>;

const figure = (kind: FigureKind, colour: SeatColour): Drawing =>
  onSheet(64, 64, <FigureDrawn kind={kind} colour={colour} x={0} y={0} size={64} />, 0.8);

const OTHERS = [
  ['patrol', 'blue', 'AH-156'],
  ['stronghold', 'blue', 'AH-159'],
  ['cutter', 'yellow', 'AH-192'],
  ['gunship', 'yellow', 'AH-191'],
] as const;

export const figures: Rows = (words, { pack }) => [
  ...FACTIONS.map((faction) => {
    const flagship = pack.figures.flagship[faction];
    return printedRow(faction, flagship, figure('flagship', COLOUR[faction]), {
      name: words('ahoy.gallery.flagship', { faction: pack.factions[faction].name }),
      text: words('ahoy.gallery.controls', { count: flagship.control }),
    });
  }),
  ...OTHERS.map(([kind, colour, clause]) =>
    printedRow(kind, pack.figures[kind], figure(kind, colour), {
      name: said(put(`see.figures.${kind}`)),
      text: words('ahoy.gallery.controls', { count: pack.figures[kind].control }),
      clauses: [clause],
    }),
  ),
];

const tokenOf = (name: AhoySymbol): Drawing =>
  onToken(<Piece name={name} x={20} y={20} size={60} colours={DARK_INK} />);

const die = (colour: SeatColour | undefined): Drawing => {
  const fill = colour === undefined ? 'var(--bone)' : seatFill(colour);
  const inked = colour === undefined ? {} : { pip: seatInk(colour) };
  return onSheet(
    100,
    100,
    <Die x={18} y={18} size={64} value={5} turn={-6} fill={fill} {...inked} />,
    0.8,
  );
};

const ring = (fill: string): Drawing =>
  onSheet(
    100,
    100,
    <>
      <circle cx="50" cy="50" r="34" fill="none" {...inked(18)} />
      <circle cx="50" cy="50" r="34" fill="none" {...inked(11, fill)} />
    </>,
    0.8,
  );

const ruler =
  ({ amounts: { fame } }: Contents['pack']): Drawing =>
  ({ width }) => (
    <span style={{ display: 'block', width, padding: 10, background: 'var(--paper)' }}>
      <FameRuler
        most={fame.trackEnd}
        end={fame.end}
        markers={FACTIONS.map((faction, i) => ({ colour: COLOUR[faction], fame: i * 9 + 2 }))}
      />
    </span>
  );

type Counts = Contents['pack']['counts']['counts'];
type Kind = readonly [keyof Counts, Drawing | 'ruler', clause: string];

const KINDS = [
  ['action-die', die('blue'), 'AH-002'],
  ['wealth-die', die(undefined), 'AH-010'],
  ['battle-die', die(undefined), 'AH-116'],
  ['gold', tokenOf('coin'), 'AH-014'],
  ['damage', tokenOf('damage'), 'AH-131'],
  ['comrade', tokenOf('comrade'), 'AH-177'],
  ['fame-track', 'ruler', 'AH-239'],
  ['fame-marker', tokenOf('fame'), 'AH-022'],
  ['pledge-marker', tokenOf('plan'), 'AH-028'],
  ['reward-marker', ring('#fff'), 'AH-029'],
  ['first-player-card', tokenOf('map'), 'AH-034'],
  ['bluefin-aid', tokenOf('plan'), 'AH-026'],
  ['smuggler-aid', tokenOf('plan'), 'AH-001'],
  ['pocket-guide', tokenOf('plan'), 'AH-001'],
] as const satisfies readonly Kind[];

/** What lies beside the map: dice, tokens, markers, aids. */
export const pieces: Rows = (words, { pack }) =>
  KINDS.map(([id, draw, clause]) => ({
    id,
    name: words(`ahoy.gallery.box.${id}.name`),
    text: words(`ahoy.gallery.box.${id}.text`),
    count: pack.counts.counts[id],
    of: { source: pack.counts.source },
    clauses: [clause],
    draw: draw === 'ruler' ? ruler(pack) : draw,
  }));
