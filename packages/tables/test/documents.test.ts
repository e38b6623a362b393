import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOBBY_VERBS, TABLE_VERBS } from '../src/index.ts';

const PAGE = new URL('../../../docs/online.md', import.meta.url);
const ROW = /^\| `(\w+)` \| (guest|viewer|seat|over) \|/gm;

describe('docs/online.md', () => {
  it('lists every verb that a server answers, with who may call it, in the order of the lists', () => {
    const listed = [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, verb, by]) => [verb, by]);

    const verbs = Object.entries({ ...LOBBY_VERBS, ...TABLE_VERBS })
      .filter(([, { by }]) => by !== 'screen')
      .map(([name, { by }]) => [name, by]);
    expect(listed).toEqual(verbs);
  });
});
