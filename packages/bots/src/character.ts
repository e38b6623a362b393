import { at, type Leaning, type Reckoned } from '@quarterdeck/kernel';
import { checkCharacter } from './bots.ts';
import type { Sight } from './learned/inputs.ts';
import { handMade, type Judge } from './learned/judge.ts';

/**
 * The judgement of a character: what it leans to counts for more, in everybody's hands alike, so that
 * shares stay shares. `learned`: whose judgement is bent, where it is not the game's own.
 */
export function inCharacter(
  { game }: Pick<Sight, 'game'>,
  character: string,
  learned?: Judge,
): Judge {
  checkCharacter(game, character);
  const { reckoning, characters } = game;
  const leaning = characters?.[character];
  if (reckoning === undefined || leaning === undefined)
    throw new Error(`${game.id} has characters and nothing that they lean to`);
  const extra = leansBy(reckoning.figures, leaning);
  const plain = handMade({ game });
  return (world, seat) => {
    const reckoned = reckoning.of(world.state, seat);
    const own = reckoned[seat];
    if (own === undefined || own === null) return (learned ?? plain)(world, seat);
    let others = 0;
    let leant = 0;
    for (const other of reckoned) {
      if (other === null || other === own) continue;
      const odds = Math.exp(other.weight - own.weight);
      others += odds;
      leant += odds * Math.exp(extra(other) - extra(own));
    }
    // Alone, or against one that no seat plays: there is nobody to be compared with.
    if (others === 0) return (learned ?? plain)(world, seat);
    const share = learned === undefined ? 1 / (1 + others) : learned(world, seat);
    return share / (share + ((1 - share) * leant) / others);
  };
}

/** The weight that a character adds to a seat's own. */
function leansBy(figures: readonly string[], leaning: Leaning): (reckoned: Reckoned) => number {
  const leans = Object.entries(leaning).map(([figure, points]) => {
    const place = figures.indexOf(figure);
    if (place < 0) throw new Error(`no figure ${figure} is reckoned`);
    return { place, points };
  });
  return ({ figures: values, unit }) =>
    unit * leans.reduce((sum, { place, points }) => sum + points * at(values, place), 0);
}
