/** What the gallery calls the components of Dead Man’s Doubloons. */
export const DOUBLOONS_GALLERY_EN = {
  doubloons: {
    gallery: {
      kinds: {
        boards: 'Boards',
        captains: 'Captains',
        cards: 'Action cards',
        landmarks: 'Landmarks',
        water: 'Water tiles',
        mapTiles: 'Map tiles',
        jewels: 'Jewels',
        relics: 'Relics',
        tokens: 'Ships, tokens, the die',
      },
      islands: { standard: 'Zotetmon', alternate: 'The island of five beaches' },
      captainText: '{{ship}}. {{ability}}: {{text}}',
      worth_one: '{{count}} point',
      worth_other: '{{count}} points',
      box: {
        ship: {
          name: 'Pirate ship',
          text: 'Sails the ring of water, facing one way or the other.',
        },
        ghost: { name: 'Ghost ship', text: 'Takes the place of a ship that is sunk.' },
        pawn: { name: 'Captain', text: 'Walks over the island to the treasure.' },
        doubloon: {
          name: 'Doubloon',
          text: 'Money: on the island, before captains, in the supply.',
        },
        pillage: {
          name: 'Pillage token',
          text: 'Claims doubloons of the island at the end of a round.',
        },
        die: { name: 'Attack die', text: 'Crew, doubloon or voodoo, each on two faces.' },
        initiative: { name: 'Initiative', text: 'Whoever has it is first in turn order.' },
        compass: { name: 'Compass', text: 'Exchanges a card for one that an enemy has shown.' },
      },
    },
  },
} as const;
