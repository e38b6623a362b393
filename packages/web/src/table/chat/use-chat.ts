import { useSyncExternalStore } from 'react';
import type { ChatNow, TableChat } from '../../hosts/table-chat.ts';

const never = (): (() => void) => () => {};
const nothing = (): null => null;

/** What is said now; null where nobody can say anything, or the server has not told yet. */
export const useChat = (chat: TableChat | undefined): ChatNow | null =>
  useSyncExternalStore(chat?.subscribe ?? never, chat?.current ?? nothing, nothing);
