import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { useTable } from '../state/table-context.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { CHAT_EN } from './en.ts';
import { useChat } from './use-chat.ts';

/** The chat of the table that is shown; nothing where nobody is far away. */
export const TableChatPanel = (): ReactElement | undefined => {
  const { open, scene, snapshot } = useTable();
  if (open.chat === undefined) return undefined;
  const colours = snapshot.table.seats.map(({ colour }) => colour);
  return <ChatPanel chat={open.chat} colours={colours} isWatching={scene.me === undefined} />;
};

/** What a button to the chat says: how much is new there, in figures and in words. */
export const ChatLabel = () => {
  const words = useWords(CHAT_EN);
  const unread = useChat(useTable().open.chat)?.unread ?? 0;
  return (
    <>
      <span aria-hidden="true">{words('chat.title')}</span>
      <span className="unseen">{words('chat.unread', { count: unread })}</span>
      {unread > 0 && (
        <span className="chat-count" aria-hidden="true">
          {words('chat.count', { count: unread })}
        </span>
      )}
    </>
  );
};
