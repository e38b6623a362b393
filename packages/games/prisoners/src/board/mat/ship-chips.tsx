import { seatFill } from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { type Ship, shipsOf } from '../../index.ts';
import { hexName } from '../../words/names.ts';
import { hexTarget } from '../../words/targets.ts';
import type { PrisonersScene, PrisonersSeatProps } from '../scene.ts';
import { Icon } from '../signs/symbol.ts';

/** The window follows the focus: whoever is looked for is shown. */
const showOnChart = (target: string): void => {
  const place = document.querySelector<SVGElement>(`.board [data-target="${target}"]`);
  place?.dispatchEvent(new CustomEvent('look', { bubbles: true }));
};

const DEEDS = ['moved', 'explored', 'attacked', 'idle'] as const;

/** What a ship has done in this turn, and what helps it. */
const deedsOf = ({ words }: PrisonersScene, ship: Ship): string =>
  [
    ...DEEDS.filter((deed) => ship[deed]).map((deed) => words(`prisoners.deeds.${deed}`)),
    ...(ship.extraMove > 0 ? [words('prisoners.bonus.move', { count: ship.extraMove })] : []),
    ...(ship.attackDice > 0 ? [words('prisoners.bonus.dice', { count: ship.attackDice })] : []),
  ].join(', ');

type ChipProps = { readonly scene: PrisonersScene; readonly ship: Ship };

const ShipChip = ({ scene, ship }: ChipProps): ReactElement | undefined => {
  const { view, words, seats } = scene;
  const { hex, seat, level } = ship;
  if (hex === null) return undefined;
  const colour = seatFill(at(seats, seat).colour);
  const deeds = deedsOf(scene, ship);
  const name = hexName(view.state, hex);
  return (
    <li>
      <button
        type="button"
        className="ship-chip row slip"
        style={{ borderBottomColor: colour }}
        onClick={() => showOnChart(hexTarget(hex))}
      >
        <span className="unseen">{words('prisoners.level')} </span>
        <b className="level-mark centred">{level}</b>
        <Icon name="ship-frigate" size={26} colours={{ '--sail': colour, '--hull': '#7a4a1e' }} />
        <span className="unseen"> {words('prisoners.at')} </span>
        <span>
          {name} <small>{deeds}</small>
        </span>
      </button>
    </li>
  );
};

type ChipsProps = { readonly scene: PrisonersScene; readonly ships: readonly Ship[] };

/** Ships as chips that show where they lie. */
export const ShipChips = ({ scene, ships }: ChipsProps) => (
  <ul className="ship-chips wraps">
    {ships.map((ship) => (
      <ShipChip key={ship.ship} scene={scene} ship={ship} />
    ))}
  </ul>
);

/** On a phone: the viewer's ships in one row under the chart. */
export const PhoneShips = ({ scene, seat }: PrisonersSeatProps) => (
  <ShipChips scene={scene} ships={shipsOf(scene.view.state, seat)} />
);
