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

/** How a text stands at its end, as far as brackets and quotes tell. */
export type OpenEnds = {
  readonly inText: boolean;
  /** The brackets it still owes. */
  readonly closing: string;
  /** Brackets that do not match: no continuation could make it JSON. */
  readonly crossed: boolean;
  /** Nested deeper than anything of ours; the rest was not looked at. */
  readonly tooDeep: boolean;
};

const DEEPEST = 64;

export function openEnds(text: string): OpenEnds {
  const owed: string[] = [];
  let inText = false;
  let crossed = false;
  for (let i = 0; i < text.length && !crossed && owed.length <= DEEPEST; i++) {
    const unit = text[i];
    if (unit === '"') inText = !inText;
    else if (inText) i += unit === '\\' ? 1 : 0;
    else if (unit === '{') owed.push('}');
    else if (unit === '[') owed.push(']');
    else if (unit === '}' || unit === ']') crossed = owed.pop() !== unit;
  }
  const tooDeep = owed.length > DEEPEST;
  return { inText, closing: owed.reverse().join(''), crossed, tooDeep };
}

/**
 * Whether a text that is no JSON only lacks its end: a file cut off on the way, not one that was
 * never JSON. It is tried, since every engine words the errors of `JSON.parse` in its own way.
 */
export function endsEarly(text: string, { inText, closing, crossed }: OpenEnds): boolean {
  const tails = inText ? TEXT_TAILS : VALUE_TAILS;
  return !crossed && tails.some((tail) => isJson(text + tail + closing));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
