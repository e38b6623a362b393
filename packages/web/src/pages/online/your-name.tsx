import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { OnlineSeatCard } from '@quarterdeck/tables';
import { type FormEvent, useState } from 'react';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { LONGEST_NAME } from '../../settings/settings.ts';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import { ONLINE_EN } from './en.ts';

/** Under which name the others see this guest: asked here of who has not said it anywhere. */
export const YourName = ({ seat: { name: called, colour } }: { readonly seat: OnlineSeatCard }) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  const { change } = useSettingsStore();
  const nameless = words('online.join.nameless', { colour: words(`seatColours.${colour}`) });
  const name = called === nameless ? '' : called;
  const [wish, setWish] = useState(name);
  const [said, setSaid] = useState('');
  const isNew = wish.trim() !== '' && wish.trim() !== name;
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isNew) return;
    const renamed = await serverConnection().call('rename', { name: wish.trim() });
    if (renamed.ok) change({ name: wish.trim() });
    setSaid(renamed.ok ? words('online.name.taken') : renamed.refusal.sentence);
  };
  return (
    <form className="your-name wraps" onSubmit={(event) => void rename(event)}>
      <label>
        {words(name === '' ? 'online.name.ask' : 'online.name.yours')}
        <input
          className="field"
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={!isNew}>
        {words('online.name.take')}
      </button>
      <p className="hint" role="status">
        {said}
      </p>
    </form>
  );
};
