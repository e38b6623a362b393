import type { Refusal, Result } from '@quarterdeck/tables';

const LOST: Refusal = {
  code: 'host-lost',
  clause: null,
  sentence: 'The server did not answer. Nothing was changed; try again.',
};

/** Asks the server by HTTP; a refusal is what it says, or that it did not answer. */
export async function ask<T>(method: string, path: string, body?: object): Promise<Result<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      // What was asked for last is answered though the page is left meanwhile.
      keepalive: true,
    });
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value: value as T };
    const { refusal = LOST } = value as { readonly refusal?: Refusal };
    return { ok: false, refusal };
  } catch {
    return { ok: false, refusal: LOST };
  }
}

export const post = <T = object>(path: string, body: object = {}): Promise<Result<T>> =>
  ask('POST', path, body);
