import { type AnyKit, joinList, useLanguage, useStore, useWords } from '@quarterdeck/board-kit';
import { useTableWords } from '../table/use-table-words.ts';
import { REPLAY_EN } from './en.ts';
import '../table/styles/table.css';
import '../table/styles/seats.css';
import '../table/styles/log.css';
import '../table/styles/board.css';
import '../table/styles/prompt.css';
import '../table/styles/dialogs.css';
import '../table/styles/phone.css';
import './styles/room.css';
import './styles/transport.css';
import './styles/beside.css';
import { memo, type ReactElement, useEffect, useMemo, useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { BoardFrame } from '../table/board/board-frame.tsx';
import { FlightLayer } from '../table/board/flight-layer.tsx';
import { TablePanels } from '../table/dialog/table-panels.tsx';
import { useLayout } from '../table/layout/use-layout.ts';
import { Shared } from '../table/layout/wide-table.tsx';
import { LiveRegions } from '../table/live-regions.tsx';
import { turnsOf } from '../table/log/log-lines.ts';
import {
  facesOf,
  type GameOnPage,
  sceneOf,
  type ViewReader,
  viewReaderOf,
} from '../table/scene.ts';
import { TableProvider } from '../table/table-context.tsx';
import { useTableState } from '../table/use-table-state.ts';
import { BadReplay, type Fault, faultOf } from './bad-replay.tsx';
import { Actions } from './beside/actions.tsx';
import { ReplayLog } from './beside/replay-log.tsx';
import { Result } from './beside/result.tsx';
import { ScoreCurves } from './beside/score-curves.tsx';
import { type FilmTable, openFilm } from './film-table.ts';
import { goToPlace, placeIn, usePlaceInAddress } from './place.ts';
import { usePlayback } from './playback.ts';
import { aboutOf, type Projection } from './projection.ts';
import { type Replay, ReplayProvider, useReplay } from './replay-context.tsx';
import { roundMarks } from './timeline.ts';
import { SeatRow } from './transport/seat-row.tsx';
import { Transport } from './transport/transport.tsx';

/** Said where the board is, since that is what does not come. */
const Trouble = (): ReactElement | undefined => {
  const words = useWords(REPLAY_EN);
  const { film, playback } = useReplay();
  const trouble = useStore(film.trouble, (now) => now);
  if (trouble === undefined) return undefined;
  return (
    <div className="replay-trouble panel">
      <BadReplay fault={faultOf(trouble)} />
      <button type="button" className="button" onClick={() => playback.goTo(film.position.get())}>
        {words('replay.bad.again')}
      </button>
    </div>
  );
};

/**
 * On a phone in this order: board, transport, curves, log. A finger on the ruler wants a new
 * position with every frame; what does not show it is not drawn again.
 */
const Laid = memo((): ReactElement => {
  const isPhone = useLayout() === 'phone';
  return (
    <div className="replay-room">
      <div className="replay-chart">
        <SeatRow />
        <div className="replay-board">
          <BoardFrame small={isPhone} />
        </div>
        <Trouble />
        {!isPhone && <Shared />}
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

type WatchingProps = {
  readonly kit: AnyKit;
  readonly projection: Projection;
  readonly film: FilmTable;
  readonly reader: ViewReader;
};

/** The table's own parts draw the position; what is a replay's own stands round them. */
const Watching = ({ kit, projection, film, reader }: WatchingProps): ReactElement => {
  const words = useTableWords(kit);
  const parts = useTableState(film, kit, reader);
  const last = projection.film.answers.length;
  usePlaceInAddress(projection, film);
  const playback = usePlayback(film, parts.stage, last);
  const story = useStore(film.story, (now) => now);
  const about = useMemo(() => aboutOf(projection), [projection]);
  const turns = useMemo(
    () => turnsOf(kit, sceneOf(reader, about, story.end, words), story.log),
    [kit, reader, about, story, words],
  );
  const replay = useMemo(
    (): Replay => ({
      projection,
      film,
      playback,
      turns,
      rounds: roundMarks(turns),
      last,
      faces: facesOf(about, undefined),
    }),
    [projection, film, playback, turns, last, about],
  );
  const { Symbols } = kit;
  return (
    <TableProvider value={parts}>
      <ReplayProvider value={replay}>
        {Symbols !== undefined && <Symbols />}
        <Laid />
        <LiveRegions />
        <FlightLayer />
        <TablePanels />
      </ReplayProvider>
    </TableProvider>
  );
};

type Opened =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly film: FilmTable; readonly reader: ViewReader }
  | { readonly state: 'failed'; readonly fault: Fault };

const useOpenedFilm = (game: GameOnPage, projection: Projection): Opened => {
  const [opened, setOpened] = useState<Opened>({ state: 'coming' });
  useEffect(() => {
    let wanted = true;
    const keep = (next: Opened): void => {
      if (wanted) setOpened(next);
    };
    const open = async (): Promise<Opened> => {
      const film = await openFilm(projection);
      if (!film.ok) return { state: 'failed', fault: faultOf(film.refusal) };
      const place = placeIn(projection, window.location.hash);
      if (place !== undefined) goToPlace(film.value, place);
      return { state: 'here', film: film.value, reader: viewReaderOf(game, aboutOf(projection)) };
    };
    open().then(keep, (problem: unknown) =>
      keep({ state: 'failed', fault: { code: 'failed', sentence: String(problem) } }),
    );
    return () => {
      wanted = false;
    };
  }, [game, projection]);
  return opened;
};

type ReplayRoomProps = {
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly projection: Projection;
};

export const ReplayRoom = ({ game, kit, projection }: ReplayRoomProps): ReactElement => {
  const words = useWords(REPLAY_EN);
  const language = useLanguage();
  const opened = useOpenedFilm(game, projection);
  const { seats } = projection;
  if (opened.state === 'coming') return <Loading />;
  const names = joinList(
    language,
    seats.map(({ name }) => name),
  );
  const called = opened.state === 'here' ? opened.reader.title : projection.film.game;
  const title = words('replay.titleOf', { game: called, names });
  return (
    <Page title={title} here={words('replay.title')} className="replay-page">
      <h1 className="unseen">{title}</h1>
      {opened.state === 'failed' ? (
        <BadReplay fault={opened.fault} />
      ) : (
        <Watching kit={kit} projection={projection} film={opened.film} reader={opened.reader} />
      )}
    </Page>
  );
};
