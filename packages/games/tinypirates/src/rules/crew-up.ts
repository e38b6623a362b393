// Chapter 7.3, Crew Up: TE-121 to TE-132, TE-S47 to TE-S53

import { type Act, byId, type Chapter, decision, unreachable } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { CrewUpChoice, Deny, Offer } from '../model/choices.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import type { CrewCard } from '../pack/ids.gen.ts';
import { answersFor, pirateOf } from './fleet.ts';
import { payGold } from './gains.ts';

export function crewUp(pirate: PirateId, act: Act<Kinds>): void {
  act.next('crew-up/choose', { pirate, hired: false });
}

/** TE-S48: there is always one. */
export function topCrew(g: Draft): CrewCard {
  const card = g.crewDeck.pop();
  if (card === undefined) throw new Error('crew-up: the Crew deck is empty');
  return card;
}

/** TE-124, TE-S47: under the deck from left to right, so that the rightmost lies lowest. */
export function replaceRow(g: Draft, pirate: PirateId, clause: ClauseId, act: Act<Kinds>): void {
  const out = [...g.crewRow];
  for (const card of out) g.crewDeck.unshift(card);
  g.crewRow = out.map(() => topCrew(g));
  act.emit(clause, 'row-replaced', { pirate, out, row: [...g.crewRow] });
}

/** TE-123, TE-127, TE-S49 */
function hire(
  g: Draft,
  pirate: PirateId,
  crew: CrewCard,
  discarded: CrewCard | null,
  act: Act<Kinds>,
): void {
  const mat = pirateOf(g, pirate);
  if (discarded !== null) {
    mat.crew.splice(mat.crew.indexOf(discarded), 1);
    g.crewDeck.unshift(discarded);
  }
  mat.crew.push(crew);
  const revealed = topCrew(g);
  g.crewRow[g.crewRow.indexOf(crew)] = revealed;
  act.emit('TE-122', 'crew-hired', { pirate, crew, discarded, revealed });
}

/** TE-130, TE-132 */
function mutiny(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  const mat = pirateOf(g, pirate);
  if (mat.captain === null) throw new Error('mutiny: no Captain Card');
  const captain = byId(g.printed.captains, mat.captain).back;
  mat.captain = captain;
  mat.bloodied = true;
  act.emit('TE-130', 'mutinied', { pirate, captain });
}

/** TE-124, TE-125, TE-S50 */
function offerNewRow(
  g: Tinypirates,
  pirate: PirateId,
  hired: boolean,
  offer: Offer<CrewUpChoice>,
  deny: Deny<CrewUpChoice>,
): void {
  const choice = { do: 'new-row' } as const;
  if (hired) deny(choice, 'TE-S50');
  else if (g.turn.rowReplaced) deny(choice, 'TE-125');
  else if (pirateOf(g, pirate).gold < g.printed.limits.crewRowRefreshCost) deny(choice, 'TE-007');
  else offer(choice);
}

/** TE-122, TE-127 */
function offerCards(
  g: Tinypirates,
  pirate: PirateId,
  hired: boolean,
  offer: Offer<CrewUpChoice>,
  deny: Deny<CrewUpChoice>,
): void {
  const own = pirateOf(g, pirate).crew;
  const isFull = own.length >= g.printed.limits.crew;
  for (const crew of g.crewRow)
    if (hired) deny({ do: 'hire', crew }, 'TE-122');
    else if (!isFull) offer({ do: 'hire', crew });
    else {
      deny({ do: 'hire', crew }, 'TE-127');
      for (const discard of own) offer({ do: 'hire-for', crew, discard });
    }
}

export const crewUpChapter: Chapter<Kinds, 'crew-up'> = {
  'crew-up/choose': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate, hired }, offer, deny) => {
      offerCards(g, pirate, hired, offer, deny);
      offerNewRow(g, pirate, hired, offer, deny);
      if (pirateOf(g, pirate).bloodied) deny({ do: 'mutiny' }, 'TE-131');
      else offer({ do: 'mutiny' }); // TE-129
      offer({ do: 'done' }); // TE-126
    },
    answer: (g, { pirate, hired }, choice, act) => {
      switch (choice.do) {
        case 'new-row':
          payGold(g, pirate, g.printed.limits.crewRowRefreshCost, 'TE-124', act);
          g.turn.rowReplaced = true;
          replaceRow(g, pirate, 'TE-124', act);
          goOn(g, pirate, hired, act);
          return;
        case 'hire':
          hire(g, pirate, choice.crew, null, act);
          goOn(g, pirate, true, act);
          return;
        case 'hire-for':
          hire(g, pirate, choice.crew, choice.discard, act);
          goOn(g, pirate, true, act);
          return;
        case 'mutiny':
          mutiny(g, pirate, act);
          goOn(g, pirate, hired, act);
          return;
        case 'done':
          return;
        default:
          return unreachable(choice);
      }
    },
  }),
};

/** After a card was taken only a Mutiny is left. */
function goOn(g: Draft, pirate: PirateId, hired: boolean, act: Act<Kinds>): void {
  if (!hired || !pirateOf(g, pirate).bloodied) act.next('crew-up/choose', { pirate, hired });
}
