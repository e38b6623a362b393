import { escaped } from '../escaped.ts';
import type { LadderReport } from './report.ts';

/** What a plot needs of a report, as it lies in a file. */
export type Plotted = Pick<LadderReport, 'game' | 'seats' | 'pairs'>;

const WIDTH = 840;
const ROW = 34;
const HEAD = 44;
const FOOT = 34;
const LEFT = 330;
const RIGHT = 670;

/** A page's colours, by day and by night, since a picture in a text cannot ask the page for them. */
const STYLE =
  'text{font:15px "Gill Sans","Segoe UI",system-ui,sans-serif;fill:#12283b}.h{font:600 18px Georgia,serif}' +
  '.paper{fill:#fbf8ef}.axis{stroke:#44586a}.even{stroke:#44586a;stroke-dasharray:4 4}' +
  '.m line{stroke:#2f6478;stroke-width:3}.m circle{fill:#12283b}' +
  '@media(prefers-color-scheme:dark){text{fill:#edf1e6}.paper{fill:#0f2433}.axis,.even{stroke:#a9bcc3}' +
  '.m line{stroke:#6aa3b4}.m circle{fill:#edf1e6}}';

/** The shares of the wins of all ladders of one game, each with its interval, as one picture. */
export function ladderPlot(title: string, reports: readonly Plotted[]): string {
  const rows = reports.flatMap(({ seats, pairs }) => pairs.map((pair) => ({ seats, ...pair })));
  const high = HEAD + rows.length * ROW;
  const said = rows.map(
    ({ a, b, seats, share, low, high: most, games }) =>
      `${a} against ${b} with ${seats} seats: ${per(share)}, 95%: ${per(low)} to ${per(most)}, ${games} matches.`,
  );
  const drawn = rows.map(({ a, b, seats, share, low, high: most, games }, i) => {
    const y = HEAD + i * ROW + ROW / 2;
    return (
      `<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(`${a} – ${b}, ${seats} seats`)}</text>` +
      `<g class="m"><line x1="${x(low)}" x2="${x(most)}" y1="${y}" y2="${y}"/><circle cx="${x(share)}" cy="${y}" r="6"/></g>` +
      `<text x="${RIGHT + 16}" y="${y + 5}">${per(share)}, n = ${games}</text>`
    );
  });
  const ticks = [0, 0.5, 1].map(
    (at) => `<text x="${x(at)}" y="${high + 22}" text-anchor="middle">${per(at)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${high + FOOT}" role="img" aria-labelledby="t d">
<title id="t">${escaped(title)}: share of the wins</title><desc id="d">${escaped(said.join(' '))}</desc>
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${high + FOOT}" rx="10"/>
<text class="h" x="16" y="28">${escaped(title)}: share of the wins of the first</text>
<line class="even" x1="${x(0.5)}" x2="${x(0.5)}" y1="${HEAD}" y2="${high}"/>
${drawn.join('\n')}
<line class="axis" x1="${LEFT}" x2="${RIGHT}" y1="${high}" y2="${high}"/>${ticks.join('')}
</svg>
`;
}

const x = (share: number): string => (LEFT + (RIGHT - LEFT) * share).toFixed(1);
const per = (share: number): string => `${Math.round(share * 100)} %`;
