import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a token begins with, so that a scanner of published files knows one. */
const BEGINNING = 'qdbot_';
const BYTES = 32;

/** 256 bits, which nobody guesses, so a plain hash keeps them. It is shown once. */
export const newToken = (): string => `${BEGINNING}${randomBytes(BYTES).toString('base64url')}`;

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** What a request brings as a token; null where it brings none. */
export const tokenIn = ({ headers }: IncomingMessage): string | null =>
  /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
