/** What the drawn examples in the rulebook of Dead Man’s Doubloons say. */
export const DOUBLOONS_EXAMPLES_EN = {
  doubloons: {
    examples: {
      sailing:
        'A Sail takes the ship into the next region, the way its bow points; it still faces clockwise there.',
      firing:
        'The red ship faces clockwise: a Forward Attack strikes the blue ship in the region ahead, Broadsides the green one beside it.',
      landing:
        'The red captain came here first, drew Mercenary Camp and has resolved it. The green one will resolve it, too, on reaching it.',
      sunk: 'A sunk ship sails on as a ghost ship: it cannot be damaged any more, but boarded, moved and robbed.',
    },
  },
} as const;
