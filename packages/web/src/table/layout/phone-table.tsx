import { useWords } from '@quarterdeck/board-kit';
import { Icon, type InterfaceSign } from '@quarterdeck/board-kit/drawings';
import { type PointerEvent, useRef, useState } from 'react';
import { WinLine } from '../bar/win-line.tsx';
import { BoardFrame } from '../board/board-frame.tsx';
import { ChatLabel, TableChatPanel } from '../chat/at-table.tsx';
import { TABLE_EN } from '../en.ts';
import { LogPanel } from '../log/log-panel.tsx';
import { OwnMat, OwnRow } from '../mat/mats.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { Asides } from '../seats/asides.tsx';
import { SeatStrip, Seats } from '../seats/seats.tsx';
import { useTable } from '../state/table-context.tsx';
import { Shared, Side } from './wide-table.tsx';

const VIEWS = ['chart', 'fleet', 'supply', 'log', 'chat', 'rules'] as const;
type PhoneView = (typeof VIEWS)[number];

const SIGN_OF: Readonly<Record<PhoneView, InterfaceSign>> = {
  chart: 'i-ship',
  fleet: 'i-fleet',
  supply: 'i-box',
  log: 'i-log',
  chat: 'i-chat',
  rules: 'i-book',
};

type TabBarProps = { readonly view: PhoneView; readonly onChoose: (view: PhoneView) => void };

const TabBar = ({ view, onChoose }: TabBarProps) => {
  const words = useWords(TABLE_EN);
  const { open } = useTable();
  const views = VIEWS.filter((one) => one !== 'chat' || open.chat !== undefined);
  return (
    <nav className="tab-bar" aria-label={words('table.areas.views')}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === view ? 'page' : undefined}
          onClick={() => onChoose(one)}
        >
          <Icon name={SIGN_OF[one]} size={22} />
          {one === 'chat' ? <ChatLabel /> : words(`table.views.${one}`)}
        </button>
      ))}
    </nav>
  );
};

const Chart = () => (
  <>
    <BoardFrame small />
    <OwnRow />
  </>
);

const Fleet = () => (
  <div className="phone-page">
    <Seats />
    <OwnMat />
    <Asides />
  </div>
);

const Supply = () => (
  <div className="phone-page">
    <Shared />
    <Side />
  </div>
);

const LowScreen = '(max-height: 759px)';

type SheetProps = { readonly isPeeking: boolean; readonly onToggle: () => void };

/** Less than this is a tap. */
const DRAGGED = 24;

/** A pull up opens, a pull down folds; a tap does the other of the two. */
const useDrag = ({ isPeeking, onToggle }: SheetProps) => {
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY;
      dragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const by = clientY - (from.current ?? clientY);
      dragged.current = Math.abs(by) >= DRAGGED;
      if (dragged.current && by < 0 === isPeeking) onToggle();
    },
    onClick: () => {
      if (!dragged.current) onToggle();
      dragged.current = false;
    },
  };
};

/** Question and button alone, or the whole prompt; the handle goes from one to the other. */
const PromptSheet = ({ isPeeking, onToggle }: SheetProps) => {
  const words = useWords(TABLE_EN);
  return (
    <div className="prompt-sheet" data-peek={isPeeking ? '' : undefined}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={!isPeeking}
        aria-label={words(isPeeking ? 'table.sheet.open' : 'table.sheet.peek')}
        {...useDrag({ isPeeking, onToggle })}
      />
      <Prompt small onOpen={isPeeking ? onToggle : undefined} />
    </div>
  );
};

/** Phone: the chart at full width, and everything to answer within reach of a thumb. */
export const PhoneTable = () => {
  const { panel } = useTable();
  const [view, setView] = useState<PhoneView>('chart');
  const [peek, setPeek] = useState(() => window.matchMedia(LowScreen).matches);
  const choose = (next: PhoneView): void => {
    if (next === 'rules') panel.set({ kind: 'rules', clause: undefined });
    else setView(next);
  };
  return (
    <>
      <SeatStrip />
      <WinLine small />
      <div className="phone-view" data-view={view}>
        {view === 'chart' && <Chart />}
        {view === 'fleet' && <Fleet />}
        {view === 'supply' && <Supply />}
        {view === 'chat' && (
          <div className="phone-page">
            <TableChatPanel />
          </div>
        )}
        {view === 'log' && (
          <div className="phone-page">
            <LogPanel />
          </div>
        )}
      </div>
      <PromptSheet
        isPeeking={peek || view !== 'chart'}
        onToggle={() => {
          setView('chart');
          setPeek(view === 'chart' ? !peek : false);
        }}
      />
      <TabBar view={view} onChoose={choose} />
    </>
  );
};
