import type { Pack } from '@quarterdeck/kernel/engine';
import { engine, Malformed } from '@quarterdeck/kernel/engine';
import type { PackEffect } from '@quarterdeck/kernel/pack';
import { BadPack } from '@quarterdeck/kernel/pack';
import type { Command } from '../command.ts';
import { BadFile, readPackFile } from '../files.ts';
import { printJson } from '../json.ts';
import { BadUsage } from '../usage.ts';

export const pack: Command = {
  usage: {
    line: 'pack check <game> [<file>]',
    about:
      "Checks a content pack, or the game's own where no file is named: every item and field,\n" +
      'and whether they fit each other. Names every effect that its cards and tiles are made of.',
    words: ['check', 'game'],
    lastWord: 'file',
    flags: {
      json: {
        about:
          'print { "ok", "game", "hash", "effects": { effect: [items] }, "problems": [sentences] }',
      },
    },
  },
  async run(args, terminal, games) {
    const verb = args.word('check');
    if (verb !== 'check') throw new BadUsage(`Expected "pack check", got "pack ${verb}".`);
    const { game } = await games.load(args.word('game'));
    const file = args.wordIfGiven('file');
    const { pack: found, problems } = check(() =>
      file === undefined ? engine(game).pack : engine(game).readPack(readPackFile(file)),
    );
    const hash = found?.hash ?? null;
    const effects = found === null ? {} : itemsByEffect(game.pack.effects?.(found.content) ?? []);
    const ok = problems.length === 0;
    if (args.has('json')) printJson(terminal, { ok, game: game.id, hash, effects, problems });
    else if (ok)
      terminal.print(`A good pack for ${game.title}. Its hash is ${hash}.${inWords(effects)}`);
    else terminal.print(`${game.title} cannot be played with this pack:\n${problems.join('\n')}`);
    return ok ? 0 : 1;
  },
};

type Found = { readonly pack: Pack | null; readonly problems: readonly string[] };

function check(read: () => Pack): Found {
  try {
    return { pack: read(), problems: [] };
  } catch (problem) {
    if (problem instanceof BadPack) return { pack: null, problems: problem.problems };
    if (problem instanceof Malformed) return { pack: null, problems: [problem.message] };
    if (problem instanceof BadFile && problem.code === 'doubled-key')
      return { pack: null, problems: [problem.message] };
    throw problem;
  }
}

type ItemsByEffect = { readonly [effect: string]: readonly string[] };

function itemsByEffect(effects: readonly PackEffect[]): ItemsByEffect {
  const items = new Map<string, string[]>();
  for (const { effect, item } of effects) items.set(effect, [...(items.get(effect) ?? []), item]);
  return Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function inWords(effects: ItemsByEffect): string {
  const lines = Object.entries(effects).map(
    ([effect, items]) => `  ${effect}: ${items.length === 1 ? items[0] : `${items.length} items`}`,
  );
  return lines.length === 0 ? '' : `\nIt is made of these effects:\n${lines.join('\n')}`;
}
