import { unreachable } from '../errors.ts';
import type { Schema } from './declare.ts';
import type { Field, Node } from './node.ts';
import { isScalar } from './node.ts';

export type Clone<T> = (value: T) => T;

/** `all` copies everything; `saved` leaves out the printed facts, as saves and wires do. */
export type CloneKind = 'all' | 'saved';

/**
 * The clone as literal code: the engine sees object literals of one shape and makes them an order of
 * magnitude faster than any generic copy.
 */
export function generatedClone<T>(schema: Schema<T>, kind: CloneKind = 'all'): Clone<T> {
  const source = cloneSource(schema.node, kind);
  return new Function(source)() as Clone<T>;
}

function cloneSource(root: Node, kind: CloneKind): string {
  const parts: string[] = [];
  const define = (code: (name: string) => string): string => {
    const name = `f${parts.length}`;
    parts.push('');
    parts[parts.length - 1] = code(name);
    return name;
  };
  const copy = (node: Node, from: string): string => {
    switch (node.kind) {
      case 'int':
      case 'flag':
      case 'word':
      case 'packId':
      case 'fixed':
        return from;
      case 'maybe':
        return isScalar(node.of) ? from : `(${from}===null?null:${copy(node.of, from)})`;
      case 'list': {
        // Most lists are empty at most times, and a new empty one costs less than the copy of one.
        if (isScalar(node.of)) return `(${from}.length===0?[]:${from}.slice())`;
        const item = copy(node.of, 'x');
        const name = define(
          (self) =>
            `function ${self}(a){const n=a.length;if(n===0)return[];const o=a.slice();for(let i=0;i<n;i++){const x=o[i];o[i]=${item};}return o;}`,
        );
        return `${name}(${from})`;
      }
      case 'record': {
        const kept = keptFields(node, kind);
        const copied = ({ name, node: of }: Field): string => copy(of, `x.${name}`);
        const fields = kept.filter((f) => !isLeftOut(f, kind)).map((f) => `${f.name}:${copied(f)}`);
        const added = kept
          .filter((f) => isLeftOut(f, kind))
          .map((f) => `if(x.${f.name}!==null)o.${f.name}=${copied(f)};`);
        const name = define(
          (self) => `function ${self}(x){const o={${fields.join(',')}};${added.join('')}return o;}`,
        );
        return `${name}(${from})`;
      }
      default:
        return unreachable(node);
    }
  };
  const top = copy(root, 'v');
  return `${parts.join('\n')}\nreturn v=>${top};`;
}

/** Those that may be left out come last, so that a hash does not depend on how the copy is made. */
export const keptFields = ({ fields }: Extract<Node, { kind: 'record' }>, kind: CloneKind) =>
  [
    ...fields.filter((f) => !isLeftOut(f, kind)),
    ...fields.filter((f) => isLeftOut(f, kind)),
  ].filter((f) => kind === 'all' || f.node.kind !== 'fixed');

export const isLeftOut = ({ node }: Field, kind: CloneKind): boolean =>
  kind === 'saved' && node.kind === 'maybe' && node.late === true;

/** The same clone as closures, for a page whose policy forbids generated code. */
export function closureClone<T>(schema: Schema<T>, kind: CloneKind = 'all'): Clone<T> {
  return copier(schema.node, kind) as Clone<T>;
}

type Copier = (value: unknown) => unknown;
const same: Copier = (value) => value;
type Fields = { readonly [name: string]: unknown };

function copier(node: Node, kind: CloneKind): Copier {
  switch (node.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'packId':
    case 'fixed':
      return same;
    case 'maybe': {
      if (isScalar(node.of)) return same;
      const copy = copier(node.of, kind);
      return (value) => (value === null ? null : copy(value));
    }
    case 'list': {
      if (isScalar(node.of)) return (value) => (value as unknown[]).slice();
      const copy = copier(node.of, kind);
      return (value) => (value as unknown[]).map(copy);
    }
    case 'record': {
      const fields = keptFields(node, kind).map((f) => ({
        name: f.name,
        leftOut: isLeftOut(f, kind),
        copy: isScalar(f.node) ? null : copier(f.node, kind),
      }));
      return (value) => {
        const from = value as Fields;
        const out: Record<string, unknown> = {};
        for (const { name, copy, leftOut } of fields)
          if (!leftOut || from[name] !== null)
            out[name] = copy === null ? from[name] : copy(from[name]);
        return out;
      };
    }
    default:
      return unreachable(node);
  }
}
