import {
  type AnyKit,
  createStore,
  joinList,
  SEAT_COLOURS_EN,
  type Store,
  useLanguage,
  useStore,
  useWords,
} from '@quarterdeck/board-kit';
import { SEATS_EN } from '../../setup/en-seats.ts';
import { useTableWords } from '../../table/state/use-table-words.ts';
import { REPLAY_EN } from './en.ts';
import '../../table/styles/table.css';
import '../../table/styles/seats.css';
import '../../table/styles/log.css';
import '../../table/styles/board.css';
import '@quarterdeck/board-kit/styles/marks.css';
import '../../table/styles/prompt.css';
import '../../table/styles/dialogs.css';
import '../../table/styles/phone.css';
import './styles/replay-view.css';
import './styles/playback.css';
import './styles/sidebar.css';
import { lazy, memo, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { aboutOf, type OpenReplay } from '../../hosts/replay/open-replay.ts';
import { openReplayTable, type ReplayTable } from '../../hosts/replay/replay-table.ts';
import { BoardFrame } from '../../table/board/board-frame.tsx';
import { FlightLayer } from '../../table/board/flight-layer.tsx';
import { SentenceArea } from '../../table/explain/sentence-area.tsx';
import { useExplaining } from '../../table/explain/use-explaining.ts';
import { TablePanels } from '../../table/layout/table-panels.tsx';
import { useLayout } from '../../table/layout/use-layout.ts';
import { Shared } from '../../table/layout/wide-table.tsx';
import { LiveRegions } from '../../table/log/live-regions.tsx';
import { turnsOf } from '../../table/state/log-lines.ts';
import {
  facesOf,
  type GameOnPage,
  sceneOf,
  type ViewReader,
  viewReaderOf,
} from '../../table/state/scene.ts';
import { TableProvider, useTable } from '../../table/state/table-context.tsx';
import { useTableState } from '../../table/state/use-table-state.ts';
import { BadReplay, type Fault, faultOf } from './bad-replay.tsx';
import { SeatRow } from './playback/seat-row.tsx';
import { Transport } from './playback/transport.tsx';
import { addressIn, goToAddress, useReplayAddress } from './replay-address.ts';
import { type Replay, ReplayProvider, useReplay } from './replay-context.tsx';
import { Actions } from './sidebar/actions.tsx';
import { ReplayLog } from './sidebar/replay-log.tsx';
import { Result } from './sidebar/result.tsx';
import { ScoreCurves } from './sidebar/score-curves.tsx';
import { roundMarks } from './timeline.ts';
import { usePlayback } from './use-playback.ts';

/** Said where the board is, since that is what does not come. */
const Trouble = (): ReactElement | undefined => {
  const words = useWords(REPLAY_EN);
  const { table, playback } = useReplay();
  const trouble = useStore(table.trouble, (now) => now);
  if (trouble === undefined) return undefined;
  return (
    <div className="replay-trouble panel row">
      <BadReplay fault={faultOf(trouble)} />
      <button type="button" className="button" onClick={() => playback.goTo(table.position.get())}>
        {words('replay.bad.again')}
      </button>
    </div>
  );
};

/**
 * On a phone in this order: board, transport, curves, log. A finger on the ruler wants a new
 * position with every frame; what does not show it is not drawn again.
 */
const Laid = memo(() => {
  const isPhone = useLayout() === 'phone';
  const root = useExplaining(useTable());
  return (
    <div ref={root} className="replay-room">
      <div className="replay-chart">
        <SeatRow />
        <div className="replay-board">
          <BoardFrame small={isPhone} />
        </div>
        <Trouble />
        {!isPhone && <Shared />}
        <SentenceArea />
        <Transport />
      </div>
      <aside className="replay-beside">
        <ScoreCurves />
        <ReplayLog />
        <Result />
        <Actions />
      </aside>
    </div>
  );
});

/** Fetched when somebody wants the review. */
const ReviewRoom = lazy(() =>
  import('./review/review-room.lazy.tsx').then(({ ReviewRoom: room }) => ({ default: room })),
);

/** The replay, or the review of the match in its place. */
const Room = (): ReactElement => {
  const { review } = useReplay();
  const isReview = useStore(review, (now) => now);
  if (!isReview) return <Laid />;
  return (
    <Suspense fallback={<Laid />}>
      <ReviewRoom />
    </Suspense>
  );
};

type WatchingProps = {
  readonly kit: AnyKit;
  readonly replay: OpenReplay;
  readonly table: ReplayTable;
  readonly reader: ViewReader;
  readonly review: Store<boolean>;
};

/** The table's own parts draw the position; what is a replay's own stands round them. */
const Watching = ({ kit, replay, table, reader, review }: WatchingProps) => {
  const words = useTableWords(kit);
  const parts = useTableState(table, kit, reader);
  const last = replay.info.answers.length;
  useReplayAddress(replay, table, review);
  const playback = usePlayback(table, parts.stage, last);
  const history = useStore(table.replayHistory, (now) => now);
  const about = useMemo(() => aboutOf(replay), [replay]);
  const turns = useMemo(
    () => turnsOf(kit, sceneOf(reader, about, history.end, words), history),
    [kit, reader, about, history, words],
  );
  const shown = useMemo(
    (): Replay => ({
      opened: replay,
      table,
      playback,
      turns,
      rounds: roundMarks(turns),
      last,
      faces: facesOf(about, undefined, words),
      review,
    }),
    [replay, table, playback, turns, last, about, words, review],
  );
  const { Symbols } = kit;
  return (
    <TableProvider value={parts}>
      <ReplayProvider value={shown}>
        {Symbols !== undefined && <Symbols />}
        <Room />
        <LiveRegions />
        <FlightLayer />
        <TablePanels />
      </ReplayProvider>
    </TableProvider>
  );
};

type Opened =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly table: ReplayTable; readonly reader: ViewReader }
  | { readonly state: 'failed'; readonly fault: Fault };

