import type { GameIntro } from '@quarterdeck/kernel';

/** Driftwood for those who open its page: a turn in four steps, the game in five sentences. */
export const INTRO: GameIntro = {
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
};
