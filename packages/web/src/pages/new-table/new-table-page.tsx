import { joinList, SEAT_COLOURS_EN, useLanguage, useWords } from '@quarterdeck/board-kit';
import { PAGE_EN } from '../../frame/en.ts';
import '../../setup/setup.css';
import type { GameAbout } from '@quarterdeck/kernel';
import { useState } from 'react';
import { Page } from '../../frame/page.tsx';
import { fewestPlayers, type GameId } from '../../games/games.ts';
import { Cover, useAbout, useGameWords } from '../../games/games-context.tsx';
import type { PackFile, TablePlan } from '../../hosts/table-list/table-list.ts';
import { useTableList } from '../../hosts/table-list/table-list-context.tsx';
import { useNavigation } from '../../router/navigation.tsx';
import type { GamePlace } from '../../router/route.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { FIRST_COMPANY } from '../../setup/company.ts';
import { CompanyChoice } from '../../setup/company-choice.tsx';
import { FIRST_PACE } from '../../setup/pace.ts';
import { OnlinePaceChoice } from '../../setup/pace-choice.tsx';
import {
  calledAt,
  firstWishes,
  hasFriends,
  isEnough,
  missingFactions,
  modulesAt,
  personsAt,
  type SeatSetup,
  seatedAt,
  takenSeats,
  withSeat,
} from '../../setup/plan.ts';
import { useSeatWords } from '../../setup/seat-words.ts';
import { NEW_TABLE_EN } from './en.ts';
import { InviteStart } from './invite-start.tsx';
import { Options, PaceChoice } from './options.tsx';
import { PackPicker } from './pack-picker.tsx';
import { SeatRow } from './seat-row.tsx';

const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

/** What the button will do, in words: "Start with Ines and two bots". */
const useStartWords = (seats: readonly SeatSetup[]): string => {
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const language = useLanguage();
  const [, ...others] = personsAt(seats);
  const bots = takenSeats(seats).filter(({ who }) => who === 'bot').length;
  const inWords = NUMBERS[bots - 1];
  const company = [
    ...others.map((seat) => calledAt(seats, seat)),
    ...(inWords === undefined
      ? []
      : [words('newTable.bots', { count: bots, n: words(`newTable.numbers.${inWords}`) })]),
  ];
  return company.length === 0
    ? words('newTable.startAlone')
    : words('newTable.start', { who: joinList(language, company) });
};

const useHint = (game: GameId, seats: readonly SeatSetup[]): string => {
  const about = useAbout(game);
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  if (!isEnough(about, seats)) return words('newTable.tooFew', { count: fewestPlayers(about) });
  const [missing] = missingFactions(about, seats);
  if (missing !== undefined)
    return words('newTable.needed', { colour: words(`seatColours.${missing}`) });
  const persons = personsAt(seats).length;
  if (persons === 0) return words('newTable.noPerson');
  return words(persons > 1 ? 'newTable.curtain' : 'newTable.ready');
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const canStart = (about: GameAbout, seats: readonly SeatSetup[]): boolean =>
  isEnough(about, seats) && missingFactions(about, seats).length === 0;

type StartProps = { readonly plan: TablePlan; readonly seats: readonly SeatSetup[] };

const Start = ({ plan, seats }: StartProps) => {
  const words = useWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const tableList = useTableList();
  const { go } = useNavigation();
  const [failure, setFailure] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const startWords = useStartWords(seats);
  const about = useAbout(plan.game);
  const hint = useHint(plan.game, seats);
  const start = async (): Promise<void> => {
    setOpening(true);
    try {
      go({ page: 'table', game: plan.game, table: await tableList.open(plan) });
    } catch (error) {
      setFailure(words('newTable.failed', { why: messageOf(error) }));
      setOpening(false);
    }
  };
  return (
    <div className="start row">
      <p className={failure === undefined ? 'hint' : 'start-failure'} role="status">
        {failure ?? hint}
      </p>
      <button
        type="button"
        className="button asked"
        disabled={isOpening || !canStart(about, seats)}
        onClick={() => void start()}
      >
        {startWords}
      </button>
    </div>
  );
};

const TableForm = ({ game }: { readonly game: GameId }) => {
  const words = useGameWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const about = useAbout(game);
  const settings = useSettings();
  const { you, botNames } = useSeatWords();
  const [seats, setSeats] = useState(() => firstWishes(about, settings, { you, bots: botNames }));
  const [seed, setSeed] = useState('');
  const [pack, setPack] = useState<PackFile>();
  const [pace, setPace] = useState(FIRST_PACE);
  const [company, setCompany] = useState(FIRST_COMPANY);
  const seated = seatedAt(about, seats);
  const modules = modulesAt(about, settings.modules, seats);
  const isOnline = hasFriends(seats);
  const plan: TablePlan = {
    game,
    seats: takenSeats(seated),
    modules,
    seed: seed === '' ? undefined : seed,
    pack,
  };
  return (
    <div className="panel new-table">
      <header>
        <span className="jacket">
          <Cover game={game} />
        </span>
        <div>
          <h1>{words(`games.${game}.title`)}</h1>
          <p>{words('newTable.hint')}</p>
        </div>
      </header>
      <SeatRow
        game={game}
        seats={seats}
        onChange={(colour, change) => setSeats(withSeat(seats, colour, change))}
      />
      <div className="new-table-three">
        {isOnline ? (
          <OnlinePaceChoice wish={pace} onChange={setPace} />
        ) : (
          <PaceChoice game={game} />
        )}
        <Options game={game} seats={seats} seed={seed} onSeed={isOnline ? undefined : setSeed}>
          {isOnline && (
            <CompanyChoice wish={company} hasPace={pace.pace !== 'none'} onChange={setCompany} />
          )}
        </Options>
        <div>
          <h2>{words('newTable.pack')}</h2>
          <PackPicker game={game} pack={pack} onPick={setPack} isSent={isOnline} />
        </div>
      </div>
      {isOnline ? (
        <InviteStart
          game={game}
          plan={{ game, seats: seated, modules, pack, pace, company }}
          seats={seats}
        />
      ) : (
        <Start plan={plan} seats={seats} />
      )}
    </div>
  );
};

type NewTablePageProps = { readonly route: Extract<GamePlace, { readonly page: 'new-table' }> };

export const NewTablePage = ({ route: { game } }: NewTablePageProps) => {
  const words = useGameWords(NEW_TABLE_EN, PAGE_EN, SEAT_COLOURS_EN);
  const language = useLanguage();
  return (
    <Page
      title={words('newTable.title', { game: words(`games.${game}.title`) })}
      here={words('newTable.page')}
      className="new-table-page"
    >
      {/* Seats are named when the form is made, and the language may come after the page. */}
      <TableForm key={language} game={game} />
    </Page>
  );
};
