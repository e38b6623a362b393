import { figure, type SeatSummary } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import type { Seat } from '@quarterdeck/kernel';
import { type CardId, isGhost, type Ship, shipOfSeat } from '../../index.ts';
import { cardName } from '../../words/card-words.ts';
import { put } from '../../words/names.ts';
import { hullWords } from '../../words/standings.ts';
import { captainOf, cardOf } from '../../words/viewing.ts';
import { ACTION_SIGN } from '../pieces/action-card.tsx';
import { colourOf } from '../places/seat-colours.ts';
import type { DoubloonsScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { HullBar } from './mat-parts.tsx';
import { Treasures } from './treasures.tsx';

type Named = { readonly scene: DoubloonsScene; readonly ship: Ship };

const MiniCard = ({ scene, card }: { readonly scene: DoubloonsScene; readonly card: CardId }) => (
  <i className="mini-card row" title={cardName(scene, card)}>
    {cardOf(scene.view.state, card).actions.map(({ type }) => (
      <Icon key={type} name={ACTION_SIGN[type]} size={15} />
    ))}
  </i>
);

/** What a ship has shown this round, and backs for what is still face down. */
const Slots = ({ scene, ship }: Named) => (
  <span
    className="mini-cards"
    role="img"
    aria-label={ship.faceUp.map((card) => cardName(scene, card)).join(', ')}
  >
    {ship.faceUp.map((card) => (
      <MiniCard key={card} scene={scene} card={card} />
    ))}
    {ship.faceDown
      .map((_, i) => `${i}`)
      .map((key) => (
        <i key={key} className="mini-card row" data-down="" />
      ))}
  </span>
);

/** Public holdings under a seat's figures: the hull, or the cards while there are some. */
const SeatHoldings = ({ scene, ship }: Named) => {
  const { hull } = scene.view.state.printed.content.mats;
  const hasCards = ship.controller !== scene.me && ship.faceUp.length + ship.faceDown.length > 0;
  const drawn = isGhost(ship) ? (
    <span className="ghost-line row">{hullWords(scene, ship)}</span>
  ) : (
    <HullBar hull={ship.hull} most={hull.most} />
  );
  return (
    <span className="ship-holdings row wraps">
      {hasCards ? <Slots scene={scene} ship={ship} /> : drawn}
      <Treasures scene={scene} ship={ship} isQuiet />
    </span>
  );
};

/** A captain as everybody sees them. */
export const summaryOf = (scene: DoubloonsScene, seat: Seat): SeatSummary => {
  const { view, speaker } = scene;
  const g = view.state;
  const ship = shipOfSeat(g, seat);
  const colour = colourOf(scene, ship);
  const name = captainOf(g, ship);
  return {
    ...(name === undefined ? {} : { role: name }),
    isFirst: g.initiative === ship.ship,
    isOut: isGhost(ship),
    figures: [
      figure(
        <Icon name="doubloon" />,
        ship.doubloons,
        speaker.words(put('doubloons', { count: ship.doubloons })),
      ),
      figure(
        <Icon name={isGhost(ship) ? 'ship-ghost' : 'hold'} />,
        isGhost(ship) ? '–' : ship.hull,
        hullWords(scene, ship),
      ),
      figure(
        <Icon name="deckhand" {...(colour && { colours: { '--sail': seatFill(colour) } })} />,
        ship.crew,
        speaker.words(put('score.crew', { count: ship.crew })),
      ),
    ],
    holdings: <SeatHoldings scene={scene} ship={ship} />,
  };
};
