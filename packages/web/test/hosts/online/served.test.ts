import { afterEach, describe, expect, it, vi } from 'vitest';
import { askServer } from '../../../src/hosts/online/served.ts';
import { currentWarning } from '../../../src/hosts/online/warning.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const UNSERVED = { isServed: false, why: undefined };

const answerWith = (body: string, status: number, headers: Record<string, string>): void => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
};

const refusal = (sentence: unknown): string =>
  JSON.stringify({ refusal: { code: 'no-sqlite', clause: null, sentence } });

afterEach(() => vi.unstubAllGlobals());

describe('Whether a server keeps tables', () => {
  it('is told by the server, which makes whoever asks its guest', async () => {
    answerWith('{"name":""}', 200, JSON_TYPE);

    expect(await askServer()).toEqual({ isServed: true });
  });

  it('comes with what moderators have said to whoever asks, until it is read', async () => {
    const warning = { id: 'w1', note: 'Mind your words.' };
    answerWith(JSON.stringify({ name: '', warning }), 200, JSON_TYPE);
    await askServer();
    expect(currentWarning()).toEqual(warning);

    for (const said of ['{"name":"","warning":{"id":7}}', '{"name":""}']) {
      answerWith(said, 200, JSON_TYPE);
      await askServer();
      expect(currentWarning()).toBeNull();
    }
  });

  it('is told with the one sentence that says why it cannot', async () => {
    answerWith(refusal('Tables online need SQLite.'), 503, JSON_TYPE);

    expect(await askServer()).toEqual({ isServed: false, why: 'Tables online need SQLite.' });
  });

  it.each([
    ['no refusal', '{"status":"busy"}'],
    ['nothing', 'null'],
    ['no JSON', '<p>503</p>'],
    ['a refusal without a sentence', refusal(7)],
    ['an empty sentence', refusal('  ')],
    ['a sentence that is none', refusal('x'.repeat(301))],
  ])('is answered without a reason where the server gives %s', async (_, body) => {
    answerWith(body, 503, JSON_TYPE);

    expect(await askServer()).toEqual(UNSERVED);
  });

  it('is not so where a host of files answers with the page', async () => {
    answerWith('<!doctype html>', 200, { 'content-type': 'text/html' });

    expect(await askServer()).toEqual(UNSERVED);
  });

  it('is not so without a network, and nobody is asked', async () => {
    const asked = vi.fn();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', asked);

    expect(await askServer()).toEqual(UNSERVED);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not so where nothing answers', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await askServer()).toEqual(UNSERVED);
  });
});
