import { useWords } from '@quarterdeck/board-kit';
import { useState } from 'react';
import { ChatLabel } from '../chat/at-table.tsx';
import { TABLE_EN } from '../en.ts';
import { LogLines } from '../log/log-line.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { useTurns } from '../log/use-log.ts';
import { OwnMat } from '../mat/mats.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { useTable } from '../state/table-context.tsx';
import type { Layout } from './use-layout.ts';
import { type Room, useRoom } from './use-room.ts';

const ChatButton = ({ className }: { readonly className: string }) => {
  const { open, panel } = useTable();
  if (open.chat === undefined) return undefined;
  return (
    <button type="button" className={className} onClick={() => panel.set({ kind: 'chat' })}>
      <ChatLabel />
    </button>
  );
};

/** Where there is no room for a log: the last thing that happened. */
const LastLine = () => {
  const words = useWords(TABLE_EN);
  const line = useTurns().at(-1)?.lines.at(-1);
  const { panel } = useTable();
  return (
    <section
      className="last-line panel"
      data-area="log"
      aria-label={words('table.areas.log')}
      tabIndex={-1}
    >
      <ol className="log">{line !== undefined && <LogLines lines={[line]} isRoving={false} />}</ol>
      <button type="button" className="button quiet" onClick={() => panel.set({ kind: 'log' })}>
        {words('table.log.log')}
      </button>
      <ChatButton className="button quiet" />
    </section>
  );
};

const TABS = ['mat', 'log'] as const;

/** One at a time, where the prompt needs the room. */
const MatOrLog = () => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  const [shown, setShown] = useState<(typeof TABS)[number]>('mat');
  const tabs = scene.me === undefined ? (['log'] as const) : TABS;
  return (
    <div className="mat-or-log panel">
      <div className="log-tabs row">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => setShown(one)}
          >
            {words(`table.areas.${one}`)}
          </button>
        ))}
      </div>
      {shown === 'mat' && scene.me !== undefined ? <OwnMat /> : <LogPanel />}
    </div>
  );
};

/** No room at all: mat and log come over the table when they are wanted. */
const MatAndLogButtons = () => {
  const words = useWords(TABLE_EN);
  const { scene, panel } = useTable();
  const { me } = scene;
  return (
    <div className="mat-and-log">
      {me !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => panel.set({ kind: 'mat', seat: me })}
        >
          {words('table.areas.mat')}
        </button>
      )}
      <button type="button" className="button" onClick={() => panel.set({ kind: 'log' })}>
        {words('table.areas.log')}
      </button>
      <ChatButton className="button" />
    </div>
  );
};

const Below = ({ layout, room }: { readonly layout: Layout; readonly room: Room }) => {
  if (layout !== 'upright' && room === 'buttons') return <MatAndLogButtons />;
  if (layout === 'upright' || room === 'tabs') return <MatOrLog />;
  return (
    <>
      <OwnMat />
      {room === 'both' ? (
        <div className="log-box panel">
          <LogPanel />
        </div>
      ) : (
        <LastLine />
      )}
    </>
  );
};

/** The right side: what you are asked, what you have, what happened. */
export const RightRail = ({ layout }: { readonly layout: Layout }) => {
  const words = useWords(TABLE_EN);
  const { rail, room } = useRoom();
  return (
    <aside ref={rail} className="quarterdeck" aria-label={words('table.areas.quarterdeck')}>
      <Prompt small={false} />
      <Below layout={layout} room={room} />
    </aside>
  );
};
