import type { KeyOf, Words } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import type { Card, CardAction, CardId, Printed } from '../../index.ts';
import type { DOUBLOONS_TABLE_EN } from '../en-table.ts';
import { type ActionLine, type CardFace, lineText } from './action-card.tsx';

/** What is printed on cards, with the modules in play: a scene, or the gallery's own. */
export type Press = {
  readonly words: Words<KeyOf<typeof DOUBLOONS_TABLE_EN>>;
  readonly view: {
    readonly state: {
      readonly printed: Printed;
      readonly modules: { readonly stealShip: boolean };
    };
  };
};

type Pressed = Press['view']['state'];

/** "Attack: Forward", as the icon is called. */
const actionName = ({ printed }: Pressed, action: CardAction['type']): string =>
  printed.content.icons[action]?.name ?? action;

/** "Steal a jewel, needs Repair on a face-up card of the target" */
const boardNote = ({ words, view }: Press, { effect, amount, prereq }: CardAction): string => {
  if (effect === null) return '';
  const g = view.state;
  const shown = effect === 'stealReputation' && g.modules.stealShip ? 'stealShip' : effect;
  const steals = words(`boards.doubloons.table.steals.${shown}`, { count: amount });
  if (prereq === null) return steals;
  const action = actionName(g, prereq.icon);
  return words(`boards.doubloons.table.needs.${prereq.kind}`, { steals, action });
};

const actionLine = (scene: Press, action: CardAction): ActionLine => {
  const { type, plus, gainCrew } = action;
  const { words, view } = scene;
  return {
    action: type,
    name: actionName(view.state, type),
    plus: plus === 0 ? '' : words('boards.doubloons.table.plus', { count: plus }),
    note:
      gainCrew > 0
        ? words('boards.doubloons.table.gainsCrew', { count: gainCrew })
        : boardNote(scene, action),
  };
};

export const faceOf = (scene: Press, { kind, movement, actions }: Card): CardFace => ({
  kind,
  movement,
  actions: actions.map((action) => actionLine(scene, action)),
});

/** "Forward": by itself, where there is little room. */
const shortName = (g: Pressed, action: CardAction['type']): string =>
  actionName(g, action).split(': ').at(-1) ?? '';

/** "Hunt or Board" */
export const cardName = ({ words, view }: Press, card: CardId): string => {
  const g = view.state;
  const [one, other] = at(g.printed.cards, card).actions.map(({ type, plus }) =>
    plus === 0
      ? shortName(g, type)
      : `${shortName(g, type)} ${words('boards.doubloons.table.plus', { count: plus })}`,
  );
  return words('boards.doubloons.table.either', { one: one ?? '', other: other ?? '' });
};

const movesOf = ({ words, view }: Press, card: CardId): readonly string[] => {
  const { movement } = at(view.state.printed.cards, card);
  if (movement.length === 0) return [words('boards.doubloons.table.staysPut')];
  return movement.map(({ icon, required }) =>
    words(`boards.doubloons.table.${required ? 'must' : 'may'}`, {
      move: words(`boards.doubloons.table.moves.${icon}`),
    }),
  );
};

const kindOf = ({ words, view }: Press, card: CardId): readonly string[] => {
  const { kind } = at(view.state.printed.cards, card);
  return kind === 'normal' ? [] : [words(`boards.doubloons.table.kinds.${kind}`)];
};

/** All that stands on a card, for those who listen. */
export const cardText = (press: Press, card: CardId): string => {
  const { actions } = faceOf(press, at(press.view.state.printed.cards, card));
  return [...kindOf(press, card), ...movesOf(press, card), ...actions.map(lineText)].join('. ');
};

/** A card as a button: what is written on it first, as it is written, then what is drawn. */
export const cardLabel = (press: Press, card: CardId): string => {
  const { movement, actions } = faceOf(press, at(press.view.state.printed.cards, card));
  const stay = movement.length === 0 ? [press.words('boards.doubloons.table.stay')] : [];
  const written = [...stay, ...actions.map(lineText)].join(' ');
  return [written, ...kindOf(press, card), ...movesOf(press, card)].join('. ');
};
