import './styles/table.css';
import './styles/prompt.css';
import './styles/seats.css';
import './styles/clock.css';
import './styles/log.css';
import './styles/board.css';
import '@quarterdeck/board-kit/styles/marks.css';
import './styles/dialogs.css';
import './styles/end.css';
import './styles/phone.css';
import { type AnyKit, useStore } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { memo, useDeferredValue, useEffect } from 'react';
import { type OpenTable, PACE_WAITS } from '../hosts/host.ts';
import { useNavigation } from '../router/navigation.tsx';
import { paceOf } from '../settings/settings.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { TableBar } from './bar/table-bar.tsx';
import { TroubleBar } from './bar/trouble-bar.tsx';
import { FlightLayer } from './board/flight-layer.tsx';
import { AffairsStrip } from './clock/affairs-strip.tsx';
import { TimeNotice } from './clock/time-notice.tsx';
import { TimeWarning } from './clock/time-warning.tsx';
import { useTitle } from './clock/use-title.ts';
import { Coach } from './coach/coach.tsx';
import { Curtain } from './curtain/curtain.tsx';
import { useCurtain } from './curtain/use-curtain.ts';
import { EndPage } from './end/end-page.tsx';
import { useExplaining } from './explain/use-explaining.ts';
import { useKeys } from './keys/use-keys.ts';
import { PhoneTable } from './layout/phone-table.tsx';
import { TablePanels } from './layout/table-panels.tsx';
import { type Layout, useLayout } from './layout/use-layout.ts';
import { WideTable } from './layout/wide-table.tsx';
import { LiveRegions } from './log/live-regions.tsx';
import { SinceNotice } from './log/since-notice.tsx';
import { TableTerms } from './rules/table-terms.tsx';
import type { ViewReader } from './state/scene.ts';
import { TableProvider, type TableState, useTable } from './state/table-context.tsx';
import { useFinished } from './state/use-finished.ts';
import { useTableState } from './state/use-table-state.ts';
import { useTableWords } from './state/use-table-words.ts';
import { useTurnBell } from './state/use-turn-bell.ts';
import { useUnsent } from './state/use-unsent.ts';

const Inside = ({ layout }: { readonly layout: Layout }) => {
  const { snapshot } = useTable();
  // The last position first; the end sheet is drawn in slices behind it.
  const outcome = useDeferredValue(snapshot.outcome);
  if (outcome !== null) return <EndPage outcome={outcome} layout={layout} />;
  return layout === 'phone' ? <PhoneTable /> : <WideTable layout={layout} />;
};

/** Drawn again when the table changes, not when the page round it does. */
const Laid = memo(({ parts }: { readonly parts: TableState }) => {
  const layout = useLayout();
  const isOver = parts.snapshot.outcome !== null;
  const { Symbols } = parts.kit;
  useKeys(parts);
  const root = useExplaining(parts);
  return (
    <TableProvider value={parts}>
      {Symbols !== undefined && <Symbols />}
      <TableTerms>
        <div
          ref={root}
          className="table"
          data-game={parts.snapshot.table.game}
          data-layout={layout}
          data-over={isOver ? '' : undefined}
        >
          <TableBar />
          <div className="table-notices">
            <TroubleBar />
            <TimeNotice />
            <SinceNotice />
            <AffairsStrip />
          </div>
          <main id="main" className="table-main" tabIndex={-1}>
            <Inside layout={layout} />
          </main>
          <Coach />
          <LiveRegions />
          <TimeWarning />
        </div>
        <FlightLayer />
        <TablePanels />
      </TableTerms>
    </TableProvider>
  );
});

type TableProps = { readonly open: OpenTable; readonly kit: AnyKit; readonly reader: ViewReader };

/** A table that a host has opened: everything one sees and does at it. */
export const Table = ({ open, kit, reader }: TableProps) => {
  useTableWords(kit);
  const parts = useTableState(open, kit, reader);
  const { scene, snapshot, stage } = parts;
  const isPlaying = useStore(stage.isPlaying, (now) => now);
  const pending = useCurtain(open, snapshot, isPlaying, useLayout() === 'phone');
  const settings = useSettings();
  const { game } = snapshot.table;
  const pace = paceOf(settings, game);
  useTurnBell(parts);
  useUnsent(parts);
  useFinished(game, snapshot);
  useEffect(() => void open.pace({ wait: PACE_WAITS[pace] }), [open, pace]);
  useTitle(parts, reader.title, useNavigation().route.page === 'online');
  if (pending === undefined) return <Laid parts={parts} />;
  return (
    <Curtain
      face={at(scene.seats, pending.seat)}
      isSecret={pending.isSecret}
      onStay={pending.mayStay ? pending.stay : undefined}
      onCome={pending.come}
    />
  );
};
