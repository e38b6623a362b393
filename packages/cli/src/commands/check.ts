import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckReport, Finding } from '@quarterdeck/server';
import type { Command } from '../command.ts';
import { printJson } from '../json.ts';
import {
  DATA_FLAG,
  inWords,
  snapshotAt,
  targetAt,
  type Where,
  whereOf,
} from '../operating/where.ts';
import { progressBar } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

export const check: Command = {
  usage: {
    line: 'check',
    about:
      'Plays the log of every stored table again and holds it against its hash and its snapshot; names what is damaged. Changes nothing; the server may run meanwhile.',
    words: [],
    flags: {
      data: DATA_FLAG,
      backup: {
        value: 'file',
        about: 'a backup instead, restored into a folder for the time being',
      },
      json: { about: 'print { "tables", "entries", "findings": [...] }' },
    },
  },
  async run(args, terminal, games) {
    const file = args.text('backup');
    const report = await (file === undefined
      ? checkAt(whereOf(args), games.load, terminal)
      : checkBackup(file, games.load, terminal));
    const damage = report.findings.filter(({ kind }) => kind === 'damage');
    if (args.has('json')) printJson(terminal, report);
    else {
      const of = file ?? inWords(whereOf(args));
      terminal.print(
        `${of}: ${report.tables.toLocaleString('en')} tables, ${report.entries.toLocaleString('en')} answers played again; ${damage.length === 0 ? 'nothing is damaged' : `damaged: ${damage.length}`}.`,
      );
      for (const finding of report.findings) terminal.print(lineOf(finding));
    }
    return damage.length === 0 ? 0 : 1;
  },
};

type LoadGame = Parameters<typeof import('@quarterdeck/server').checkTables>[1];

const lineOf = ({ kind, about, sentence }: Finding): string =>
  `${kind === 'damage' ? 'damaged' : 'not looked at'}: ${about}: ${sentence}`;

async function checkAt(where: Where, load: LoadGame, terminal: Terminal): Promise<CheckReport> {
  const { checkTables } = await import('@quarterdeck/server');
  const snapshot = await snapshotAt(where);
  const [row] = await snapshot.select('select count(*) as tables from tables', []);
  const bar = progressBar(terminal, Number(row?.['tables'] ?? 0), 'tables');
  try {
    return await checkTables(snapshot, load, bar.show);
  } finally {
    bar.clear();
    await snapshot.close();
  }
}

/** That it can be restored is the first thing to know about a backup. */
async function checkBackup(file: string, load: LoadGame, terminal: Terminal): Promise<CheckReport> {
  const { restoreBackup } = await import('@quarterdeck/server');
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-check-'));
  const where: Where = { kind: 'sqlite', folder };
  try {
    await restoreBackup(file, await targetAt(where));
    return await checkAt(where, load, terminal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
