import type { IncomingMessage } from 'node:http';
import { documentOf, type JsonSchema, read } from '@quarterdeck/kernel/pack';
import { refusalOf, refused, StorageFault, storageRefusal } from '@quarterdeck/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { headersFor } from '../headers.ts';
import { log } from '../logging/log.ts';
import { isByTls, isFromOurPage } from '../online/caller.ts';
import { LINES, openLineStream } from './line-stream.ts';
import type {
  AnyOperation,
  HttpRefusal,
  HttpResult,
  LineStream,
  OperationList,
  Operators,
} from './operation.ts';

/** What a refusal is by HTTP; what is not here is the caller's mistake, 400. */
const STATUS: { readonly [code: string]: number } = {
  'foreign-page': 403,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-a-token': 401,
  'bot-not-here': 404,
  'no-stream': 409,
  stale: 409,
  'not-moderator': 403,
  'needs-account': 403,
  banned: 403,
  'is-moderator': 403,
  'nothing-there': 404,
  'no-person': 404,
  'no-table': 404,
  'too-many-guests': 429,
  'too-many-tries': 429,
  'too-many-asked': 429,
  'too-many-exports': 429,
  'too-many-seats': 429,
  'too-many-codes': 429,
  'too-many-notices': 429,
  'no-mail': 404,
  'mail-not-sent': 503,
  'too-fast': 429,
  'too-much-learned': 413,
  draining: 503,
  'storage-full': 507,
  'storage-failed': 503,
  failed: 500,
};

/** Under which every answer of ours stands that is no file of the page. */
export const headersOf = (request: IncomingMessage): { readonly [header: string]: string } => ({
  ...headersFor('', [], isByTls(request)),
  'cache-control': 'no-store',
});

/** Registers every operation of a list: checked by its shapes, documented by them, answered once. */
export function addOperations<List extends OperationList>(
  app: FastifyInstance,
  list: List,
  operators: Operators<List>,
): void {
  for (const [name, row] of Object.entries(list)) {
    const run = operators[name as keyof List] as unknown as AnyOperator;
    app.route(routeOf(name, row, run));
  }
}

type AnyOperator = (call: unknown) => Promise<HttpResult<unknown>> | HttpResult<unknown>;

function routeOf(name: string, row: AnyOperation, run: AnyOperator): RouteOptions {
  return {
    method: row.method,
    url: row.path,
    schema: schemaOf(name, row),
    // The same shapes that make the document read what comes in.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      void reply.headers(headersOf(request.raw));
      if (row.by !== 'operator' && row.by !== 'bot' && !isFromOurPage(request.raw))
        return refuse(reply, refused('foreign-page').refusal);
      return await answer(name, row, run, request, reply);
    },
  };
}

async function answer(
  name: string,
  row: AnyOperation,
  run: AnyOperator,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  let isStreaming = false;
  const openStream = (): LineStream => {
    isStreaming = true;
    return openLineStream(request.raw, reply);
  };
  try {
    const asked = { ...(request.query as object), ...(request.params as object) };
    const result = await run({
      request: request.raw,
      query: read(row.query, asked),
      body: row.body === null ? undefined : read(row.body, request.body ?? {}),
      setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
      setStatus: (status: number) => void reply.code(status),
      openStream,
    });
    if (isStreaming) return reply;
    return result.ok ? result.value : refuse(reply, result.refusal);
  } catch (problem) {
    return refuse(reply, refusalFor(problem, name, request.id));
  }
}

function refusalFor(problem: unknown, operation: string, request: string): HttpRefusal {
  if (problem instanceof StorageFault) return storageRefusal(problem).refusal;
  const { refusal } = refusalOf(problem);
  if (refusal.code === 'failed') log.fault('A request failed.', problem, { operation, request });
  return refusal;
}

function refuse(reply: FastifyReply, refusal: HttpRefusal): { readonly refusal: HttpRefusal } {
  if (reply.statusCode === 200) void reply.code(STATUS[refusal.code] ?? 400);
  // Whoever keeps the connection would ask this server again.
  if (refusal.code === 'draining') void reply.header('connection', 'close');
  return { refusal };
}

const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    refusal: {
      type: 'object',
      properties: {
        code: { type: 'string' },
        clause: { type: ['string', 'null'] },
        sentence: { type: 'string' },
      },
      required: ['code', 'clause', 'sentence'],
    },
  },
  required: ['refusal'],
};

function schemaOf(name: string, row: AnyOperation): { readonly [part: string]: unknown } {
  const { params, query } = partsOf(row);
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.by],
    ...(row.by === 'bot' ? { security: [{ token: [] }] } : {}),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(row.body === null ? {} : { body: documentOf(row.body) }),
    response:
      row.by === 'operator'
        ? { 200: documentOf(row.reply), 503: documentOf(row.reply) }
        : { 200: replyOf(row), '4xx': REFUSAL, '5xx': REFUSAL },
  };
}

const replyOf = ({ reply, streams }: AnyOperation): JsonSchema =>
  streams === true
    ? {
        description: 'One such JSON object a line, until either side ends it.',
        content: { [LINES]: { schema: documentOf(reply) } },
      }
    : documentOf(reply);

type Properties = { readonly [name: string]: unknown };

/** What is read together stands in two places: in the path, and after the question mark. */
function partsOf(row: AnyOperation): { readonly params?: JsonSchema; readonly query?: JsonSchema } {
  const whole = documentOf(row.query);
  const properties = (whole['properties'] ?? {}) as Properties;
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const only = (names: readonly string[]): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: ((whole['required'] ?? []) as readonly string[]).filter((name) =>
      names.includes(name),
    ),
  });
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  return {
    ...(inPath.length === 0 ? {} : { params: only(inPath) }),
    ...(rest.length === 0 ? {} : { query: only(rest) }),
  };
}
