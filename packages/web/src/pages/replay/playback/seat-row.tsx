import { seatTarget, useWords } from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { TABLE_EN } from '../../../table/en.ts';
import { Figures } from '../../../table/seats/figures.tsx';
import { useTable } from '../../../table/state/table-context.tsx';

/** Who plays, what each has at this moment, and whom the position asks; a click shows the mat. */
export const SeatRow = () => {
  const words = useWords(TABLE_EN);
  const { kit, scene, panel } = useTable();
  const asked = new Set(scene.view.asked.map(({ seat }) => seat));
  return (
    <ul className="seat-row" aria-label={words('table.areas.seats')}>
      {scene.seats.map(({ seat, name, called, colour }) => {
        const { figures } = kit.summary(scene, seat);
        return (
          <li
            key={seat}
            data-target={seatTarget(seat)}
            data-asked={asked.has(seat) ? '' : undefined}
          >
            <button
              type="button"
              title={words('table.seats.open', { name })}
              onClick={() => panel.set({ kind: 'mat', seat })}
            >
              <Emblem colour={colour} size={28} />
              <b>{called}</b>
              <span className="seat-row-figures">
                <Figures figures={figures} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
