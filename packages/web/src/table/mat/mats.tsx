import { considered, MAT_TARGET, useSelection, useStore, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { Dialog } from '../../controls/dialog.tsx';
import { TABLE_EN } from '../en.ts';
import { NO_PANEL } from '../state/panels.ts';
import { useTable } from '../state/table-context.tsx';
import { useSeatBot } from '../state/use-seat-bot.ts';

const Drawn = ({ seat }: { readonly seat: Seat }) => {
  const { kit, scene, question, preview } = useTable();
  const key = useSelection((selection) => considered(question, selection)?.key);
  const future = useStore(preview, (now) => now);
  const { Mat } = kit;
  return (
    <Mat
      scene={scene}
      seat={seat}
      preview={future !== undefined && future.key === key ? future.view : undefined}
    />
  );
};

/** Where there is little room it scrolls, by keys too. */
const AS_AREA = { tabIndex: 0 } as const;

/** Your own mat, always in view; a spectator has none. */
export const OwnMat = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  const { me } = scene;
  if (me === undefined) return undefined;
  return (
    <section
      className={`own-mat panel seat-${at(scene.seats, me).colour}`}
      data-area="mat"
      data-target={MAT_TARGET}
      aria-label={words('table.areas.mat')}
      {...AS_AREA}
    >
      <Drawn seat={me} />
    </section>
  );
};

/** Your holdings in one row, where there is no room for the mat. */
export const OwnRow = (): ReactElement | undefined => {
  const words = useWords(TABLE_EN);
  const { kit, scene } = useTable();
  const { me } = scene;
  const { Holdings } = kit;
  if (me === undefined || Holdings === undefined) return undefined;
  return (
    <section className="own-row row" data-target={MAT_TARGET} aria-label={words('table.areas.mat')}>
      <Holdings scene={scene} seat={me} preview={undefined} />
    </section>
  );
};

/** Any captain's mat, one click away; from there to the next. */
export const MatDialog = ({ seat }: { readonly seat: Seat }) => {
  const words = useWords(TABLE_EN);
  const { scene, panel } = useTable();
  const face = at(scene.seats, seat);
  const bot = useSeatBot(seat);
  return (
    <Dialog
      title={words('table.seats.matOf', { name: face.name })}
      shape="wide"
      onClose={() => panel.set(NO_PANEL)}
    >
      {bot !== undefined && (
        <p className="hint">
          {[bot.role, bot.leaning].filter((part) => part !== undefined).join('. ')}
        </p>
      )}
      <div className={`mat-shown seat-${face.colour}`}>
        <Drawn seat={seat} />
      </div>
      <nav className="mat-others" aria-label={words('table.areas.seats')}>
        {scene.seats.map((other) => (
          <button
            key={other.seat}
            type="button"
            className="button"
            aria-pressed={other.seat === seat}
            onClick={() => panel.set({ kind: 'mat', seat: other.seat })}
          >
            <Emblem colour={other.colour} size={24} />
            {other.called}
          </button>
        ))}
      </nav>
    </Dialog>
  );
};
