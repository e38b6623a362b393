import { TestClient } from './test-client.ts';

export type Answer = { readonly [field: string]: unknown };

/** A browser: it keeps the cookies it is given. */
export class Device {
  #port: number;
  readonly #cookies = new Map<string, string>();

  constructor(port: number) {
    this.#port = port;
  }

  /** The server has come back at another port. */
  movedTo(port: number): void {
    this.#port = port;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask<T = Answer>(
    path: string,
    body?: Answer,
    method = body ? 'POST' : 'GET',
  ): Promise<{ readonly status: number; readonly value: T }> {
    const response = await fetch(`http://localhost:${this.#port}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: `http://localhost:${this.#port}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';', 1);
      const [name = '', value = ''] = pair.split('=', 2);
      if (value === '' || /max-age=0/i.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: response.status, value: (await response.json()) as T };
  }

  connect(): Promise<TestClient> {
    return TestClient.call(this.#port, this.cookie);
  }
}

/** What was answered; throws what was refused instead. */
export async function answered<T = Answer>(
  asking: Promise<{ readonly status: number; readonly value: unknown }>,
): Promise<T> {
  const { status, value } = await asking;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(value)}`);
  return value as T;
}

/** The code of a refusal. */
export const codeOf = ({ value }: { readonly value: unknown }): string =>
  (value as { readonly refusal?: { readonly code: string } }).refusal?.code ?? 'done';
