import { unreachable } from '@quarterdeck/kernel';
import { describeOptions, type OptionFacts } from '@quarterdeck/kernel/engine';
import { button, h, pane, valueIn } from './dom.ts';
import type { Rules, Terms } from './session.ts';

type Fields = { readonly [name: string]: unknown };

const withoutOption = (options: object, name: string): Fields =>
  Object.fromEntries(Object.entries(options).filter(([one]) => one !== name));

/** Toggles and picks have a control; lists and counts are dealt as the game has them by default. */
function optionField(
  facts: OptionFacts,
  chosen: Fields,
  change: (options: object) => void,
): HTMLElement | null {
  const set = (value: unknown): void =>
    change({ ...withoutOption(chosen, facts.name), [facts.name]: value });
  if (!facts.available) return null;
  switch (facts.kind) {
    case 'toggle':
      return h(
        'label',
        { title: facts.about },
        h('input', {
          type: 'checkbox',
          checked: (chosen[facts.name] ?? facts.default) === true,
          onchange: ({ target }) => set(target instanceof HTMLInputElement && target.checked),
        }),
        facts.title,
      );
    case 'pick': {
      const now = chosen[facts.name] ?? facts.default;
      const choices = facts.words.map(({ word, label }) =>
        h('option', { value: word, selected: word === now }, label),
      );
      return h(
        'label',
        { title: facts.about },
        `${facts.title} `,
        h('select', { onchange: (event) => set(valueIn(event)) }, ...choices),
      );
    }
    case 'picks':
    case 'count':
      return null;
    default:
      return unreachable(facts);
  }
}

/** Seats, options and seed of the match at hand; a change of them deals anew. */
export function newMatchPane(
  { game }: Rules,
  terms: Terms,
  deal: (terms: Terms) => void,
): HTMLElement {
  const { seats, options, seed } = terms;
  const counts = game.seats.map((count) =>
    h('option', { value: `${count}`, selected: count === seats }, `${count}`),
  );
  const chosen: Fields = { ...options };
  const fields = describeOptions(game.options, seats).map((facts) =>
    optionField(facts, chosen, (next) => deal({ ...terms, options: next })),
  );
  return pane(
    'New match',
    'new-match',
    h(
      'label',
      {},
      'Seats ',
      h(
        'select',
        { onchange: (event) => deal({ seats: Number(valueIn(event)), options: {}, seed }) },
        ...counts,
      ),
    ),
    h(
      'label',
      {},
      'Seed ',
      h('input', {
        type: 'number',
        min: '0',
        value: `${seed}`,
        onchange: (event) => deal({ ...terms, seed: Number(valueIn(event)) }),
      }),
    ),
    ...fields,
    button('Deal', () => deal({ ...terms, seed: seed + 1 }), { title: 'With the next seed' }),
  );
}
