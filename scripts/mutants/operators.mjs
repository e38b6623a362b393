import ts from 'typescript';

/** What one mutant puts in the place of a node. */
/** @typedef {{ node: ts.Node, change: string, text: string, kind: 'expression' | 'statement' }} Swap */

const K = ts.SyntaxKind;

/** @type {Readonly<Record<number, readonly string[]>>} */
const BINARY = {
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['+'],
  [K.SlashToken]: ['*'],
  [K.PercentToken]: ['*'],
  [K.LessThanToken]: ['<=', '>='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.QuestionQuestionToken]: ['&&'],
  [K.PlusEqualsToken]: ['-='],
  [K.MinusEqualsToken]: ['+='],
};

/** Methods that a rule may confuse with each other. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['findIndex', 'findLastIndex'],
  ['indexOf', 'lastIndexOf'],
  ['max', 'min'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['pop', 'shift'],
  ['shift', 'pop'],
  ['push', 'unshift'],
]);

/** A list of words, which has each of them once: the first is the last. */
const CONSTANT = /^[A-Z][A-Z_]*$/;

/** Methods that a rule may have forgotten: what they are called on stands for what they give. */
const DROPPED = new Set(['filter', 'slice', 'toReversed', 'reverse', 'toSorted', 'sort', 'concat']);

/**
 * Everything that could be wrong in one place. What cannot change play is left out: messages for
 * ourselves, words, types, and the guards that throw where only we can be wrong.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} file
 * @returns {Swap[]}
 */
export function swapsAt(node, file) {
  if (ts.isIfStatement(node))
    return ofCondition(node.expression, !isThrow(node.thenStatement), file);
  if (ts.isConditionalExpression(node)) return ofCondition(node.condition, true, file);
  if (ts.isWhileStatement(node)) return ofCondition(node.expression, true, file, ['false']);
  if (ts.isForStatement(node) && node.condition !== undefined)
    return ofCondition(node.condition, true, file, ['false']);
  if (ts.isExpressionStatement(node)) return [deleted(node, file)];
  if (ts.isBinaryExpression(node)) return ofBinary(node, file);
  if (ts.isPrefixUnaryExpression(node)) return ofUnary(node, file);
  if (ts.isPostfixUnaryExpression(node)) return [stepped(node, node.operand, node.operator, file)];
  if (ts.isCallExpression(node)) return ofCall(node, file);
  if (node.kind === K.TrueKeyword) return [swap(node, 'false', file)];
  if (node.kind === K.FalseKeyword) return [swap(node, 'true', file)];
  if (ts.isNumericLiteral(node)) return [swap(node, String(Number(node.text) + 1), file)];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node))
    return [swap(node, '[]', file)];
  return [];
}

/** `[a, b] = [b, a]`: what is written into is no value. */
const isAssigned = (/** @type {ts.Node} */ node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === K.EqualsToken &&
  node.parent.left === node;

/** @param {ts.Node} node @param {ts.SourceFile} file */
const textOf = (node, file) => node.getText(file);

/** @param {string} text */
const brief = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
};

/**
 * @param {ts.Node} node
 * @param {string} text
 * @param {ts.SourceFile} file
 * @returns {Swap}
 */
const swap = (node, text, file) => ({
  node,
  text,
  change: `${brief(textOf(node, file))} -> ${brief(text)}`,
  kind: 'expression',
});

/** @param {ts.ExpressionStatement} node @param {ts.SourceFile} file @returns {Swap} */
const deleted = (node, file) => ({
  node,
  text: '',
  change: `${brief(textOf(node, file))} -> nothing`,
  kind: 'statement',
});

/** @param {ts.Statement} statement */
const isThrow = (statement) =>
  ts.isThrowStatement(statement) ||
  (ts.isBlock(statement) &&
    statement.statements.length === 1 &&
    statement.statements[0] !== undefined &&
    ts.isThrowStatement(statement.statements[0]));

/**
 * @param {ts.Expression} condition
 * @param {boolean} canFail whether never taking the branch is a way to be wrong
 * @param {ts.SourceFile} file
 * @param {readonly string[]} [values]
 */
const ofCondition = (condition, canFail, file, values = ['true', 'false']) =>
  values
    .filter((value) => canFail || value !== 'false')
    .map((value) => swap(condition, value, file));

const isAssignment = (/** @type {ts.SyntaxKind} */ kind) =>
  kind === K.PlusEqualsToken || kind === K.MinusEqualsToken;

/** @param {ts.BinaryExpression} node @param {ts.SourceFile} file */
function ofBinary(node, file) {
  const { left, operatorToken, right } = node;
  const others = BINARY[operatorToken.kind] ?? [];
  return others.map((other) => {
    const [first, second] = [textOf(left, file), textOf(right, file)];
    const shown = swap(node, `${first} ${other} ${second}`, file);
    // `??` may not stand beside `&&` without brackets; what is assigned to may not have any.
    return isAssignment(operatorToken.kind)
      ? shown
      : { ...shown, text: `(${first}) ${other} (${second})` };
  });
}

/**
 * @param {ts.Node} node
 * @param {ts.Expression} operand
 * @param {ts.SyntaxKind} operator
 * @param {ts.SourceFile} file
 */
const stepped = (node, operand, operator, file) => {
  const other = operator === K.PlusPlusToken ? '--' : '++';
  return swap(node, `${textOf(operand, file)}${other}`, file);
};

/** @param {ts.PrefixUnaryExpression} node @param {ts.SourceFile} file */
function ofUnary(node, file) {
  const { operator, operand } = node;
  if (operator === K.ExclamationToken || operator === K.MinusToken)
    return [swap(node, textOf(operand, file), file)];
  if (operator === K.PlusPlusToken || operator === K.MinusMinusToken)
    return [stepped(node, operand, operator, file)];
  return [];
}

/** @param {ts.CallExpression} node @param {ts.SourceFile} file */
function ofCall(node, file) {
  const { expression: callee } = node;
  if (!ts.isPropertyAccessExpression(callee) || callee.questionDotToken !== undefined) return [];
  const name = callee.name.text;
  const on = textOf(callee.expression, file);
  if (DROPPED.has(name)) return [swap(node, on, file)];
  const other = METHODS.get(name);
  if (other === undefined || (name === 'indexOf' && CONSTANT.test(on))) return [];
  const args = node.arguments.map((argument) => textOf(argument, file)).join(', ');
  return [swap(node, `${on}.${other}(${args})`, file)];
}
