import type { Node } from '@quarterdeck/kernel/engine';

/** The seat that something belongs to; null: nobody's. */
export type OwnerOf = (state: object, id: number) => number | null;

type RecordNode = Extract<Node, { kind: 'record' }>;
type Fields = { readonly [name: string]: unknown };

const isSeat = (node: Node): boolean =>
  node.kind === 'maybe' ? isSeat(node.of) : node.kind === 'int' && node.id === 'seat';

/** The field that says whose a record is. */
export const seatFieldOf = ({ fields }: RecordNode): string | undefined =>
  fields.find(({ name, node }) => (name === 'seat' || name === 'controller') && isSeat(node))?.name;

/** What the first field of a record names, where it is an id. */
export function ownIdOf({ fields }: RecordNode): string | undefined {
  const node = fields[0]?.node;
  return node?.kind === 'int' ? node.id : undefined;
}

/**
 * The ids that stand for something a seat owns: those of lists whose records begin with their own id
 * and say whose they are. A ship is then read as mine or my rival's, not as number 5.
 */
export function ownersIn(state: Node): ReadonlyMap<string, OwnerOf> {
  const owners = new Map<string, OwnerOf>([['seat', (_, seat) => seat]]);
  if (state.kind !== 'record') return owners;
  for (const { name, node } of state.fields) {
    if (node.kind !== 'list' || node.of.kind !== 'record') continue;
    const id = ownIdOf(node.of);
    const field = seatFieldOf(node.of);
    if (id === undefined || id === 'seat' || field === undefined) continue;
    owners.set(id, (g, index) => ownerField((g as Fields)[name], index, field));
  }
  return owners;
}

function ownerField(items: unknown, index: number, field: string): number | null {
  const item = (items as readonly Fields[])[index];
  const owner = item?.[field];
  return typeof owner === 'number' ? owner : null;
}
