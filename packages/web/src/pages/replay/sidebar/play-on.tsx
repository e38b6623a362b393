import { useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { useState } from 'react';
import { Dialog } from '../../../controls/dialog.tsx';
import { useGames } from '../../../games/games-context.tsx';
import type { TableSeat } from '../../../hosts/host.ts';
import { useLoadHost } from '../../../hosts/host-context.tsx';
import type { ReplayInfo } from '../../../hosts/replay/protocol.ts';
import { BOT_OF } from '../../../hosts/table-list/table-list-of.ts';
import { useNavigation } from '../../../router/navigation.tsx';
import type { BotLevel } from '../../../settings/settings.ts';
import { useSettings } from '../../../settings/settings-context.tsx';
import { levelAt } from '../../../setup/levels.ts';
import { useTable } from '../../../table/state/table-context.tsx';
import { whatIsWrong } from '../bad-replay.tsx';
import { REPLAY_EN } from '../en.ts';
import { useReplay } from '../replay-context.tsx';

/** One person; bots that played before keep their strength, the others take the settings'. */
export const seatsToPlayOn = (
  seats: readonly TableSeat[],
  mine: Seat,
  level: BotLevel,
): readonly TableSeat[] =>
  seatsOf(seats.length).map((seat) => {
    const { name, colour, who } = at(seats, seat);
    const bot = { kind: 'bot', bot: BOT_OF[level] } as const;
    return {
      name,
      colour,
      who: seat === mine ? { kind: 'person' } : who.kind === 'bot' ? who : bot,
    };
  });

/** Entries of the log up to a position. */
const lengthAt = ({ opening, answers }: ReplayInfo, position: number): number =>
  answers[position - 1]?.length ?? opening;

/** Whose eyes one sees through, else who is asked, else a person who played. */
const useFirstSeat = (): Seat => {
  const { scene } = useTable();
  const { opened } = useReplay();
  const [asked] = scene.view.asked;
  const person = seatsOf(opened.seats.length).find(
    (seat) => at(opened.seats, seat).who.kind === 'person',
  );
  return scene.me ?? asked?.seat ?? person ?? at(seatsOf(1), 0);
};

const useBranching = (): {
  readonly trouble: string | undefined;
  readonly isBusy: boolean;
  readonly branch: (mine: Seat) => Promise<void>;
} => {
  const words = useWords(REPLAY_EN);
  const games = useGames();
  const door = useLoadHost();
  const { go } = useNavigation();
  const { botLevel } = useSettings();
  const { opened, table } = useReplay();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { info: facts, text, seats } = opened;
  const branch = async (mine: Seat): Promise<void> => {
    const { game } = facts;
    if (!games.has(game)) {
      setTrouble(words('replay.playOn.unknown'));
      return;
    }
    setBusy(true);
    const length = lengthAt(facts, table.position.get());
    const host = await door();
    const level = levelAt(games.aboutOf(game), botLevel);
    const set = await host.branchReplay(text, length, seatsToPlayOn(seats, mine, level));
    setBusy(false);
    if (set.ok) go({ page: 'table', game, table: set.value });
    else setTrouble(whatIsWrong(words, set.refusal.code));
  };
  const guarded = (mine: Seat): Promise<void> =>
    branch(mine).catch(() => {
      setBusy(false);
      setTrouble(whatIsWrong(words, 'host-lost'));
    });
  return { trouble, isBusy, branch: guarded };
};

/** Asks whom one will steer, sets a table that begins here, and goes there. */
export const PlayOn = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(REPLAY_EN);
  const { faces } = useReplay();
  const first = useFirstSeat();
  const [mine, setMine] = useState<Seat>(first);
  const { trouble, isBusy, branch } = useBranching();
  return (
    <Dialog title={words('replay.playOn.title')} onClose={onClose}>
      <p>{words('replay.playOn.text')}</p>
      <fieldset className="play-on-seats">
        <legend>{words('replay.playOn.who')}</legend>
        {faces.map(({ seat, name, colour }) => (
          <label key={seat}>
            <input
              type="radio"
              name="mine"
              checked={seat === mine}
              onChange={() => setMine(seat)}
            />
            <Emblem colour={colour} size={30} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{words('replay.playOn.others')}</p>
      <p role="status">{trouble}</p>
      <div className="confirm-bar">
        <button type="button" className="button" onClick={onClose}>
          {words('replay.playOn.cancel')}
        </button>
        <button
          type="button"
          className="button solid"
          disabled={isBusy}
          onClick={() => void branch(mine)}
        >
          {words('replay.playOn.go', { name: at(faces, mine).called })}
        </button>
      </div>
    </Dialog>
  );
};
