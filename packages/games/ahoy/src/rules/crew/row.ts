import type { Act, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../../model/state.ts';
import type { FigureId, Moment } from '../../pack/fields.ts';
import type { CardId } from '../../pack/printed.ts';

/** What the owner may do at a moment; `figure` is whom it is about, where it is about one. */
export type May = {
  readonly when: (g: Ahoy, owner: Seat, figure: FigureId | null) => boolean;
  readonly does: (
    g: Draft,
    owner: Seat,
    card: CardId,
    figure: FigureId | null,
    act: Act<Kinds>,
  ) => void;
};

/** An action that needs no die (AH-149). */
export type CardAction = {
  /** The rule that keeps it from being used now, if any (AH-S99). */
  readonly forbids: (g: Ahoy, owner: Seat) => ClauseId | null;
  readonly does: (g: Draft, owner: Seat, card: CardId, act: Act<Kinds>) => void;
  /** AH-S66 */
  readonly oncePerTurn?: true;
};

/** What a card does when its owner uses it: at moments, as an action, with a die. */
export type Deed = {
  readonly clause: ClauseId;
  readonly may?: { readonly [M in Moment]?: May };
  readonly action?: CardAction;
  /** With a die on its slot. */
  readonly dieAction?: (g: Draft, owner: Seat, act: Act<Kinds>) => void;
};
