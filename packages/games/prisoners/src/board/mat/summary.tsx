import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { DARK_INK, seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import { shipsOf } from '../../index.ts';
import { put } from '../../words/names.ts';
import { fleetWords, ninesOf, territoryLines } from '../../words/standings.ts';
import { TERRITORY_SIGN } from '../pieces/pieces.tsx';
import type { PrisonersScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type SeatScene = { readonly scene: PrisonersScene; readonly seat: Seat };

/** The levels of a fleet, highest first, and the territories with their maneuvers. */
const SeatHoldings = ({ scene, seat }: SeatScene) => {
  const g = scene.view.state;
  const colour = seatFill(at(scene.seats, seat).colour);
  const ships = shipsOf(g, seat).toSorted((a, b) => b.level - a.level);
  return (
    <>
      <span className="fleet-levels wraps">
        {ships.map(({ ship, level }) => (
          <i key={ship} style={{ borderBottomColor: colour }}>
            {level}
          </i>
        ))}
      </span>
      <span className="territory-lines">
        {territoryLines(scene, seat).map(({ territory, name, state }) => (
          <span key={territory} title={`${name}: ${state}`}>
            <Icon name={TERRITORY_SIGN[territory]} size={20} colours={DARK_INK} />
            <em>{name}</em>
            <small>{state}</small>
          </span>
        ))}
      </span>
    </>
  );
};

/** A captain as everybody sees them. */
export const summaryOf = (scene: PrisonersScene, seat: Seat): SeatSummary => {
  const { view, speaker } = scene;
  const g = view.state;
  const { hand, out } = at(g.players, seat);
  const count = g.territories.filter(({ controller }) => controller === seat).length;
  return {
    ...(out ? { role: speaker.words(put('see.eliminated')), isOut: true } : {}),
    figures: [
      // Ships of the highest level win, so they come first: a phone shows no more.
      figure(<i className="nine-mark" />, ninesOf(g, seat), fleetWords(scene, seat)),
      figure(
        <i className="card-back" />,
        hand.length,
        speaker.words(put('see.deck-maneuvers', { count: hand.length })),
      ),
      figure(<Icon name="shield" />, count, speaker.words(put('score.territories', { count }))),
    ],
    holdings: <SeatHoldings scene={scene} seat={seat} />,
  };
};
