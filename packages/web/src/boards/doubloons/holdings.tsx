import { type Kinds, shipOfSeat } from '@quarterdeck/doubloons';
import type { ReactElement } from 'react';
import { seatFill } from '../../drawings/tinctures.ts';
import type { SeatProps } from '../../table/board-contract.ts';
import { MatCount } from '../../table/mat/mat-count.tsx';
import { hullWords } from './mat-parts.tsx';
import { tinctureOf } from './seat-names.ts';
import { Treasures } from './treasures.tsx';

/** On a phone: hull, crew, tokens and treasures in one row. */
export const PhoneHoldings = ({ scene, seat }: SeatProps<Kinds>): ReactElement => {
  const { view, words } = scene;
  const ship = shipOfSeat(view.state, seat);
  const tincture = tinctureOf(scene, ship);
  return (
    <div className="phone-own">
      <MatCount icon="hold" now={ship.hull} after={ship.hull} label={hullWords(scene, ship)} />
      <MatCount
        icon="deckhand"
        {...(tincture && { colours: { '--sail': seatFill(tincture) } })}
        now={ship.crew}
        after={ship.crew}
        label={words('boards.doubloons.table.crewOf', { count: ship.crew })}
      />
      <MatCount
        icon="pillage"
        now={ship.pillage}
        after={ship.pillage}
        label={words('boards.doubloons.table.tokens', { count: ship.pillage })}
      />
      <Treasures scene={scene} ship={ship} />
    </div>
  );
};
