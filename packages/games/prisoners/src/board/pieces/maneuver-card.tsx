import { type Target, Touchable, useBoard, useMark } from '@quarterdeck/board-kit';
import { DARK_INK } from '@quarterdeck/board-kit/drawings';
import type { Maneuver } from '../../index.ts';
import { printOf } from '../../words/hand-cards.ts';
import { put } from '../../words/names.ts';
import { maneuverTarget } from '../../words/targets.ts';
import type { PrisonersScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { TERRITORY_SIGN } from './pieces.tsx';

type NamedManeuver = { readonly scene: PrisonersScene; readonly maneuver: Maneuver };

/** The level a card needs, or the sign of its territory. */
export const LevelMark = ({ scene, maneuver }: NamedManeuver) => {
  const { level, territory } = printOf(scene.view.state, maneuver);
  return territory === null ? (
    <span
      className="level-mark centred"
      title={scene.words('prisoners.needsLevel', { level: level ?? 0 })}
    >
      {level}
    </span>
  ) : (
    <span className="level-mark round centred">
      <Icon name={TERRITORY_SIGN[territory]} size={18} colours={DARK_INK} />
    </span>
  );
};

type Standing = {
  readonly state: 'chosen' | 'playable' | 'denied' | 'still';
  readonly note: string;
  /** A denial that its kind explains needs no words on the card. */
  readonly isQuiet?: boolean;
};

const useDenial = (target: Target) =>
  useBoard().question?.denied.find(({ targets }) => targets.includes(target));

/** How a card stands to what is asked, in a word or two. */
const useStanding = (scene: PrisonersScene, maneuver: Maneuver, note: string): Standing => {
  const { words, view } = scene;
  const target = maneuverTarget(maneuver);
  const mark = useMark(target);
  const denial = useDenial(target);
  const { level } = printOf(view.state, maneuver);
  if (mark === 'chosen') return { state: 'chosen', note: words('prisoners.chosen') };
  if (mark !== 'none' && denial === undefined)
    return { state: 'playable', note: words('prisoners.playable') };
  if (denial === undefined) return { state: 'still', note };
  if (denial.clause === 'TP-212')
    return {
      state: 'denied',
      note: words('prisoners.needsLevel', { level: level ?? 0 }),
    };
  if (denial.clause === 'TP-205') return { state: 'denied', note: words('prisoners.playedOnce') };
  return { state: 'denied', note, isQuiet: true };
};

type CardProps = NamedManeuver & {
  readonly count?: number;
  /** In place of its kind: "ready", "2 draw phases left". */
  readonly note?: string;
};

/** A maneuver in hand: its kind by the left edge, its level in the corner. */
export const ManeuverCard = ({ scene, maneuver, count = 1, note }: CardProps) => {
  const { speaker, view } = scene;
  const print = printOf(view.state, maneuver);
  const kind = speaker.words(put(`see.kinds.${print.type}`));
  const standing = useStanding(scene, maneuver, note ?? kind);
  const copies = count > 1 ? speaker.words(put('see.copies', { count })) : '';
  // What is seen comes first and in its order, for those who speak to the page.
  const seen = [
    print.level ?? '',
    standing.isQuiet === true ? '' : standing.note,
    print.name,
    copies,
  ];
  const spoken = [...seen, print.text, kind, standing.isQuiet === true ? standing.note : '']
    .filter((part) => part !== '')
    .join(' ');
  return (
    <li className="maneuver-slot" data-kind={print.type} data-state={standing.state}>
      <Touchable target={maneuverTarget(maneuver)} className="maneuver-card" label={spoken}>
        <span className="card-head row">
          <LevelMark scene={scene} maneuver={maneuver} />{' '}
          <small className="card-note row">
            {standing.state === 'denied' && <Icon name="i-why" size={15} />}
            {standing.isQuiet !== true && standing.note}
          </small>
        </span>{' '}
        <b>
          {print.name}
          {copies !== '' && <i className="card-count"> {copies}</i>}
        </b>{' '}
        <span className="card-text">{print.text}</span>
      </Touchable>
    </li>
  );
};
