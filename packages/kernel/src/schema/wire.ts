import { unreachable } from '../errors.ts';
import type { Viewer } from '../ids.ts';
import { closureClone, isLeftOut, keptFields } from './clone.ts';
import type { Schema } from './declare.ts';
import type { Field, Node, Sees } from './node.ts';
import { HIDDEN, HIDDEN_WORD, hasSecret, isScalar } from './node.ts';
import { closureRedact } from './redact.ts';

/**
 * What a viewer sees of a value, as it is sent: without the printed facts. Where it is given what the
 * viewer saw `before`, what is as it was is the same object as there, so that a search for what
 * changed passes it by. `like`: what another viewer sees of the same value; what everybody may see is
 * taken from there.
 */
export type Wire<T> = (value: T, viewer: Viewer, before?: unknown, like?: unknown) => T;

/** As literal code: it is done for every seat after every answer. */
export function generatedWire<T>(schema: Schema<T>): Wire<T> {
  const writing = new WireWriting();
  const top = writing.show(schema.node, 'v', 'b', 'l');
  const { source, sees } = writing;
  return new Function('sees', `${source}\nreturn (v,s,b,l)=>${top};`)(sees) as Wire<T>;
}

/** A list of plain values, or the one from before. */
const PLAIN_LIST = `function plain(a,b){const n=a.length;
if(b!=null&&b.length===n){let i=0;while(i<n&&a[i]===b[i])i++;if(i===n)return b;}return a.slice();}`;

/** The body of a function that makes a list of such items; it makes none where each is as before. */
const eachOf = (item: string): string => `const n=a.length,t=b!=null,u=l!==undefined;
let o=t&&b.length===n?null:[];
for(let i=0;i<n;i++){const x=a[i],y=t?b[i]:undefined,m=u?l[i]:undefined,w=${item};
if(o!==null)o.push(w);else if(w!==y){o=b.slice(0,i);o.push(w);}}
return o===null?b:o;`;

class WireWriting {
  readonly #parts: string[] = [PLAIN_LIST];
  readonly sees: Sees[] = [];

  get source(): string {
    return this.#parts.join('\n');
  }

  /** Code for what is to be seen of `from`; `before` and `like` are code too. */
  show(node: Node, from: string, before: string, like: string): string {
    switch (node.kind) {
      case 'int':
      case 'flag':
      case 'word':
      case 'packId':
      case 'fixed':
        return from;
      case 'maybe':
        return isScalar(node.of)
          ? from
          : `(${from}===null?null:${this.show(node.of, from, before, like)})`;
      case 'list':
        return isScalar(node.of)
          ? `plain(${from},${before})`
          : `${this.#define('a,s,b,l', eachOf(this.show(node.of, 'x', 'y', 'm')))}(${from},s,${before},${like})`;
      case 'record':
        return `${this.#record(node, (field) => this.#field(field))}(${from},s,${before},${like})`;
      default:
        return unreachable(node);
    }
  }

  /** Code for a hole in the place of `from`. */
  #hide(node: Node, from: string, before: string): string {
    switch (node.kind) {
      case 'int':
        return String(HIDDEN);
      case 'word':
      case 'packId':
        return `'${HIDDEN_WORD}'`;
      case 'maybe':
        return this.#hide(node.of, from, before);
      case 'list':
        return `${this.#define('a,s,b,l', eachOf(this.#hide(node.of, 'x', 'y')))}(${from},s,${before})`;
      case 'record': {
        const hidden = (field: Field): string =>
          this.#hide(field.node, `x.${field.name}`, wasIn(field));
        return `${this.#record(node, hidden)}(${from},s,${before})`;
      }
      case 'flag':
      case 'fixed':
        throw new Error(`wire: a ${node.kind} has no hole`);
      default:
        return unreachable(node);
    }
  }

  #field(field: Field): string {
    const { name, node, audience } = field;
    const from = `x.${name}`;
    const shown = (like: string): string => this.show(node, from, wasIn(field), like);
    const hidden = (): string => this.#hide(node, from, wasIn(field));
    switch (audience.to) {
      case 'everybody': {
        const isShared = !isScalar(node) && !hasSecret(node) && !isLeftOut(field, 'saved');
        return isShared ? `u?l.${name}:${shown('undefined')}` : shown(`u?l.${name}:undefined`);
      }
      case 'nobody':
        return hidden();
      case 'owner':
        return `x.seat===s?${shown('undefined')}:${hidden()}`;
      case 'told':
        this.sees.push(audience.sees);
        return `sees[${this.sees.length - 1}](x,s)?${shown('undefined')}:${hidden()}`;
      default:
        return unreachable(audience);
    }
  }

  /** A function that makes a record, or gives the one from before. */
  #record(node: Extract<Node, { kind: 'record' }>, codeOf: (field: Field) => string): string {
    const fields = keptFields(node, 'saved').map((field, index) => ({
      name: field.name,
      value: codeOf(field),
      local: `a${index}`,
      isLeftOut: isLeftOut(field, 'saved'),
    }));
    const made = fields.map(({ local, value }) => `const ${local}=${value};`).join('');
    const same = fields.map(({ name, local, isLeftOut }) =>
      isLeftOut ? `(b.${name}===undefined?null:b.${name})===${local}` : `b.${name}===${local}`,
    );
    const literal = fields
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ name, local }) => `${name}:${local}`);
    const added = fields
      .filter(({ isLeftOut }) => isLeftOut)
      .map(({ name, local }) => `if(${local}!==null)o.${name}=${local};`);
    return this.#define(
      'x,s,b,l',
      `const t=b!=null,u=l!==undefined;${made}if(${['t', ...same].join('&&')})return b;
const o={${literal.join(',')}};${added.join('')}return o;`,
    );
  }

  #define(parameters: string, body: string): string {
    const name = `f${this.#parts.length}`;
    this.#parts.push(`function ${name}(${parameters}){${body}}`);
    return name;
  }
}

const wasIn = ({ name }: Field): string => `(t?b.${name}:undefined)`;

/** For a page whose policy forbids generated code: it makes all of it anew, and shares nothing. */
export function closureWire<T>(schema: Schema<T>): Wire<T> {
  const see = closureRedact(schema);
  const bare = closureClone(schema, 'saved');
  return (value, viewer) => bare(see(value, viewer));
}
