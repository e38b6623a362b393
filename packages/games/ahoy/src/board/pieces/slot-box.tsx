import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { unreachable } from '@quarterdeck/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../signs/symbol.ts';
import { DieFace } from './die-face.tsx';

export type Accepts =
  | { readonly kind: 'any' }
  | { readonly kind: 'even' }
  | { readonly kind: 'exact'; readonly value: number };

/** A place for one die, or for one damage. */
export type SlotFace = {
  readonly accepts: Accepts;
  readonly die: number | undefined;
  readonly isDamaged: boolean;
  /** Printed with a dashed box: it cannot be damaged. */
  readonly isSafe: boolean;
};

type SlotBoxProps = {
  readonly face: SlotFace;
  readonly colour: SeatColour;
  readonly size: number;
  /** "even", in the reader's language. */
  readonly even: string;
};

const Wanted = ({ face, size, even }: SlotBoxProps): ReactElement | undefined => {
  switch (face.accepts.kind) {
    case 'any':
      return undefined;
    case 'even':
      return <em>{even}</em>;
    case 'exact':
      return (
        <span className="slot-pips">
          <DieFace value={face.accepts.value} size={Math.round(size * 0.72)} />
        </span>
      );
    default:
      return unreachable(face.accepts);
  }
};

const stateOf = ({ die, isDamaged }: SlotFace): 'damaged' | 'filled' | 'empty' => {
  if (isDamaged) return 'damaged';
  return die === undefined ? 'empty' : 'filled';
};

/** Empty with what it asks for, filled with its die, or crossed out by damage. */
export const SlotBox = (props: SlotBoxProps) => {
  const { face, colour, size } = props;
  const state = stateOf(face);
  return (
    <span
      className="slot centred"
      data-state={state}
      data-safe={face.isSafe ? '' : undefined}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {state === 'damaged' && <Icon name="damage" size={Math.round(size * 0.72)} />}
      {state === 'filled' && <DieFace value={face.die} size={size} colour={colour} />}
      {state === 'empty' && <Wanted {...props} />}
    </span>
  );
};
