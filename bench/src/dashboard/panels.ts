import { readFileSync } from 'node:fs';

/** A panel of the dashboard, as much of it as is drawn. */
export type Panel = {
  readonly title: string;
  readonly type: 'stat' | 'timeseries';
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly fieldConfig: { readonly defaults: { readonly unit: Unit } };
  readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
};

export type Unit = 'short' | 's' | 'bytes' | 'percentunit';

const FILE = new URL('../../../deploy/grafana/dashboard.json', import.meta.url);

export const readPanels = (): readonly Panel[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { readonly panels: readonly Panel[] }).panels;

/** `$node` is every node: what the dashboard asks for unless somebody chooses one. */
export const questionOf = (expr: string): string => expr.replaceAll('$node', '.*');

/** What the legend calls a line: `{{name}}` is what its label of that name says. */
export const legendOf = (
  format: string | undefined,
  labels: { readonly [name: string]: string },
): string =>
  (format ?? '').replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => labels[name] ?? '');

const AMOUNTS: Readonly<Record<Unit, (value: number) => string>> = {
  short: (value) => rounded(value),
  s: (value) => (value < 1 ? `${rounded(value * 1_000)} ms` : `${rounded(value)} s`),
  bytes: (value) => `${rounded(value / (1_024 * 1_024))} MiB`,
  percentunit: (value) => `${rounded(value * 100)} %`,
};

export const amountOf = (value: number, unit: Unit): string => AMOUNTS[unit](value);

const rounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
