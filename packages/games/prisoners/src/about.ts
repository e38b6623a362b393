import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Take No Prisoners. */
export const ABOUT = aboutGame({
  id: 'prisoners',
  title: 'Take No Prisoners',
  prefix: 'TP',
  seats: [2, 3, 4],
  minutes: [60, 90],
  weight: 'middling',
  colours: ['red', 'green', 'purple', 'yellow'],
  modules: {},
  learned: true,
  characters: {
    warlike: { title: 'Warlike', about: 'Seeks battles that promise to be won.' },
    cautious: { title: 'Cautious', about: 'Shuns battles in which a ship may be lost.' },
    greedy: { title: 'Greedy', about: 'Collects cards and territories.' },
  },
  words: {
    line: 'A truce on a hex ocean, until one card ends it.',
    kind: 'Fleet battle · cards',
    cover: 'Two warships exchange broadsides over a sea of hexagons',
  },
});
