/** What a key asks for at the table (visual.md, section 5). */
export type KeyDoes =
  | { readonly does: 'pick'; readonly hotKey: number }
  | { readonly does: 'area'; readonly by: 1 | -1 }
  | {
      readonly does:
        | 'commit'
        | 'end'
        | 'back'
        | 'undo'
        | 'why'
        | 'rules'
        | 'log'
        | 'digest'
        | 'chat'
        | 'holdings'
        | 'skip'
        | 'hurry'
        | 'hint'
        | 'advice'
        | 'winning'
        | 'term'
        | 'search'
        | 'keys';
    };

export type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
};

/** Where the focus is, as far as keys care. */
export type Place = {
  /** In a field that takes letters. */
  readonly isTyping: boolean;
  /** On something Enter and Space press by themselves. */
  readonly isPressable: boolean;
};

const LETTERS: Readonly<Record<string, KeyDoes>> = {
  e: { does: 'end' },
  u: { does: 'undo' },
  w: { does: 'why' },
  r: { does: 'rules' },
  l: { does: 'log' },
  d: { does: 'digest' },
  c: { does: 'chat' },
  h: { does: 'holdings' },
  s: { does: 'hurry' },
  g: { does: 'hint' },
  a: { does: 'advice' },
  v: { does: 'winning' },
  t: { does: 'term' },
  '?': { does: 'keys' },
  '/': { does: 'search' },
};

export const keyDoes = (pressed: Pressed, place: Place): KeyDoes | undefined => {
  const { key } = pressed;
  if (key === 'F6') return { does: 'area', by: pressed.shiftKey ? -1 : 1 };
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  if (key === 'Escape') return { does: 'back' };
  if (place.isTyping) return undefined;
  if (key === 'Backspace') return { does: 'back' };
  if (/^[1-9]$/.test(key)) return { does: 'pick', hotKey: Number(key) };
  if (key === 'Enter') return place.isPressable ? undefined : { does: 'commit' };
  if (key === ' ') return place.isPressable ? undefined : { does: 'skip' };
  return LETTERS[key.toLowerCase()];
};
