import { at, byId } from '@quarterdeck/kernel';
import type { AskStep, Lesson } from '@quarterdeck/kernel/staging';
import { buriedBy, type Kinds, type PirateId } from '../index.ts';
import { BURYING } from './burying-steps.ts';
import { buriedOf, type Key, ME, type Now, type Step } from './figures.ts';
import { PLUNDERING } from './plunder-steps.ts';
import { ALONE, TWO_GUNPOWDER } from './small-sea.ts';

const SOLO = 1 as PirateId;
const SIX = 6;

/** A two: its Captain goes to Search. Then a six, and the crate that its Legend lets it draw. */
const SEARCHES = [1] as const;
const COMES = [5, 0] as const;

const isAsk = (step: Step): step is AskStep<Kinds, Key> => step.kind === 'ask';

const rolled: NonNullable<AskStep<Kinds, Key>['onRight']>['with'] = (_, events) => {
  let die = 0;
  for (const one of events) if (one.event === 'solo-rolled') ({ die } = one.data);
  return { die };
};

/** The step of the first match that ends a turn, with the turn of the Solo Pirate after it. */
const thenSolo = (
  steps: readonly Step[],
  id: string,
  key: 'solo.rolled' | 'solo.loop',
  own: readonly number[],
  luck: readonly number[],
): readonly Step[] =>
  steps.filter(isAsk).map((step) =>
    step.id === id
      ? {
          ...step,
          onRight: { key, with: rolled, clauses: ['TE-314', 'TE-315', 'TE-323', 'TE-325'] },
          rig: (answer) => (answer.do === 'leave' ? luck : [...own, ...luck]),
        }
      : step,
  );

/** Where to sell, and to bury after that, is a step of its own here. */
const titled = (step: Step): Step =>
  step.id === 'trade-sail' ? { ...step, title: 'solo.site.title' } : step;

const race = (now: Now) => {
  const { state } = now;
  const { solo } = state;
  return {
    gold: at(state.pirates, SOLO).gold,
    top: solo === null ? 0 : byId(state.printed.legends, solo.legend).top,
    mine: buriedOf(now),
    theirs: buriedBy(state, SOLO),
  };
};

/** "Alone at sea": the first lap of the first match, against the Solo Pirate. */
export const SOLO_MATCH: Lesson<Kinds, Key> = {
  id: 'solo',
  kind: 'short',
  title: 'solo.title',
  about: 'solo.about',
  learner: ME,
  names: [''],
  start: { seats: 1, patch: ALONE, step: 'turn/begin', data: { pirate: 0 } },
  steps: [
    {
      kind: 'say',
      id: 'welcome',
      note: {
        key: 'solo.welcome',
        with: ({ state }) => ({ treasures: state.printed.limits.treasuresToWin }),
        clauses: ['TE-307', 'TE-355'],
      },
    },
    ...thenSolo(PLUNDERING, 'plunder', 'solo.rolled', TWO_GUNPOWDER, SEARCHES),
    ...thenSolo(BURYING, 'bury', 'solo.loop', [], COMES).map(titled),
    {
      kind: 'ask',
      id: 'own',
      title: 'solo.own.title',
      at: 'wheel/order',
      before: { key: 'solo.own.before', with: race, clauses: ['TE-339', 'TE-342', 'TE-355'] },
      right: { answers: [{ do: 'order' }] },
      onRight: { key: 'solo.own.right', clauses: ['TE-339'] },
      nothingElse: true,
      hint: { key: 'solo.own.hint', clauses: ['TE-104', 'TE-178'] },
      unhelped: true,
    },
  ],
  end: [
    { key: 'solo.end.race', clauses: ['TE-331', 'TE-339', 'TE-342'] },
    { key: 'solo.end.die', with: () => ({ six: SIX }), clauses: ['TE-314', 'TE-322', 'TE-323'] },
    { key: 'solo.end.later', clauses: ['TE-340', 'TE-349'] },
  ],
  playOn: true,
};
