// Chapter 13, the Mollusk Union: AH-186 to AH-188, AH-194 to AH-200

import type { Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Ahoy, Kinds } from '../model/state.ts';
import { gainReady, placeReady } from './comrades.ts';
import { figureOf, flagshipRegion, flagshipSpace, unionSeat } from './fleet.ts';
import { isIsland, regionsOf, tailwindSpaces } from './geometry/map.ts';
import { shipOf } from './ships.ts';

const actionsOf = (g: Ahoy) => g.printed.content.boards.mollusk.actions;

export const union: Chapter<Kinds, 'union'> = {
  'union/inspire': auto((g, _, act) => {
    const { islands } = actionsOf(g).inspire.effect;
    if (g.union.ready > 0) act.next('union/inspire-at', { left: islands, done: [] });
  }),

  // AH-198, AH-S69: none to four, each on another Island.
  'union/inspire-at': decision({
    seat: unionSeat,
    choices: (g, { done }, offer, deny) => {
      for (const region of regionsOf(g))
        if (done.includes(region)) deny({ do: 'inspire', region }, 'AH-198');
        else offer({ do: 'inspire', region });
      offer({ do: 'done' });
    },
    answer: (g, { left, done }, choice, act) => {
      if (choice.do === 'done') return;
      placeReady(g, choice.region, 1, 'AH-198', act);
      const inspired = done.concat(choice.region);
      if (left > 1 && g.union.ready > 0 && inspired.length < g.regions.length)
        act.next('union/inspire-at', { left: left - 1, done: inspired });
    },
  }),

  // AH-S71: every region has an Island.
  'union/assemble': auto((g, _, act) => {
    placeReady(
      g,
      flagshipRegion(g, unionSeat(g)),
      actionsOf(g).assemble.effect.placed,
      'AH-199',
      act,
    );
  }),

  'union/rally': auto((g, _, act) => {
    if (isIsland(g, flagshipSpace(g, unionSeat(g))))
      gainReady(g, actionsOf(g).rally.effect.gained, 'AH-200', act);
  }),

  // AH-186, AH-S08, AH-S70
  'union/ship': decision({
    seat: unionSeat,
    choices: (_, __, offer) => {
      offer({ do: 'sail' });
      offer({ do: 'tailwind' });
    },
    answer: (g, { figure, die }, choice, act) => {
      if (choice.do === 'tailwind')
        act.next('moving/jump', {
          figure,
          to: tailwindSpaces(g, die),
          optional: true,
          bonus: 'none',
        });
      else
        act.next('moving/begin', {
          figure,
          by: unionSeat(g),
          most: g.printed.ships[shipOf(figureOf(g, figure))].most,
          bonus: 'none',
          peaceful: false,
          trawling: false,
        });
    },
  }),
};
