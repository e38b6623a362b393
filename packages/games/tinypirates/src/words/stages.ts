// Choices of two things, where both together are more than there are keys.

import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import { diceOf, postName } from './labels.ts';
import { assignmentName, bootyName, crewName, dieName, put, wheelName } from './names.ts';

type Words = Say<Kinds, typeof ENGLISH>;

export const stages: NonNullable<Words['stages']> = {
  'crew-up/choose': {
    by: [
      {
        asks: put('stage.hire'),
        part: (g, choice) =>
          'crew' in choice
            ? { key: choice.crew, label: put('do.hire', { crew: crewName(g, choice.crew) }) }
            : undefined,
      },
      {
        asks: put('stage.discard'),
        part: (g, choice) =>
          'discard' in choice
            ? {
                key: choice.discard,
                label: put('part.discard', { discard: crewName(g, choice.discard) }),
              }
            : undefined,
      },
    ],
  },
  'battle/sure-fire': {
    by: [
      {
        asks: put('stage.die'),
        part: (g, choice, { side }) =>
          choice.do === 'keep'
            ? undefined
            : {
                key: choice.die,
                label: put('part.die', { die: dieName(diceOf(g, side), choice.die) }),
              },
      },
      {
        asks: put('stage.face'),
        part: (_, choice) =>
          choice.do === 'keep'
            ? undefined
            : { key: choice.face, label: put('part.face', { face: choice.face }) },
      },
    ],
  },
  'deckhands/move': {
    by: [
      {
        asks: put('stage.from'),
        part: (g, choice, { pirate }) => {
          if (choice.do === 'done') return undefined;
          const { from, space } = choice;
          const place = space === null ? postName(g, from) : wheelName(g, pirate, space);
          return { key: `${from} ${space}`, label: put('part.from', { from: place }) };
        },
      },
      {
        asks: put('stage.to'),
        part: (g, choice) =>
          choice.do === 'done'
            ? undefined
            : { key: choice.to, label: put('part.to', { to: assignmentName(g, choice.to) }) },
      },
    ],
  },
  'bonus/exchange': {
    by: [
      {
        asks: put('stage.give'),
        part: (g, { give }) => ({
          key: give,
          label: put('part.give', { give: bootyName(g, give) }),
        }),
      },
      {
        asks: put('stage.take'),
        part: (g, { take }) => ({
          key: take,
          label: put('part.take', { take: bootyName(g, take) }),
        }),
      },
    ],
  },
};
