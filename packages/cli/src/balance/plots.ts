import { escaped } from '../escaped.ts';
import { FAIR, type Figure } from './report.ts';
import type { Spread } from './spread.ts';
import { times } from './words.ts';

const WIDTH = 640;
const HEIGHT = 150;
const FOOT = 26;

/** How figures lie, as bars; the four fifths in the middle are filled. */
export function spreadPlot(spread: Spread, title: string): string {
  const { bars, least, most, tenth, ninetieth, median } = spread;
  const highest = Math.max(1, ...bars);
  const each = WIDTH / Math.max(1, bars.length);
  const step = (most - least + 1) / Math.max(1, bars.length);
  const drawn = bars.map((height, i) => {
    const tall = ((HEIGHT - FOOT) * height) / highest;
    const from = least + i * step;
    const isMiddle = from + step > tenth && from <= ninetieth;
    const shape = `x="${fixed(i * each + 1)}" y="${fixed(HEIGHT - FOOT - tall)}" width="${fixed(each - 2)}" height="${fixed(tall)}"`;
    return `<rect class="${isMiddle ? 'bar' : 'bar far'}" ${shape}/>`;
  });
  const label = `${title}: from ${least} to ${most}, the middle at ${median}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">
${drawn.join('')}
<line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT - FOOT}" y2="${HEIGHT - FOOT}"/>
<text x="0" y="${HEIGHT - 6}">${least}</text><text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">middle ${median}</text><text x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">${most}</text>
</svg>`;
}

const ROW = 30;
const LEFT = 250;
const MOST_WORTH = 3;
const across = (worth: number): number =>
  LEFT + ((WIDTH - LEFT - 12) * Math.min(MOST_WORTH, worth)) / MOST_WORTH;

/** What each is worth, with its interval, over the band that is called fair; two packs stand below each other. */
export function worthPlot(
  figures: readonly Figure[],
  others: ReadonlyMap<string, Figure> | null,
  keyOf: (figure: Figure) => string,
  title: string,
): string {
  const high = figures.length * ROW;
  const drawn = figures.map((figure, i) => {
    const y = i * ROW + ROW / 2;
    const other = others?.get(keyOf(figure));
    return [
      `<text x="${LEFT - 10}" y="${y + 5}" text-anchor="end">${escaped(shortened(figure.name))}</text>`,
      mark(figure, other === undefined ? y : y - 5, ''),
      other === undefined ? '' : mark(other, y + 6, ' other'),
    ].join('');
  });
  const ticks = [0, 1, 2, 3].map(
    (at) => `<text x="${fixed(across(at))}" y="${high + 20}" text-anchor="middle">${at}</text>`,
  );
  const band = across(FAIR.most) - across(FAIR.least);
  return `<svg viewBox="0 0 ${WIDTH} ${high + FOOT}" role="img" aria-label="${escaped(`${title}. The same figures stand in the table below.`)}">
<rect class="fair" x="${fixed(across(FAIR.least))}" y="0" width="${fixed(band)}" height="${high}"/>
<line class="one" x1="${fixed(across(1))}" x2="${fixed(across(1))}" y1="0" y2="${high}"/>
${drawn.join('\n')}
<line class="axis" x1="${LEFT}" x2="${WIDTH}" y1="${high}" y2="${high}"/>${ticks.join('')}
</svg>`;
}

function mark({ worth, worthLow, worthHigh, outside }: Figure, y: number, more: string): string {
  const look = `${outside ? 'mark out' : 'mark'}${more}`;
  const said = `<title>${times(worth)} times its share</title>`;
  return `<g class="${look}">${said}<line x1="${fixed(across(worthLow))}" x2="${fixed(across(worthHigh))}" y1="${y}" y2="${y}"/><circle cx="${fixed(across(worth))}" cy="${y}" r="5"/></g>`;
}

const LONGEST_NAME = 20;
const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
const fixed = (value: number): string => value.toFixed(1);
