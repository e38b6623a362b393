import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import type { OnlineSetup, OpenTable } from '@quarterdeck/tables';
import { useState } from 'react';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { useSettings } from '../../settings/settings-context.tsx';
import { LOBBY_EN } from './en.ts';

type Sitting = {
  /** Why it was not possible, the last time. */
  readonly said: string;
  readonly sit: (table: OpenTable, seat: Seat) => Promise<void>;
  /** A table of one's own, which stands in the lobby. */
  readonly open: (setup: OnlineSetup) => Promise<void>;
  /** Under which name others will see this guest; it is told to the server first. */
  readonly introduce: () => Promise<boolean>;
};

/** Takes a seat under the name that was given here, and goes to the table. */
export const useSitDown = (): Sitting => {
  const words = useWords(LOBBY_EN, SEAT_COLOURS_EN);
  const { go } = useNavigation();
  const { name, emblem } = useSettings();
  const [said, setSaid] = useState('');
  const called =
    name.trim() === ''
      ? words('lobby.nameless', { colour: words(`seatColours.${emblem}`) })
      : name.trim();
  const introduce = async (): Promise<boolean> => {
    const renamed = await serverConnection().call('rename', { name: called });
    if (!renamed.ok) setSaid(renamed.refusal.sentence);
    return renamed.ok;
  };
  return {
    said,
    introduce,
    sit: async ({ table, game, invitation }, seat) => {
      if (invitation === null || !(await introduce())) return;
      const joined = await serverConnection().call('join', { invitation, seat });
      if (joined.ok) go({ page: 'online', game, table, invitation: undefined });
      else setSaid(joined.refusal.sentence);
    },
    open: async (setup) => {
      if (!(await introduce())) return;
      const made = await serverConnection().call('create', { setup: { ...setup, listed: true } });
      if (made.ok)
        go({ page: 'online', game: setup.game, table: made.value.table, invitation: undefined });
      else setSaid(made.refusal.sentence);
    },
  };
};
