import { orderName } from '../words/names.ts';
import { merchantTarget, postTarget, spaceTarget, wheelTarget } from '../words/targets.ts';
import { broadside, merchantCard, mine, type Now, place, type Step } from './figures.ts';
import { ATTACK, BROADSIDE, PORT_MERCY, SEARCH } from './small-sea.ts';

const orders = ({ state }: Now) => ({
  order: orderName(state, 'attack'),
  between: orderName(state, 'search'),
});

/** Jump over Search to Attack, and sink the Orange Merchant. */
export const ATTACKING: readonly Step[] = [
  {
    kind: 'ask',
    id: 'jump',
    title: 'first.jump.title',
    at: 'wheel/order',
    before: {
      key: 'first.jump.before',
      with: orders,
      points: [wheelTarget(ATTACK), merchantTarget('orange')],
      clauses: ['TE-057', 'TE-141'],
    },
    right: { answers: [{ do: 'order', stop: ATTACK }] },
    others: [
      {
        when: { do: 'order', stop: SEARCH },
        says: { key: 'first.jump.search', with: orders, clauses: ['TE-056'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.jump.far', with: orders, clauses: ['TE-057', 'TE-059'] },
    hint: {
      key: 'first.jump.hint',
      with: orders,
      points: [wheelTarget(ATTACK)],
      clauses: ['TE-057'],
    },
  },
  {
    kind: 'ask',
    id: 'jump-skip',
    at: 'wheel/skip',
    before: {
      key: 'first.jump.skip',
      points: [postTarget('rigging'), postTarget('cannons'), postTarget('extort')],
      clauses: ['TE-058', 'TE-073', 'TE-074', 'TE-075', 'TE-078'],
    },
    right: { answers: [{ do: 'skip-with', from: 'extort' }] },
    onRight: { key: 'first.jump.right', clauses: ['TE-061', 'TE-063'] },
    others: [
      {
        when: { do: 'skip-with', from: 'rigging' },
        says: { key: 'first.jump.rigging', clauses: ['TE-073', 'TE-078'] },
        is: 'taken-back',
      },
      {
        when: { do: 'skip-with', from: 'cannons' },
        says: { key: 'first.jump.cannons', clauses: ['TE-074', 'TE-078'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.jump.spare', points: [postTarget('extort')], clauses: ['TE-075'] },
    happens: ['space-skipped'],
  },
  {
    kind: 'ask',
    id: 'attack-sail',
    title: 'first.attack.title',
    at: 'sail/step',
    before: {
      key: 'first.attack.before',
      with: merchantCard,
      points: [merchantTarget('orange')],
      clauses: ['TE-141'],
    },
    right: { answers: [{ do: 'to', space: PORT_MERCY }] },
    others: [
      {
        when: { do: 'stop' },
        says: { key: 'first.attack.stay', with: merchantCard, clauses: ['TE-141'] },
        is: 'taken-back',
      },
    ],
    onOther: { key: 'first.attack.away', clauses: ['TE-141'] },
    hint: {
      key: 'first.attack.north',
      with: place(PORT_MERCY),
      points: [spaceTarget(PORT_MERCY)],
      clauses: ['TE-084'],
    },
  },
  {
    kind: 'ask',
    id: 'attack-stop',
    at: 'sail/step',
    before: { key: 'first.attack.stop', points: [merchantTarget('orange')], clauses: ['TE-082'] },
    right: { answers: [{ do: 'stop' }] },
    onOther: { key: 'first.attack.gone', with: merchantCard, clauses: ['TE-105', 'TE-141'] },
    hint: { key: 'first.attack.here', clauses: ['TE-082'] },
  },
  {
    kind: 'ask',
    id: 'attack',
    at: 'turn/execute',
    before: {
      key: 'first.attack.fire',
      with: (now) => ({ ...merchantCard(now), cannons: mine(now).deckhands.cannons }),
      points: [merchantTarget('orange'), postTarget('cannons')],
      clauses: ['TE-145', 'TE-146', 'TE-152', 'TE-155', 'TE-156'],
    },
    right: { answers: [{ do: 'execute' }] },
    onRight: { key: 'first.attack.right', with: broadside, clauses: ['TE-154', 'TE-157'] },
    others: [
      {
        when: { do: 'leave' },
        says: { key: 'first.attack.leave', clauses: ['TE-104', 'TE-155'] },
        is: 'taken-back',
      },
    ],
    nothingElse: true,
    hint: { key: 'first.attack.hint', clauses: ['TE-104'] },
    rig: BROADSIDE,
    happens: ['merchant-sunk', 'merchant-reset'],
  },
  {
    kind: 'others',
    id: 'old-salt-finds-no-settlement',
    answers: [
      { gives: { do: 'order', stop: 4 } },
      { gives: { do: 'stop' } },
      { gives: { do: 'end' } },
    ],
  },
];
