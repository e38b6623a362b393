import { unreachable } from '../errors.ts';
import type { Viewer } from '../ids.ts';

/** The declaration as data: parser, clone, redaction and wire form are all made from it. */
export type Node =
  /** `id`: what it names, where it is an index into one kind of list. */
  | { readonly kind: 'int'; readonly least: number; readonly id?: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'packId'; readonly of: string }
  | { readonly kind: 'list'; readonly of: Node }
  /** `late`: where it is null, saves and wires have no such field. */
  | { readonly kind: 'maybe'; readonly of: Node; readonly late?: true }
  | { readonly kind: 'fixed' }
  | { readonly kind: 'record'; readonly fields: readonly Field[] };

export type Field = {
  readonly name: string;
  readonly node: Node;
  readonly audience: Audience;
};

/** Who may read a field; `told` decides by the open part of the record. */
export type Audience =
  | { readonly to: 'everybody' }
  | { readonly to: 'owner' }
  | { readonly to: 'nobody' }
  | { readonly to: 'told'; readonly sees: Sees };

export type Sees = (here: object, viewer: Viewer) => boolean;

/** What stands in a view where the viewer may not look: a number's hole, and a word's. */
export const HIDDEN = -1;
export const HIDDEN_WORD = '?';

/** Copied by assignment; everything else needs a copy of its own. */
export function isScalar(node: Node): boolean {
  switch (node.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'packId':
    case 'fixed':
      return true;
    case 'maybe':
      return isScalar(node.of);
    case 'list':
    case 'record':
      return false;
    default:
      return unreachable(node);
  }
}

/** Whether some viewer may see less than another. */
export function hasSecret(node: Node): boolean {
  switch (node.kind) {
    case 'record':
      return node.fields.some((f) => f.audience.to !== 'everybody' || hasSecret(f.node));
    case 'list':
    case 'maybe':
      return hasSecret(node.of);
    case 'int':
    case 'flag':
    case 'word':
    case 'packId':
    case 'fixed':
      return false;
    default:
      return unreachable(node);
  }
}
