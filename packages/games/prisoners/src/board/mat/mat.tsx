import { MatHead } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { shipsOf } from '../../index.ts';
import { readiness, seenHandWords, talliedHand, territoryCards } from '../../words/hand-cards.ts';
import { put } from '../../words/names.ts';
import { calledOf } from '../../words/viewing.ts';
import { ManeuverCard } from '../pieces/maneuver-card.tsx';
import type { PrisonersScene, PrisonersSeatProps } from '../scene.ts';
import { ShipChips } from './ship-chips.tsx';

type SeatScene = { readonly scene: PrisonersScene; readonly seat: Seat };

/** TP-057 */
const SeenHand = ({ scene, seat }: SeatScene): ReactElement | undefined => {
  const seen = seenHandWords(scene, seat);
  return seen === '' ? undefined : <p className="seen-hand">{seen}</p>;
};

/** More cards than this leave their text to the rulebook and the title. */
const ROOMY = 6;

/** A captain's maneuvers as cards; another's Deck Maneuvers are backs. */
export const Maneuvers = ({ scene, seat }: PrisonersSeatProps) => {
  const { view, me, words } = scene;
  const g = view.state;
  const isMine = seat === me;
  const hand = talliedHand(g, seat);
  const held = territoryCards(g, seat);
  const size = at(g.players, seat).hand.length;
  const isEmpty = isMine && hand.length + held.length === 0;
  return (
    <div className="prisoners-mat">
      <MatHead
        seat={seat}
        title={
          isMine
            ? words('prisoners.maneuvers')
            : words('prisoners.maneuversOf', { name: calledOf(scene, seat) })
        }
      >
        <span className="chip">
          {words('prisoners.handCount', { deck: size, territory: held.length })}
        </span>
      </MatHead>
      {!isMine && (
        <>
          <p>{scene.speaker.words(put('see.backs', { count: size }))}</p>
          <SeenHand scene={scene} seat={seat} />
          <ShipChips scene={scene} ships={shipsOf(g, seat)} />
        </>
      )}
      {isEmpty && <p className="no-maneuvers">{words('prisoners.noManeuvers')}</p>}
      <ul className="maneuver-hand" data-many={hand.length + held.length > ROOMY ? '' : undefined}>
        {hand.map(({ maneuver, count }) => (
          <ManeuverCard key={maneuver} scene={scene} maneuver={maneuver} count={count} />
        ))}
        {held.map((card) => (
          <ManeuverCard
            key={card.maneuver}
            scene={scene}
            maneuver={card.maneuver}
            note={readiness(scene, card)}
          />
        ))}
      </ul>
    </div>
  );
};
