import { SEAT_COLOURS_EN, useWords } from '@quarterdeck/board-kit';
import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { PAGE_EN } from '../../frame/en.ts';
import { useGames, useGameWords } from '../../games/games-context.tsx';
import './online.css';
import type { Seat } from '@quarterdeck/kernel';
import type { OnlineTableCard, Result } from '@quarterdeck/tables';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import type { GameId } from '../../games/games.ts';
import { serverConnection } from '../../hosts/online/server-connection.ts';
import { useNavigation } from '../../router/navigation.tsx';
import type { HousePlace } from '../../router/route.ts';
import { LONGEST_NAME } from '../../settings/settings.ts';
import { useSettings, useSettingsStore } from '../../settings/settings-context.tsx';
import { ONLINE_EN } from './en.ts';
import { OnlineSeats } from './online-seats.tsx';
import { TablePace } from './table-pace.tsx';

type Invited = {
  readonly invitation: string;
  readonly card: OnlineTableCard;
  readonly game: GameId;
};

/** For a guest who has a seat already, or finds none left. */
const Without = ({ invitation, card, game }: Invited): ReactElement | undefined => {
  const words = useWords(ONLINE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const { go } = useNavigation();
  const { table, seats, watching } = card;
  const isIn = seats.some(({ who }) => who === 'you');
  if (!isIn && seats.some(({ who }) => who === 'open')) return undefined;
  if (!isIn && watching === 'nobody') return <p>{words('online.join.closed')}</p>;
  const enter = (): void =>
    go({ page: 'online', game, table, invitation: isIn ? undefined : invitation });
  return (
    <div className="start row">
      <p className="hint">{isIn ? '' : words('online.join.full')}</p>
      <button type="button" className="button asked" onClick={enter}>
        {words(isIn ? 'online.join.back' : 'online.join.watch')}
      </button>
    </div>
  );
};

const Invitation = (invited: Invited) => {
  const { invitation, card, game } = invited;
  const words = useGameWords(ONLINE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const { go } = useNavigation();
  const settings = useSettings();
  const { change } = useSettingsStore();
  const [said, setSaid] = useState('');
  const [nameFault, setNameFault] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const isIn = card.seats.some(({ who }) => who === 'you');
  const sit = async (seat: Seat, colour: SeatColour): Promise<void> => {
    const connection = serverConnection();
    const wish = settings.name.trim();
    const name =
      wish === ''
        ? words('online.join.nameless', { colour: words(`seatColours.${colour}`) })
        : wish;
    const renamed = await connection.call('rename', { name });
    const joined = renamed.ok ? await connection.call('join', { invitation, seat }) : renamed;
    if (joined.ok) {
      go({ page: 'online', game, table: card.table, invitation: undefined });
      return;
    }
    const { code, sentence } = joined.refusal;
    const isOfName = code === 'name-taken';
    setNameFault(isOfName ? sentence : '');
    setSaid(isOfName ? '' : sentence);
    // What is wrong stands where it is put right, and on a phone that may be far above the seats.
    if (isOfName) nameField.current?.focus();
  };
  return (
    <div className="panel new-table">
      <h1>{words('online.join.title', { game: words(`games.${game}.title`) })}</h1>
      {!isIn && (
        <label className="guest-name">
          {words('online.join.name')}
          <input
            ref={nameField}
            className="field"
            maxLength={LONGEST_NAME}
            value={settings.name}
            aria-invalid={nameFault !== ''}
            aria-describedby={nameFault === '' ? undefined : 'name-fault'}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
      )}
      {nameFault !== '' && (
        <p id="name-fault" className="start-failure" role="alert">
          {nameFault}
        </p>
      )}
      <OnlineSeats
        game={card.game}
        seats={card.seats}
        at={(seat, { who, colour }) =>
          who === 'open' &&
          !isIn && (
            <button type="button" className="button asked" onClick={() => void sit(seat, colour)}>
              {words('online.join.sit', { colour: words(`seatColours.${colour}`) })}
            </button>
          )
        }
      />
      <TablePace card={card} />
      <p className="hint" role="status">
        {said === '' && !isIn ? words('online.join.hint') : said}
      </p>
      <Without {...invited} />
    </div>
  );
};

/** What the invitation leads to; undefined until the server has said it. */
const useInvited = (invitation: string): Result<OnlineTableCard> | undefined => {
  const [looked, setLooked] = useState<Result<OnlineTableCard>>();
  useEffect(() => {
    let wanted = true;
    void serverConnection()
      .call('invitation', { invitation })
      .then((answered) => {
        if (wanted) setLooked(answered);
      });
    return () => {
      wanted = false;
    };
  }, [invitation]);
  return looked;
};

type JoinPageProps = { readonly route: Extract<HousePlace, { readonly page: 'join' }> };

/** Where the link of an invitation leads. */
export const JoinPage = ({ route: { invitation } }: JoinPageProps) => {
  const words = useWords(ONLINE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const games = useGames();
  const looked = useInvited(invitation);
  if (looked === undefined) return <Loading />;
  const game = looked.ok ? looked.value.game : '';
  return (
    <Page
      title={words('online.join.page')}
      here={words('online.join.page')}
      className="new-table-page"
    >
      {looked.ok && games.has(game) ? (
        <Invitation invitation={invitation} card={looked.value} game={game} />
      ) : (
        <div className="panel new-table">
          <h1>{words('online.failed')}</h1>
          <p>{looked.ok ? '' : looked.refusal.sentence}</p>
        </div>
      )}
    </Page>
  );
};
