import { useWords } from '@quarterdeck/board-kit';
import { Icon } from '@quarterdeck/board-kit/drawings';
import { useState } from 'react';
import type { GameId } from '../../games/games.ts';
import { useGames } from '../../games/games-context.tsx';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { Link, useNavigation } from '../../router/navigation.tsx';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';

/** Plays the match again from the revealed seed and says what came of it. */
const VerifyButton = ({ onSaid }: { readonly onSaid: (said: string) => void }) => {
  const words = useWords(TABLE_EN);
  const { open } = useTable();
  const [busy, setBusy] = useState(false);
  const verify = async (): Promise<void> => {
    setBusy(true);
    const answered = await open.verify();
    setBusy(false);
    if (!answered.ok) {
      onSaid(answered.refusal.sentence);
      return;
    }
    const { value } = answered;
    if (!value.ok) onSaid(words('table.end.bent', { sentence: value.sentence }));
    else {
      const { answers, rolls } = value;
      onSaid(
        words(value.committed ? 'table.end.fair' : 'table.end.fairUnsealed', { answers, rolls }),
      );
    }
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void verify()}>
      <Icon name="i-check" size={16} />
      {words('table.end.verify')}
    </button>
  );
};

type KeepProps = { readonly game: GameId; readonly onSaid: (said: string) => void };

/** A match of a server is kept on this device first: it can be watched without the server then. */
const KeptReplay = ({ game, onSaid }: KeepProps) => {
  const words = useWords(TABLE_EN);
  const { open } = useTable();
  const { go } = useNavigation();
  const door = useLoadHost();
  const watch = async (how: { readonly review?: true }): Promise<void> => {
    const told = await open.exportReplay();
    const kept = told.ok ? await (await door()).importReplay(told.value) : told;
    if (kept.ok) go({ page: 'replay', game, table: kept.value, ...how });
    else onSaid(kept.refusal.sentence);
  };
  return (
    <>
      <button type="button" className="button solid" onClick={() => void watch({})}>
        <Icon name="i-play" size={14} />
        {words('table.end.replay')}
      </button>
      <button type="button" className="button" onClick={() => void watch({ review: true })}>
        <Icon name="i-eye" size={18} />
        {words('table.end.review')}
      </button>
    </>
  );
};

/** Replay, review, again, and whether the dice were honest. */
export const EndActions = () => {
  const words = useWords(TABLE_EN);
  const { open, snapshot } = useTable();
  const { route, go } = useNavigation();
  const [said, setSaid] = useState('');
  const { game, id } = snapshot.table;
  const isListed = useGames().has(game);
  const isOnline = route.page === 'online';
  const again = async (): Promise<void> => {
    const answered = await open.rematch();
    if (!answered.ok) setSaid(answered.refusal.sentence);
    else if (isListed && answered.value !== null)
      go({ page: 'table', game, table: answered.value });
  };
  return (
    <div className="end-actions wraps">
      {isListed && isOnline && <KeptReplay game={game} onSaid={setSaid} />}
      {isListed && !isOnline && (
        <>
          <Link className="button solid" to={{ page: 'replay', game, table: id }}>
            <Icon name="i-play" size={14} />
            {words('table.end.replay')}
          </Link>
          <Link className="button" to={{ page: 'replay', game, table: id, review: true }}>
            <Icon name="i-eye" size={18} />
            {words('table.end.review')}
          </Link>
        </>
      )}
      {!isOnline && (
        <button type="button" className="button" onClick={() => void again()}>
          {words('table.end.again')}
        </button>
      )}
      <VerifyButton onSaid={setSaid} />
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
};
