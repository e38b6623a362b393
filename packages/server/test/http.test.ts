import { read, shape, text } from '@quarterdeck/kernel/pack';
import { loadGame } from '@quarterdeck/shelf';
import { serverMessage, wireDocument } from '@quarterdeck/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE_OPERATIONS, SERVER_OPERATIONS } from '../src/http/operations.ts';
import { OnlineServer } from './online-server.ts';
import { must } from './test-client.ts';

const server = new OnlineServer({ loadGame });
beforeAll(() => server.start());
afterAll(() => server.remove());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://localhost:${server.port}${path}`, init);

describe('The document of what is asked by HTTP', () => {
  it('names every operation under its path and method, with its shapes', async () => {
    const { openapi, paths } = (await (await ask('/openapi.json')).json()) as {
      readonly openapi: string;
      readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
    };

    expect(openapi).toBe('3.1.0');
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = Object.values({ ...SERVER_OPERATIONS, ...ONLINE_OPERATIONS }).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.toSorted()).toEqual(listed.toSorted());
    expect(paths['/api/sign-in/password']?.['post']).toMatchObject({
      operationId: 'signInByPassword',
      requestBody: {
        content: { 'application/json': { schema: { required: ['email', 'password'] } } },
      },
    });
  });
});

describe('The document of the WebSocket', () => {
  it('is given out beside it, and what a server says is what it has', async () => {
    expect(await (await ask('/asyncapi.json')).json()).toEqual(wireDocument());
    const { client } = await server.guest('Ada');
    const bot = { name: 'Bo', colour: 'blue', who: { kind: 'bot', bot: 'random' } } as const;
    const me = { name: '', colour: 'red', who: { kind: 'me' } } as const;
    const setup = {
      game: 'reef',
      seats: [me, bot],
      watching: 'anybody',
      answerTime: null,
    } as const;
    const { table } = must(await client.ask('create', { setup }));
    must(await client.ask('watchLobby', {}));
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
    must(await client.ask('say', { table, said: { kind: 'text', text: 'Ahoy' } }));
    await client.play(table);
    client.send('{');
    await client.until(() => client.messages.some(({ kind }) => kind === 'fault'));

    const kinds = new Set(client.messages.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['answered', 'fault', 'said', 'table', 'welcome']);
    for (const message of client.messages)
      expect(read(serverMessage, JSON.parse(JSON.stringify(message)))).toMatchObject(message);
  });
});

describe('A request', () => {
  const POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

  it.each([
    ['no JSON', '/api/sign-in/password', { ...POST, body: '{' }, 400, 'not-json'],
    [
      'a body that is too large',
      '/api/sign-in/password',
      { ...POST, body: `"${'x'.repeat(70_000)}"` },
      413,
      'too-large',
    ],
    [
      'a field that nobody reads',
      '/api/sign-in/password',
      { ...POST, body: '{"mail":"a@b.org"}' },
      400,
      'malformed',
    ],
    ['another method', '/api/sign-in/password', {}, 405, 'malformed'],
    [
      'a page of another site',
      '/api/account',
      { headers: { origin: 'https://elsewhere.example' } },
      403,
      'foreign-page',
    ],
    ['nobody', '/api/account', {}, 401, 'not-signed-in'],
  ])(
    'with %s is refused with a code, and costs nothing',
    async (_what, path, init, status, code) => {
      const response = await ask(path, init);

      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ refusal: { code } });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('names the field that it got wrong', async () => {
    const body = JSON.stringify({ email: 'a@b.org', password: 7 });

    const { refusal } = (await (await ask('/api/sign-in/password', { ...POST, body })).json()) as {
      readonly refusal: { readonly sentence: string };
    };

    expect(refusal.sentence).toContain('password');
  });

  it('for an address of the page is answered with the page', async () => {
    expect((await ask('/settings')).headers.get('content-type')).toContain('text/html');
  });
});

describe('A shape', () => {
  it('tells itself in JSON Schema', () => {
    expect(shape({ name: text({ most: 5 }) }).document).toEqual({
      type: 'object',
      properties: { name: { type: 'string', maxLength: 5 } },
      required: ['name'],
      additionalProperties: false,
    });
  });
});
