const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;
const READS = /^\s*(?:select|values|pragma|explain)\b/i;
const WRITES = /\b(?:insert|update|delete|replace)\b/i;
const RETURNING = /\breturning\b/i;
const WITH = /^\s*with\b/i;

/** Told by the text of a statement, for Node 22.13 to 22.15, whose statements cannot say it. */
export function returnsRows(sql: string): boolean {
  const bare = sql.replaceAll(QUOTED, ' ');
  return READS.test(bare) || RETURNING.test(bare) || (WITH.test(bare) && !WRITES.test(bare));
}
