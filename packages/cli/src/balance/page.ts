import { escaped } from '../escaped.ts';
import { PAGE_STYLE } from './page-style.ts';
import { spreadPlot, worthPlot } from './plots.ts';
import {
  type BalanceReport,
  type CardFigure,
  FAIR,
  type Figure,
  type TableReport,
} from './report.ts';
import type { Spread } from './spread.ts';
import { count, eventName, per, settingName, times } from './words.ts';

/** The report as one page without anything to fetch; two packs stand side by side. */
export function reportPage(report: BalanceReport, against: BalanceReport | null): string {
  const parts = [
    section('length', 'Length and scores', lengths(report, against)),
    section('seats', 'Wins by seat', seats(report, against)),
    ...(report.roles.length === 0
      ? []
      : [
          section(
            'roles',
            'Factions and captains',
            worth(report.roles, against?.roles ?? null, 'Factions and captains', report, against),
          ),
        ]),
    ...(report.cards.length === 0
      ? []
      : [section('cards', 'Cards in use', cards(report, against))]),
  ];
  const links = [...parts.join('').matchAll(/<section id="([a-z]+)"[^>]*><h2[^>]*>([^<]*)/g)].map(
    ([, id, name]) => `<li><a href="#${id}">${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of ${escaped(report.title)}</title><style>${PAGE_STYLE}</style></head>
<body><main>
<h1>Balance of ${escaped(report.title)}</h1>
<p class="lead">${escaped(leadOf(report, against))}</p>
<p>A figure of 1 is a fair share of the wins: one over the seats of the match. Bars show the 95 % interval of Wilson. What stands surely outside ${FAIR.least} to ${FAIR.most} times its share is red and marked “outside”. Who uses a card often is ahead already, so a card for the end of a match looks better here than it is.</p>
<nav aria-label="Parts of this report"><ul>${links.join('')}</ul></nav>
${parts.join('\n')}
</main></body></html>
`;
}

const leadOf = (
  { games, bots, seed, pack }: BalanceReport,
  against: BalanceReport | null,
): string =>
  `${count(games)} matches of ${bots.join(', ')}, seed ${seed}, with ${pack}` +
  (against === null ? '.' : `; beside it ${count(against.games)} matches with ${against.pack}.`);

const section = (id: string, title: string, inside: string): string =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${inside}</section>`;

type Cell = string | { readonly text: string; readonly look: string };

function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const cell = (one: Cell, i: number): string => {
    const { text, look } = typeof one === 'string' ? { text: one, look: '' } : one;
    const as = i === 0 ? 'th scope="row"' : 'td';
    return `<${as}${look === '' ? '' : ` class="${look}"`}>${escaped(text)}</${i === 0 ? 'th' : 'td'}>`;
  };
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const packsOf = (report: BalanceReport, against: BalanceReport | null) =>
  against === null ? [report] : [report, against];

/** The same table, played with another pack. */
const isLike =
  (one: TableReport) =>
  ({ seats, options }: TableReport): boolean =>
    seats === one.seats && options === one.options;

function lengths(report: BalanceReport, against: BalanceReport | null): string {
  const spreadRow = (
    name: string,
    { mean, least, tenth, median, ninetieth, most }: Spread,
  ): Cell[] => [name, ...[mean, least, tenth, median, ninetieth, most].map(String)];
  const heads = ['', 'mean', 'least', '10 %', 'middle', '90 %', 'most'];
  return report.tables
    .map((one) => {
      const pairs = packsOf(report, against).map(({ tables, pack }) => ({
        at: tables.find(isLike(one)) ?? one,
        pack,
      }));
      const of = (pack: string): string => (against === null ? '' : `, ${pack}`);
      const rows = pairs.flatMap(({ at, pack }) => [
        spreadRow(`Decisions${of(pack)}`, at.decisions),
        spreadRow(`Points of winners${of(pack)}`, at.scores.winners),
        spreadRow(`Points of the others${of(pack)}`, at.scores.others),
      ]);
      const plots = pairs.map(({ at, pack }) =>
        spreadPlot(at.decisions, `Decisions of ${settingName(one)}${of(pack)}`),
      );
      return `<h3>${escaped(settingName(one))}</h3>${plots.join('')}${table(`${count(one.games)} matches with ${settingName(one)}`, heads, rows)}`;
    })
    .join('');
}

function seats(report: BalanceReport, against: BalanceReport | null): string {
  return report.tables
    .map((one) => {
      const other = against?.tables.find(isLike(one))?.winsBySeat ?? null;
      return `<h3>${escaped(settingName(one))}</h3>${worth(one.winsBySeat, other, `Wins by seat with ${settingName(one)}`, report, against)}`;
    })
    .join('');
}

/** Figures of one kind: a plot, and the same as a table. */
function worth(
  figures: readonly Figure[],
  other: readonly Figure[] | null,
  title: string,
  report: BalanceReport,
  against: BalanceReport | null,
): string {
  const others = other === null ? null : new Map(other.map((one) => [one.name, one]));
  const heads = ['', 'times its share', '95 %', 'wins', 'n', ''];
  const more = against === null ? [] : [`with ${against.pack}`, '95 %'];
  const rows = figures.map((one) => [
    one.name,
    ...worthCells(one),
    per(one.share),
    count(one.n),
    outsideCell(one),
    ...(others === null ? [] : otherCells(others.get(one.name))),
  ]);
  const plot = worthPlot(figures, others, ({ name }) => name, title);
  return plot + table(`${title}, ${report.pack}`, [...heads, ...more], rows);
}

const worthCells = ({ worth: value, worthLow, worthHigh }: Figure): readonly string[] => [
  times(value),
  `${times(worthLow)} to ${times(worthHigh)}`,
];
const otherCells = (one: Figure | undefined): readonly string[] =>
  one === undefined ? ['not used', ''] : worthCells(one);
const outsideCell = ({ outside }: Figure): Cell =>
  outside ? { text: 'outside', look: 'out' } : '';

function cards(report: BalanceReport, against: BalanceReport | null): string {
  const kinds = [...new Set([...report.cards, ...(against?.cards ?? [])].map(({ by }) => by))];
  return kinds
    .map((by) => {
      const mine = report.cards.filter((card) => card.by === by);
      const theirs = against?.cards.filter((card) => card.by === by) ?? null;
      const gone = theirs?.filter(({ name }) => !mine.some((card) => card.name === name)) ?? [];
      const others = theirs === null ? null : new Map(theirs.map((card) => [card.name, card]));
      const title = eventName(by);
      return `<h3>${escaped(title)}</h3>${worthPlot(mine, others, ({ name }) => name, title)}${cardTable(title, mine, gone, others, against)}`;
    })
    .join('');
}

function cardTable(
  title: string,
  mine: readonly CardFigure[],
  gone: readonly CardFigure[],
  others: ReadonlyMap<string, CardFigure> | null,
  against: BalanceReport | null,
): string {
  const heads = [
    'Card',
    'times its share',
    '95 %',
    'wins',
    'seats',
    'used by',
    'times a match',
    '',
  ];
  const more = against === null ? [] : [`with ${against.pack}`, '95 %', 'times a match'];
  const otherOf = (name: string): readonly string[] => {
    if (others === null) return [];
    const other = others.get(name);
    return [...otherCells(other), other === undefined ? '' : times(other.timesAMatch)];
  };
  const rows = [
    ...mine.map((card) => [
      card.name,
      ...worthCells(card),
      per(card.share),
      count(card.n),
      per(card.usedBy),
      times(card.timesAMatch),
      outsideCell(card),
      ...otherOf(card.name),
    ]),
    ...gone.map(({ name }) => [name, 'not used', '', '', '', '', '', '', ...otherOf(name)]),
  ];
  return table(title, [...heads, ...more], rows);
}
