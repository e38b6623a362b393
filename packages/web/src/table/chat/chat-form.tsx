import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { LONGEST_MESSAGE, PHRASES, type Said } from '@quarterdeck/tables';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { TableChat } from '../../hosts/table-chat.ts';
import { CHAT_EN } from './en.ts';

/** Whoever is done with talking is asked again. */
const giveFocusBack = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.currentTarget.closest('dialog') !== null) return;
  event.preventDefault();
  const question = document.querySelector<HTMLElement>('.prompt-question');
  (question ?? document.getElementById('main'))?.focus();
};

type ChatFormProps = {
  readonly chat: TableChat;
  readonly hasField: boolean;
  readonly isWatching: boolean;
  readonly onSaid: (said: string) => void;
};

/** Set phrases first, for those who want no more; then the field. */
export const ChatForm = ({ chat, hasField, isWatching, onSaid }: ChatFormProps) => {
  const words = useWords(CHAT_EN);
  const [text, setText] = useState('');
  const say = async (said: Said): Promise<boolean> => {
    const answered = await chat.say(said);
    onSaid(answered.ok ? '' : answered.refusal.sentence);
    return answered.ok;
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // What could not be sent stays in the field.
    if (text.trim() !== '' && (await say({ kind: 'text', text }))) setText('');
  };
  const field = words(isWatching ? 'chat.fieldOnlookers' : 'chat.field');
  return (
    <form className="chat-form" onSubmit={(event) => void send(event)} onKeyDown={giveFocusBack}>
      <fieldset className="chat-phrases wraps">
        <legend className="unseen">{words('chat.set')}</legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void say({ kind: 'phrase', phrase })}>
            {words(`chat.phrases.${phrase}`)}
          </button>
        ))}
      </fieldset>
      {hasField && (
        <div className="chat-field row">
          <input
            className="field"
            aria-label={field}
            placeholder={field}
            autoComplete="off"
            maxLength={LONGEST_MESSAGE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button square" aria-label={words('chat.send')}>
            <Icon name="i-send" size={20} />
          </button>
        </div>
      )}
    </form>
  );
};
