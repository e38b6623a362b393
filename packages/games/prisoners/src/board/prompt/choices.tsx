import { type ChoiceFace, iconsBy, type ScoreRow, scoresBy } from '@quarterdeck/board-kit';
import type { ChoiceOf, PlayOf, ScoreLine } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import { type ClauseId, type Kinds, type Maneuver, playsLeft } from '../../index.ts';
import { printOf } from '../../words/hand-cards.ts';
import { LevelMark } from '../pieces/maneuver-card.tsx';
import { chanceAfter, saveChance } from '../places/chance.ts';
import type { PrisonersScene } from '../scene.ts';
import { SYMBOLS } from '../signs/sprite.tsx';
import type { PrisonersSymbol } from '../signs/symbol.ts';
import { maneuverInHand } from './prompt-extra.tsx';

/** The icons that the game's words name. */
export const iconOf = iconsBy(SYMBOLS, {
  ship: 'ship-frigate',
  explore: 'hunt',
  card: 'wheel',
  eye: 'i-eye',
  done: 'i-check',
  next: 'i-next',
});

/** A chance, and of what. */
type Outlook = { readonly chance: number; readonly of: 'attack' | 'return' | 'save' };
type ChanceProps = Outlook & { readonly scene: PrisonersScene };

const Chance = ({ scene, chance, of }: ChanceProps) => {
  const count = Math.round(chance * 100);
  return (
    <span className="chance">
      {scene.words('prisoners.chance', { count })}
      <small>{scene.words(`prisoners.chanceOf.${of}`)}</small>
    </span>
  );
};

/** What a maneuver would make of the coming roll, or of a ship that is being lost. */
const chanceIn = (scene: PrisonersScene, maneuver: Maneuver | undefined): Outlook | undefined => {
  const { me } = scene;
  const g = scene.view.state;
  if (me === undefined) return undefined;
  const saved = maneuver === undefined ? undefined : saveChance(g, maneuver);
  if (saved !== undefined) return { chance: saved, of: 'save' };
  const chance = chanceAfter(g, me, maneuver);
  return chance === undefined
    ? undefined
    : { chance, of: g.engagement?.roll === 'return' ? 'return' : 'attack' };
};

const costOf = (scene: PrisonersScene, maneuver: Maneuver | undefined): ChoiceFace => {
  const outlook = chanceIn(scene, maneuver);
  return outlook === undefined ? {} : { cost: <Chance scene={scene} {...outlook} /> };
};

export const faceOfChoice = (
  scene: PrisonersScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  const g = scene.view.state;
  if (choice.do === 'play')
    return {
      title: printOf(g, choice.maneuver).name,
      icon: <LevelMark scene={scene} maneuver={choice.maneuver} />,
      ...costOf(scene, choice.maneuver),
    };
  return choice.do === 'pass' && g.engagement !== null ? costOf(scene, undefined) : {};
};

const PROMPTS = {
  'setup/region': 'region',
  'turn/command': 'command',
  'turn/move': 'move',
  'turn/sail': 'move',
  'turn/explore': 'explore',
  'turn/engage': 'engage',
  'engagement/fate': 'fate',
} as const;

const isPrompt = (step: string): step is keyof typeof PROMPTS => Object.hasOwn(PROMPTS, step);

/** Over the prompt. */
export const promptTitle = (scene: PrisonersScene, step: string): string | undefined => {
  const { words, view, me } = scene;
  const g = view.state;
  if (isPrompt(step)) return words(`prisoners.prompts.${PROMPTS[step]}`);
  if (step === 'engagement/maneuvers' || step === 'engagement/aftermath')
    return words('prisoners.prompts.window', {
      count: me === undefined ? 0 : playsLeft(g, me),
    });
  const maneuver = step === 'maneuver/choose' ? maneuverInHand(view) : undefined;
  return maneuver && words('prisoners.prompts.maneuver', { name: printOf(g, maneuver).name });
};

/** TP-251, TP-295: what sinks an own ship, and giving up. */
export const hurts = ({ view }: PrisonersScene, choice: PlayOf<Kinds>): boolean =>
  choice.do === 'give-up' ||
  (choice.do === 'play' &&
    'maneuver' in choice &&
    printOf(view.state, choice.maneuver).effects.some(({ op }) => op === 'sinkBoth'));

const SCORES = {
  ships: ['ship-frigate', 'ships'],
  topShips: ['hit', 'nines'],
  territories: ['shield', 'territories'],
  hits: ['hit', 'hits'],
  levels: ['sail', 'levels'],
} as const satisfies Readonly<Record<string, readonly [PrisonersSymbol, string]>>;

const knownRow = scoresBy(SCORES, (name) => `prisoners.scores.${name}` as const);

export const scoreRow = (scene: PrisonersScene, { line }: ScoreLine<ClauseId>): ScoreRow =>
  knownRow(scene, line) ?? { label: line };
