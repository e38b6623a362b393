// Chapter 13, drawing landmarks: DD-083, DD-160, DD-161, DD-236, DD-S45, DD-S49, DD-S51, DD-S52

import type { Act } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import { COLOURS, type Colour } from '../../pack/components.ts';
import type { ShipId } from '../../pack/fields.ts';
import type { Landmark } from '../../pack/ids.gen.ts';
import type { LocationId } from '../../pack/printed.ts';
import { abilityOf } from '../captains.ts';
import { controllerOf, shipOf } from '../fleet.ts';
import type { LandmarkSteps } from './steps.ts';

/** From the bottom to the top. */
export const stackOf = <T>(g: { readonly stacks: readonly T[] }, colour: Colour): T =>
  at(g.stacks, COLOURS.indexOf(colour));

/** What is drawn, by whom and for which place; null is an Exploit. */
type Drawing = {
  readonly ship: ShipId;
  readonly colour: Colour;
  readonly location: LocationId | null;
};

function lay(g: Draft, { ship, location }: Drawing, landmark: Landmark, act: Act<Kinds>): void {
  if (location === null) g.revealed.push(landmark);
  else at(g.places, location).landmark = landmark;
  act.emit('DD-083', 'landmark-drawn', { ship, landmark, location });
}

/** DD-S45: an empty stack leaves the place empty. */
function drawOne(g: Draft, drawing: Drawing, act: Act<Kinds>): void {
  const landmark = stackOf(g, drawing.colour).pop();
  if (landmark !== undefined) lay(g, drawing, landmark, act);
  else if (drawing.location === null) g.revealed.push(null);
}

export const drawing: LandmarkSteps<'draw' | 'explore' | 'pick'> = {
  'landmark/draw': auto((g, f, act) => {
    const { landmarks } = abilityOf(g, f.ship);
    if (Math.min(landmarks, stackOf(g, f.colour).length) > 1) act.next('landmark/explore', f);
    else drawOne(g, f, act);
  }),

  // DD-S51: decided before any tile is seen.
  'landmark/explore': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, colour }, offer) => {
      const most = Math.min(abilityOf(g, ship).landmarks, stackOf(g, colour).length);
      offer({ do: 'look-at', count: most });
      offer({ do: 'look-at', count: 1 });
    },
    answer: (g, f, { count }, act) => {
      if (count === 1) return drawOne(g, f, act);
      const { ship, colour } = f;
      const landmarks = stackOf(g, colour).splice(-count);
      shipOf(g, ship).looking = landmarks;
      const seat = controllerOf(g, ship);
      act.emit('DD-236', 'landmarks-looked-at', {
        seat,
        ship,
        colour,
        count,
        landmarks: landmarks.slice(),
      });
      act.next('landmark/pick', f);
      return;
    },
  }),

  'landmark/pick': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const landmark of shipOf(g, ship).looking) offer({ do: 'keep', landmark });
    },
    answer: (g, f, { landmark }, act) => {
      const mat = shipOf(g, f.ship);
      stackOf(g, f.colour).unshift(...mat.looking.filter((other) => other !== landmark));
      mat.looking = [];
      lay(g, f, landmark, act);
    },
  }),
};
