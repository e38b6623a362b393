import { useWords } from '@quarterdeck/board-kit';
import type { ReactElement } from 'react';
import { BoardFrame } from '../board/board-frame.tsx';
import { TABLE_EN } from '../en.ts';
import { Asides } from '../seats/asides.tsx';
import { Seats } from '../seats/seats.tsx';
import { useTable } from '../state/table-context.tsx';
import { RightRail } from './right-rail.tsx';
import type { Layout } from './use-layout.ts';

export const Shared = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { kit, scene } = useTable();
  const { SharedStrip } = kit;
  return (
    SharedStrip && (
      <section className="shared-strip panel" aria-label={words('table.areas.shared')}>
        <SharedStrip scene={scene} />
      </section>
    )
  );
};

export const Side = (): ReactElement | undefined => {
  const { kit, scene } = useTable();
  const { SharedSide } = kit;
  return (
    SharedSide && (
      <div className="shared-side">
        <SharedSide scene={scene} />
      </div>
    )
  );
};

/** As many seats leave little room under them. */
const CROWD = 5;

/** Desktop and tablet: fleet, chart and quarterdeck beside or under one another. Nothing scrolls. */
export const WideTable = ({ layout }: { readonly layout: Layout }) => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  return (
    <>
      <aside
        className="fleet"
        data-seats={scene.seats.length}
        data-crowded={scene.seats.length >= CROWD ? '' : undefined}
        data-area="seats"
        aria-label={words('table.areas.seats')}
        tabIndex={-1}
      >
        <Seats />
        {layout === 'desktop' && <Side />}
        {layout === 'desktop' && <Asides />}
      </aside>
      <div className="chart-centre row">
        <BoardFrame small={false} />
        <Shared />
      </div>
      <RightRail layout={layout} />
    </>
  );
};
