// Who answers for which seat: somebody at this page, or a bot. Nothing here is drawn.

import { type BotTask, botsFor } from '@quarterdeck/bots';
import type { Seat } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { lastOf, momentOf, type Rules, type Session } from './session.ts';

export const PERSON = 'person';

/** By seat: `PERSON`, or a bot's id. Seats beyond the list are people's. */
export type Seating = readonly string[];

export const EVERYBODY_HERE: Seating = [];

/** What a seat can be given to, with a line about it. */
export const SITTERS: readonly { readonly id: string; readonly title: string }[] = [
  { id: PERSON, title: 'You' },
  // Of a game under work nothing was learned so far.
  ...botsFor({}).map(({ id, title, about }) => ({ id, title: `${title} (${id}): ${about}` })),
];

export const sitterAt = (seating: Seating, seat: Seat): string => seating[seat] ?? PERSON;

export const isBotAt = (seating: Seating, seat: Seat): boolean =>
  sitterAt(seating, seat) !== PERSON;

export const hasBots = (seating: Seating, seats: number): boolean =>
  seating.slice(0, seats).some((sitter) => sitter !== PERSON);

/** `sitter` takes the seat; the seats before it stay as they are. */
export const seated = (seating: Seating, seat: Seat, sitter: string): Seating =>
  Array.from({ length: Math.max(seating.length, seat + 1) }, (_, index) =>
    index === seat ? sitter : (seating[index] ?? PERSON),
  );

export type BotTurn = { readonly seat: Seat; readonly bot: string };

/** The first of those asked for whom a bot answers; nobody is waited for by anybody else. */
export const botTurn = (rules: Rules, match: Match, seating: Seating): BotTurn | undefined =>
  rules
    .asked(match)
    .map(({ seat }) => ({ seat, bot: sitterAt(seating, seat) }))
    .find(({ bot }) => bot !== PERSON);

/** A bot is handed what its seat sees; the same position gives the same answer again. */
export const taskOf = (rules: Rules, session: Session, { seat, bot }: BotTurn): BotTask => {
  const { match } = lastOf(session);
  return {
    game: rules.game.id,
    bot,
    seat,
    view: rules.wireView(match, seat),
    seed: session.terms.seed + session.moments.length,
  };
};

/**
 * Where Undo leads: the last position before this one at which somebody here was asked; one answer
 * back where nobody was.
 */
export function positionToUndoTo(
  rules: Rules,
  session: Session,
  position: number,
  seating: Seating,
): number {
  for (let earlier = position - 1; earlier >= 0; earlier--) {
    const asked = rules.asked(momentOf(session, earlier).match);
    if (asked.some(({ seat }) => !isBotAt(seating, seat))) return earlier;
  }
  return Math.max(0, position - 1);
}

/** From where on events are told: an answer of somebody here, and what bots have answered since. */
export function firstToTell(session: Session, position: number, seating: Seating): number {
  let first = position;
  for (;;) {
    const { answer } = momentOf(session, first);
    if (first === 0 || answer === null || !isBotAt(seating, answer.seat)) return first;
    first--;
  }
}
