import type { Block, Chapter, Clause, Ledger, Mark, Row } from './ledger.ts';

const CLAUSE_LINE = /^- \*\*([A-Z]{2}-S?\d{2,3})\*\* (.*)$/;
const CHAPTER_LINE = /^## (?:(\d+)\. )?(.*)$/;
const HEADING_LINE = /^### (.*)$/;
const CLAUSE_ID = /\b[A-Z]{2}-S?\d{2,3}\b/g;
/** "(derived)", "(decided)", "(decided, SW-S12)" at the end of a clause. */
const CLOSING_MARK = /\s*\((derived|decided)(?:[,:;]? [^()]*)?\)\s*$/;
const OPENING_MARK = /^(derived )?(example|illustration|derived): */;
/** One ledger writes its silences without the prefix: (S03). */
const SHORT_SILENCE = /\((S\d{2,3})\)/g;

const isSilence = (id: string): boolean => id.includes('-S');

const markOf = (id: string, text: string): Mark => {
  if (isSilence(id)) return 'ours';
  const closing = CLOSING_MARK.exec(text)?.[1];
  if (closing === 'decided') return 'ours';
  if (closing === 'derived') return 'derived';
  return /^derived/.test(text) ? 'derived' : 'book';
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const sentence = (words: string): string => `${capitalised(words.replace(/\.$/, ''))}.`;

type Said = { readonly text: string; readonly reason: string | undefined };

/** question — what the book implies — decision — why */
const splitSilence = (text: string): Said => {
  const [question, implied, decision, ...why] = text.split(' — ');
  if (question === undefined || decision === undefined) return { text, reason: undefined };
  const reason = [implied, ...why].filter((part) => part !== undefined && part !== '');
  return { text: `${question} ${sentence(decision)}`, reason: sentence(reason.join('; ')) };
};

const parseClause = (id: string, written: string): Clause => {
  const prefix = id.slice(0, 2);
  const full = written.replace(SHORT_SILENCE, `(${prefix}-$1)`);
  const names = [...new Set(full.match(CLAUSE_ID) ?? [])].filter((name) => name !== id);
  const isExample = OPENING_MARK.exec(full)?.[2] !== undefined && !/^derived: /.test(full);
  const bare = capitalised(full.replace(CLOSING_MARK, '').replace(OPENING_MARK, ''));
  const said = isSilence(id) ? splitSilence(full) : { text: bare, reason: undefined };
  return { id, ...said, mark: markOf(id, full), isExample, names };
};

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isRuler = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line);

const parseTable = (lines: readonly string[]): Block => {
  const [head = '', ...rest] = lines.filter((line) => !isRuler(line));
  const rows = rest.map((line, i): Row => ({ id: String(i), cells: cellsOf(line) }));
  return { kind: 'table', head: cellsOf(head), rows };
};

const parseBlocks = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = [];
  let table: string[] = [];
  const closeTable = (): void => {
    if (table.length > 0) blocks.push(parseTable(table));
    table = [];
  };
  for (const line of lines) {
    if (line.startsWith('|')) {
      table.push(line);
      continue;
    }
    closeTable();
    const [, id, text] = CLAUSE_LINE.exec(line) ?? [];
    const heading = HEADING_LINE.exec(line)?.[1];
    if (id !== undefined && text !== undefined)
      blocks.push({ kind: 'clause', clause: parseClause(id, text) });
    else if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (line.trim() !== '') blocks.push({ kind: 'note', text: line });
  }
  closeTable();
  return blocks;
};

type Section = { readonly heading: string; readonly lines: readonly string[] };

const sectionsOf = (markdown: string): readonly Section[] => {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) sections.push({ heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
};

const parseChapter = ({ heading, lines }: Section, isSilences: boolean): Chapter => {
  const [, number = '', title = ''] = CHAPTER_LINE.exec(heading) ?? [];
  const id = `${isSilences ? 'silences' : 'chapter'}-${number}-${title}`;
  return {
    id: id.toLocaleLowerCase().replace(/[^a-z0-9]+/g, '-'),
    number,
    title,
    isSilences,
    blocks: parseBlocks(lines),
  };
};

/** Words used throughout come first, as a chapter of their own without a number. */
const openingOf = ({ lines }: Section): Chapter => ({
  id: 'opening',
  number: '',
  title: '',
  isSilences: false,
  blocks: parseBlocks(lines.filter((line) => !line.startsWith('# '))),
});

const hasClauses = ({ blocks }: Chapter): boolean => blocks.some(({ kind }) => kind === 'clause');

/** A game's ledger and, if it lies apart, the file of its silences. */
export const parseLedger = (ledger: string, silences = ''): Ledger => {
  const [opening, ...chapters] = sectionsOf(ledger);
  const [, ...decisions] = sectionsOf(silences);
  const title = /^# (.*)$/m.exec(ledger)?.[1] ?? '';
  return {
    title,
    chapters: [
      ...(opening === undefined ? [] : [openingOf(opening)]),
      ...chapters.map((section) => parseChapter(section, false)),
      ...decisions.map((section) => parseChapter(section, true)).filter(hasClauses),
    ],
  };
};
