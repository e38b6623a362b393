/** Controls, marks that turn the direction of writing, and what takes no room: they only deceive. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;
/** The first marks of a pile on one letter are an accent; the rest hides its neighbours. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A name as it is shown to others: what can be seen of it, in one line. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILED_MARKS, '$1')
    .trim();

/** Letters of other scripts that are drawn like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    '0': 'o',
    '1': 'l',
    '|': 'l',
  }),
);

/** What is left of a name for somebody who glances at it. */
const glanced = (name: string): string =>
  [...cleanName(name).normalize('NFKD').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l');

/** Whether somebody could take the one for the other. */
export const looksAlike = (a: string, b: string): boolean =>
  a === b || (glanced(a) !== '' && glanced(a) === glanced(b));
