import { PAGE_EN } from '../../frame/en.ts';
import { ONLINE_EN } from './en.ts';
import { TablePace } from './table-pace.tsx';
import './online.css';
import type { OnlineTableCard } from '@quarterdeck/tables';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { Cover, useGameWords } from '../../games/games-context.tsx';
import type { FollowedTable } from '../../hosts/online/follow-table.ts';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { useNavigation } from '../../router/navigation.tsx';
import { ChatPanel } from '../../table/chat/chat-panel.tsx';
import { ArrangedSeats } from './arranged-seats.tsx';
import { Invite } from './invite.tsx';
import { OnlineSeats } from './online-seats.tsx';
import { YourName } from './your-name.tsx';

const freeAt = ({ seats }: OnlineTableCard): number =>
  seats.filter(({ who }) => who === 'open').length;

type WaitingRoomProps = { readonly game: GameId; readonly followed: FollowedTable };

/** Before a table is dealt: who sits, who is missing, and the link they come by. */
export const WaitingRoom = ({ game, followed }: WaitingRoomProps) => {
  const words = useGameWords(ONLINE_EN, PAGE_EN);
  const { go } = useNavigation();
  const card = followed.current();
  const link = followed.link();
  const title = words(`games.${game}.title`);
  const free = freeAt(card);
  const mine = card.seats.find(({ who }) => who === 'you');
  const leave = async (): Promise<void> => {
    await serverConnection().call('leave', { table: card.table });
    go({ page: 'shelf' });
  };
  return (
    <Page
      title={words('online.title', { game: title })}
      here={words('online.page')}
      className="new-table-page waiting-page"
    >
      <div className="waiting-room">
        <div className="panel new-table">
          <header>
            <span className="jacket">
              <Cover game={game} />
            </span>
            <div>
              <h1>{words('online.friends.title', { game: title })}</h1>
              <p role="status">
                {free === 0 ? words('online.dealing') : words('online.waiting', { count: free })}
              </p>
            </div>
          </header>
          {(link === 'reconnecting' || link === 'lost') && (
            <p className="start-failure" role="status">
              {followed.loss()?.sentence ?? words(`online.${link}`)}
            </p>
          )}
          {card.yours ? (
            <ArrangedSeats card={card} />
          ) : (
            <OnlineSeats game={card.game} seats={card.seats} />
          )}
          <TablePace card={card} />
          {mine !== undefined && <YourName seat={mine} />}
          <section aria-labelledby="at-this-table">
            <h2 id="at-this-table">{words('online.atThisTable')}</h2>
            <ChatPanel
              chat={followed.chat}
              colours={card.seats.map(({ colour }) => colour)}
              isWatching={mine === undefined}
            />
          </section>
          {!card.yours && mine !== undefined && (
            <button type="button" className="button quiet" onClick={() => void leave()}>
              {words('online.leave')}
            </button>
          )}
        </div>
        {card.invitation !== null && <Invite game={title} invitation={card.invitation} />}
      </div>
    </Page>
  );
};
