import type { Card, CardAction, CardId, Doubloons, Kinds } from '@quarterdeck/doubloons';
import type { Scene } from '../../table/board-contract.ts';
import type { ActionLine, CardFace } from './action-card.tsx';
import { cardOf } from './chairs.ts';

/** "Attack: Forward", as the icon is called. */
const actionName = ({ printed }: Doubloons, action: CardAction['type']): string =>
  printed.content.icons[action]?.name ?? action;

/** "Steal a jewel, needs Repair on a face-up card of the target" */
const boardNote = (
  { words, view }: Scene<Kinds>,
  { effect, amount, prereq }: CardAction,
): string => {
  if (effect === null) return '';
  const g = view.state;
  const shown = effect === 'stealReputation' && g.modules.stealShip ? 'stealShip' : effect;
  const steals = words(`boards.doubloons.table.steals.${shown}`, { count: amount });
  if (prereq === null) return steals;
  const action = actionName(g, prereq.icon);
  return words(`boards.doubloons.table.needs.${prereq.kind}`, { steals, action });
};

const actionLine = (scene: Scene<Kinds>, action: CardAction): ActionLine => {
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

export const faceOf = (scene: Scene<Kinds>, { kind, movement, actions }: Card): CardFace => ({
  kind,
  movement,
  actions: actions.map((action) => actionLine(scene, action)),
});

/** "Forward": by itself, where there is little room. */
const shortName = (g: Doubloons, action: CardAction['type']): string =>
  actionName(g, action).split(': ').at(-1) ?? '';

/** "Hunt or Board" */
export const cardName = ({ words, view }: Scene<Kinds>, card: CardId): string => {
  const g = view.state;
  const [one, other] = cardOf(g, card).actions.map(({ type, plus }) =>
    plus === 0
      ? shortName(g, type)
      : `${shortName(g, type)} ${words('boards.doubloons.table.plus', { count: plus })}`,
  );
  return words('boards.doubloons.table.either', { one: one ?? '', other: other ?? '' });
};

/** All that stands on a card, for those who listen. */
export const cardText = (scene: Scene<Kinds>, card: CardId): string => {
  const { words, view } = scene;
  const { movement, kind } = cardOf(view.state, card);
  const { actions } = faceOf(scene, cardOf(view.state, card));
  const moves = movement.map(({ icon, required }) =>
    words(`boards.doubloons.table.${required ? 'must' : 'may'}`, {
      move: words(`boards.doubloons.table.moves.${icon}`),
    }),
  );
  const lines = actions.map(({ name, plus, note }) =>
    [name, plus, note].filter((part) => part !== '').join(' '),
  );
  return [
    ...(kind === 'normal' ? [] : [words(`boards.doubloons.table.kinds.${kind}`)]),
    ...(moves.length === 0 ? [words('boards.doubloons.table.staysPut')] : moves),
    ...lines,
  ].join('. ');
};
