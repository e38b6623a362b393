import { keyed, useBoard } from '@quarterdeck/board-kit';
import { DARK_INK, Emblem, HitDie, type HitFace } from '@quarterdeck/board-kit/drawings';
import { hexName, put, territoryName } from '../../words/names.ts';
import { calledOf, capital } from '../../words/viewing.ts';
import type { PrisonersScene } from '../scene.ts';
import '../styles/battle.lazy.css';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import {
  attackDiceOf,
  comingDefenses,
  comingDice,
  type Engagement,
  returnFireDiceOf,
  wordingsOf,
} from '../../index.ts';
import { knownOf } from '../../words/known.ts';
import { TERRITORY_SIGN } from '../pieces/pieces.tsx';
import type { ShownEngagement } from '../places/past-engagement.ts';
import { Icon, type PrisonersSymbol } from '../signs/symbol.ts';
import { Asked } from './asked.lazy.tsx';

export type BattleProps = { readonly scene: PrisonersScene; readonly engagement: ShownEngagement };

const STAGES = ['declare', 'before', 'attack', 'between', 'returns', 'aftermath', 'over'] as const;

/** TP-161: how far the engagement has come. */
const stageOf = ({ isOver, phase, roll, attackRoll, returnRoll }: ShownEngagement): number => {
  if (isOver === true) return 6;
  if (phase === 'aftermath') return 5;
  if (roll === 'return') return returnRoll.length > 0 ? 4 : 3;
  return attackRoll.length > 0 ? 2 : 1;
};

