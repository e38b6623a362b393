import type { ChoiceFace, ScoreRow } from '@quarterdeck/board-kit';
import { at, type ChoiceOf, type PlayOf, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import type { ReactNode } from 'react';
import { type Ahoy, type ClauseId, goldFor, type Kinds, POWERS, type SlotId } from '../../index.ts';
import { actionPrint } from '../mat/action-boxes.tsx';
import { priceWords } from '../mat/market.tsx';
import { SuitIcon } from '../pieces/cards.tsx';
import { DieFace } from '../pieces/die-face.tsx';
import type { AhoyScene } from '../scene.ts';
import type { AhoySymbol } from '../signs/symbol.ts';
import { Icon } from '../signs/symbol.ts';

/** The icons that the game's words name. */
const ICONS = {
  anchor: 'harbor',
  cannon: 'cannon',
  coin: 'coin',
  comrade: 'comrade',
  crate: 'crate',
  crew: 'deckhand',
  damage: 'damage',
  fame: 'fame',
  map: 'map',
  plan: 'plan',
  repair: 'repair',
  sail: 'sail',
  ship: 'ship-galleon',
  stronghold: 'stronghold',
} as const satisfies Readonly<Record<string, AhoySymbol>>;

const isIcon = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);

export const iconOf = (name: string): ReactNode =>
  isIcon(name) ? <Icon name={ICONS[name]} size={24} /> : undefined;

/** What a slot belongs to: an action, a card, a ship. */
const ownerOf = (g: Ahoy, seat: Seat, slot: SlotId): string => {
  const { action, card, ship } = at(g.printed.slots, slot);
  if (action !== null) return actionPrint(g, seat, action).name;
  if (card !== null) return at(g.printed.cards, card).name;
  return ship === null ? '' : g.printed.content.plans.kinds[ship].name;
};

type Place = Extract<ChoiceOf<Kinds>, { readonly do: 'place'; readonly die: number }>;

/** The die, where it goes, and what its change costs. */
const placeFace = (scene: AhoyScene, { die, slot, value }: Place): ChoiceFace => {
  const { view, me, seats, words } = scene;
  if (me === undefined) return {};
  const { colour } = at(seats, me);
  const gold = goldFor(view.state, me, die, value);
  return {
    title: ownerOf(view.state, me, slot),
    icon: (
      <span className="choice-dice">
        <DieFace value={value} size={26} colour={colour} />
      </span>
    ),
    ...(gold === 0
      ? {}
      : {
          sub: words('boards.ahoy.table.changed', {
            value,
            gold: words('boards.ahoy.table.gold', { count: gold }),
          }),
        }),
  };
};

export const faceOfChoice = (
  scene: AhoyScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  const { cards } = scene.view.state.printed;
  switch (choice.do) {
    case 'place':
      return 'die' in choice ? placeFace(scene, choice) : {};
    case 'recruit':
    case 'recruit-with':
    case 'smuggle':
    case 'deliver':
      return {
        icon: <SuitIcon suit={at(cards, choice.card).suit} size={26} />,
        ...(choice.do === 'recruit' ? { cost: priceWords(scene, choice.card) } : {}),
      };
    default:
      return {};
  }
};

type Prompt =
  | 'setup'
  | 'turn'
  | 'move'
  | 'explore'
  | 'anchor'
  | 'battle'
  | 'damage'
  | 'repair'
  | 'crew'
  | 'cleanUp'
  | 'plans'
  | 'rewards';

const PROMPTS: Readonly<Record<string, Prompt>> = {
  setup: 'setup',
  turn: 'turn',
  dice: 'turn',
  moving: 'move',
  exploring: 'explore',
  anchoring: 'anchor',
  battle: 'battle',
  damage: 'damage',
  repair: 'repair',
  crew: 'crew',
  plans: 'plans',
  rewards: 'rewards',
  'clean-up': 'cleanUp',
};

/** Over the prompt. */
export const promptTitle = ({ words }: AhoyScene, step: string): string | undefined => {
  const prompt = PROMPTS[step.split('/')[0] ?? ''];
  return prompt && words(`boards.ahoy.table.prompts.${prompt}`);
};

/** AH-153: what leaves the game for good, and a turn ended with dice left is not offered. */
export const hurts = (_: AhoyScene, choice: PlayOf<Kinds>): boolean =>
  choice.do === 'concede' || choice.do === 'drop';

const SCORES: Readonly<
  Record<string, readonly [AhoySymbol, 'regions' | 'deliveries' | 'rewards']>
> = {
  regions: ['map', 'regions'],
  deliveries: ['crate', 'deliveries'],
  rewards: ['fame', 'rewards'],
};

export const scoreRow = ({ words, view }: AhoyScene, { line }: ScoreLine<ClauseId>): ScoreRow => {
  const known = SCORES[line];
  if (known !== undefined) {
    const [icon, name] = known;
    return {
      label: words(`boards.ahoy.table.scores.${name}`),
      icon: <Icon name={icon} size={24} />,
    };
  }
  const power = POWERS.find((one) => line === `pledged/${one}`);
  const { factions } = view.state.printed.content;
  return {
    label: words('boards.ahoy.table.scores.pledged', {
      power: power === undefined ? '' : factions[power].short,
    }),
    icon: <Icon name="crate" size={24} />,
  };
};
