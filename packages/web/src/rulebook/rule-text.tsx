import { ClauseChip } from '../controls/clause-chip.tsx';
import type { GameId } from '../games/games.ts';

type RuleTextProps = {
  readonly game: GameId;
  readonly text: string;
  /** Lit up where a search found it. */
  readonly found?: string;
};

const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-S?\d{2,3}\b)/;
const CLAUSE = /^[A-Z]{2}-S?\d{2,3}$/;

type LitProps = { readonly text: string; readonly found: string };

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const Lit = ({ text, found }: LitProps) => {
  const words = found.split(/\s+/).filter(Boolean);
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'));
  return (
    <>
      {numbered(parts).map(({ part, key }, i) =>
        i % 2 === 1 ? <mark key={key}>{part}</mark> : part,
      )}
    </>
  );
};

type Numbered = { readonly part: string; readonly key: string };

const numbered = (parts: readonly string[]): readonly Numbered[] =>
  parts.map((part, i) => ({ part, key: `${i} ${part}` }));

/** A line of a ledger: emphasis, words of the data, and clauses as links. */
export const RuleText = ({ game, text, found = '' }: RuleTextProps) => (
  <>
    {numbered(text.split(PARTS)).map(({ part, key }) => {
      if (CLAUSE.test(part)) return <ClauseChip key={key} game={game} clause={part} />;
      if (part.startsWith('**'))
        return (
          <b key={key}>
            <Lit text={part.slice(2, -2)} found={found} />
          </b>
        );
      if (/^\*[^*]/.test(part))
        return (
          <em key={key}>
            <Lit text={part.slice(1, -1)} found={found} />
          </em>
        );
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      return <Lit key={key} text={part} found={found} />;
    })}
  </>
);