const Stages = ({ scene, engagement }: BattleProps) => {
  const now = stageOf(engagement);
  return (
    <ol className="battle-stages">
      {STAGES.map((stage, i) => (
        <li
          key={stage}
          data-done={i < now ? '' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {scene.words(`prisoners.battle.stages.${stage}`)}
        </li>
      ))}
    </ol>
  );
};

const TURNS = [-4, 3, -2, 5, 0, -3, 4] as const;

type DiceProps = { readonly scene: PrisonersScene; readonly faces: readonly HitFace[] };

const Dice = ({ scene, faces }: DiceProps) => {
  const isRolled = faces.some((face) => face !== 'unrolled');
  const hits = faces.filter((face) => face === 'hit').length;
  return (
    <svg
      className="battle-dice"
      viewBox={`0 0 ${Math.max(1, faces.length) * 52} 52`}
      role="img"
      aria-label={
        isRolled
          ? scene.words('prisoners.battle.dice', { hits, count: faces.length })
          : scene.words('prisoners.battle.unrolled', { count: faces.length })
      }
    >
      {keyed(faces, (face, i) => (
        <HitDie
          key={i}
          x={i * 52 + 2}
          y={2}
          size={48}
          face={face}
          turn={face === 'unrolled' ? 0 : (TURNS[i % TURNS.length] ?? 0)}
        />
      ))}
    </svg>
  );
};

const unrolled = (count: number): readonly HitFace[] =>
  Array.from({ length: count }, () => 'unrolled');
const rolled = (dice: readonly boolean[]): readonly HitFace[] =>
  dice.map((hit) => (hit ? 'hit' : 'miss'));

type Needs = { readonly sink: number | null; readonly capture: number | null };

/** What a roll had to reach: it was told with it. */
const useToldNeeds = (roll: 'attack-rolled' | 'return-fire-rolled'): Needs | undefined => {
  const { log } = useBoard();
  const told = log.flatMap(({ events }) => events).findLast(({ event }) => event === roll);
  return told?.data as Needs | undefined;
};

const needWords = ({ words }: PrisonersScene, { sink, capture }: Needs): string =>
  [
    ...(sink === null ? [] : [words('prisoners.battle.needSink', { count: sink })]),
    ...(capture === null ? [] : [words('prisoners.battle.needCapture', { count: capture })]),
  ].join(', ');

type SideProps = BattleProps & {
  readonly emblem: ReactElement;
  readonly name: string;
  readonly sub: string;
  readonly faces: readonly HitFace[];
  readonly isNow: boolean;
  /** Against what its roll counts; nothing where it is not its turn yet. */
  readonly needs: Needs | undefined;
  readonly outcome: string;
};

const BattleSide = (props: SideProps) => {
  const { scene, emblem, name, sub, faces, isNow, needs, outcome } = props;
  const { words } = scene;
  const isRolled = faces.length > 0 && faces[0] !== 'unrolled';
  const hits = faces.filter((face) => face === 'hit').length;
  const need = needs === undefined ? '' : needWords(scene, needs);
  return (
    <div className="battle-side slip" data-now={isNow ? '' : undefined}>
      {emblem}
      <div className="battle-name">
        {name}
        <small>{sub}</small>
      </div>
      {faces.length > 0 && <Dice scene={scene} faces={faces} />}
      <p>
        {isRolled && <b>{scene.speaker.words(put('hits', { count: hits }))}</b>}
        {isRolled && need !== '' && ', '}
        {need !== '' &&
          (isRolled
            ? words('prisoners.battle.needed', { need })
            : capital(words('prisoners.battle.needed', { need })))}
        {outcome !== '' && <span className="battle-outcome"> {outcome}</span>}
      </p>
    </div>
  );
};

const SeatEmblem = ({ scene, seat }: { readonly scene: PrisonersScene; readonly seat: Seat }) => (
  <Emblem colour={at(scene.seats, seat).colour} size={34} />
);

const attackWords = ({ words, view: { state: g } }: PrisonersScene, engagement: Engagement) => {
  const { attacker, attackRoll, roll, phase } = engagement;
  const isComing = roll === 'attack' && phase === 'engagement' && attackRoll.length === 0;
  const count = isComing
    ? comingDice(g)
    : attackRoll.length || attackDiceOf(g, at(g.ships, attacker));
  return {
    isComing,
    faces: isComing ? unrolled(count) : rolled(attackRoll),
    sub: words('prisoners.battle.attackDice', { count }),
  };
};

const Attacker = ({ scene, engagement }: BattleProps) => {
  const { words, view } = scene;
  const g = view.state;
  const { attacker, attackerSeat, attackerFate } = engagement;
  const { level, hex } = at(g.ships, attacker);
  const { isComing, faces, sub } = attackWords(scene, engagement);
  const told = useToldNeeds('attack-rolled');
  return (
    <BattleSide
      scene={scene}
      engagement={engagement}
      emblem={<SeatEmblem scene={scene} seat={attackerSeat} />}
      name={words('prisoners.battle.shipAt', {
        name: capital(calledOf(scene, attackerSeat)),
        level,
        hex: hex === null ? '' : hexName(g, hex),
      })}
      sub={sub}
      faces={faces}
      isNow={isComing}
      needs={isComing ? comingDefenses(g) : faces.length > 0 ? told : undefined}
      outcome={attackerFate === 'stays' ? '' : words(`prisoners.battle.fates.${attackerFate}`)}
    />
  );
};

type TargetFace = { readonly name: string; readonly sign: PrisonersSymbol };

/** What is attacked, where it is nobody's ship. */
const placeOf = ({ view: { state: g } }: PrisonersScene, engagement: Engagement): TargetFace => {
  const destination = g.destinations.find(({ hex }) => hex === engagement.target);
  const known = destination === undefined ? undefined : knownOf(destination);
  if (known?.kind === 'territory')
    return {
      name: territoryName(g, known.territory),
      sign: TERRITORY_SIGN[known.territory],
    };
  const kind = engagement.targetKind;
  if (kind === 'shark' || kind === 'squid' || kind === 'privateer')
    return {
      name: wordingsOf(g).targets[kind].name,
      sign: kind === 'privateer' ? 'ship-frigate' : kind,
    };
  return { name: '', sign: 'ship-frigate' };
};

const targetName = (scene: PrisonersScene, engagement: Engagement): string => {
  const { words, view } = scene;
  const g = view.state;
  const { targetShip, targetSeat, target } = engagement;
  const hex = hexName(g, target);
  if (targetShip !== null && targetSeat !== null)
    return words('prisoners.battle.shipAt', {
      name: capital(calledOf(scene, targetSeat)),
      level: at(g.ships, targetShip).level,
      hex,
    });
  const name =
    engagement.targetKind === 'ship' && targetSeat !== null
      ? capital(calledOf(scene, targetSeat))
      : placeOf(scene, engagement).name;
  return words('prisoners.battle.targetAt', { name, hex });
};

const returnDice = ({ view: { state: g } }: PrisonersScene, engagement: Engagement): number => {
  const { roll, phase, returnRoll, targetShip, targetSeat } = engagement;
  if (returnRoll.length > 0) return returnRoll.length;
  if (roll === 'return' && phase === 'engagement') return comingDice(g);
  if (targetShip !== null) {
    const ship = at(g.ships, targetShip);
    return ship.noReturnFire ? 0 : returnFireDiceOf(g, ship);
  }
  return targetSeat === null
    ? 0
    : (g.printed.content.targets.controlledTerritory.returnFireDice ?? 0);
};

const Defender = ({ scene, engagement }: BattleProps) => {
  const { words, view } = scene;
  const g = view.state;
  const { targetSeat, targetFate, roll, phase, returnRoll } = engagement;
  const count = returnDice(scene, engagement);
  const isComing = roll === 'return' && phase === 'engagement' && returnRoll.length === 0;
  const told = useToldNeeds('return-fire-rolled');
  return (
    <BattleSide
      scene={scene}
      engagement={engagement}
      emblem={
        targetSeat === null ? (
          <span className="battle-sign centred">
            <Icon name={placeOf(scene, engagement).sign} size={30} colours={DARK_INK} />
          </span>
        ) : (
          <SeatEmblem scene={scene} seat={targetSeat} />
        )
      }
      name={targetName(scene, engagement)}
      sub={
        count === 0
          ? words('prisoners.battle.noReturn')
          : words('prisoners.battle.returnDice', { count })
      }
      faces={isComing ? unrolled(count) : rolled(returnRoll)}
      isNow={isComing}
      needs={isComing ? comingDefenses(g) : returnRoll.length > 0 ? told : undefined}
      outcome={targetFate === 'stays' ? '' : words(`prisoners.battle.fates.${targetFate}`)}
    />
  );
};

/** The two sides of a battle, and who is asked about it. */
export const SmallBattle = ({ scene, engagement }: BattleProps) => (
  <div className="battle small">
    <Attacker scene={scene} engagement={engagement} />
    <Defender scene={scene} engagement={engagement} />
    <Asked scene={scene} engagement={engagement} />
  </div>
);

/** A battle under the chart: its stages, its sides, and who is asked. */
export const Battle = ({ scene, engagement }: BattleProps) => (
  <section className="battle" aria-label={scene.words('prisoners.battle.title')}>
    <Stages scene={scene} engagement={engagement} />
    <div className="battle-duel">
      <Attacker scene={scene} engagement={engagement} />
      <Defender scene={scene} engagement={engagement} />
    </div>
    <Asked scene={scene} engagement={engagement} />
  </section>
);
