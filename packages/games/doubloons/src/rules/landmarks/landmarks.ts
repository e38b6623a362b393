// Chapter 13, Landmarks in general: DD-083, DD-084, DD-159 to DD-164, DD-S43, DD-S46, DD-S54

import type { Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';
import { controllerOf } from '../fleet.ts';
import { locationOf } from '../geometry/island.ts';
import { loseDoubloons } from '../mat.ts';
import { clauseOf } from './clauses.ts';
import { compasses } from './compasses.ts';
import { drawing } from './drawing.ts';
import { carryOut, effectsOf } from './effects.ts';
import { comesToAnything, whyFruitless } from './fruitless.ts';
import { giving } from './giving.ts';
import { movingShips } from './moving-ships.ts';
import { landmarkAt } from './replacing.ts';

export const landmarks: Chapter<Kinds, 'landmark'> = {
  ...drawing,
  ...movingShips,
  ...giving,
  ...compasses,

  // DD-083, DD-084, DD-S43: beaches and the Mount have none.
  'landmark/visit': auto((g, { ship, location }, act) => {
    const { colour } = locationOf(g, location);
    if (colour === null) return;
    if (at(g.places, location).landmark === null)
      act.next('landmark/draw', { ship, colour, location });
    act.next('landmark/resolve', { ship, location });
  }),

  'landmark/resolve': auto((g, { ship, location }, act) => {
    const landmark = landmarkAt(g, location);
    if (landmark === null) return; // DD-S45
    act.emit(clauseOf(landmark), 'landmark-resolved', { ship, landmark });
    act.next('landmark/effect', { ship, landmark, location, effect: 0 });
  }),

  'landmark/effect': auto((g, f, act) => {
    const effects = effectsOf(g, f.landmark);
    const { ship, landmark, location, effect } = f;
    const now = at(effects, effect);
    const why = comesToAnything(act, (watched) => carryOut(g, f, now, watched))
      ? undefined
      : whyFruitless(g, ship, now);
    if (why !== undefined) act.emit(clauseOf(landmark), 'landmark-idle', { ship, landmark, why });
    if (effect + 1 < effects.length)
      act.next('landmark/effect', { ship, landmark, location, effect: effect + 1 });
  }),

  // DD-159
  'landmark/pay': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { landmark, effect }, offer) => {
      const cost = at(effectsOf(g, landmark), effect);
      if (cost.op === 'pay') offer({ do: 'pay', doubloons: cost.doubloons });
      offer({ do: 'decline' });
    },
    answer: (g, f, choice, act) => {
      const cost = at(effectsOf(g, f.landmark), f.effect);
      if (choice.do === 'decline' || cost.op !== 'pay') return;
      loseDoubloons(g, f.ship, cost.doubloons, clauseOf(f.landmark), act);
      for (const inner of cost.effects) carryOut(g, f, inner, act);
    },
  }),
};
