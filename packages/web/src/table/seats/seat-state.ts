import { type AnyScene, isTogether, type SeatFace } from '@quarterdeck/board-kit';
import { at, clockwiseFrom, type Seat } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import type { Presence, TableSnapshot } from '../../hosts/host.ts';

/** What a seat is doing just now. */
export type SeatState = 'yours' | 'sealed' | 'choosing' | 'asked' | 'thinking' | 'away' | 'idle';

const asked = ({ asked: all }: Pick<View, 'asked'>, seat: Seat): boolean =>
  all.some((one) => one.seat === seat);

const seatState = (
  view: Pick<View, 'asked' | 'given'>,
  face: Pick<SeatFace, 'seat' | 'isMe'>,
  presence: Presence | undefined,
): SeatState => {
  const isAsked = asked(view, face.seat);
  if (isAsked && face.isMe) return 'yours';
  if (presence === 'away') return 'away';
  if (isTogether(view) && view.given[face.seat] != null) return 'sealed';
  if (isAsked && isTogether(view)) return 'choosing';
  if (isAsked && presence === 'thinking') return 'thinking';
  return isAsked ? 'asked' : 'idle';
};

/** Turn order from the viewer; a spectator begins with the first seat. */
export const facesInOrder = ({ seats, me }: AnyScene): readonly SeatFace[] => {
  const [first] = seats;
  const start = me ?? first?.seat;
  return start === undefined ? [] : clockwiseFrom(seats, start).map((seat) => at(seats, seat));
};

export const stateOf = (scene: AnyScene, snapshot: TableSnapshot, face: SeatFace): SeatState =>
  seatState(scene.view, face, snapshot.presence[face.seat]);
