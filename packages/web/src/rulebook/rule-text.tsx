import { ClauseChip } from '../controls/clause-chip.tsx';
import type { GameId } from '../games/games.ts';
import { TermText } from './terms/terms-context.tsx';

type RuleTextProps = {
  readonly game: GameId;
  readonly text: string;
  /** Lit up where a search found it. */
  readonly found?: string;
};

const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-S?\d{2,3}\b)/;
const CLAUSE = /^[A-Z]{2}-S?\d{2,3}$/;

type LitProps = {
  readonly text: string;
  readonly found: string;
  /** What of the same line stands before it. */
  readonly before: string;
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What was searched for is lit; who searches for nothing has the words of the game explained. */
const Lit = ({ text, found, before }: LitProps) => {
  const words = found.split(/\s+/).filter(Boolean);
  if (words.length === 0) return <TermText text={text} before={before} />;
  const parts = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'));
  return (
    <>
      {numbered(parts).map(({ part, key }, i) =>
        i % 2 === 1 ? <mark key={key}>{part}</mark> : part,
      )}
    </>
  );
};

type Numbered = { readonly part: string; readonly key: string; readonly before: string };

const numbered = (parts: readonly string[]): readonly Numbered[] =>
  parts.map((part, i) => ({ part, key: `${i} ${part}`, before: parts.slice(0, i).join('') }));

/** A line of a ledger: emphasis, words of the data, and clauses as links. */
export const RuleText = ({ game, text, found = '' }: RuleTextProps) => (
  <>
    {numbered(text.split(PARTS)).map(({ part, key, before }) => {
      if (CLAUSE.test(part)) return <ClauseChip key={key} game={game} clause={part} />;
      if (part.startsWith('**'))
        return (
          <b key={key}>
            <Lit text={part.slice(2, -2)} found={found} before={before} />
          </b>
        );
      if (/^\*[^*]/.test(part))
        return (
          <em key={key}>
            <Lit text={part.slice(1, -1)} found={found} before={before} />
          </em>
        );
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      return <Lit key={key} text={part} found={found} before={before} />;
    })}
  </>
);
