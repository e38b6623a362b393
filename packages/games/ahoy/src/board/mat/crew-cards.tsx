import { Touchable } from '@quarterdeck/board-kit';
import { seatFill } from '@quarterdeck/board-kit/drawings';
import { at, type Seat } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type CardId, SHIPS, type Ship, wordingsOf } from '../../index.ts';
import { crewName, crewText, put } from '../../words/names.ts';
import { cardTarget } from '../../words/targets.ts';
import { SuitIcon } from '../pieces/cards.tsx';
import type { AhoyScene } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';
import { Slot, stateOfSlot } from './action-boxes.tsx';

type CardsProps = { readonly scene: AhoyScene; readonly seat: Seat };

const CrewCard = ({ scene, seat, card }: CardsProps & { readonly card: CardId }) => {
  const g = scene.view.state;
  const { suit, slot, costSlot } = at(g.printed.cards, card);
  const slots = [slot, costSlot].flatMap((one) =>
    one === null ? [] : (stateOfSlot(g, seat, one) ?? []),
  );
  return (
    <li className="crew-card" title={crewText(g, card)}>
      <Touchable target={cardTarget(card)} className="crew-name row">
        <SuitIcon suit={suit} size={22} />
        <b>{crewName(g, card)}</b>
      </Touchable>
      {slots.map((state) => (
        <Slot key={state.slot} scene={scene} seat={seat} state={state} size={28} />
      ))}
    </li>
  );
};

const SHIP_SIGN = { cutter: 'ship-brig', gunship: 'ship-frigate' } as const satisfies Record<
  Ship,
  string
>;

const ShipPlan = ({
  scene,
  seat,
  ship,
}: CardsProps & { readonly ship: Ship }): ReactElement | undefined => {
  const g = scene.view.state;
  const slots = g.printed.ships[ship].slots.flatMap((slot) => stateOfSlot(g, seat, slot) ?? []);
  if (slots.length === 0) return undefined;
  const { name, text } = wordingsOf(g).plans.kinds[ship];
  return (
    <li className="crew-card" title={text}>
      <span className="crew-name row">
        <Icon
          name={SHIP_SIGN[ship]}
          size={24}
          colours={{ '--sail': seatFill(at(scene.seats, seat).colour) }}
        />
        <b>{name}</b>
      </span>
      {slots.map((state) => (
        <Slot key={state.slot} scene={scene} seat={seat} state={state} size={28} />
      ))}
    </li>
  );
};

/** Crew and ships with their slots; an empty place where there is nobody yet. */
export const CrewCards = ({ scene, seat }: CardsProps) => {
  const { crew } = at(scene.view.state.mats, seat);
  return (
    <ul className="crew-cards wraps" aria-label={scene.speaker.words(put('group.crew'))}>
      {SHIPS.map((ship) => (
        <ShipPlan key={ship} scene={scene} seat={seat} ship={ship} />
      ))}
      {crew.map((card) => (
        <CrewCard key={card} scene={scene} seat={seat} card={card} />
      ))}
      {crew.length === 0 && <li className="no-crew">{scene.words('ahoy.noCrew')}</li>}
    </ul>
  );
};
