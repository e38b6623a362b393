import { amountOf, type Panel, type Unit } from './panels.ts';

/** What one line of a panel showed: a moment in seconds, and the value then. */
export type Line = {
  readonly legend: string;
  readonly points: readonly (readonly [at: number, value: number])[];
};

export type Shown = { readonly panel: Panel; readonly lines: readonly Line[] };

export type Span = { readonly from: number; readonly to: number };

const COLUMN = 50;
const ROW = 30;
const HEAD = 52;
const GAP = 6;
const LEGENDS = 4;
const INKS = [
  '#2f6478',
  '#b4452f',
  '#8a6d1f',
  '#4b6b3c',
  '#6b4a7d',
  '#44586a',
  '#a05a7a',
  '#1f7a72',
];
const STYLE =
  'text{font:13px "Gill Sans","Segoe UI",system-ui,sans-serif;fill:#12283b}.h{font:600 22px Georgia,serif}' +
  '.n{font:600 30px Georgia,serif}.t{font-weight:600;font-size:12px}.s{font-size:11px}.paper{fill:#f3ecd9}.panel{fill:#fbf8ef;stroke:#d8cfb8}' +
  'polyline{fill:none;stroke-width:1.6}.axis{stroke:#c9bfa5}';

/** The dashboard as its grid says, with what its panels showed in that span. */
export function drawDashboard(title: string, shown: readonly Shown[], span: Span): string {
  const rows = Math.max(...shown.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h));
  const [width, height] = [24 * COLUMN, HEAD + rows * ROW];
  const said = shown
    .map(({ panel, lines }) => `${panel.title}: ${lastOf(panel, lines)}.`)
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">${escaped(title)}</title><desc id="d">${escaped(said)}</desc>
<style>${STYLE}</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="h" x="16" y="34">${escaped(title)}</text>
${shown.map((one) => drawPanel(one, span)).join('\n')}
</svg>
`;
}

function drawPanel({ panel, lines }: Shown, span: Span): string {
  const { x, y, w, h } = panel.gridPos;
  const [width, height] = [w * COLUMN - GAP, h * ROW - GAP];
  const inside =
    panel.type === 'stat'
      ? `<text class="n" x="${width / 2}" y="${height / 2 + 20}" text-anchor="middle">${escaped(lastOf(panel, lines))}</text>`
      : drawLines(lines, panel.fieldConfig.defaults.unit, span, width, height);
  return `<g transform="translate(${x * COLUMN + GAP / 2} ${HEAD + y * ROW})"><rect class="panel" width="${width}" height="${height}" rx="4"/><text class="t" x="10" y="20">${escaped(panel.title)}</text>${inside}</g>`;
}

/** A stat shows the last value; of lines it is the last of the first. */
function lastOf({ fieldConfig }: Panel, lines: readonly Line[]): string {
  const last = lines[0]?.points.at(-1)?.[1];
  return last === undefined ? 'nothing' : amountOf(last, fieldConfig.defaults.unit);
}

function drawLines(
  lines: readonly Line[],
  unit: Unit,
  { from, to }: Span,
  width: number,
  height: number,
): string {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  if (values.length === 0)
    return `<text x="${width / 2}" y="${height / 2}" text-anchor="middle">nothing happened</text>`;
  const most = Math.max(...values) || 1;
  const shownLegends = Math.min(lines.length, LEGENDS);
  const [left, right, top, bottom] = [64, width - 12, 34, height - 14 - shownLegends * 14];
  const place = ([at, value]: readonly [number, number]): string =>
    `${Math.round(left + ((at - from) / (to - from)) * (right - left))},${Math.round(bottom - (value / most) * (bottom - top))}`;
  const inkOf = (nth: number): string => INKS[nth % INKS.length] ?? '';
  const drawn = lines.map(
    ({ points }, nth) =>
      `<polyline stroke="${inkOf(nth)}" points="${points.map(place).join(' ')}"/>`,
  );
  const legends = lines.slice(0, shownLegends).map(({ legend }, nth) => {
    const isLast = nth === shownLegends - 1 && lines.length > shownLegends;
    const words = isLast ? `${legend}, and ${lines.length - shownLegends} more` : legend;
    return `<rect x="10" y="${bottom + 14 + nth * 14}" width="10" height="3" fill="${inkOf(nth)}"/><text class="s" x="26" y="${bottom + 19 + nth * 14}">${escaped(words)}</text>`;
  });
  return `<line class="axis" x1="${left}" x2="${right}" y1="${bottom}" y2="${bottom}"/><line class="axis" x1="${left}" x2="${right}" y1="${top}" y2="${top}"/><text class="s" x="${left - 6}" y="${top + 4}" text-anchor="end">${amountOf(most, unit)}</text><text class="s" x="${left - 6}" y="${bottom + 4}" text-anchor="end">${amountOf(0, unit)}</text>${drawn.join('')}${legends.join('')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
