import type { ServerMessage } from '@quarterdeck/tables';

type Fields = { readonly [name: string]: unknown };

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether an update can be laid onto a log; its content is the server's word. */
const isUpdate = (value: unknown): boolean => {
  const update = fieldsOf(value);
  return (
    typeof fieldsOf(update?.['table'])?.['id'] === 'string' &&
    isCount(update?.['seq']) &&
    isCount(update?.['after']) &&
    Array.isArray(update?.['entries']) &&
    Number(update['after']) + update['entries'].length === update['seq']
  );
};

/** Whether there is something to lay a change onto is found out when that is done. */
const isChanged = ({ table, number, change, after, entries }: Fields): boolean =>
  typeof table === 'string' &&
  isCount(number) &&
  fieldsOf(change) !== undefined &&
  isCount(after) &&
  Array.isArray(entries);

const isLobby = (value: unknown): boolean => {
  const tables = fieldsOf(value);
  return ['toJoin', 'toWatch', 'seeking'].every((list) => Array.isArray(tables?.[list]));
};

const isSaid = (value: unknown): boolean => {
  const message = fieldsOf(value);
  return isCount(message?.['seq']) && fieldsOf(message?.['said']) !== undefined;
};

const hasSentence = (value: unknown): boolean => typeof fieldsOf(value)?.['sentence'] === 'string';

const SOUND: { readonly [K in ServerMessage['kind']]: (message: Fields) => boolean } = {
  welcome: ({ protocol, guest }) => isCount(protocol) && fieldsOf(guest) !== undefined,
  // A reply that is whole went to whoever asked.
  answered: () => false,
  table: ({ update }) => isUpdate(update),
  changed: isChanged,
  card: ({ card }) => typeof fieldsOf(card)?.['table'] === 'string',
  lobby: ({ tables }) => isLobby(tables),
  found: ({ card }) => typeof fieldsOf(card)?.['table'] === 'string',
  said: ({ table, message }) => typeof table === 'string' && isSaid(message),
  gone: ({ table }) => typeof table === 'string',
  fault: ({ refusal }) => hasSentence(refusal),
  ending: () => true,
  heartbeat: () => true,
};

const isKind = (kind: unknown): kind is ServerMessage['kind'] =>
  typeof kind === 'string' && Object.hasOwn(SOUND, kind);

/** Undefined for what no server of this protocol says. */
export function readMessage(raw: unknown): ServerMessage | undefined {
  const message = fieldsOf(raw);
  const kind = message?.['kind'];
  if (message === undefined || !isKind(kind) || !SOUND[kind](message)) return undefined;
  return message as ServerMessage;
}
