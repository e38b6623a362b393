import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnsent, keptUnsent } from '../../../src/table/state/kept-unsent.ts';
import type { Unsent } from '../../../src/table/state/unsent.ts';

const UNSENT: Unsent = { offer: { choice: { do: 'pass' }, label: 'Pass' }, moment: 'one' };

describe('an answer that reached nobody, kept by the tab', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is there after the page was loaded again, at its own table alone', () => {
    keepUnsent('table-1', UNSENT);

    expect(keptUnsent('table-1')).toEqual(UNSENT);
    expect(keptUnsent('table-2')).toBeUndefined();
  });

  it('goes when it was sent or forgotten', () => {
    keepUnsent('table-1', UNSENT);
    keepUnsent('table-1', undefined);

    expect(keptUnsent('table-1')).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is nothing where the tab keeps something else, or keeps nothing', () => {
    for (const text of ['{', 'null', '7', '{"moment":"one"}', '{"moment":1,"offer":{}}']) {
      kept.set('quarterdeck:unsent:table-1', text);
      expect(keptUnsent('table-1')).toBeUndefined();
    }
    vi.stubGlobal('sessionStorage', undefined);
    keepUnsent('table-1', UNSENT);
    expect(keptUnsent('table-1')).toBeUndefined();
  });
});
