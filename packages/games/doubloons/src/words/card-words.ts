// What is printed on cards and relics, in words.

import { at } from '@quarterdeck/kernel';
import type { Message } from '@quarterdeck/kernel/say';
import type { FragmentSymbol } from '../pack/components.ts';
import type { Relic } from '../pack/ids.gen.ts';
import type { Card, CardAction, CardId, Move, Printed } from '../pack/printed.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { fragment, put, relicName as relicMessage, stolen } from './names.ts';

/** What is printed on cards, with the modules in play: a position, or the gallery's own. */
export type Press = {
  readonly speaker: { readonly words: (message: Message) => string };
  readonly view: {
    readonly state: {
      readonly printed: Printed;
      readonly modules: { readonly stealShip: boolean };
    };
  };
};

/** One of the two actions, as it is read on the card. */
export type ActionLine = {
  readonly action: CardAction['type'];
  readonly name: string;
  /** "+1", in brass. */
  readonly plus: string;
  /** What a Board takes and needs. */
  readonly note: string;
};

/** As it is read: "Board steal a jewel after Repair". */
export const lineText = ({ name, plus, note }: ActionLine): string =>
  [name, plus, note].filter((part) => part !== '').join(' ');

export type CardFace = {
  readonly kind: Card['kind'];
  readonly movement: readonly Move[];
  readonly actions: readonly ActionLine[];
};

type Pressed = Press['view']['state'];

/** "Attack: Forward", as the icon is called. */
const actionName = (g: Pressed, action: CardAction['type']): string =>
  wordingsOf(g).icons[action]?.name ?? action;

/** "Steal a jewel, needs Repair on a face-up card of the target" */
const boardNote = ({ speaker, view }: Press, { effect, amount, prereq }: CardAction): string => {
  if (effect === null) return '';
  const g = view.state;
  const steals = speaker.words(stolen(g, effect, amount));
  if (prereq === null) return steals;
  const action = actionName(g, prereq.icon);
  return speaker.words(put(`see.needs.${prereq.kind}`, { steals, action }));
};

const actionLine = (press: Press, action: CardAction): ActionLine => {
  const { type, plus, gainCrew } = action;
  const { speaker, view } = press;
  return {
    action: type,
    name: actionName(view.state, type),
    plus: plus === 0 ? '' : speaker.words(put('see.plus', { count: plus })),
    note:
      gainCrew > 0
        ? speaker.words(put('see.gains-crew', { count: gainCrew }))
        : boardNote(press, action),
  };
};

export const faceOf = (press: Press, { kind, movement, actions }: Card): CardFace => ({
  kind,
  movement,
  actions: actions.map((action) => actionLine(press, action)),
});

/** "Forward": by itself, where there is little room. */
const shortName = (g: Pressed, action: CardAction['type']): string =>
  actionName(g, action).split(': ').at(-1) ?? '';

/** "Hunt or Board" */
export const cardName = ({ speaker, view }: Press, card: CardId): string => {
  const g = view.state;
  const [one, other] = at(g.printed.cards, card).actions.map(({ type, plus }) =>
    plus === 0
      ? shortName(g, type)
      : `${shortName(g, type)} ${speaker.words(put('see.plus', { count: plus }))}`,
  );
  return speaker.words(put('card.short', { one: one ?? '', other: other ?? '' }));
};

const movesOf = ({ speaker, view }: Press, card: CardId): readonly string[] => {
  const { movement } = at(view.state.printed.cards, card);
  if (movement.length === 0) return [speaker.words(put('see.stays-put'))];
  return movement.map(({ icon, required }) =>
    speaker.words(put(required ? 'see.must' : 'see.may', { move: put(`icon.${icon}`) })),
  );
};

const kindOf = ({ speaker, view }: Press, card: CardId): readonly string[] => {
  const { kind } = at(view.state.printed.cards, card);
  return kind === 'normal' ? [] : [speaker.words(put(`see.kinds.${kind}`))];
};

/** All that stands on a card, for those who listen. */
export const cardText = (press: Press, card: CardId): string => {
  const { actions } = faceOf(press, at(press.view.state.printed.cards, card));
  return [...kindOf(press, card), ...movesOf(press, card), ...actions.map(lineText)].join('. ');
};

/** A card as a button: what is written on it first, as it is written, then what is drawn. */
export const cardLabel = (press: Press, card: CardId): string => {
  const { movement, actions } = faceOf(press, at(press.view.state.printed.cards, card));
  const stay = movement.length === 0 ? [press.speaker.words(put('see.stay'))] : [];
  const written = [...stay, ...actions.map(lineText)].join(' ');
  return [written, ...kindOf(press, card), ...movesOf(press, card)].join('. ');
};

export const fragmentName = ({ view, speaker }: Press, symbol: FragmentSymbol): string =>
  speaker.words(fragment(view.state, symbol));

export const relicName = ({ view, speaker }: Press, relic: Relic): string =>
  speaker.words(relicMessage(view.state, relic));
