import {
  type ChoiceFace,
  iconsBy,
  type ScoreRow,
  scoresBy,
  titlesBy,
} from '@quarterdeck/board-kit';
import type { ChoiceOf, PlayOf, ScoreLine } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import {
  type Card,
  type ClauseId,
  courseOf,
  type Direction,
  type ExtensionType,
  faceOf,
  type Kinds,
  nextMarker,
  type OrdinaryGood,
  shipOf,
  stepsOf,
  topOfStack,
  wordingsOf,
} from '../../index.ts';
import { chartName, missionName, put, tileName } from '../../words/names.ts';
import { tileAlong } from '../../words/targets.ts';
import { capital, cargoWord } from '../../words/viewing.ts';
import { cardsIn } from '../chart/course.tsx';
import { HEADING } from '../pieces/pieces.ts';
import type { SeawolfScene } from '../scene.ts';
import { SYMBOLS } from '../signs/sprite.tsx';
import { Icon, type SeawolfSymbol } from '../signs/symbol.ts';

/** The icons that the game's words name; a barrel stands for rum everywhere. */
export const iconOf = iconsBy(SYMBOLS, { barrels: 'rum' });

const NEEDLE = 'M32 5L50 50L32 40L14 50Z';

/** A needle for each step, one behind the other. */
const Needles = ({ steps }: { readonly steps: readonly Direction[] }) => {
  const placed = steps.map((step, i) => ({ turn: HEADING[step], x: i * 44 }));
  return (
    <svg
      className={steps.length > 1 ? 'icon needles many' : 'icon needles'}
      width={steps.length > 1 ? 40 : 28}
      height="30"
      viewBox={`0 0 ${20 + steps.length * 44} 64`}
      aria-hidden="true"
    >
      {placed.map(({ turn, x }) => (
        <path
          key={x}
          transform={`translate(${x} 0) rotate(${turn} 32 32)`}
          d={NEEDLE}
          fill="var(--ink)"
        />
      ))}
    </svg>
  );
};

/** "South", "South, then east" */
const courseTitle = (scene: SeawolfScene, cards: readonly Card[]): string => {
  const [step, second] = stepsOf(cards).map((one) => put(`direction.${one}`));
  if (step === undefined) return '';
  const message =
    second === undefined
      ? put('cards.one', { step })
      : step.key === second.key
        ? put('cards.twice', { step })
        : put('cards.two', { step, second });
  return capital(scene.speaker.words(message));
};

const orderFace = (scene: SeawolfScene, cards: readonly Card[]): ChoiceFace => {
  const { view, me, words } = scene;
  const g = view.state;
  const tile = me === undefined ? null : shipOf(g, me).tile;
  const steps = stepsOf(cards);
  if (me === undefined || tile === null || steps.length === 0) return {};
  const { cost } = courseOf(g, me, cards);
  const to = tileAlong(g, tile, cards);
  return {
    title: courseTitle(scene, cards),
    sub: tileName(g, to),
    icon: <Needles steps={steps} />,
    cost:
      cost === 0 ? (
        words('seawolf.free')
      ) : (
        <>
          <Icon name="rum" size={20} />
          <span className="unseen">{words('seawolf.rum', { count: cost })}</span>
          <span aria-hidden="true">{cost}</span>
        </>
      ),
  };
};

type Unload = Extract<ChoiceOf<Kinds>, { readonly do: 'unload' | 'unload-across' }>;

/** What the slot wants is said where cocoa stands for it. */
const slotWords = (scene: SeawolfScene, choice: Unload): string => {
  const { view, me, words } = scene;
  const slot = choice.slot + 1;
  if (choice.do === 'unload-across') return words('seawolf.onSlots', { slot, next: slot + 1 });
  const tile = me === undefined ? null : shipOf(view.state, me).tile;
  const face = tile === null ? undefined : faceOf(view.state, tile);
  const wanted = face?.kind === 'port' ? face.slots[choice.slot] : undefined;
  return wanted === undefined || wanted === choice.good
    ? words('seawolf.onSlot', { slot })
    : words('seawolf.onSlotOf', { slot, good: cargoWord(scene, wanted) });
};

