// Whoever installs a game for its engine gets the kernel and nothing that draws.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only a board needs: an optional peer, which npm does not install by itself. */
const FOR_BOARDS = ['@quarterdeck/board-kit', 'react'];

/**
 * @param {string} folder of the game
 * @returns {string[]}
 */
const faultsOf = (folder) => {
  const {
    exports = {},
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const hasBoard = existsSync(join(folder, 'src/board/index.tsx'));
  const entries = ['.', './about', ...(hasBoard ? ['./board'] : [])];
  return [
    ...entries.filter((entry) => !(entry in exports)).map((entry) => `has no entry "${entry}"`),
    ...Object.keys(dependencies)
      .filter((name) => name !== '@quarterdeck/kernel')
      .map((name) => `depends on ${name}: its engine needs the kernel alone`),
    ...Object.keys(peerDependencies)
      .filter((name) => !FOR_BOARDS.includes(name))
      .map((name) => `asks for ${name}, which no board needs`),
    ...(hasBoard ? FOR_BOARDS : [])
      .filter((name) => !(name in peerDependencies))
      .map((name) => `has a board and does not ask for ${name}`),
    ...Object.keys(peerDependencies)
      .filter((name) => peerDependenciesMeta[name]?.optional !== true)
      .map((name) => `has ${name} as a peer that is not optional`),
  ];
};

/**
 * What is wrong with the package.json of each game, as sentences.
 *
 * @param {string} root
 * @returns {string[]}
 */
export const manifestFaults = (root) => {
  const games = join(root, 'packages/games');
  return readdirSync(games)
    .filter((id) => existsSync(join(games, id, 'package.json')))
    .flatMap((id) => faultsOf(join(games, id)).map((fault) => `packages/games/${id} ${fault}`));
};
