import { useLanguage, useWords } from '@quarterdeck/board-kit';
import { Emblem, type SeatColour } from '@quarterdeck/board-kit/drawings';
import { type ChatMessage as Message, REPORT_REASONS, type Result } from '@quarterdeck/tables';
import { useState } from 'react';
import type { TableChat } from '../../hosts/table-chat.ts';
import { CHAT_EN } from './en.ts';

type MessageProps = {
  readonly message: Message;
  readonly colour: SeatColour | undefined;
  readonly chat: TableChat;
  readonly onSaid: (said: string) => void;
};

/** What can be done about somebody: not to hear them, or to tell whoever runs the server. */
const About = ({ message, chat, onSaid }: Omit<MessageProps, 'colour'>) => {
  const words = useWords(CHAT_EN);
  const person = { kind: 'message', seq: message.seq } as const;
  const say = async (doing: Promise<Result>, done: string): Promise<void> => {
    const answered = await doing;
    onSaid(answered.ok ? done : answered.refusal.sentence);
  };
  return (
    <div className="chat-about wraps">
      <button
        type="button"
        className="button"
        onClick={() => void say(chat.block(person), words('chat.blocked', { name: message.name }))}
      >
        {words('chat.block')}
      </button>
      {REPORT_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          className="button quiet"
          onClick={() => void say(chat.report(person, reason), words('chat.reported'))}
        >
          {`${words('chat.report')}: ${words(`chat.reasons.${reason}`)}`}
        </button>
      ))}
    </div>
  );
};

/** Words are text, whatever they look like. */
export const ChatMessage = ({ message, colour, chat, onSaid }: MessageProps) => {
  const words = useWords(CHAT_EN);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { said, isMine, at } = message;
  const name = message.name === '' ? words('chat.nameless') : message.name;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className="chat-message">
      {colour === undefined ? <span /> : <Emblem colour={colour} size={24} />}
      <p>
        {isMine ? (
          <b>{words('chat.you')}</b>
        ) : (
          <button
            type="button"
            className="chat-name"
            aria-expanded={isOpen}
            aria-label={words('chat.about', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
        )}{' '}
        <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        <span className="chat-words" dir="auto">
          {said.kind === 'phrase' ? words(`chat.phrases.${said.phrase}`) : said.text}
        </span>
      </p>
      {isOpen && <About message={message} chat={chat} onSaid={onSaid} />}
    </li>
  );
};
