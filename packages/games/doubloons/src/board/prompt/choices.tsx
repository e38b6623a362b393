import {
  type ChoiceFace,
  type ElementFace,
  iconsBy,
  type ScoreRow,
  scoresBy,
  titlesBy,
} from '@quarterdeck/board-kit';
import { Emblem, type SymbolPaint } from '@quarterdeck/board-kit/drawings';
import type { ChoiceOf, PlayOf, ScoreLine } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import type { ReactNode } from 'react';
import { type Action, type ClauseId, type Kinds, shipOf } from '../../index.ts';
import { cardName, faceOf, fragmentName, relicName } from '../../words/card-words.ts';
import { put, regionName } from '../../words/names.ts';
import { cardTarget } from '../../words/targets.ts';
import { calledOf, cardOf } from '../../words/viewing.ts';
import { JewelIcon } from '../mat/mat-parts.tsx';
import { ACTION_SIGN, Moves } from '../pieces/action-card.tsx';
import { ROUTES } from '../pieces/landmarks.tsx';
import { Fragment, RelicToken } from '../pieces/relics.tsx';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsScene } from '../scene.ts';
import { SYMBOLS } from '../signs/sprite.tsx';
import { type DoubloonsSymbol, Icon } from '../signs/symbol.ts';

/** The icons that the game's words name; they are called as their drawings are. */
export const iconOf = iconsBy(SYMBOLS);

const StackBack = ({ colour }: { readonly colour: keyof typeof ROUTES }) => (
  <i className="stack-back centred" style={{ background: ROUTES[colour].colour }}>
    <Icon name={ROUTES[colour].sign} size={16} />
  </i>
);

/** A sign for what the choice names. */
const signOf = (scene: DoubloonsScene, choice: ChoiceOf<Kinds>): ReactNode => {
  const g = scene.view.state;
  if ('icon' in choice)
    return (
      <Icon
        name={choice.icon === 'sail' ? 'mv-sail' : 'mv-about'}
        size={24}
        colours={{ '--mv': 'var(--paper)' }}
      />
    );
  if ('colour' in choice) return <StackBack colour={choice.colour} />;
  if ('symbol' in choice) return <Fragment symbol={choice.symbol} />;
  if ('relic' in choice) return <RelicToken relic={choice.relic} />;
  if ('jewel' in choice) return <JewelIcon g={g} jewel={choice.jewel} size={24} />;
  if ('ship' in choice) {
    const colour = colourOf(scene, shipOf(g, choice.ship));
    return colour === undefined ? (
      <Icon name="ship-ghost" size={26} />
    ) : (
      <Emblem colour={colour} size={26} />
    );
  }
  return undefined;
};

type Start = Extract<ChoiceOf<Kinds>, { readonly do: 'captain' }>;

/** The captain stands over it: where, and which way. */
const startFace = ({ view, speaker }: DoubloonsScene, { region, facing }: Start): ChoiceFace => ({
  title: regionName(view.state, region),
  sub: speaker.words(put(`facing.${facing}`)),
});

type Swap = Extract<ChoiceOf<Kinds>, { readonly do: 'swap' | 'swap-relics' }>;

/** What goes, what comes, and whose it is. */
const swapFace = (scene: DoubloonsScene, choice: Swap): ChoiceFace => ({
  title: scene.words('doubloons.swapFor', {
    give: choice.do === 'swap' ? fragmentName(scene, choice.give) : relicName(scene, choice.give),
    take: choice.do === 'swap' ? fragmentName(scene, choice.take) : relicName(scene, choice.take),
  }),
  sub: calledOf(scene, shipOf(scene.view.state, choice.ship)),
  icon: signOf(scene, choice),
});

/** As it stands on the card that is played. */
const actionFace = (scene: DoubloonsScene, action: Action): ChoiceFace => {
  const g = scene.view.state;
  const card = g.turn === null ? undefined : shipOf(g, g.turn).faceUp[g.slot - 1];
  const line =
    card === undefined
      ? undefined
      : faceOf(scene, cardOf(g, card)).actions.find((one) => one.action === action);
  const icon = <Icon name={ACTION_SIGN[action]} size={26} />;
  if (line === undefined) return { icon };
  const title = line.plus === '' ? line.name : `${line.name} ${line.plus}`;
  return line.note === '' ? { icon, title } : { icon, title, sub: line.note };
};

export const faceOfChoice = (
  scene: DoubloonsScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  if ('captain' in choice) return startFace(scene, choice);
  if ('give' in choice) return swapFace(scene, choice);
  if ('action' in choice) return actionFace(scene, choice.action);
  const icon = signOf(scene, choice);
  return icon === undefined ? {} : { icon };
};

/** Cards are picked one by one; a button shows what one is for. */
export const elementOf = (
  scene: DoubloonsScene,
  step: string,
  _field: string,
  value: number | string,
): ElementFace | undefined => {
  const card = scene.view.state.printed.cards.find(({ id }) => id === value);
  if (step !== 'round/program' || card === undefined) return undefined;
  return {
    label: cardName(scene, card.id),
    icon: (
      <Moves
        movement={cardOf(scene.view.state, card.id).movement}
        stay={scene.speaker.words(put('see.stay'))}
        size={17}
      />
    ),
    target: cardTarget(card.id),
  };
};

const PROMPTS = {
  setup: 'setup',
  legendary: 'setup',
  round: 'order',
  turn: 'turn',
  landmark: 'landmark',
  attack: 'attack',
  die: 'attack',
  board: 'board',
  exploit: 'exploit',
  advance: 'advance',
  island: 'advance',
  duel: 'duel',
} as const;

export const promptTitle = titlesBy(PROMPTS, (prompt) => `doubloons.prompts.${prompt}` as const);

/** Nothing is thrown away by choice but what one pays with. */
export const hurts = (_: DoubloonsScene, choice: PlayOf<Kinds>): boolean =>
  choice.do === 'exchange';

const BRASS = { '--suit': '#e0a93a' } as const;

const SCORES = {
  diamond: ['jewel', 'diamond', { '--sail': '#e9eef2' }],
  ruby: ['jewel', 'ruby', {}],
  emerald: ['jewel', 'emerald', { '--sail': '#3a8a4d' }],
  blackJewel: ['jewel', 'blackJewel', { '--sail': '#1a1420' }],
  doubloons: ['doubloon', 'doubloons', {}],
  crew: ['deckhand', 'crew', {}],
  fragments: ['map', 'fragments', {}],
  reputation: ['suit-skull', 'reputation', BRASS],
  shells: ['shell', 'shells', {}],
  totems: ['totem', 'totems', {}],
  'sets-of-three': ['map', 'sets-of-three', {}],
  'sets-of-four': ['map', 'sets-of-four', {}],
  mostDoubloons: ['doubloon', 'mostDoubloons', {}],
  mostJewels: ['jewel', 'mostJewels', {}],
  highestReputation: ['suit-skull', 'highestReputation', BRASS],
  bestKeptShip: ['hold', 'bestKeptShip', {}],
  fullestMap: ['map', 'fullestMap', {}],
} as const satisfies Readonly<Record<string, readonly [DoubloonsSymbol, string, SymbolPaint]>>;

const knownRow = scoresBy(SCORES, (name) => `doubloons.scores.${name}` as const);

export const scoreRow = (scene: DoubloonsScene, { line }: ScoreLine<ClauseId>): ScoreRow =>
  knownRow(scene, line) ?? { label: line };
