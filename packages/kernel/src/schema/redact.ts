import { unreachable } from '../errors.ts';
import type { Viewer } from '../ids.ts';
import type { Schema } from './declare.ts';
import type { Field, Node, Sees } from './node.ts';
import { HIDDEN, HIDDEN_WORD, isScalar } from './node.ts';

/** A viewer's copy: what it may not see is a hole; hidden lists keep their length. */
export type Redact<T> = (value: T, viewer: Viewer) => T;

export function generatedRedact<T>(schema: Schema<T>): Redact<T> {
  const { source, sees } = redactSource(schema.node);
  return new Function('sees', source)(sees) as Redact<T>;
}

/** The body of a function that makes a list of such items. */
const eachOf = (item: string): string =>
  `const n=a.length,o=[];for(let i=0;i<n;i++){const x=a[i];o.push(${item});}return o;`;

function redactSource(root: Node): { readonly source: string; readonly sees: readonly Sees[] } {
  const parts: string[] = [];
  const sees: Sees[] = [];
  const define = (parameters: string, body: string): string => {
    const name = `f${parts.length}`;
    parts.push(`function ${name}(${parameters}){${body}}`);
    return name;
  };
  const loop = (item: string): string => define('a,s', eachOf(item));
  const hole = (node: Node, from: string): string => {
    switch (node.kind) {
      case 'int':
        return String(HIDDEN);
      case 'word':
      case 'packId':
        return `'${HIDDEN_WORD}'`;
      case 'maybe':
        return hole(node.of, from);
      case 'list':
        return `${loop(hole(node.of, 'x'))}(${from},s)`;
      case 'record':
        return `({${node.fields.map((f) => `${f.name}:${hole(f.node, `${from}.${f.name}`)}`).join(',')}})`;
      case 'flag':
      case 'fixed':
        throw new Error(`redact: a ${node.kind} has no hole`);
      default:
        return unreachable(node);
    }
  };
  const field = (f: Field): string => {
    const from = `x.${f.name}`;
    switch (f.audience.to) {
      case 'everybody':
        return `${f.name}:${show(f.node, from)}`;
      case 'nobody':
        return `${f.name}:${hole(f.node, from)}`;
      case 'owner':
        return `${f.name}:x.seat===s?${show(f.node, from)}:${hole(f.node, from)}`;
      case 'told':
        sees.push(f.audience.sees);
        return `${f.name}:sees[${sees.length - 1}](x,s)?${show(f.node, from)}:${hole(f.node, from)}`;
      default:
        return unreachable(f.audience);
    }
  };
  const show = (node: Node, from: string): string => {
    switch (node.kind) {
      case 'int':
      case 'flag':
      case 'word':
      case 'packId':
      case 'fixed':
        return from;
      case 'maybe':
        return isScalar(node.of) ? from : `(${from}===null?null:${show(node.of, from)})`;
      case 'list':
        return isScalar(node.of) ? `${from}.slice()` : `${loop(show(node.of, 'x'))}(${from},s)`;
      case 'record': {
        const name = define('x,s', `return{${node.fields.map(field).join(',')}};`);
        return `${name}(${from},s)`;
      }
      default:
        return unreachable(node);
    }
  };
  const top = show(root, 'v');
  return { source: `${parts.join('\n')}\nreturn (v,s)=>${top};`, sees };
}

/** The same redaction as closures, for a page whose policy forbids generated code. */
export function closureRedact<T>(schema: Schema<T>): Redact<T> {
  return shower(schema.node) as Redact<T>;
}

type Look = (value: unknown, viewer: Viewer) => unknown;
const same: Look = (value) => value;
type Fields = { readonly [name: string]: unknown };

function shower(node: Node): Look {
  switch (node.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'packId':
    case 'fixed':
      return same;
    case 'maybe': {
      if (isScalar(node.of)) return same;
      const show = shower(node.of);
      return (value, viewer) => (value === null ? null : show(value, viewer));
    }
    case 'list': {
      if (isScalar(node.of)) return (value) => (value as unknown[]).slice();
      const show = shower(node.of);
      return (value, viewer) => (value as unknown[]).map((item) => show(item, viewer));
    }
    case 'record': {
      const fields = node.fields.map((f) => ({ name: f.name, look: fieldLook(f) }));
      return (value, viewer) => {
        const from = value as Fields;
        const out: Record<string, unknown> = {};
        for (const { name, look } of fields) out[name] = look(from, viewer);
        return out;
      };
    }
    default:
      return unreachable(node);
  }
}

function fieldLook({ name, node, audience }: Field): (from: Fields, viewer: Viewer) => unknown {
  const show = shower(node);
  const hide = audience.to === 'everybody' ? show : hider(node);
  switch (audience.to) {
    case 'everybody':
      return (from, viewer) => show(from[name], viewer);
    case 'nobody':
      return (from, viewer) => hide(from[name], viewer);
    case 'owner':
      return (from, viewer) =>
        from['seat'] === viewer ? show(from[name], viewer) : hide(from[name], viewer);
    case 'told':
      return (from, viewer) =>
        audience.sees(from, viewer) ? show(from[name], viewer) : hide(from[name], viewer);
    default:
      return unreachable(audience);
  }
}

function hider(node: Node): Look {
  switch (node.kind) {
    case 'int':
      return () => HIDDEN;
    case 'word':
    case 'packId':
      return () => HIDDEN_WORD;
    case 'maybe':
      return hider(node.of);
    case 'list': {
      const hide = hider(node.of);
      return (value, viewer) => (value as unknown[]).map((item) => hide(item, viewer));
    }
    case 'record': {
      const fields = node.fields.map((f) => ({ name: f.name, hide: hider(f.node) }));
      return (value, viewer) => {
        const from = (value ?? {}) as Fields;
        return Object.fromEntries(fields.map(({ name, hide }) => [name, hide(from[name], viewer)]));
      };
    }
    case 'flag':
    case 'fixed':
      throw new Error(`redact: a ${node.kind} has no hole`);
    default:
      return unreachable(node);
  }
}
