import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { DARK_INK, seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { shipsOf } from '../../index.ts';
import { TERRITORY_SIGN } from '../pieces/pieces.tsx';
import { readiness, territoryCards } from '../places/hand-cards.ts';
import type { PrisonersScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { ninesOf } from './side.tsx';

type SeatScene = { readonly scene: PrisonersScene; readonly seat: Seat };

/** The levels of a fleet, highest first, and the territories with their maneuvers. */
const SeatHoldings = ({ scene, seat }: SeatScene): ReactElement => {
  const g = scene.view.state;
  const colour = seatFill(at(scene.seats, seat).colour);
  const ships = shipsOf(g, seat).toSorted((a, b) => b.level - a.level);
  const held = new Map(territoryCards(g, seat).map((card) => [card.territory, card]));
  const owned = g.territories.filter(
    ({ controller, holder }) => controller === seat || holder === seat,
  );
  return (
    <>
      <span className="fleet-levels">
        {ships.map(({ ship, level }) => (
          <i key={ship} style={{ borderBottomColor: colour }}>
            {level}
          </i>
        ))}
      </span>
      <span className="territory-lines">
        {owned.map(({ territory }) => {
          const { name } = g.printed.content.territories[territory];
          const card = held.get(territory);
          const state =
            card === undefined
              ? scene.words('boards.prisoners.table.notTaken')
              : readiness(scene, card);
          return (
            <span key={territory} title={`${name}: ${state}`}>
              <Icon name={TERRITORY_SIGN[territory]} size={20} colours={DARK_INK} />
              <em>{name}</em>
              <small>{state}</small>
            </span>
          );
        })}
      </span>
    </>
  );
};

/** A captain as everybody sees them. */
export const summaryOf = (scene: PrisonersScene, seat: Seat): SeatSummary => {
  const { view, words, seats } = scene;
  const g = view.state;
  const { hand, out } = at(g.players, seat);
  const fleet = shipsOf(g, seat).length;
  const nines = ninesOf(g, seat);
  const count = g.territories.filter(({ controller }) => controller === seat).length;
  return {
    ...(out ? { role: words('boards.prisoners.table.eliminated'), isOut: true } : {}),
    figures: [
      {
        icon: (
          <Icon
            name="ship-frigate"
            colours={{ '--sail': seatFill(at(seats, seat).colour), '--hull': '#7a4a1e' }}
          />
        ),
        value: fleet,
        label: `${words('boards.prisoners.table.ships', { count: fleet })}, ${words('boards.prisoners.table.nines', { count: nines })}`,
      },
      figure(
        <i className="card-back" />,
        hand.length,
        words('boards.prisoners.table.cards', { count: hand.length }),
      ),
      figure(<Icon name="shield" />, count, words('boards.prisoners.table.territories', { count })),
    ],
    holdings: <SeatHoldings scene={scene} seat={seat} />,
  };
};
