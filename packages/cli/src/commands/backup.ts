import type { Command } from '../command.ts';
import { printJson } from '../json.ts';
import { rowsInWords } from '../operating/rows.ts';
import { DATA_FLAG, inWords, snapshotAt, whereOf } from '../operating/where.ts';

export const backup: Command = {
  usage: {
    line: 'backup <file>',
    about:
      'Writes everything a server keeps to one file, as it stands at one moment; the server may run meanwhile. The file holds what opens accounts: keep it as you keep the database.',
    words: ['file'],
    flags: {
      data: DATA_FLAG,
      json: { about: 'print { "file", "bytes", "writtenAt", "migrations", "rows" }' },
    },
  },
  async run(args, terminal) {
    const where = whereOf(args);
    const { writeBackup } = await import('@quarterdeck/server');
    const snapshot = await snapshotAt(where);
    try {
      const summary = await writeBackup(snapshot, args.word('file'));
      if (args.has('json')) printJson(terminal, summary);
      else
        terminal.print(
          `${inWords(where)} is in ${summary.file} now: ${rowsInWords(summary)} (${summary.bytes.toLocaleString('en')} bytes).`,
        );
      return 0;
    } finally {
      await snapshot.close();
    }
  },
};
