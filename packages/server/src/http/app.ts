import type { ServerResponse } from 'node:http';
import swagger from '@fastify/swagger';
import { type Refusal, refused, wireDocument } from '@quarterdeck/tables';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import type { Assets } from '../assets.ts';
import { type LogFields, log } from '../logging/log.ts';
import { REQUEST_ID, requestIdOf } from '../logging/request-id.ts';
import type { Online } from '../online/online.ts';
import { isWorking } from '../online/readiness.ts';
import { respond } from '../respond.ts';
import { ONLINE_OPERATIONS, SERVER_OPERATIONS, type ServerOperators } from './operations.ts';
import { addOperations, headersOf } from './routes.ts';

/** Bytes: the largest body that any operation reads. */
const LARGEST_BODY = 64 * 1024;

/** What answers by HTTP: the operations, their document, and the page's files for the rest. */
export async function httpApp(
  assets: Assets,
  online: Online | undefined,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    genReqId: requestIdOf,
    // What no route can read is an address of the page, or none.
    frameworkErrors: (_problem, request, reply) => {
      reply.hijack();
      respond(assets, request.raw, reply.raw);
    },
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    if (!request.is404) return next();
    reply.hijack();
    const method = PATHS.get(request.raw.url?.split('?', 1)[0] ?? '');
    if (online === undefined || method === undefined) respond(assets, request.raw, reply.raw);
    else refuseMethod(reply.raw, method);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isDetailed) log.detail('A request was answered.', answeredAs(request, reply));
    done();
  });
  // A body that is too large, or is no JSON.
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    const status = problem.statusCode ?? 500;
    if (status >= 500) log.fault('A request failed.', problem, { request: request.id });
    return reply
      .code(status)
      .headers(headersOf(request.raw))
      .send({ refusal: bodyRefusal(status) });
  });
  // A mail program that ends letters sends a form; the address says all there is to know.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });
  await app.register(swagger, { openapi: DOCUMENT });
  addOperations(app, SERVER_OPERATIONS, serverOperators(online));
  if (online !== undefined) addOperations(app, ONLINE_OPERATIONS, online.operators);
  // The older name.
  app.get('/healthz', { schema: { hide: true } }, (request, reply) =>
    reply.headers(headersOf(request.raw)).send({ status: 'ok' }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) =>
    reply.headers(headersOf(request.raw)).send(app.swagger()),
  );
  app.get('/asyncapi.json', { schema: { hide: true } }, (request, reply) =>
    reply.headers(headersOf(request.raw)).send(wireDocument()),
  );
  await app.ready();
  return app;
}

/** The address's pattern: the address itself may hold an invitation, or a code. */
const answeredAs = (request: FastifyRequest, reply: FastifyReply): LogFields => ({
  method: request.method,
  route: request.routeOptions.url ?? 'a file of the page',
  status: reply.statusCode,
  milliseconds: Math.round(reply.elapsedTime),
  request: request.id,
});

/** For the address of an operation, asked by another method than its own. */
function refuseMethod(response: ServerResponse, method: string): void {
  const { refusal } = refused('malformed', `Only ${method} is answered here.`);
  response.writeHead(405, {
    ...headersOf(response.req),
    'content-type': 'application/json; charset=utf-8',
    allow: method,
  });
  response.end(JSON.stringify({ refusal }));
}

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Quarterdeck',
    version: '1',
    description:
      'What a server of tables answers by HTTP. What people do at a table goes by WebSocket: `/asyncapi.json` has that.',
  },
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of a bot, which its owner makes on the page of the account.',
      },
    },
  },
} as const;

const bodyRefusal = (status: number): Refusal => {
  if (status >= 500) return refused('failed').refusal;
  return refused(status === 413 ? 'too-large' : 'not-json', BODY_SENTENCE).refusal;
};
const BODY_SENTENCE = 'Expected a body in JSON, of at most 64 KB.';

/** By path: the methods that are answered there. */
const PATHS = new Map<string, string>();
for (const { path, method } of Object.values({ ...SERVER_OPERATIONS, ...ONLINE_OPERATIONS }))
  PATHS.set(path, PATHS.has(path) ? `${PATHS.get(path)}, ${method}` : method);

const serverOperators = (online: Online | undefined): ServerOperators => ({
  health: () => ({ ok: true, value: { status: 'ok' } }),
  ready: async ({ setStatus }) => {
    if (online === undefined) return { ok: true, value: { status: 'ready' } };
    const readiness = await online.ready();
    if (isWorking(readiness)) return { ok: true, value: { status: 'ready', ...readiness } };
    setStatus(503);
    return { ok: true, value: { status: 'not-ready', ...readiness } };
  },
});
