// A turn asks for the die, then for the action, then for the gold: 36 choices are three short lists.

import type { Seat } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { TurnChoice } from '../model/choices.ts';
import type { Ahoy, Kinds } from '../model/state.ts';
import { goldFor } from '../rules/dice/values.ts';
import type { ENGLISH } from './english.ts';
import { turnLabel } from './labels.ts';
import { gold, put, slotName } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;
type Stages = NonNullable<Words['stages']>;
type Part = ReturnType<NonNullable<Stages['turn/act']>['by'][number]['part']>;

const diePart = (_: Ahoy, choice: TurnChoice): Part =>
  'die' in choice ? { key: choice.die, label: put('part.die', { die: choice.die }) } : undefined;

const CARGO: Part = { key: 'cargo', label: put('group.cargo'), icon: 'crate' };

/** What needs no die, kind by kind. */
const FREE: { readonly [kind in TurnChoice['do']]?: Part } = {
  recruit: { key: 'market', label: put('kind.recruit'), icon: 'crew' },
  use: { key: 'crew', label: put('kind.use'), icon: 'crew' },
  plan: { key: 'plans', label: put('kind.plan'), icon: 'plan' },
  smuggle: CARGO,
  deliver: CARGO,
};

const freePart = (_: Ahoy, choice: TurnChoice): Part => FREE[choice.do];

const actionPart = (g: Ahoy, choice: TurnChoice): Part => {
  if (choice.do === 'place')
    return { key: choice.slot, label: put('part.slot', { slot: slotName(g, choice.slot) }) };
  if (choice.do === 'change') return { key: 'gold', label: put('group.gold'), icon: 'coin' };
  return choice.do === 'recruit-with'
    ? { key: 'market', label: put('kind.recruit-with'), icon: 'crew' }
    : undefined;
};

/** A die that stays as it is needs no gold: its action says it all. */
const howPart = (g: Ahoy, choice: TurnChoice, _: unknown, seat: Seat): Part => {
  if (choice.do === 'place') {
    const { die, value } = choice;
    if (value === die) return undefined;
    const price = { value, gold: gold(goldFor(g, seat, die, value)) };
    return { key: value, label: put(value > die ? 'part.raise' : 'part.lower', price) };
  }
  const label = turnLabel(g, choice, seat);
  if (choice.do === 'change') return { key: choice.steps, label };
  if (choice.do === 'plan') return { key: choice.plan, label };
  return 'card' in choice ? { key: `${choice.do} ${choice.card}`, label } : undefined;
};

const TURN = {
  always: true,
  by: [
    { asks: put('stage.die'), part: diePart },
    { asks: put('stage.free'), part: freePart },
    { asks: put('stage.action'), part: actionPart },
    { asks: put('stage.how'), part: howPart },
  ],
};

export const stages: Stages = { 'turn/act': TURN, 'dice/place': TURN };
