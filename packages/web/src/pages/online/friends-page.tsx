import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { TableLoading } from '../../frame/table-loading.tsx';
import type { GameId } from '../../games/games.ts';
import { useAbout, useGameWords } from '../../games/games-context.tsx';
import { Link, useNavigation } from '../../router/navigation.tsx';
import type { GamePlace } from '../../router/route.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { invite, tableForFriends, wishOf } from '../../setup/invite.ts';
import { ONLINE_EN } from './en.ts';
import './online.css';

type FriendsPageProps = { readonly route: Extract<GamePlace, { readonly page: 'friends' }> };

/** Sets a table with a free seat for everybody else, and goes to its waiting room. */
const useTableForFriends = (game: GameId) => {
  const words = useWords(ONLINE_EN, SEAT_COLOURS_EN);
  const { go } = useNavigation();
  const about = useAbout(game);
  const settings = useSettings();
  const [said, setSaid] = useState<string>();
  const setup = useMemo(() => wishOf(tableForFriends(about, settings)), [about, settings]);
  const colour = setup.seats.find(({ who }) => who.kind === 'me')?.colour ?? settings.emblem;
  const nameless = words('online.join.nameless', { colour: words(`seatColours.${colour}`) });
  const name = settings.name.trim() === '' ? nameless : settings.name.trim();
  const set = useCallback(async (): Promise<void> => {
    setSaid(undefined);
    const made = await invite(setup, name);
    if (made.ok)
      go({ page: 'online', game, table: made.value.table, invitation: undefined }, 'replace');
    else setSaid(made.refusal.sentence);
  }, [game, setup, name, go]);
  return { said, set };
};

/** "With friends": one click, and there is a table with its link. */
export const FriendsPage = ({ route: { game } }: FriendsPageProps) => {
  const words = useGameWords(ONLINE_EN);
  const { said, set } = useTableForFriends(game);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void set();
  }, [set]);
  const title = words('online.friends.title', { game: words(`games.${game}.title`) });
  if (said === undefined) return <TableLoading game={game} />;
  return (
    <Page title={title} here={title} className="new-table-page">
      <div className="panel new-table">
        <h1>{words('online.friends.failed')}</h1>
        <p role="status">{said}</p>
        <div className="row wraps">
          <button type="button" className="button solid" onClick={() => void set()}>
            {words('online.friends.again')}
          </button>
          <Link className="button" to={{ page: 'new-table', game }}>
            {words('online.friends.elsewhere')}
          </Link>
        </div>
      </div>
    </Page>
  );
};
