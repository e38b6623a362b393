import { keyed } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { type Seawolf, type Ship, shipOf, shipValue } from '../../index.ts';
import { put } from '../../words/names.ts';
import { holdWords } from '../../words/viewing.ts';
import { EXTENSION_SIGN } from '../pieces/pieces.ts';
import { stowage } from '../places/stowage.ts';
import type { SeawolfScene, SeawolfSeatProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

type HoldProps = { readonly g: Seawolf; readonly ship: Ship; readonly label: string };

/** A hold as a row of spaces, for seats and for a phone. */
const HoldRow = ({ g, ship, label }: HoldProps) => (
  <span className="hold-row" role="img" aria-label={label}>
    {keyed(stowage(g, ship), ({ cargo }, key) => (
      <i key={key} className="hold-space centred" data-empty={cargo === undefined ? '' : undefined}>
        {cargo !== undefined && <Icon name={cargo} size={20} />}
      </i>
    ))}
  </span>
);

/** Extensions with their values, each as its sign. */
const Extensions = ({ scene, ship }: { readonly scene: SeawolfScene; readonly ship: Ship }) => {
  const g = scene.view.state;
  if (ship.extensions.length === 0) return undefined;
  return (
    <span
      className="extension-signs"
      role="img"
      aria-label={scene.speaker.words(put('see.ship-value', { value: shipValue(g, ship) }))}
      title={scene.speaker.words(put('see.ship-value', { value: shipValue(g, ship) }))}
    >
      {ship.extensions.map((id) => {
        const { type, value } = at(g.printed.extensions, id);
        return (
          <i key={id}>
            <Icon name={EXTENSION_SIGN[type]} size={20} />
            <sub>{value}</sub>
          </i>
        );
      })}
    </span>
  );
};

/** Orders that are laid and not yet shown: a seal with the number of cards. */
const Laid = ({ scene, ship }: { readonly scene: SeawolfScene; readonly ship: Ship }) => {
  const count = ship.orders.length;
  if (count === 0 || ship.ordersShown) return undefined;
  const label = scene.speaker.words(put('see.laid', { count }));
  return (
    <span className="laid-orders row" role="img" aria-label={label} title={label}>
      <Icon name="i-seal" size={18} />
      {count}
    </span>
  );
};

type SeatHoldingsProps = { readonly scene: SeawolfScene; readonly seat: Seat };

/** What a seat's card draws under its figures. */
export const SeatHoldings = ({ scene, seat }: SeatHoldingsProps) => {
  const g = scene.view.state;
  const ship = shipOf(g, seat);
  return (
    <>
      <span className="seat-extras row">
        <Laid scene={scene} ship={ship} />
        <Extensions scene={scene} ship={ship} />
      </span>
      <HoldRow g={g} ship={ship} label={holdWords(scene, seat)} />
    </>
  );
};

/** The viewer's own holdings in one row, for a phone. */
export const PhoneHoldings = ({ scene, seat }: SeawolfSeatProps) => {
  const { speaker, view } = scene;
  const g = view.state;
  const ship = shipOf(g, seat);
  const cannons = speaker.words(put('score.cannons', { count: ship.cannons }));
  const chests = speaker.words(put('score.chests', { count: ship.chests.length }));
  return (
    <>
      <HoldRow g={g} ship={ship} label={holdWords(scene, seat)} />
      <span className="own-figures">
        <span role="img" aria-label={cannons} title={cannons}>
          <Icon name="cannon" size={22} />
          <b>{ship.cannons}</b>
        </span>
        <span role="img" aria-label={chests} title={chests}>
          <Icon name="chest" size={22} />
          <b>{ship.chests.length}</b>
        </span>
      </span>
    </>
  );
};
