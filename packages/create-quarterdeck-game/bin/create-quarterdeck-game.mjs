#!/usr/bin/env node
// npm create quarterdeck-game <name>: a playable game to begin from.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BadName, createGame } from '../src/create.mjs';

const USAGE = `npm create quarterdeck-game <name> [-- --prefix <letters>]

Makes a folder <name> with a small game that can be played: rules, pack, words, bot and tests. In the
repository of Quarterdeck it goes into packages/games.

  --prefix <letters>  two capitals that open the ids of its clauses; those of the name if left out
  --help              this text`;

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { prefix: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (values.help || name === undefined) return USAGE;
  const { folder, next } = createGame({ name, prefix: values.prefix, cwd: process.cwd() });
  return [`${name} is in ${relative(process.cwd(), folder)}. Next:`, ...next].join('\n  ');
};

try {
  console.log(main());
} catch (problem) {
  if (!(problem instanceof BadName)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
