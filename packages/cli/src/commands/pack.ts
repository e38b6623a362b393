import { BadPack, engine, Malformed } from '@quarterdeck/kernel';
import type { Command } from '../command.ts';
import { readJson } from '../files.ts';
import { printJson } from '../json.ts';
import { BadUsage } from '../usage.ts';

export const pack: Command = {
  usage: {
    line: 'pack check <game> <file>',
    about: 'Checks a content pack: every item and field, and whether they fit each other.',
    words: ['check', 'game', 'file'],
    flags: { json: { about: 'print { "ok", "game", "hash", "problems": [sentences] }' } },
  },
  async run(args, terminal, games) {
    const verb = args.word('check');
    if (verb !== 'check') throw new BadUsage(`Expected "pack check", got "pack ${verb}".`);
    const { game } = await games.load(args.word('game'));
    const { hash, problems } = check(readJson(args.word('file')), (raw) =>
      engine(game).readPack(raw),
    );
    const ok = problems.length === 0;
    if (args.has('json')) printJson(terminal, { ok, game: game.id, hash, problems });
    else if (ok) terminal.print(`A good pack for ${game.title}. Its hash is ${hash}.`);
    else terminal.print(`${game.title} cannot be played with this pack:\n${problems.join('\n')}`);
    return ok ? 0 : 1;
  },
};

type Found = { readonly hash: string | null; readonly problems: readonly string[] };

function check(raw: unknown, read: (raw: unknown) => { readonly hash: string }): Found {
  try {
    return { hash: read(raw).hash, problems: [] };
  } catch (problem) {
    if (problem instanceof BadPack) return { hash: null, problems: problem.problems };
    if (problem instanceof Malformed) return { hash: null, problems: [problem.message] };
    throw problem;
  }
}
