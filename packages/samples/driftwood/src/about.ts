import { aboutGame } from '@quarterdeck/kernel';

/** What stands on the box of Driftwood. */
export const ABOUT = aboutGame({
  id: 'driftwood',
  title: 'Driftwood',
  prefix: 'DW',
  seats: [2, 3, 4], // DW-001
  minutes: [5, 10],
  weight: 'light',
  colours: ['red', 'blue', 'yellow', 'green'],
  modules: {},
  words: {
    line: 'Planks, a beach, and a wave that wants it all.',
    kind: 'Set of planks · nerve',
    cover: 'A plank on a beach, and a wave behind it',
    turn: [
      { title: 'Take a plank', text: 'From the beach, or unseen from the pile.' },
      { title: 'Roll the wave', text: 'On a 1 or a 2 it comes.' },
      { title: 'Brace the beach', text: 'A plank of yours saves the others.' },
      { title: 'Fill it up', text: 'Three planks lie on the beach again.' },
    ],
    five: [
      'Castaways gather planks, each worth what it is made of.',
      'In turn everybody takes one, open from the beach or blind from the pile.',
      'After each turn a wave may come and wreck the beach.',
      'Whoever gives up a plank to brace it saves it for all.',
      'When the pile is empty, the most valuable hand wins.',
    ],
  },
});
