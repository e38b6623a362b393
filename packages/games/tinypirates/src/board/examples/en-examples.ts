/** What the drawn examples in the rulebook of Tiny Epic Pirates say. */
export const TINYPIRATES_EXAMPLES_EN = {
  tinypirates: {
    examples: {
      wheel:
        'From Hide Out the next Order is free; each empty space skipped on the way costs a Deckhand.',
      storm: 'Each Storm that is entered Jostles once; leaving it does not.',
      market: 'Sugarcane was sold at 4: it falls to 2, and what stood below it moves up.',
      dice: 'Two 6-symbols and two rolled 6s: 4 damage.',
      bury: 'A site is used once: the cross bears the emblem of whoever buried there.',
    },
  },
} as const;
