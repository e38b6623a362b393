import {
  type ChoiceFace,
  iconsBy,
  type ScoreRow,
  scoresBy,
  titlesBy,
} from '@quarterdeck/board-kit';
import { at, type ChoiceOf, type PlayOf, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import {
  type Ahoy,
  type ClauseId,
  cellName,
  cellOf,
  goldFor,
  isIsland,
  type Kinds,
  POWERS,
  regionOf,
  type SlotId,
  type SpaceId,
  terrainOf,
  wordingsOf,
} from '../../index.ts';
import { priceWords } from '../../words/market.ts';
import { actionPrint, crewName, put, regionName } from '../../words/names.ts';
import { SuitIcon } from '../pieces/cards.tsx';
import { DieFace } from '../pieces/die-face.tsx';
import type { AhoyScene } from '../scene.ts';
import { SYMBOLS } from '../signs/sprite.tsx';
import { type AhoySymbol, Icon } from '../signs/symbol.ts';

/** The icons that the game's words name. */
export const iconOf = iconsBy(SYMBOLS, {
  anchor: 'harbor',
  crew: 'deckhand',
  ship: 'ship-galleon',
});

/** What a slot belongs to: an action, a card, a ship. */
const ownerOf = (g: Ahoy, seat: Seat, slot: SlotId): string => {
  const { action, card, ship } = at(g.printed.slots, slot);
  if (action !== null) return actionPrint(g, seat, action).name;
  if (card !== null) return crewName(g, card);
  return ship === null ? '' : wordingsOf(g).plans.kinds[ship].name;
};

type Place = Extract<ChoiceOf<Kinds>, { readonly do: 'place'; readonly die: number }>;

/** The die, where it goes, and what its change costs. */
const placeFace = (scene: AhoyScene, { die, slot, value }: Place): ChoiceFace => {
  const { view, me, seats, speaker, words } = scene;
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
          sub: words('ahoy.changed', {
            value,
            gold: speaker.words(put('gold', { count: gold })),
          }),
        }),
  };
};

/** A space by its place on the chart, and what is printed there: the board shows the rest. */
const spaceFace = ({ view, words }: AhoyScene, space: SpaceId): ChoiceFace => {
  const g = view.state;
  const name = isIsland(g, space) ? 'island' : terrainOf(g, space);
  const region = regionName(g, regionOf(g, space));
  return { title: cellName(cellOf(g, space)), sub: words(`ahoy.terrain.${name}`, { region }) };
};

/** A die is chosen by its face; what else is asked has its words. */
export const partFace = (
  { me, seats }: AhoyScene,
  _step: string,
  stage: number,
  choice: ChoiceOf<Kinds>,
): ChoiceFace | undefined => {
  if (stage > 0 || me === undefined || !('die' in choice)) return undefined;
  const { colour } = at(seats, me);
  return { icon: <DieFace value={choice.die} size={30} colour={colour} /> };
};

export const faceOfChoice = (
  scene: AhoyScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  const { cards } = scene.view.state.printed;
  if (choice.do === 'place') return 'die' in choice ? placeFace(scene, choice) : {};
  if (choice.do === 'move' && 'space' in choice) return spaceFace(scene, choice.space);
  if (
    choice.do === 'recruit' ||
    choice.do === 'recruit-with' ||
    choice.do === 'smuggle' ||
    choice.do === 'deliver'
  )
    return {
      icon: <SuitIcon suit={at(cards, choice.card).suit} size={26} />,
      ...(choice.do === 'recruit' ? { cost: priceWords(scene, choice.card) } : {}),
    };
  return {};
};

const PROMPTS = {
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
} as const;

export const promptTitle = titlesBy(PROMPTS, (prompt) => `ahoy.prompts.${prompt}` as const);

/** AH-153: what leaves the game for good, and a turn ended with dice left is not offered. */
export const hurts = (_: AhoyScene, choice: PlayOf<Kinds>): boolean =>
  choice.do === 'concede' || choice.do === 'drop';

const SCORES = {
  regions: ['map', 'regions'],
  deliveries: ['crate', 'deliveries'],
  rewards: ['fame', 'rewards'],
} as const satisfies Readonly<Record<string, readonly [AhoySymbol, string]>>;

const knownRow = scoresBy(SCORES, (name) => `ahoy.scores.${name}` as const);

export const scoreRow = (scene: AhoyScene, { line }: ScoreLine<ClauseId>): ScoreRow => {
  const known = knownRow(scene, line);
  if (known !== undefined) return known;
  const { words, view } = scene;
  const power = POWERS.find((one) => line === `pledged/${one}`);
  const { factions } = wordingsOf(view.state);
  return {
    label: words('ahoy.scores.pledged', {
      power: power === undefined ? '' : factions[power].short,
    }),
    icon: <Icon name="crate" size={24} />,
  };
};
