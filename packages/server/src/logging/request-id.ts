import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that a proxy names a request by, and every answer says it again. */
export const REQUEST_ID = 'x-request-id';

/** What a stranger may choose: nothing that could look like another line, or fill one. */
const GIVEN = /^[\w.-]{4,64}$/;

const newRequestId = (): string => randomBytes(6).toString('hex');

/** The name a proxy gave the request, so that its lines and ours are found together; or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && GIVEN.test(given) ? given : newRequestId();
}
