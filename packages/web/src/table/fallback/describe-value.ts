import { HIDDEN, HIDDEN_WORD } from '@quarterdeck/kernel';

/** Anything a view holds, as lines of words: the fields' own names, holes as a dash. */
export type DescribedField = { readonly name: string; readonly text: string };

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_/]/g, ' ')
    .toLowerCase();

/** Deeper than this nobody listens. */
const DEEPEST = 3;

export const textOf = (value: unknown, depth = 0): string => {
  if (value === HIDDEN || value === HIDDEN_WORD) return '?';
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string') return spaced(value);
  if (typeof value !== 'object') return String(value);
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => textOf(one, depth + 1)).join(', ');
  return fieldsOf(value, depth + 1)
    .map(({ name, text }) => `${name} ${text}`)
    .join('; ');
};

/** Printed facts are in the rulebook and the gallery; they would drown what changes. */
const isPrinted = (name: string): boolean => name === 'printed';

export const fieldsOf = (value: object, depth = 0): readonly DescribedField[] =>
  Object.entries(value)
    .filter(([name]) => !isPrinted(name))
    .map(([name, one]) => ({ name: spaced(name), text: textOf(one, depth) }));
