// What others can import, entry by entry, as text: a change of it is a line that a review sees.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { libraryPackages } from '../build/library.mjs';
import { SOURCE_CONDITION } from '../build/source-condition.mjs';
import { runTool } from '../lib/run.mjs';

/** @typedef {{ file: string, text: string }} Report `file` from the root */

/** @param {string} root */
const declarationsOf = (root) => join(root, '.cache/api');

/** @param {string} root */
const compiledPackages = (root) =>
  libraryPackages(root).filter(({ manifest }) =>
    JSON.stringify(manifest.exports ?? {}).includes(SOURCE_CONDITION),
  );

/**
 * Declarations of all that others can install, in one run of the compiler.
 *
 * @param {string} root
 */
const writeDeclarations = async (root) => {
  const out = declarationsOf(root);
  mkdirSync(out, { recursive: true });
  const config = join(out, 'tsconfig.json');
  const folders = compiledPackages(root).map(({ folder }) => join(root, folder, 'src'));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: out,
    // Whole each time: what is kept of an earlier run can order a union otherwise than a first run.
    incremental: false,
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const exclude = folders.flatMap((folder) => [
    join(folder, 'board'),
    join(folder, 'boards.gen.ts'),
  ]);
  const extended = { extends: join(root, 'tsconfig.base.json'), compilerOptions };
  writeFileSync(config, JSON.stringify({ ...extended, include: folders, exclude }));
  const { code, output } = await runTool(
    'tsc',
    ['-p', config, '--singleThreaded', '--pretty', 'false'],
    {
      cwd: root,
      show: false,
    },
  );
  if (code !== 0) throw new Error(`The declarations cannot be written:\n${output}`);
};

/** @param {string} file */
const parsed = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * The file that a relative import of a declaration file means.
 *
 * @param {string} from
 * @param {string} specifier
 */
const declarationFile = (from, specifier) =>
  resolve(dirname(from), specifier.replace(/\.tsx?$/, '.d.ts'));

/** @param {ts.Statement} statement */
const namesOf = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = /** @type {{ name?: ts.Identifier }} */ (/** @type {unknown} */ (statement));
  return name ? [name.getText()] : [];
};

const printer = ts.createPrinter({ removeComments: true });

/** @param {ts.Statement} statement */
const textOf = (statement) =>
  printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^export declare /, 'export ');

/**
 * How a name is declared in a declaration file, wherever that file has it from.
 *
 * @param {string} file
 * @param {string} name
 * @returns {string}
 */
const declared = (file, name) => {
  const source = parsed(file);
  const here = source.statements.filter(
    (statement) => !ts.isExportDeclaration(statement) && namesOf(statement).includes(name),
  );
  if (here.length > 0) return here.map(textOf).join('\n');
  for (const { name: shown, original, from } of handedOn(source)) {
    if (shown !== name) continue;
    if (!from.startsWith('.')) return `export { ${name} } from '${from}';`;
    const text = declared(from === '.' ? file : declarationFile(file, from), original);
    return original === name ? text : `export { ${original} as ${name} };\n${text}`;
  }
  throw new Error(`${file} exports ${name}, but does not say how it is declared.`);
};

/**
 * Where a file has an imported name from, and what it is called there.
 *
 * @param {ts.SourceFile} source
 * @param {string} name
 */
const imported = (source, name) => {
  for (const { importClause, moduleSpecifier } of source.statements.filter(
    ts.isImportDeclaration,
  )) {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const element = bindings.elements.find((one) => one.name.text === name);
    if (!element) continue;
    const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text;
    return { original: (element.propertyName ?? element.name).text, from };
  }
  return { original: name, from: '.' };
};

/**
 * The names that a file hands on, and from where.
 *
 * @param {ts.SourceFile} source
 */
const handedOn = (source) =>
  source.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name: { text: name }, propertyName }) => {
      const original = propertyName?.text ?? name;
      return moduleSpecifier
        ? { name, original, from: /** @type {ts.StringLiteral} */ (moduleSpecifier).text }
        : { name, ...imported(source, original) };
    });
  });

/**
 * Every name of an entry with its declaration, in the order of the alphabet.
 *
 * @param {string} file
 */
const exportsOf = (file) => {
  const source = parsed(file);
  const own = source.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const names = [...own.flatMap(namesOf), ...handedOn(source).map(({ name }) => name)];
  return [...new Set(names)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => ({ name, text: declared(file, name) }));
};

/**
 * @param {string} root
 * @param {import('../build/library.mjs').LibraryPackage} one
 * @returns {Report}
 */
const reportOf = (root, { name, folder, manifest }) => {
  const entries = Object.entries(/** @type {Record<string, unknown>} */ (manifest.exports ?? {}));
  const parts = entries.flatMap(([entry, target]) => {
    const source = /** @type {Record<string, string>} */ (target)[SOURCE_CONDITION];
    const file = join(declarationsOf(root), folder, source?.replace(/\.tsx?$/, '.d.ts') ?? '');
    if (!source || !existsSync(file)) return [];
    const all = exportsOf(file);
    const title = `## \`${join(name, entry)}\` (${all.length})`;
    return [`${title}\n\n\`\`\`ts\n${all.map(({ text }) => text).join('\n\n')}\n\`\`\`\n`];
  });
  const head = `# ${name}\n\nWhat others can import. Written by \`npm run api -- --write\`.\n`;
  return {
    file: `api/${name.replace('@quarterdeck/', '')}.api.md`,
    text: [head, ...parts].join('\n'),
  };
};

/**
 * The report of every package, as its source is now.
 *
 * @param {string} root
 * @returns {Promise<Report[]>}
 */
export const apiReports = async (root) => {
  await writeDeclarations(root);
  return compiledPackages(root).map((one) => reportOf(root, one));
};

/**
 * Those that differ from what is checked in.
 *
 * @param {string} root
 * @param {readonly Report[]} reports
 */
export const staleReports = (root, reports) =>
  reports.filter(({ file, text }) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