const useOpenedTable = (game: GameOnPage, replay: OpenReplay): Opened => {
  const [opened, setOpened] = useState<Opened>({ state: 'coming' });
  const words = useWords(SEATS_EN, SEAT_COLOURS_EN);
  useEffect(() => {
    let wanted = true;
    const keep = (next: Opened): void => {
      if (wanted) setOpened(next);
    };
    const open = async (): Promise<Opened> => {
      const table = await openReplayTable(replay);
      if (!table.ok) return { state: 'failed', fault: faultOf(table.refusal) };
      const place = addressIn(replay, window.location.hash);
      if (place !== undefined) goToAddress(table.value, place);
      const reader = viewReaderOf(game, aboutOf(replay), words);
      return { state: 'here', table: table.value, reader };
    };
    open().then(keep, (problem: unknown) =>
      keep({ state: 'failed', fault: { code: 'failed', sentence: String(problem) } }),
    );
    return () => {
      wanted = false;
    };
  }, [game, replay, words]);
  return opened;
};

type ReplayViewProps = {
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly replay: OpenReplay;
};

export const ReplayView = ({ game, kit, replay }: ReplayViewProps) => {
  const words = useWords(REPLAY_EN, SEATS_EN, SEAT_COLOURS_EN);
  const language = useLanguage();
  const opened = useOpenedTable(game, replay);
  const [review] = useState(() =>
    createStore(addressIn(replay, window.location.hash)?.isReview === true),
  );
  const isReview = useStore(review, (now) => now);
  if (opened.state === 'coming') return <Loading />;
  const names = joinList(
    language,
    facesOf(aboutOf(replay), undefined, words).map(({ name }) => name),
  );
  const called = opened.state === 'here' ? opened.reader.title : replay.info.game;
  const title = words('replay.titleOf', { game: called, names });
  return (
    <Page
      title={title}
      here={words(isReview ? 'replay.reviewed' : 'replay.title')}
      className="replay-page"
    >
      <h1 className="unseen">{title}</h1>
      {opened.state === 'failed' ? (
        <BadReplay fault={opened.fault} />
      ) : (
        <Watching
          kit={kit}
          replay={replay}
          table={opened.table}
          reader={opened.reader}
          review={review}
        />
      )}
    </Page>
  );
};
