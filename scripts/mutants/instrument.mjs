import ts from 'typescript';
import { swapsAt } from './operators.mjs';

/** @typedef {import('./operators.mjs').Swap} Swap */
/** @typedef {{ id: number, file: string, line: number, change: string, nth: number }} Mutant */

const K = ts.SyntaxKind;

/** The module that says which mutant is on; the bundler knows it by this name. */
export const SWITCH = 'quarterdeck-mutant-switch';

/**
 * One source with all its mutants in it, each asleep until it is switched on: the program is built
 * once for thousands of them.
 *
 * @param {string} name of the file, relative to the game
 * @param {string} source
 * @param {number} first the number of its first mutant
 * @returns {{ text: string, mutants: Mutant[] }}
 */
export function instrument(name, source, first) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  const alike = new Map();
  /** @param {Swap} swap */
  const numbered = (swap) => {
    const nth = alike.get(swap.change) ?? 0;
    alike.set(swap.change, nth + 1);
    const { line } = file.getLineAndCharacterOfPosition(swap.node.getStart(file));
    const id = first + mutants.length;
    mutants.push({ id, file: name, line: line + 1, change: swap.change, nth });
    return id;
  };

  const swaps = swapsByNode(file);
  /** @param {ts.Node} node @returns {string} */
  const written = (node) => {
    const start = node.getStart(file);
    let text = '';
    let at = start;
    ts.forEachChild(node, (child) => {
      const from = child.getStart(file);
      text += source.slice(at, from) + written(child);
      at = child.getEnd();
    });
    text += source.slice(at, node.getEnd());
    return (swaps.get(node) ?? []).reduceRight((inner, swap) => guarded(swap, inner), text);
  };
  /** @param {Swap} swap @param {string} inner */
  const guarded = (swap, inner) => {
    const on = `$mutant(${numbered(swap)})`;
    return swap.kind === 'statement'
      ? `{ if (!${on}) { ${inner} } }`
      : `(${on} ? (${swap.text}) : (${inner}))`;
  };
  const text = written(file);
  const start = file.statements[0]?.getStart(file) ?? 0;
  const from = `import { $mutant } from '${SWITCH}';\n`;
  return { text: `${from}${source.slice(0, start)}${text}`, mutants };
}

/** @param {ts.SourceFile} file @returns {Map<ts.Node, Swap[]>} */
function swapsByNode(file) {
  const swaps = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isBeside(node)) return;
    for (const swap of swapsAt(node, file)) {
      const known = swaps.get(swap.node);
      if (known === undefined) swaps.set(swap.node, [swap]);
      else known.push(swap);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return swaps;
}

/** Nothing that is played: types, names, imports, and what is said where we are wrong. */
const isBeside = (/** @type {ts.Node} */ node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isThrowStatement(node) ||
  isUnreachable(node) ||
  isName(node);

const isUnreachable = (/** @type {ts.Node} */ node) =>
  ts.isExpressionStatement(node) ? isNeverCalled(node.expression) : isNeverCalled(node);

const isNeverCalled = (/** @type {ts.Node} */ node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'unreachable';

/** `2` in `{ 2: 'two' }`. */
const isName = (/** @type {ts.Node} */ node) =>
  node.parent !== undefined &&
  'name' in node.parent &&
  node.parent.name === node &&
  node.kind !== K.Identifier;
