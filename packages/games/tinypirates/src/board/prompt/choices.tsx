import {
  type ChoiceFace,
  iconsBy,
  keyed,
  type ScoreRow,
  scoresBy,
  titlesBy,
} from '@quarterdeck/board-kit';
import { Emblem } from '@quarterdeck/board-kit/drawings';
import { at, byId, type ChoiceOf, type PlayOf, type ScoreLine } from '@quarterdeck/kernel';
import type { SpokenChoice } from '@quarterdeck/kernel/say';
import {
  type Booty,
  type ClauseId,
  type Kinds,
  mapCardAt,
  type Pirate,
  type Post,
  pirateOfSeat,
  type Station,
} from '../../index.ts';
import { actionsName } from '../../words/card-words.ts';
import { assignmentName, coordinateOf, placeName, wheelName } from '../../words/names.ts';
import { Deckhands } from '../mat/posts.tsx';
import { Face, Symbols, Trigger } from '../pieces/crew-card.tsx';
import { CrateIcon } from '../pieces/goods.tsx';
import { ACTION_SIGN, ASSIGNMENT_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { MERCHANT_HULL, painted } from '../pieces/ships.tsx';
import { colourOf } from '../places/seat-colours.ts';
import { costOf, crossesTo, skippedTo } from '../places/wheel-way.ts';
import type { TinypiratesScene } from '../scene.ts';
import { SYMBOLS } from '../signs/sprite.tsx';
import { Icon, type TinypiratesSymbol } from '../signs/symbol.ts';

/** The icons that the game's words name; they are called as their drawings are. */
export const iconOf = iconsBy(SYMBOLS);

const owner = ({ view, me }: TinypiratesScene): Pirate | undefined =>
  me === undefined ? undefined : pirateOfSeat(view.state, me);

/** How far the stop is, and its price in Deckhands. */
const stopFace = (scene: TinypiratesScene, pirate: Pirate, stop: number): ChoiceFace => {
  const { words } = scene;
  const cost = costOf(pirate, stop);
  const skipped = skippedTo(pirate, stop).length;
  const next = skipped === 0 ? words('tinypirates.next') : undefined;
  const sub = crossesTo(pirate, stop)
    ? words('tinypirates.shipLine')
    : (next ?? words('tinypirates.skips', { count: skipped }));
  return {
    icon: <Trigger order={at(pirate.orders, stop)} />,
    sub,
    cost: (
      <span className="stop-price">
        {cost === 0 ? (
          words('tinypirates.free')
        ) : (
          <Deckhands scene={scene} pirate={pirate} count={cost} />
        )}
      </span>
    ),
  };
};

/** A card of the Sea: where it lies, and whether a Storm rages there. */
const spaceFace = ({ view, words }: TinypiratesScene, choice: ChoiceOf<Kinds>): ChoiceFace => {
  if (!('space' in choice) || choice.space === null || 'from' in choice) return {};
  const { storm, bury, cove } = mapCardAt(view.state, choice.space);
  const isCalm = choice.do === 'calm-to';
  const sub = [
    coordinateOf(choice.space),
    ...(storm ? [words(`tinypirates.${isCalm ? 'calmStorm' : 'storm'}`)] : []),
  ].join(', ');
  // An anchor, not a red cross: one puts in at a Cove.
  const sign = storm ? 'storm' : cove ? 'harbor' : bury === null ? 'sail' : 'cross';
  return { title: placeName(view.state, choice.space), sub, icon: <Icon name={sign} size={24} /> };
};

const Crates = ({ crates }: { readonly crates: readonly Booty[] }) => (
  <span className="choice-crates">
    {keyed(crates, (booty, key) => (
      <CrateIcon key={key} booty={booty} size={24} />
    ))}
  </span>
);

/** A Captain or Crew Card: what sets it off and what follows. */
const cardFace = (
  { speaker, view }: TinypiratesScene,
  card: Parameters<typeof actionsName>[1],
): ChoiceFace => ({
  icon: <Trigger order={card.trigger} />,
  sub: actionsName({ speaker, printed: view.state.printed }, card),
  cost: (
    <span className="card-choice">
      <Symbols card={card} speaker={speaker} size={18} />
    </span>
  ),
});

const bonusFace = (scene: TinypiratesScene, choice: ChoiceOf<Kinds>): ChoiceFace => {
  const { captains, crew } = scene.view.state.printed;
  if (!('place' in choice)) return {};
  const captain = owner(scene)?.captain ?? null;
  const card =
    'card' in choice ? crew[choice.card] : captain === null ? undefined : captains[captain];
  const action = card?.actions[choice.place];
  if (card === undefined || action === undefined) return {};
  return { icon: <Icon name={ACTION_SIGN[action.kind]} size={26} colours={PLAIN_COAT} /> };
};

/** Choices about cards, dice and crates. */
const thingFace = (scene: TinypiratesScene, choice: ChoiceOf<Kinds>): ChoiceFace => {
  const { printed } = scene.view.state;
  if ('captain' in choice) return cardFace(scene, byId(printed.captains, choice.captain));
  if ('crew' in choice) return cardFace(scene, byId(printed.crew, choice.crew));
  if ('give' in choice) return { icon: <Crates crates={[choice.give, choice.take]} /> };
  if ('crate' in choice) return { icon: <Crates crates={[choice.crate]} /> };
  if ('face' in choice)
    return {
      title: scene.words('tinypirates.dieTo', {
        die: choice.die + 1,
        face: choice.face,
      }),
      icon: <Face value={choice.face} size={26} />,
    };
  if ('merchant' in choice)
    return {
      icon: (
        <Icon
          name="ship-brig"
          size={28}
          colours={painted({ hull: MERCHANT_HULL[choice.merchant] })}
        />
      ),
    };
  if ('target' in choice)
    return { icon: <Emblem colour={colourOf(scene, choice.target)} size={26} /> };
  return bonusFace(scene, choice);
};

type Postings = Extract<ChoiceOf<Kinds>, { readonly to: Station } | { readonly from: Post }>;

/** Where a Deckhand comes from, and where it goes. */
const postFace = (scene: TinypiratesScene, choice: Postings): ChoiceFace => {
  const { words } = scene;
  const pirate = owner(scene);
  const post = 'from' in choice ? choice.from : choice.to;
  const space = 'space' in choice ? choice.space : null;
  const from =
    !('from' in choice) || pirate === undefined
      ? undefined
      : choice.from === 'wheel'
        ? words('tinypirates.onWheel', {
            order: space === null ? '' : wheelName(scene.view.state, pirate.pirate, space),
          })
        : assignmentName(scene.view.state, choice.from);
  const to = 'to' in choice ? assignmentName(scene.view.state, choice.to) : undefined;
  const key = from === undefined ? 'toPost' : to === undefined ? 'fromPost' : 'fromTo';
  return {
    title: words(`tinypirates.${key}`, { from: from ?? '', to: to ?? '' }),
    icon: <Icon name={post === 'wheel' ? 'deckhand' : ASSIGNMENT_SIGN[post]} size={24} />,
  };
};

export const faceOfChoice = (
  scene: TinypiratesScene,
  { choice }: SpokenChoice<ChoiceOf<Kinds>>,
): ChoiceFace => {
  const pirate = owner(scene);
  if ('stop' in choice) return pirate === undefined ? {} : stopFace(scene, pirate, choice.stop);
  if (choice.do === 'execute' && pirate !== undefined)
    return { icon: <Trigger order={at(pirate.orders, pirate.captainAt)} /> };
  if ('to' in choice || 'from' in choice) return postFace(scene, choice);
  if ('space' in choice) return spaceFace(scene, choice);
  return thingFace(scene, choice);
};

const PROMPTS = {
  setup: 'setup',
  wheel: 'order',
  sail: 'sail',
  jostle: 'jostle',
  turn: 'execute',
  hold: 'hold',
  trade: 'trade',
  'crew-up': 'crewUp',
  attack: 'attack',
  battle: 'attack',
  sinking: 'attack',
  legend: 'legend',
  deckhands: 'deckhands',
  bonus: 'bonus',
  'ship-line': 'shipLine',
  solo: 'solo',
} as const;

export const promptTitle = titlesBy(PROMPTS, (prompt) => `tinypirates.prompts.${prompt}` as const);

/** A card goes under the deck, or the Captain is overthrown for good. */
export const hurts = (_: TinypiratesScene, choice: PlayOf<Kinds>): boolean =>
  choice.do === 'mutiny' || choice.do === 'hire-for';

const SCORES = {
  treasures: ['cross', 'treasures'],
  legend: ['suit-skull', 'legend'],
  gold: ['coin', 'gold'],
  crates: ['crate', 'crates'],
} as const satisfies Readonly<Record<string, readonly [TinypiratesSymbol, string]>>;

const knownRow = scoresBy(SCORES, (name) => `tinypirates.scores.${name}` as const);

export const scoreRow = (scene: TinypiratesScene, { line }: ScoreLine<ClauseId>): ScoreRow =>
  knownRow(scene, line) ?? { label: line };
