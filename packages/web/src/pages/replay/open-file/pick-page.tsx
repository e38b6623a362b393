import { joinList, useLanguage, useWords } from '@quarterdeck/board-kit';
import { EmblemStack, Icon } from '@quarterdeck/board-kit/drawings';
import { type ReactElement, useEffect, useState } from 'react';
import { FileButton } from '../../../controls/file-button.tsx';
import { useDrop } from '../../../controls/use-drop.ts';
import { PAGE_EN } from '../../../frame/en.ts';
import { Page } from '../../../frame/page.tsx';
import { useGames, useGameWords } from '../../../games/games-context.tsx';
import { useTables } from '../../../hosts/table-list/table-list-context.tsx';
import { Link } from '../../../router/navigation.tsx';
import { BadReplay, type Fault } from '../bad-replay.tsx';
import { REPLAY_EN } from '../en.ts';
import type { RecentFile, RecentFiles } from './recent-files.ts';

/** What became of the file that was chosen last. */
export type Picking =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string }
  | { readonly state: 'bad'; readonly name: string; readonly fault: Fault };

type DropProps = { readonly picking: Picking; readonly onPick: (file: File) => void };

const Drop = ({ picking, onPick }: DropProps) => {
  const words = useWords(PAGE_EN, REPLAY_EN);
  const drop = useDrop(onPick);
  return (
    <section className="replay-drop" aria-label={words('replay.pick.drop')} {...drop}>
      <Icon name="i-log" size={44} />
      <p>
        <b>{words('replay.pick.drop')}</b>
      </p>
      <p className="hint">{words('replay.pick.dropHint')}</p>
      <FileButton className="button solid" onFile={onPick}>
        {words('replay.pick.choose')}
      </FileButton>
      <div role="status">
        {picking.state === 'reading' && (
          <p>{words('replay.pick.reading', { name: picking.name })}</p>
        )}
      </div>
      {picking.state === 'bad' && <BadReplay fault={picking.fault} name={picking.name} />}
    </section>
  );
};

const FinishedTables = () => {
  const words = useGameWords(PAGE_EN, REPLAY_EN);
  const tables = useTables().filter(({ state }) => state === 'finished');
  return (
    <section className="panel replay-list" aria-labelledby="finished-tables">
      <h2 id="finished-tables">{words('replay.pick.tables')}</h2>
      {tables.length === 0 && <p className="hint">{words('replay.pick.noTables')}</p>}
      <ul>
        {tables.map(({ id, game, status, seats }) => {
          const title = words(`games.${game}.title`);
          return (
            <li key={id}>
              <div>
                <b>{title}</b>
                <small>{status}</small>
              </div>
              <EmblemStack colours={seats} />
              <Link
                className="button"
                to={{ page: 'replay', game, table: id }}
                label={words('replay.pick.openTable', { game: title, line: status })}
              >
                {words('replay.pick.open')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type OpenedFilesProps = { readonly files: RecentFiles };

const OpenedFiles = ({ files }: OpenedFilesProps): ReactElement | undefined => {
  const words = useGameWords(PAGE_EN, REPLAY_EN);
  const games = useGames();
  const language = useLanguage();
  const [listed, setListed] = useState<readonly RecentFile[]>([]);
  useEffect(() => {
    let wanted = true;
    void files.list().then((list) => wanted && setListed(list));
    return () => {
      wanted = false;
    };
  }, [files]);
  if (listed.length === 0) return undefined;
  const forget = async (id: string): Promise<void> => {
    await files.forget(id);
    setListed(await files.list());
  };
  return (
    <section className="panel replay-list" aria-labelledby="opened-files">
      <h2 id="opened-files">{words('replay.pick.files')}</h2>
      <ul>
        {listed.map(({ id, name, game, names }) => {
          const title = games.has(game) ? words(`games.${game}.title`) : game;
          const captains = joinList(language, names);
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>
                  {title}: {captains}
                </small>
              </div>
              <button
                type="button"
                className="button quiet"
                aria-label={words('replay.pick.forget', { name })}
                onClick={() => void forget(id)}
              >
                ×
              </button>
              <Link
                className="button"
                to={{ page: 'replays', file: id }}
                label={words('replay.pick.openLabel', { name, game: title, names: captains })}
              >
                {words('replay.pick.open')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type PickPageProps = DropProps & OpenedFilesProps;

/** A file, a table that is over, or what was opened before. */
export const PickPage = ({ picking, onPick, files }: PickPageProps) => {
  const words = useWords(PAGE_EN, REPLAY_EN);
  return (
    <Page title={words('replay.pick.title')} here={words('replay.title')} className="replay-pick">
      <div className="replay-pick-head">
        <h1>{words('replay.pick.title')}</h1>
        <p>{words('replay.pick.intro')}</p>
      </div>
      <div className="replay-pick-ways">
        <Drop picking={picking} onPick={onPick} />
        <div className="replay-lists">
          <FinishedTables />
          <OpenedFiles files={files} />
        </div>
      </div>
    </Page>
  );
};
