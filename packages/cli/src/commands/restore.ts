import type { Command } from '../command.ts';
import { printJson } from '../json.ts';
import { rowsInWords } from '../operating/rows.ts';
import { DATA_FLAG, inWords, targetAt, whereOf } from '../operating/where.ts';

export const restore: Command = {
  usage: {
    line: 'restore <file>',
    about:
      'Puts a backup into an empty folder or an empty PostgreSQL, whichever it was taken from; no server may run there. All of it is restored, or nothing.',
    words: ['file'],
    flags: {
      data: DATA_FLAG,
      json: { about: 'print { "file", "bytes", "writtenAt", "migrations", "rows" }' },
    },
  },
  async run(args, terminal) {
    const where = whereOf(args);
    const { restoreBackup } = await import('@quarterdeck/server');
    const summary = await restoreBackup(args.word('file'), await targetAt(where));
    if (args.has('json')) printJson(terminal, summary);
    else
      terminal.print(
        `${inWords(where)} is as it was at ${summary.writtenAt}: ${rowsInWords(summary)}. Start the server.`,
      );
    return 0;
  },
};
