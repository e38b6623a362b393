import { unreachable } from '@quarterdeck/kernel';
import './styles/open-file.css';
import { useWords } from '@quarterdeck/board-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';
import { Loading } from '../../frame/loading.tsx';
import { useGames } from '../../games/games-context.tsx';
import { useLoadSample } from '../../hosts/host-context.tsx';
import { type NameSeat, type OpenReplay, openReplay } from '../../hosts/replay/open-replay.ts';
import { useStartReplay } from '../../hosts/replay/start-replay.ts';
import { useNavigation } from '../../router/navigation.tsx';
import type { Route } from '../../router/route.ts';
import { PLAIN_KIT } from '../../table/fallback/plain-kit.tsx';
import { GameTable } from '../../table/game-table.tsx';
import { type Fault, faultOf } from './bad-replay.tsx';
import { REPLAY_EN } from './en.ts';
import { type Picking, PickPage } from './open-file/pick-page.tsx';
import { type RecentFiles, recentFiles } from './open-file/recent-files.ts';
import { NoReplay, Replay } from './replay.tsx';

/** Far above what the reader of replays takes: no need to load more than that to say so. */
const LARGEST = 40_000_000;
const TOO_LARGE: Fault = { code: 'too-large', sentence: `${LARGEST} bytes at most` };

/** One replay at a time is held open, from the choice of its file to the next one. */
const useHeldFilm = (): {
  readonly held: OpenReplay | undefined;
  readonly load: (text: string) => Promise<OpenReplay | Fault>;
} => {
  const words = useWords(REPLAY_EN);
  const [held, hold] = useState<OpenReplay>();
  const games = useGames();
  const startReplay = useStartReplay();
  const client = useRef<OpenReplay['client']>(undefined);
  useEffect(() => () => client.current?.close(), []);
  const load = useMemo(() => {
    const nameSeat: NameSeat = (number) => words('replay.captain', { number });
    return async (text: string): Promise<OpenReplay | Fault> => {
      const next = startReplay();
      const projected = await openReplay(next, { text }, games, nameSeat);
      if (!projected.ok) {
        next.close();
        return faultOf(projected.refusal);
      }
      client.current?.close();
      client.current = next;
      hold(projected.value);
      return projected.value;
    };
  }, [words, games, startReplay]);
  return { held, load };
};

const isFault = (loaded: OpenReplay | Fault): loaded is Fault => 'code' in loaded;

type FileProps = { readonly replay: OpenReplay };

const NO_BOARD: Fault = { code: 'unknown-game', sentence: 'This page has no board for the game.' };

/** A sample has no board of its own; what it shows is written out. */
const PlainReplay = ({ replay }: FileProps) => {
  const sample = useFetched(useLoadSample(), replay.info.game);
  switch (sample.state) {
    case 'coming':
      return <Loading />;
    case 'failed':
      return <NoReplay fault={NO_BOARD} />;
    case 'here':
      return <Replay game={sample.value} kit={PLAIN_KIT} of={{ kind: 'file', replay }} />;
    default:
      return unreachable(sample);
  }
};

const FileReplay = ({ replay }: FileProps) => {
  const games = useGames();
  const { game } = replay.info;
  return games.has(game) ? (
    <GameTable game={game} open={{ as: 'replay', of: { kind: 'file', replay } }} />
  ) : (
    <PlainReplay replay={replay} />
  );
};

type KeptFilmProps = {
  readonly file: string;
  readonly files: RecentFiles;
  readonly load: (text: string) => Promise<OpenReplay | Fault>;
};

/** An address of a file that was opened before, as after a reload. */
const KeptFilm = ({ file, files, load }: KeptFilmProps) => {
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    let wanted = true;
    const begin = async (): Promise<void> => {
      const kept = await files.find(file);
      if (!wanted) return;
      const loaded = kept === undefined ? NOT_KEPT : await load(kept.text);
      if (wanted && isFault(loaded)) setFault(loaded);
    };
    void begin();
    return () => {
      wanted = false;
    };
  }, [file, files, load]);
  return fault === undefined ? <Loading /> : <NoReplay fault={fault} />;
};

const NOT_KEPT: Fault = { code: 'no-file', sentence: 'No file of that number is kept here.' };

type ReplaysPageProps = { readonly route: Extract<Route, { readonly page: 'replays' }> };

/** Replays of files: choosing one, and watching it at an address of its own. */
export const ReplaysPage = ({ route: { file } }: ReplaysPageProps) => {
  const { go } = useNavigation();
  const [files] = useState(recentFiles);
  const [picking, setPicking] = useState<Picking>({ state: 'idle' });
  const { held, load } = useHeldFilm();
  const pick = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    setPicking({ state: 'reading', name });
    const text = chosen.size > LARGEST ? undefined : await chosen.text();
    const loaded = text === undefined ? TOO_LARGE : await load(text);
    if (isFault(loaded)) {
      setPicking({ state: 'bad', name, fault: loaded });
      return;
    }
    const { id, game } = loaded.info;
    const names = loaded.seats.map((seat) => seat.name);
    await files.remember({ id, name, game, names, openedAt: Date.now(), text: loaded.text });
    setPicking({ state: 'idle' });
    go({ page: 'replays', file: id });
  };
  if (file === undefined)
    return <PickPage picking={picking} onPick={(chosen) => void pick(chosen)} files={files} />;
  if (held?.info.id === file) return <FileReplay key={file} replay={held} />;
  return <KeptFilm key={file} file={file} files={files} load={load} />;
};
