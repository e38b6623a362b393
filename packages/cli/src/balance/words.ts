import {
  type BalanceReport,
  type CardFigure,
  FAIR,
  type Figure,
  type TableReport,
} from './report.ts';

const MOST_ERRORS = 5;
export const per = (value: number): string => `${(value * 100).toFixed(1)}%`;
export const times = (value: number): string => value.toFixed(2);
export const count = (value: number): string => value.toLocaleString('en');

export const settingName = ({ seats, options }: TableReport): string =>
  `${seats} ${seats === 1 ? 'seat' : 'seats'}${options === '' ? '' : `, ${options}`}`;

/** "crew-used" as people read it. */
export const eventName = (by: string): string => {
  const words = by.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function reportInWords(report: BalanceReport): string {
  return [
    `${report.title}, ${report.pack}: ${count(report.games)} matches of ${report.bots.join(', ')}.`,
    ...report.tables.flatMap(tableInWords),
    ...(report.roles.length === 0 ? [] : ['', 'Factions and captains', ...rows(report.roles)]),
    '',
    ...outsideInWords(report.cards),
    ...errorsInWords(report.tables),
  ].join('\n');
}

function tableInWords(table: TableReport): readonly string[] {
  const { decisions, scores, games } = table;
  return [
    '',
    `${settingName(table)}: ${count(games)} matches, ${decisions.mean} decisions a match ` +
      `(four fifths from ${decisions.tenth} to ${decisions.ninetieth}); winners have ` +
      `${scores.winners.mean} points, the others ${scores.others.mean}`,
    ...rows(table.winsBySeat),
  ];
}

function rows(figures: readonly Figure[]): readonly string[] {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures.map((one) => `  ${one.name.padEnd(width)}  ${worthInWords(one)}`);
}

const worthInWords = ({ worth, worthLow, worthHigh, n, outside }: Figure): string =>
  `${times(worth)} times its share (95%: ${times(worthLow)} to ${times(worthHigh)}, ` +
  `n = ${count(n)})${outside ? '  outside' : ''}`;

function outsideInWords(cards: readonly CardFigure[]): readonly string[] {
  const outside = cards.filter((card) => card.outside);
  const range = `${FAIR.least} to ${FAIR.most} times its share`;
  if (outside.length === 0)
    return [`No card in use of ${cards.length} surely stands outside ${range}.`];
  return [
    `${outside.length} of ${cards.length} cards in use surely stand outside ${range}:`,
    ...outside.map((card) => `  ${eventName(card.by)}: ${card.name}  ${worthInWords(card)}`),
  ];
}

function errorsInWords(tables: readonly TableReport[]): readonly string[] {
  const errors = tables.flatMap((table) => table.errors.map((error) => ({ table, ...error })));
  if (errors.length === 0) return [];
  return [
    '',
    `${errors.length} matches did not end well:`,
    ...errors
      .slice(0, MOST_ERRORS)
      .map((e) => `  ${settingName(e.table)}, match ${e.game}, seed ${e.seed}: ${e.message}`),
  ];
}
