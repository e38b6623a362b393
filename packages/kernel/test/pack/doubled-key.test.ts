import { doubledKey } from '@quarterdeck/kernel/pack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('doubledKey', () => {
  it.each([
    ['{ "a": 1, "a": 2 }', 'a'],
    ['{ "crew": { "nell": {}, "ann": {}, "nell": {} } }', 'crew.nell'],
    ['{ "tiles": [{ "id": 1 }, { "id": 2, "id": 3 }] }', 'tiles[1].id'],
    ['{ "a": { "b": 1 }, "c": { "b": 1, "\\u0062": 2 } }', 'c.b'],
    ['[[{}], [1, { "x": [], "x": [] }]]', '[1][1].x'],
  ])('finds the first key of %s that stands twice', (text, path) => {
    expect(doubledKey(text)).toBe(path);
  });

  it.each([
    '{ "a": { "x": 1 }, "b": { "x": 1 } }',
    '{ "text": "a \\"b\\": c, \\"b\\": d", "b": ": {" }',
    '["a", "a", { "a": "a" }]',
  ])('finds nothing in %s', (text) => {
    expect(doubledKey(text)).toBeNull();
  });

  it('finds nothing in what JSON itself has written', () => {
    fc.assert(
      fc.property(fc.json(), (text) => doubledKey(JSON.stringify(JSON.parse(text))) === null),
    );
  });
});
