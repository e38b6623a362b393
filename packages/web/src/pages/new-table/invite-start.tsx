import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { useState } from 'react';
import { fewestPlayers, type GameId } from '../../games/games.ts';
import { useAbout } from '../../games/games-context.tsx';
import { useNavigation } from '../../router/navigation.tsx';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { type Invited, invite, wishOf } from '../../setup/invite.ts';
import { isEnough, missingFactions, personsAt, type SeatSetup } from '../../setup/plan.ts';
import { NEW_TABLE_EN } from './en.ts';

/** Undefined where the table can be set. */
const useProblem = (game: GameId, seats: readonly SeatSetup[]): string | undefined => {
  const about = useAbout(game);
  const words = useWords(NEW_TABLE_EN, SEATS_EN, SEAT_COLOURS_EN);
  if (personsAt(seats).length !== 1) return words('newTable.onePerson');
  if (!isEnough(about, seats)) return words('newTable.tooFew', { count: fewestPlayers(about) });
  const [missing] = missingFactions(about, seats);
  return missing === undefined
    ? undefined
    : words('newTable.needed', { colour: words(`seatColours.${missing}`) });
};

/** "You" is no name for others to call one by. */
const useGuestName = (seats: readonly SeatSetup[]): string => {
  const words = useWords(NEW_TABLE_EN, SEATS_EN, SEAT_COLOURS_EN);
  const [me] = personsAt(seats);
  const name = me?.name.trim() ?? '';
  if (me === undefined || (name !== '' && name !== words('newTable.you'))) return name;
  return words('newTable.nameless', { colour: words(`seatColours.${me.colour}`) });
};

type InviteStartProps = {
  readonly game: GameId;
  readonly plan: Invited;
  readonly seats: readonly SeatSetup[];
};

/** The button of a table with remote players. */
export const InviteStart = ({ game, plan, seats }: InviteStartProps) => {
  const words = useWords(NEW_TABLE_EN, SEATS_EN, SEAT_COLOURS_EN);
  const { go } = useNavigation();
  const [failure, setFailure] = useState<string>();
  const [isSetting, setSetting] = useState(false);
  const problem = useProblem(game, seats);
  const name = useGuestName(seats);
  const start = async (): Promise<void> => {
    setSetting(true);
    const set = await invite(wishOf(plan), name);
    if (set.ok) go({ page: 'online', game, table: set.value.table, invitation: undefined });
    else {
      setFailure(words('newTable.failed', { why: set.refusal.sentence }));
      setSetting(false);
    }
  };
  return (
    <div className="start row">
      <p className={failure === undefined ? 'hint' : 'start-failure'} role="status">
        {failure ?? problem ?? words('newTable.inviteHint')}
      </p>
      <button
        type="button"
        className="button asked"
        disabled={isSetting || problem !== undefined}
        onClick={() => void start()}
      >
        {words('newTable.invite')}
      </button>
    </div>
  );
};
