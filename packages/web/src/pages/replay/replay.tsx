import { unreachable } from '@quarterdeck/kernel';
import './styles/open-file.css';
import { type AnyKit, useWords } from '@quarterdeck/board-kit';
import { ok, type Result } from '@quarterdeck/tables';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useGames } from '../../games/games-context.tsx';
import type { Host } from '../../hosts/host.ts';
import { useLoadHost } from '../../hosts/host-context.tsx';
import { type NameSeat, type OpenReplay, openReplay } from '../../hosts/replay/open-replay.ts';
import type { ReplaySource } from '../../hosts/replay/source.ts';
import { useStartReplay } from '../../hosts/replay/start-replay.ts';
import { Link } from '../../router/navigation.tsx';
import type { GameOnPage } from '../../table/state/scene.ts';
import { useTableWords } from '../../table/state/use-table-words.ts';
import { BadReplay, type Fault, faultOf } from './bad-replay.tsx';
import { REPLAY_EN } from './en.ts';
import { ReplayView } from './replay-view.tsx';

type Exported = { readonly text: string; readonly known: OpenReplay['seats'] };

/** A table that is over gives its log away; it is not needed any longer then. */
const exported = async (host: Host, table: string): Promise<Result<Exported>> => {
  const opened = await host.open(table);
  if (!opened.ok) return opened;
  const { exportReplay, current, close } = opened.value;
  const text = await exportReplay();
  const { seats } = current().table;
  close();
  return text.ok ? ok({ text: text.value, known: seats }) : text;
};

type Shown =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly replay: OpenReplay }
  | { readonly state: 'failed'; readonly fault: Fault };

const useProjectedTable = (table: string): Shown => {
  const words = useWords(REPLAY_EN);
  const door = useLoadHost();
  const games = useGames();
  const startReplay = useStartReplay();
  const [shown, setShown] = useState<Shown>({ state: 'coming' });
  const nameSeat = useMemo(
    (): NameSeat => (number) => words('replay.captain', { number }),
    [words],
  );
  useEffect(() => {
    let wanted = true;
    const client = startReplay();
    const open = async (): Promise<Shown> => {
      const log = await exported(await door(), table);
      if (!log.ok) return { state: 'failed', fault: faultOf(log.refusal) };
      const projected = await openReplay(client, log.value, games, nameSeat);
      return projected.ok
        ? { state: 'here', replay: projected.value }
        : { state: 'failed', fault: faultOf(projected.refusal) };
    };
    const keep = (next: Shown): void => {
      if (wanted) setShown(next);
    };
    open().then(keep, (problem: unknown) =>
      keep({ state: 'failed', fault: { code: 'failed', sentence: String(problem) } }),
    );
    return () => {
      wanted = false;
      client.close();
    };
  }, [door, games, startReplay, table, nameSeat]);
  return shown;
};

/** Instead of a replay that cannot be shown: why, and the way to another. */
export const NoReplay = ({ fault }: { readonly fault: Fault }) => {
  const words = useWords(REPLAY_EN);
  return (
    <Page title={words('replay.bad.title')} here={words('replay.title')} className="replay-pick">
      <div className="replay-none">
        <h1>{words('replay.bad.title')}</h1>
        <BadReplay fault={fault} />
        <Link className="button solid" to={{ page: 'replays', file: undefined }}>
          {words('replay.bad.another')}
        </Link>
      </div>
    </Page>
  );
};

type TableReplayProps = {
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly table: string;
};

const TableReplay = ({ game, kit, table }: TableReplayProps) => {
  const shown = useProjectedTable(table);
  switch (shown.state) {
    case 'coming':
      return <Loading />;
    case 'failed':
      return <NoReplay fault={shown.fault} />;
    case 'here':
      return <ReplayView game={game} kit={kit} replay={shown.replay} />;
    default:
      return unreachable(shown);
  }
};

type ReplayProps = {
  readonly game: GameOnPage;
  readonly kit: AnyKit;
  readonly of: ReplaySource;
};

/** A game's replays, drawn by its own board. */
export const Replay = ({ game, kit, of }: ReplayProps) => {
  useTableWords(kit);
  useWords(REPLAY_EN);
  return of.kind === 'table' ? (
    <TableReplay key={of.table} game={game} kit={kit} table={of.table} />
  ) : (
    <ReplayView key={of.replay.info.id} game={game} kit={kit} replay={of.replay} />
  );
};
