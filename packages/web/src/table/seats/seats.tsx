import { type Figure, type SeatFace, seatTarget, useWords } from '@quarterdeck/board-kit';
import { Emblem, Icon } from '@quarterdeck/board-kit/drawings';
import type { Seat } from '@quarterdeck/kernel';
import { Clock } from '../clock/clock.tsx';
import { TABLE_EN } from '../en.ts';
import { useTable } from '../state/table-context.tsx';
import { useSeatBot } from '../state/use-seat-bot.ts';
import { useStanding } from '../state/use-standing.ts';
import { FigureItem } from './figures.tsx';
import { SeatCard } from './seat-card.tsx';
import { facesInOrder, stateOf } from './seat-state.ts';

/** All captains, in turn order from the viewer. */
export const Seats = () => {
  const { scene } = useTable();
  return (
    <ul className="seats">
      {facesInOrder(scene).map((face) => (
        <SeatCard key={face.seat} face={face} />
      ))}
    </ul>
  );
};

/** The figure that wins: the game's own sign for it where there is one, else the number alone. */
const useLeading = (figures: readonly Figure[], seat: Seat): Figure | undefined => {
  const standing = useStanding()?.seats.find((one) => one.seat === seat);
  if (standing === undefined) return figures[0];
  const { figure: label, total, hasMore } = standing;
  const icon = figures.find((one) => one.label === label)?.icon;
  return { icon, value: hasMore ? `${total}+` : total, label };
};

/** On a phone: emblem and the number that matters; the seal sits on the corner. */
const SeatChip = ({ face }: { readonly face: SeatFace }) => {
  const words = useWords(TABLE_EN);
  const { kit, scene, snapshot, panel } = useTable();
  const state = stateOf(scene, snapshot, face);
  const bot = useSeatBot(face.seat);
  const leading = useLeading(kit.summary(scene, face.seat).figures, face.seat);
  return (
    <li data-target={seatTarget(face.seat)}>
      <button
        type="button"
        className="seat-chip row slip"
        data-edge={state === 'yours' ? 'yours' : undefined}
        data-asked={state === 'asked' || state === 'thinking' ? '' : undefined}
        onClick={() => panel.set({ kind: 'mat', seat: face.seat })}
      >
        <Emblem colour={face.colour} size={26} />
        <span className="unseen">
          {words('table.seats.chip', {
            name: bot === undefined ? face.name : `${face.name}, ${bot.role}`,
          })}
        </span>
        <span className="seat-chip-figures">
          {leading !== undefined && <FigureItem figure={leading} />}
          <Clock seat={face.seat} isMine={face.isMe} />
        </span>
        {state === 'sealed' && (
          <span className="seat-seal">
            <Icon name="i-seal" size={16} />
          </span>
        )}
        {state !== 'idle' && <span className="unseen">{words(`table.seats.states.${state}`)}</span>}
      </button>
    </li>
  );
};

export const SeatStrip = () => {
  const words = useWords(TABLE_EN);
  const { scene } = useTable();
  return (
    <ul
      className="seat-strip"
      data-area="seats"
      aria-label={words('table.areas.seats')}
      tabIndex={-1}
    >
      {facesInOrder(scene).map((face) => (
        <SeatChip key={face.seat} face={face} />
      ))}
    </ul>
  );
};
