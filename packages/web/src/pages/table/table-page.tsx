import {
  type AnyKit,
  type GameOnPage,
  type KeyOf,
  SEAT_COLOURS_EN,
  type TableBoard,
  useWords,
  type Words,
} from '@quarterdeck/board-kit';
import { unreachable } from '@quarterdeck/kernel';
import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';
import { PAGE_EN } from '../../frame/en.ts';
import { TableLoading } from '../../frame/table-loading.tsx';
import type { GameId } from '../../games/games.ts';
import type { Host, OpenTable } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { useTableList } from '../../hosts/table-list/table-list-context.tsx';
import { Link, useNavigation } from '../../router/navigation.tsx';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useQuickPlan } from '../../setup/quick-plan.ts';
import { TABLE_EN } from '../../table/en.ts';
import type { TableProps } from '../../table/game-table.tsx';
import { type ViewReader, viewReaderOf } from '../../table/state/scene.ts';
import { useTableWords } from '../../table/state/use-table-words.ts';
import { Table } from '../../table/table.tsx';

type Opened =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly open: OpenTable; readonly reader: ViewReader }
  | { readonly state: 'failed'; readonly said: string };

const openAt = async (
  host: Host,
  game: GameOnPage,
  table: string,
  words: Words<KeyOf<typeof SEATS_EN | typeof SEAT_COLOURS_EN>>,
): Promise<Opened> => {
  const answered = await host.open(table);
  if (!answered.ok) return { state: 'failed', said: answered.refusal.sentence };
  const open = answered.value;
  return { state: 'here', open, reader: viewReaderOf(game, open.current().table, words) };
};

/** Opens a stored table, and leaves it when the page does. Late answers are dropped. */
const useOpened = (game: GameOnPage, table: string): Opened => {
  const door = useLoadHost();
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  // A change of language does not open the table anew.
  const said = useRef(words);
  const [opened, setOpened] = useState<Opened>({ state: 'coming' });
  useEffect(() => {
    let wanted = true;
    let leave = (): void => {};
    const begin = async (): Promise<void> => {
      const next = await openAt(await door(), game, table, said.current);
      if (next.state === 'here') leave = next.open.close;
      // In slices: a whole table at once would hold up whoever scrolls or clicks meanwhile.
      if (wanted) startTransition(() => setOpened(next));
      else leave();
    };
    begin().catch((problem: unknown) => {
      if (wanted) setOpened({ state: 'failed', said: String(problem) });
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [door, game, table]);
  return opened;
};

const Failed = ({ said }: { readonly said: string }) => {
  const words = useWords(PAGE_EN, TABLE_EN);
  return (
    <main id="main" className="lost" tabIndex={-1}>
      <h1>{words('table.failed.title')}</h1>
      <p>{said}</p>
      <Link className="button solid" to={{ page: 'shelf' }}>
        {words('shell.lost.back')}
      </Link>
    </main>
  );
};

type StoredProps = {
  readonly id: GameId;
  readonly game: GameOnPage;
  readonly table: string;
  readonly kit: AnyKit;
};

const StoredTable = ({ id, game, table, kit }: StoredProps) => {
  const opened = useOpened(game, table);
  switch (opened.state) {
    case 'coming':
      return <TableLoading game={id} />;
    case 'failed':
      return <Failed said={opened.said} />;
    case 'here':
      return <Table open={opened.open} kit={kit} reader={opened.reader} />;
    default:
      return unreachable(opened);
  }
};

/** Sets a table with the settings at hand, and goes there. */
const QuickTable = ({ game }: { readonly game: GameId }) => {
  const tableList = useTableList();
  const { go } = useNavigation();
  const plan = useQuickPlan(game);
  const begun = useRef(false);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    tableList.open(plan).then(
      (table) => go({ page: 'table', game, table }, 'replace'),
      (problem: unknown) => setSaid(problem instanceof Error ? problem.message : String(problem)),
    );
  }, [tableList, go, game, plan]);
  return said === undefined ? <TableLoading game={game} /> : <Failed said={said} />;
};

/** Fetched when one is wanted: most who play do not look back at once. */
const Replay = lazy(() =>
  import('../replay/replay.tsx').then(({ Replay: page }) => ({ default: page })),
);

/** Fetched for tables with remote players. */
const OnlineRoom = lazy(() =>
  import('../online/online-room.tsx').then(({ OnlineRoom: room }) => ({ default: room })),
);

/** Fetched for those who learn. */
const LessonTable = lazy(() =>
  import('./lesson-table.tsx').then(({ LessonTable: table }) => ({ default: table })),
);

/** Fetched by the page of lessons, once it stands. */
const LessonPicture = lazy(() =>
  import('./lesson-picture.tsx').then(({ LessonPicture: picture }) => ({ default: picture })),
);

/** Fetched when a rule is to be seen at work. */
const DemonstrationTable = lazy(() =>
  import('./demonstration-table.tsx').then(({ DemonstrationTable: table }) => ({ default: table })),
);

/** A game's table, drawn with its board. */
export const tableOf =
  ({ kit, game }: TableBoard): ComponentType<TableProps> =>
  ({ game: id, open }: TableProps) => {
    useTableWords(kit);
    switch (open.as) {
      case 'play':
        return <QuickTable game={id} />;
      case 'lesson':
        return (
          <LessonTable
            key={`${open.lesson} ${open.step ?? ''}`}
            id={id}
            game={game}
            kit={kit}
            lesson={open.lesson}
            step={open.step}
            failed={(said) => <Failed said={said} />}
          />
        );
      case 'picture':
        return (
          <LessonPicture
            key={open.lesson}
            id={id}
            game={game}
            kit={kit}
            lesson={open.lesson}
            step={undefined}
          />
        );
      case 'show':
        return (
          <DemonstrationTable
            key={`${open.clause} ${open.nth}`}
            id={id}
            game={game}
            kit={kit}
            clause={open.clause}
            nth={open.nth}
            failed={(said) => <Failed said={said} />}
          />
        );
      case 'table':
        return <StoredTable key={open.table} id={id} game={game} table={open.table} kit={kit} />;
      case 'replay':
        return <Replay game={game} kit={kit} of={open.of} />;
      case 'online':
        return (
          <OnlineRoom
            key={open.table}
            id={id}
            game={game}
            kit={kit}
            table={open.table}
            invitation={open.invitation}
          />
        );
      default:
        return unreachable(open);
    }
  };
