import type { Catalogue } from './catalogue.ts';

const DOUBLES: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Values keep their names; everything else is written with foreign letters, longer, in brackets. */
export const pseudoWords = (english: string): string => {
  const foreign = english
    .split(/(\{\{\w+\}\})/)
    .map((part) =>
      part.startsWith('{{') ? part : part.replace(/[a-z]/g, (letter) => DOUBLES[letter] ?? letter),
    )
    .join('');
  return `⟦${foreign}${'~'.repeat(Math.ceil(english.length / 5))}⟧`;
};

export const pseudoCatalogue = (english: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([key, words]) => [
      key,
      typeof words === 'string' ? pseudoWords(words) : pseudoCatalogue(words),
    ]),
  );
