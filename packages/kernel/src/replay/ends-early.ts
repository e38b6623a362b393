/** What can be missing after a text that breaks off outside quotes: a value, or the rest of one. */
const VALUE_TAILS = [
  '',
  '0',
  ':0',
  '"":0',
  ...restsOf('true'),
  ...restsOf('false'),
  ...restsOf('null'),
];

/** The same inside quotes, where it may break off in the middle of an escape. */
const TEXT_TAILS = ['', '\\', '0', '00', '000', '0000'].flatMap((rest) => [
  `${rest}"`,
  `${rest}":0`,
]);

function restsOf(word: string): string[] {
  return Array.from(word.slice(1), (_, index) => word.slice(index + 1));
}

/**
 * Whether a text that is no JSON only lacks its end: a file cut off on the way, not one that was
 * never JSON. It is tried, since every engine words the errors of `JSON.parse` in its own way.
 */
export function endsEarly(text: string): boolean {
  const ends = openEnds(text);
  if (ends === null) return false;
  const tails = ends.inText ? TEXT_TAILS : VALUE_TAILS;
  return tails.some((tail) => isJson(text + tail + ends.closing));
}

/** Whether the text stops inside quotes, and the brackets it still owes; null if they do not match. */
function openEnds(text: string): { readonly inText: boolean; readonly closing: string } | null {
  const owed: string[] = [];
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text[i];
    if (unit === '"') inText = !inText;
    else if (inText) i += unit === '\\' ? 1 : 0;
    else if (unit === '{') owed.push('}');
    else if (unit === '[') owed.push(']');
    else if ((unit === '}' || unit === ']') && owed.pop() !== unit) return null;
  }
  return { inText, closing: owed.reverse().join('') };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
