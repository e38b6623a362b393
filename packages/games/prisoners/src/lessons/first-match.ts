import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { type Key, ME, victory } from './figures.ts';
import { position } from './position.ts';
import { HUNTING, LOOKING, MOVING } from './truce-steps.ts';
import { STRIKING, UNDER_FIRE, YOUR_TURN } from './war-steps.ts';

/** "Truce and war": look, sink, capture, take a territory; then be shot at, and strike back. */
export const FIRST_MATCH: Lesson<Kinds, Key> = {
  id: 'first',
  kind: 'first-match',
  title: 'first.title',
  about: 'first.about',
  learner: ME,
  names: ['', 'Old Salt'],
  start: position({
    step: 'command',
    truce: 1,
    ships: [
      [{ at: 'B2' }, { at: 'B3' }, { at: 'C2' }, { at: 'C3' }],
      [{ at: 'G6' }, { at: 'P15' }, { at: 'Q14' }, { at: 'Q15' }],
    ],
    destinations: [
      { at: 'D5', face: 'shark' },
      { at: 'F3', face: 'squid' },
      { at: 'A4', face: 'lighthouse' },
      { at: 'B8', face: 'squid' },
      { at: 'F7', face: 'shark' },
      { at: 'H5', face: 'pirate-cove' },
      { at: 'I1', face: 'privateer' },
      { at: 'J11', face: 'privateer' },
      { at: 'L14', face: 'shark' },
      { at: 'M9', face: 'naval-academy' },
      { at: 'N11', face: 'rum-cache' },
      { at: 'O14', face: 'squid' },
      { at: 'Q11', face: 'privateer' },
      { at: 'R16', face: 'shark' },
    ],
    next: ['steady-aim', 'broadside', 'full-sail', 'grapeshot', 'chain-shot', 'whirlpool'],
  }),
  steps: [...MOVING, ...LOOKING, ...HUNTING, ...UNDER_FIRE, ...YOUR_TURN, ...STRIKING],
  end: [
    { key: 'first.end.look', clauses: ['TP-120', 'TP-029', 'TP-042'] },
    { key: 'first.end.odds', clauses: ['TP-019', 'TP-021', 'TP-164'] },
    { key: 'first.end.later', with: victory, clauses: ['TP-281', 'TP-282', 'TP-043'] },
  ],
  playOn: true,
};
