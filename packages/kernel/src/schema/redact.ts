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

function redactSource(root: Node): { readonly source: string; readonly sees: readonly Sees[] } {
  const parts: string[] = [];
  const sees: Sees[] = [];
  const loop = (item: string): string => {
    const name = `f${parts.length}`;
    parts.push(
      `function ${name}(a,s){const n=a.length,o=[];for(let i=0;i<n;i++){const x=a[i];o.push(${item});}return o;}`,
    );
    return name;
  };
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
      default:
        throw new Error(`redact: a ${node.kind} has no hole`);
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
    if (isScalar(node)) return from;
    switch (node.kind) {
      case 'maybe':
        return `(${from}===null?null:${show(node.of, from)})`;
      case 'list':
        return isScalar(node.of) ? `${from}.slice()` : `${loop(show(node.of, 'x'))}(${from},s)`;
      case 'record': {
        const body = node.fields.map(field).join(',');
        const name = `f${parts.length}`;
        parts.push(`function ${name}(x,s){return{${body}};}`);
        return `${name}(${from},s)`;
      }
      default:
        throw new Error(`redact: ${node.kind} is a scalar`);
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
type Fields = { readonly [name: string]: unknown };

function shower(node: Node): Look {
  if (isScalar(node)) return (value) => value;
  switch (node.kind) {
    case 'maybe': {
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
      throw new Error(`redact: ${node.kind} is a scalar`);
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
    default:
      throw new Error(`redact: a ${node.kind} has no hole`);
  }
}
