// The pane of a game's own board, and through whose eyes it is seen. React is fetched with it alone.

import { type Choice, type SeatColour, seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { viewersOf } from '../compare-views.ts';
import { h, valueIn } from '../dom.ts';
import { findColours } from '../find-game.ts';
import { nameOf } from '../names.ts';
import type { Shown } from '../panes.ts';
import { isBotAt, type Seating } from '../seating.ts';
import type { Answer, Rules } from '../session.ts';

type Door = () => Promise<{ readonly [name: string]: unknown }>;

/** Whose eyes the board is seen through: `asked` follows the question. */
type Eyes = Viewer | 'asked';

/** Somebody here who is asked, else somebody here, else nobody at the table. */
export const eyesAt = (rules: Rules, match: Match, seating: Seating): Viewer => {
  const here = seatsOf(match.terms.seats).filter((seat) => !isBotAt(seating, seat));
  const asked = rules.asked(match).map(({ seat }) => seat);
  return here.find((seat) => asked.includes(seat)) ?? here[0] ?? 'spectator';
};

export type BoardPane = {
  readonly element: HTMLElement;
  readonly show: (shown: Shown, answer: (answer: Answer) => void) => void;
};

const coloursOf = async (about: Door | null): Promise<readonly SeatColour[]> =>
  findColours(about === null ? {} : await about());

const eyesField = (match: Match, eyes: Eyes, look: (eyes: Eyes) => void): HTMLElement => {
  const all: readonly Eyes[] = ['asked', ...viewersOf(match)];
  const options = all.map((one) =>
    h(
      'option',
      { value: `${one}`, selected: one === eyes },
      one === 'asked' ? 'whoever is asked' : nameOf(one),
    ),
  );
  const chosen = (event: Event): Eyes => all.find((one) => `${one}` === valueIn(event)) ?? 'asked';
  return h(
    'label',
    {},
    'Seen by ',
    h('select', { onchange: (event) => look(chosen(event)) }, ...options),
  );
};

export async function boardPane(board: Door, about: Door | null): Promise<BoardPane> {
  const head = h('div', {});
  const place = h('div', {});
  const element = h(
    'section',
    { class: 'pane board-pane', 'aria-label': 'Board' },
    h('h2', {}, 'Board'),
    head,
    place,
  );
  const [colours, { mountBoard }] = await Promise.all([
    coloursOf(about),
    import('./mount-board.tsx'),
  ]);
  const mounted = await mountBoard(place, await board());
  let eyes: Eyes = 'asked';
  const show: BoardPane['show'] = (shown, answer) => {
    const { rules, words, match, seating } = shown;
    const viewer = eyes === 'asked' ? eyesAt(rules, match, seating) : eyes;
    const give = (choice: Choice): void => {
      if (viewer !== 'spectator') answer({ seat: viewer, choice });
    };
    const look = (next: Eyes): void => {
      eyes = next;
      show(shown, answer);
    };
    head.replaceChildren(eyesField(match, eyes, look));
    mounted.show({ rules, speaker: words, match, viewer, seating, colours }, give);
  };
  return { element, show };
}
