import { seatFill } from '@quarterdeck/board-kit/drawings';
import { shipOfSeat } from '../../index.ts';
import { put } from '../../words/names.ts';
import { hullWords } from '../../words/standings.ts';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsSeatProps } from '../scene.ts';
import { MatCount } from '../signs/symbol.ts';
import { Treasures } from './treasures.tsx';

/** On a phone: hull, crew, tokens and treasures in one row. */
export const PhoneHoldings = ({ scene, seat }: DoubloonsSeatProps) => {
  const { view, speaker } = scene;
  const ship = shipOfSeat(view.state, seat);
  const colour = colourOf(scene, ship);
  return (
    <div className="phone-own">
      <MatCount icon="hold" now={ship.hull} after={ship.hull} label={hullWords(scene, ship)} />
      <MatCount
        icon="deckhand"
        {...(colour && { colours: { '--sail': seatFill(colour) } })}
        now={ship.crew}
        after={ship.crew}
        label={speaker.words(put('score.crew', { count: ship.crew }))}
      />
      <MatCount
        icon="pillage"
        now={ship.pillage}
        after={ship.pillage}
        label={speaker.words(put('tokens', { count: ship.pillage }))}
      />
      <Treasures scene={scene} ship={ship} />
    </div>
  );
};
