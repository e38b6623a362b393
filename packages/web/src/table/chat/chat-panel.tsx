import '../styles/chat.css';
import { useWords } from '@quarterdeck/board-kit';
import { Icon, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ChatNow, TableChat } from '../../hosts/table-chat.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatMessage } from './chat-message.tsx';
import { CHAT_EN } from './en.ts';
import { useChat } from './use-chat.ts';

type ChatPanelProps = {
  readonly chat: TableChat;
  /** By seat. */
  readonly colours: readonly SeatColour[];
  readonly isWatching: boolean;
};

type OpenProps = ChatPanelProps & { readonly now: ChatNow };

/** Newest last, and in sight; a message never takes the focus. */
const Messages = ({
  chat,
  colours,
  now,
  onSaid,
}: Omit<OpenProps, 'isWatching'> & { readonly onSaid: (said: string) => void }) => {
  const words = useWords(CHAT_EN);
  const list = useRef<HTMLOListElement>(null);
  const { messages } = now;
  const last = messages.at(-1)?.seq;
  useEffect(() => {
    if (last !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <div className="chat-scroll" role="log" aria-label={words('chat.log')}>
      {messages.length === 0 && <p className="hint">{words('chat.nothing')}</p>}
      <ol ref={list} className="chat-messages">
        {messages.map((message) => (
          <ChatMessage
            key={message.seq}
            message={message}
            colour={message.seat === null ? undefined : colours[message.seat]}
            chat={chat}
            onSaid={onSaid}
          />
        ))}
      </ol>
    </div>
  );
};

const OpenChat = ({ chat, colours, isWatching, now }: OpenProps) => {
  const words = useWords(CHAT_EN);
  const [said, setSaid] = useState('');
  const { allows, isMuted, unread } = now;
  useEffect(() => {
    if (unread > 0) chat.read();
  }, [chat, unread]);
  const hint = isWatching
    ? words('chat.onlookers')
    : allows === 'phrases'
      ? words('chat.phrasesOnly')
      : '';
  return (
    <>
      {isMuted ? (
        <p className="hint">{words('chat.muted')}</p>
      ) : (
        <Messages chat={chat} colours={colours} now={now} onSaid={setSaid} />
      )}
      <p className="hint chat-said" role="status">
        {said === '' ? hint : said}
      </p>
      {!isMuted && (
        <ChatForm
          chat={chat}
          hasField={allows === 'free'}
          isWatching={isWatching}
          onSaid={setSaid}
        />
      )}
      <button
        type="button"
        className="button quiet chat-mute"
        aria-pressed={isMuted}
        onClick={() => void chat.mute(!isMuted)}
      >
        <Icon name="i-mute" size={16} />
        {words(isMuted ? 'chat.unmute' : 'chat.mute')}
      </button>
    </>
  );
};

/** What the people at the table say to each other. */
export const ChatPanel = (props: ChatPanelProps): ReactElement | undefined => {
  const words = useWords(CHAT_EN);
  const now = useChat(props.chat);
  if (now === null) return undefined;
  return (
    <div className="chat">
      {now.allows === 'none' ? (
        <p className="hint">{words('chat.none')}</p>
      ) : (
        <OpenChat {...props} now={now} />
      )}
    </div>
  );
};
