import { type SeatColour, seatFill } from '@quarterdeck/board-kit/drawings';
import { type Doubloons, type Jewel, wordingsOf } from '../../index.ts';
import { Icon } from '../signs/symbol.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

type HullBarProps = { readonly hull: number; readonly most: number; readonly then?: number };

/** Ten planks; what would be repaired or shot away is hatched. */
export const HullBar = ({ hull, most, then = hull }: HullBarProps) => (
  <span className="hull-bar" aria-hidden="true">
    {upTo(most).map((plank) => (
      <i
        key={plank}
        data-filled={plank <= Math.min(hull, then) ? '' : undefined}
        data-then={
          plank > hull && plank <= then
            ? 'more'
            : plank <= hull && plank > then
              ? 'less'
              : undefined
        }
      />
    ))}
  </span>
);

type CrewProps = {
  readonly crew: number;
  readonly most: number;
  readonly colour: SeatColour | undefined;
};

export const CrewRow = ({ crew, most, colour }: CrewProps) => (
  <span className="crew-row" aria-hidden="true">
    {upTo(most).map((one) => (
      <i key={one} data-lost={one > crew ? '' : undefined}>
        <Icon
          name="deckhand"
          size={20}
          {...(colour && { colours: { '--sail': seatFill(colour) } })}
        />
      </i>
    ))}
  </span>
);

/** A jewel in its own colour. */
export const JewelIcon = ({
  g,
  jewel,
  size = 20,
}: {
  readonly g: Doubloons;
  readonly jewel: Jewel;
  readonly size?: number;
}) => <Icon name="jewel" size={size} colours={{ '--sail': wordingsOf(g).jewels[jewel].hex }} />;
