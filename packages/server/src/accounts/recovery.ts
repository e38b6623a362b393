import { createHash, randomInt } from 'node:crypto';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Eight of 2,048 words: 88 bits, which nobody guesses, so a plain hash keeps them. */
const WORDS = 8;

/** A code that brings back who has lost everything else. It is shown once. */
export const newRecoveryCode = (): string =>
  Array.from({ length: WORDS }, () => wordlist[randomInt(wordlist.length)]).join(' ');

/** However it was typed: in capitals, with dots or strokes between the words. */
const wordsOf = (code: string): readonly string[] => code.toLowerCase().match(/[a-z]+/g) ?? [];

export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(wordsOf(code).join(' ')).digest('base64url');
