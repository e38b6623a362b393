// What a board says and draws round a question, by tables of its own.

import type { ReactNode } from 'react';
import type { ScoreRow } from '../contract/board-contract.ts';
import { AnyIcon, type SymbolPaint } from '../drawings/piece.tsx';
import { CORE } from '../drawings/sprite.tsx';
import type { SharedSymbol } from '../drawings/symbols/symbol-name.ts';
import type { SymbolTable } from '../drawings/symbols/symbol-table.ts';
import type { Words } from '../words/words.ts';

type Table<T> = Readonly<Record<string, T>>;

/** What an own row of the table says: names come from games and packs. */
const rowOf = <T,>(table: Table<T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const SIZE = 24;

/** The icons that a game's words name: symbols of the page or of the board, some of them called otherwise. */
export const iconsBy =
  <S extends SymbolTable>(symbols: S, called: Table<SharedSymbol | (keyof S & string)> = {}) =>
  (name: string): ReactNode => {
    const symbol = rowOf<string>(called, name) ?? name;
    const isDrawn = Object.hasOwn(symbols, symbol) || Object.hasOwn(CORE, symbol);
    return isDrawn ? <AnyIcon name={symbol} size={SIZE} /> : undefined;
  };

/** Over the prompt, by the chapter whose step asks. */
export const titlesBy =
  <P extends string, Key extends string>(prompts: Table<P>, keyOf: (prompt: P) => Key) =>
  ({ words }: { readonly words: Words<Key> }, step: string): string | undefined => {
    const prompt = rowOf(prompts, step.split('/')[0] ?? '');
    return prompt && words(keyOf(prompt));
  };

type ScoreSign<L> = readonly [symbol: string, label: L, colours?: SymbolPaint];

/** A line of the score sheet that the table knows. */
export const scoresBy =
  <L extends string, Key extends string>(signs: Table<ScoreSign<L>>, keyOf: (label: L) => Key) =>
  ({ words }: { readonly words: Words<Key> }, line: string): ScoreRow | undefined => {
    const sign = rowOf(signs, line);
    if (sign === undefined) return undefined;
    const [symbol, label, colours] = sign;
    const icon = <AnyIcon name={symbol} size={SIZE} {...(colours && { colours })} />;
    return { label: words(keyOf(label)), icon };
  };
