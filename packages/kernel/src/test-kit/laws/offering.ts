// Laws 1 and 5, at every decision: something is offered, not too much, and nothing twice.

import { sameChoice } from '../../engine/choices.ts';
import type { Choice } from '../../kinds.ts';
import type { Denied } from '../../match.ts';
import { Breach } from './breach.ts';

/** A whole hex board is 288; beyond this a decision should be two. */
const MOST_OFFERS = 300;
/** Up to here comparing all pairs is faster than writing texts. */
const FEW = 10;

export function checkOffers(
  step: string,
  offers: readonly Choice[],
  denied: readonly Denied[],
): void {
  if (offers.length === 0) throw new Breach(1, `${step} asks and offers nothing`);
  if (offers.length > MOST_OFFERS)
    throw new Breach(1, `${step} offers ${offers.length} choices, more than ${MOST_OFFERS}`);
  const isOffered = finder(step, offers);
  const both = denied.find((d) => isOffered(d.choice));
  if (both !== undefined)
    throw new Breach(5, `${step} both offers and denies (${both.clause}) ${text(both.choice)}`);
}

function finder(step: string, offers: readonly Choice[]): (choice: Choice) => boolean {
  const twice = (choice: Choice): never => {
    throw new Breach(5, `${step} offers twice ${text(choice)}`);
  };
  if (offers.length <= FEW) {
    const repeated = offers.find((choice, index) =>
      offers.some((other, i) => i < index && sameChoice(other, choice)),
    );
    if (repeated !== undefined) twice(repeated);
    return (choice) => offers.some((offer) => sameChoice(offer, choice));
  }
  const keys = new Set<string>();
  for (const choice of offers) {
    const key = keyOf(choice);
    if (keys.has(key)) twice(choice);
    keys.add(key);
  }
  return (choice) => keys.has(keyOf(choice));
}

/** Equal for choices that `sameChoice` calls the same. */
const keyOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort(byName));
const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

const text = (choice: Choice): string => JSON.stringify(choice);
