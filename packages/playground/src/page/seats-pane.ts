import { type Seat, seatsOf } from '@quarterdeck/kernel';
import { button, h, pane, valueIn } from './dom.ts';
import { nameOf } from './names.ts';
import { hasBots, type Seating, SITTERS, sitterAt } from './seating.ts';

type SeatsPaneParts = {
  readonly seats: number;
  readonly seating: Seating;
  readonly isPaused: boolean;
  readonly sit: (seat: Seat, sitter: string) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
};

/** Who answers for which seat. A change holds from the next question on. */
export function seatsPane(parts: SeatsPaneParts): HTMLElement {
  const { seats, seating, isPaused, sit, pause, goOn } = parts;
  const rows = seatsOf(seats).map((seat) => {
    const choices = SITTERS.map(({ id, title }) =>
      h('option', { value: id, selected: id === sitterAt(seating, seat) }, title),
    );
    return h(
      'label',
      {},
      `${nameOf(seat)} `,
      h('select', { class: 'sitter', onchange: (event) => sit(seat, valueIn(event)) }, ...choices),
    );
  });
  const stop = isPaused
    ? button('Let the bots play', goOn)
    : button('Stop the bots', pause, { title: 'They answer no more until you let them' });
  return pane('Who plays', 'seats', ...rows, hasBots(seating, seats) ? stop : null);
}
