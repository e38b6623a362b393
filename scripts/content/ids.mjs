// The ids of a game's components, generated from its content: src/pack/ids.gen.ts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/**
 * What a game says of one kind of ids, in src/pack/ids.json: the file of `content/` that has them as
 * its keys (`plans.json#kinds`: the keys of that field), and the name of their type. Packs may add to
 * an `open` kind; any other is the same in every pack, and tables of code may be keyed by it.
 *
 * @typedef {{ from: string, type: string, open?: string }} Kind
 * @typedef {{ readonly [name: string]: readonly string[] }} Lists
 */

/** @param {string} root */
const gamesWithIds = (root) => {
  const games = join(root, 'packages/games');
  return readdirSync(games)
    .map((id) => join(games, id))
    .filter((folder) => existsSync(join(folder, 'src/pack/ids.json')));
};

/**
 * @param {string} file
 * @returns {unknown}
 */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder of a game */
const generatedFile = (folder) => join(folder, 'src/pack/ids.gen.ts');

/**
 * @param {unknown} content
 * @param {string} from `plans.json#kinds`
 * @param {string} what names it in an error
 * @returns {string[]}
 */
const keysAt = (content, from, what) => {
  const [, field] = from.split('#');
  const found = field === undefined ? content : Object(content)[field];
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Error(`${what} has no record of ids at ${from}.`);
  return Object.keys(found);
};

/** @param {string} file `merchant-cards.json`, which a pack has as `merchantCards` */
const packField = (file) =>
  file.replace(/\.json.*$/, '').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * The lists as they were generated before: their order is that of decks, and no file of content keeps it.
 *
 * @param {string} folder
 * @returns {Lists}
 */
const listsBefore = (folder) => {
  const file = generatedFile(folder);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  /** @type {Record<string, readonly string[]>} */
  const lists = {};
  for (const [, name = '', list = ''] of source.matchAll(
    /export const (\w+) = (\[[^\]]*\]) as const;/g,
  ))
    lists[name] = /** @type {string[]} */ (Array.from(runInNewContext(list)));
  return lists;
};

/**
 * @param {readonly string[]} before
 * @param {readonly string[]} ids
 */
const inOrder = (before, ids) => [
  ...before.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !before.includes(id)).sort(),
];

/**
 * @param {string} folder
 * @param {Kind} kind
 * @param {readonly string[]} before
 */
const kindOf = (folder, { from, type, open }, before) => {
  const [file = from] = from.split('#');
  const ids = keysAt(readJson(join(folder, 'content', file)), from, folder);
  if (open === undefined) return { from, type, open, first: inOrder(before, ids) };
  const edition = /** @type {{ content: { [field: string]: unknown } }} */ (
    readJson(join(folder, 'content/editions/1.json'))
  );
  const released = keysAt(edition.content[packField(file)], from, `edition 1 in ${folder}`);
  return { from, type, open, first: inOrder(before, released) };
};

/** @param {string} id */
const quoted = (id) => `'${id}'`;

/**
 * @param {string} name
 * @param {ReturnType<typeof kindOf>} kind
 */
const declared = (name, { from, type, open, first }) => {
  const own = `(typeof ${name})[number]`;
  return [
    open === undefined
      ? `/** ${from}: every pack has these and no others. */`
      : `/** ${from}: packs may add to it. Those of edition 1, in the order in which they are dealt. */`,
    `export const ${name} = [`,
    ...first.map((id) => `  ${quoted(id)},`),
    '] as const;',
    open === undefined
      ? `export type ${type} = ${own};`
      : `export type ${type} = PackId<${quoted(open)}, ${own}>;`,
    '',
  ].join('\n');
};

/** @param {string} folder */
const sourceOf = (folder) => {
  const kinds = /** @type {{ [name: string]: Kind }} */ (
    readJson(join(folder, 'src/pack/ids.json'))
  );
  const before = listsBefore(folder);
  const hasOpen = Object.values(kinds).some(({ open }) => open !== undefined);
  return [
    '// Generated from the content by `npm run content -- --write`.',
    ...(hasOpen ? ["import type { PackId } from '@quarterdeck/kernel';"] : []),
    '',
    ...Object.entries(kinds).map(([name, kind]) =>
      declared(name, kindOf(folder, kind, before[name] ?? [])),
    ),
  ].join('\n');
};

/**
 * @param {string} root
 * @returns {string[]} the generated files that do not say what the content says
 */
export const staleIds = (root) =>
  gamesWithIds(root)
    .filter((folder) => {
      const file = generatedFile(folder);
      return !existsSync(file) || readFileSync(file, 'utf8') !== sourceOf(folder);
    })
    .map(generatedFile);

/**
 * @param {string} root
 * @returns {string[]} the files that changed
 */
export const writeIds = (root) => {
  const stale = staleIds(root);
  for (const file of stale) writeFileSync(file, sourceOf(join(file, '../../..')));
  return stale;
};
