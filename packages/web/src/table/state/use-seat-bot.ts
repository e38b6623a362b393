import type { Seat } from '@quarterdeck/kernel';
import { useBotWords } from '../../setup/bot-words.ts';
import { useTable } from './table-context.tsx';

/** What is told of the bot on a seat; undefined where none sits. */
export const useSeatBot = (
  seat: Seat,
): { readonly role: string; readonly leaning: string | undefined } | undefined => {
  const { table } = useTable().snapshot;
  const { roleOf, leaningOf } = useBotWords(table.game);
  const who = table.seats[seat]?.who;
  return who?.kind === 'bot' ? { role: roleOf(who.bot), leaning: leaningOf(who.bot) } : undefined;
};