/** SW-134: where cocoa comes next, the row is where it comes from. */
const cocoaFace = (scene: SeawolfScene, row: OrdinaryGood): ChoiceFace => ({
  title: scene.speaker.words(put('do.load', { good: put('cargo.cocoa') })),
  sub: scene.words('seawolf.fromRow', { good: cargoWord(scene, row) }),
  icon: <Icon name="cocoa" size={24} />,
});

/** The name of a place is enough, and takes the room of a sign. */
const NO_ICON = <></>;

/** At the shipwright's a thaler; before the first round for nothing. */
const extensionFace = ({ view, words }: SeawolfScene, type: ExtensionType): ChoiceFace => {
  const g = view.state;
  const { amounts, extensions } = wordingsOf(g);
  const title = extensions.types[type].name;
  if (g.turn === null) return { title };
  return {
    title,
    sub: words('seawolf.value', { value: topOfStack(g, type) }),
    cost: (
      <>
        <Icon name="coin" size={20} />
        {amounts.islands.extensionThalers}
      </>
    ),
  };
};

export const faceOfChoice = (
  scene: SeawolfScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  const g = scene.view.state;
  if (choice.do === 'place')
    return {
      title: tileName(g, choice.tile),
      sub: chartName(g, choice.tile),
      icon: NO_ICON,
    };
  if (choice.do === 'extend') return extensionFace(scene, choice.type);
  if (choice.do === 'load')
    return nextMarker(g, choice.good) === 'cocoa' ? cocoaFace(scene, choice.good) : {};
  if (choice.do === 'lay') return orderFace(scene, choice.cards);
  if (choice.do === 'unload' || choice.do === 'unload-across') {
    const good = choice.do === 'unload' ? choice.good : 'cocoa';
    return { title: capital(cargoWord(scene, good)), sub: slotWords(scene, choice) };
  }
  return {};
};

const PROMPTS = {
  setup: 'place',
  sterns: 'place',
  orders: 'rum',
  hold: 'room',
  battle: 'battle',
  pirate: 'battle',
  captains: 'battle',
} as const;

const titleOf = titlesBy(PROMPTS, (prompt) => `seawolf.prompts.${prompt}` as const);

/** Over the prompt. */
export const promptTitle = (scene: SeawolfScene, step: string): string =>
  step === 'orders/choose'
    ? scene.words('seawolf.prompts.order')
    : (titleOf(scene, step) ?? scene.words('seawolf.prompts.turn'));

/** An order that ends in a mutiny, or a turn in which nothing was done. */
export const hurts = ({ view, me }: SeawolfScene, choice: PlayOf<Kinds>): boolean => {
  const g = view.state;
  if (me === undefined) return false;
  const cards = cardsIn(choice);
  if (cards !== undefined && cards.length > 0) return courseOf(g, me, cards).mutiny;
  const { turn } = g;
  return choice.do === 'end' && turn !== null && !turn.loaded && !turn.acted && !turn.unloaded;
};

const SCORES = {
  thalers: ['coin', 'thalers'],
  chests: ['chest', 'chests'],
  peacemaker: ['peace', 'peacemaker'],
  'ship-value': ['hold', 'shipValue'],
  cannons: ['cannon', 'cannons'],
  cargo: ['rum', 'cargo'],
} as const satisfies Readonly<Record<string, readonly [SeawolfSymbol, string]>>;

const knownRow = scoresBy(SCORES, (name) => `seawolf.scores.${name}` as const);

/** A row of the score sheet; what is not a kind of points of its own is a mission. */
export const scoreRow = (scene: SeawolfScene, { line }: ScoreLine<ClauseId>): ScoreRow => {
  const known = knownRow(scene, line);
  if (known !== undefined) return known;
  const { words, view } = scene;
  const id = view.state.missions.find(({ mission }) => line === `mission/${mission}`)?.mission;
  const mission = id === undefined ? line : missionName(view.state, id);
  return {
    label: words('seawolf.scores.mission', { mission }),
    icon: <Icon name="map" size={24} />,
  };
};
