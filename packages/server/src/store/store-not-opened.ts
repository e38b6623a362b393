/** In words for the person who runs the server and those who open its page: no path, no address. */
const SENTENCES = {
  'no-sqlite':
    'Tables online need SQLite: use Node 22.13 or newer, which has it built in, or install a C++ compiler, make and Python, then start again.',
  'no-node':
    'SQLITE_DRIVER asks for the SQLite that is part of Node 22.13 and newer: use such a Node, or leave SQLITE_DRIVER out.',
  'no-better-sqlite3':
    'SQLITE_DRIVER asks for better-sqlite3, which is not compiled for this Node: run npm rebuild better-sqlite3, or leave SQLITE_DRIVER out.',
  'unknown-driver': 'SQLITE_DRIVER must be node or better-sqlite3, or be left out.',
  full: 'Tables online need room on the disk: it is full.',
  'read-only':
    'Tables online need a folder that the server may write to: it may not write to its own.',
  damaged:
    'The file of the tables online is damaged, or is none of SQLite: put a sound copy in its place.',
  busy: 'The file of the tables online is in use: stop the other program that holds it.',
  'no-dump':
    'The database needs a newer shape, and what it holds could not be written to a file before: see that there is room in the folder of backups, or say BACKUP_BEFORE_MIGRATION=0 where you keep copies of your own.',
  failed: 'The database of the tables online does not open: the server’s own words say why.',
} as const;

export type NotOpenedCode = keyof typeof SENTENCES;

/** There are no tables online, and this is why. What was behind it is the cause. */
export class StoreNotOpened extends Error {
  readonly code: NotOpenedCode;

  constructor(code: NotOpenedCode, cause: unknown) {
    super(SENTENCES[code], { cause });
    this.name = 'StoreNotOpened';
    this.code = code;
  }
}
