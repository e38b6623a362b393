const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chromium'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (agent: string, marks: readonly (readonly [string, string])[]): string =>
  marks.find(([mark]) => agent.includes(mark))?.[1] ?? '';

/** What somebody would call a browser: enough to tell one's own devices apart. */
export const browserName = (agent: string = navigator.userAgent): string =>
  [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)].filter((part) => part !== '').join(', ');
