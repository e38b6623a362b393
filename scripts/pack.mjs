// npm run pack -- release <game>: keeps a game's content as its next edition.
import { parseArgs } from 'node:util';
import { gamesWithPacks, problemsOf, release, relist } from './pack/editions.mjs';

const HELP = `npm run pack -- <command>

  release <game>          keeps the game's content as its next edition, for matches that will be
                          dealt with it; a change of texts alone needs no release
    --aka <hash>          a name under which matches with this pack were stored before
    --list                only writes the list of its editions anew
  check                   does the content of every game have the hash of its last edition?
  --help                  this text`;

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      aka: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, id] = positionals;
  const games = gamesWithPacks();
  if (values.help || command === undefined) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  if (command === 'check') {
    const problems = (await Promise.all(games.map(problemsOf))).flat();
    for (const problem of problems) console.log(problem);
    return problems.length === 0 ? 0 : 1;
  }
  if (command !== 'release' || id === undefined || !games.includes(id)) {
    console.error(`Expected release <game> or check; the games are ${games.join(', ')}.`);
    return 1;
  }
  console.log(values.list ? await relist(id) : await release(id, values.aka));
  return 0;
};

process.exitCode = await main();
