/** What the drawn examples in the rulebook of Seawolf say. */
export const SEAWOLF_EXAMPLES_EN = {
  seawolf: {
    examples: {
      wrapping:
        'A step west from the first column: the ship comes in at the last one of the same row.',
      wind: 'The wind blows east. East is free, north and south cost one rum, west costs two.',
      unloading: 'Tea and wine in one visit: two goods, three thalers. The slots stay filled.',
      pirate: 'The wind carries the pirate into Lisbon; he goes on to the next sea tile.',
      stack: 'With four captains: the first buyer gets the 4, the next the 3, then 2, then 1.',
    },
  },
} as const;
