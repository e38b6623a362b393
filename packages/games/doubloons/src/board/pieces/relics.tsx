import { DARK_INK, inked, type SymbolPaint } from '@quarterdeck/board-kit/drawings';
import type { FragmentSymbol, Relic } from '../../index.ts';
import { type DoubloonsSymbol, Icon, Piece } from '../signs/symbol.ts';

/** Alike things may lie side by side. */
export const numbered = <T extends string>(things: readonly T[]) =>
  things.map((thing, i) => ({ thing, i, key: `${i} ${thing}` }));

/** The four signs of map fragments and relics. */
export const SIGN = {
  x: 'damage',
  skull: 'suit-skull',
  anchor: 'harbor',
  palm: 'palmmark',
} as const satisfies Record<FragmentSymbol, DoubloonsSymbol>;

const PALE: SymbolPaint = { ...DARK_INK, '--suit': '#fbf8ef' };

/** A piece of the map. */
export const Fragment = ({
  symbol,
  size = 18,
}: {
  readonly symbol: FragmentSymbol;
  readonly size?: number;
}) => (
  <i className="fragment row">
    <Icon name={SIGN[symbol]} size={size} colours={PALE} />
  </i>
);

const kindOf = (relic: Relic): 'totem' | 'shell' => (relic.startsWith('totem') ? 'totem' : 'shell');
const symbolOf = (relic: Relic): FragmentSymbol =>
  (['x', 'skull', 'anchor', 'palm'] as const).find((symbol) => relic.endsWith(`-${symbol}`)) ?? 'x';

/** A totem or a shell with its sign. */
export const RelicToken = ({
  relic,
  size = 18,
}: {
  readonly relic: Relic;
  readonly size?: number;
}) => (
  <i className="fragment relic row" data-kind={kindOf(relic)}>
    <Icon name={kindOf(relic)} size={size} colours={DARK_INK} />
    <Icon name={SIGN[symbolOf(relic)]} size={size * 0.8} colours={PALE} />
  </i>
);

type DiscProps = { readonly relic: Relic; readonly x: number; readonly y: number };

/** The same on the chart. */
export const RelicDisc = ({ relic, x, y }: DiscProps) => (
  <>
    <rect x={x - 21} y={y - 13} width="42" height="26" rx="6" fill="#fbf1cf" {...inked(1.6)} />
    <Piece name={kindOf(relic)} x={x - 20} y={y - 11} size={22} colours={DARK_INK} />
    <Piece name={SIGN[symbolOf(relic)]} x={x} y={y - 9} size={18} colours={PALE} />
  </>
);
