import type { GameId } from '../shelf/games.ts';
import type { Ledger } from './ledger.ts';

type Books = Readonly<Record<string, () => Promise<string>>>;

// A game's rules lie beside its code; the page takes them as they are, so a game that brings a
// ledger has a rulebook.
const LEDGERS: Books = import.meta.glob<string>('../../../games/*/ledger.md', {
  query: '?raw',
  import: 'default',
});
const SILENCES: Books = import.meta.glob<string>('../../../games/*/silences.md', {
  query: '?raw',
  import: 'default',
});

const pathOf = (game: GameId, book: string): string => `../../../games/${game}/${book}.md`;

export const hasRulebook = (game: GameId): boolean => pathOf(game, 'ledger') in LEDGERS;

export const readRulebook = async (game: GameId): Promise<Ledger | undefined> => {
  const ledger = LEDGERS[pathOf(game, 'ledger')];
  if (ledger === undefined) return undefined;
  const silences = SILENCES[pathOf(game, 'silences')];
  const { parseLedger } = await import('./parse-ledger.ts');
  return parseLedger(await ledger(), (await silences?.()) ?? '');
};
