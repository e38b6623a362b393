// Chapters 15 and 18, scoring and the end of the game: AH-232 to AH-239, AH-287 to AH-292, AH-300

import type { Aside, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto } from '@quarterdeck/kernel';
import type { Ahoy, Kinds } from '../model/state.ts';
import type { Power } from '../pack/components.ts';
import type { CardId } from '../pack/printed.ts';
import { controlOf } from './control.ts';
import { squadronSeat, unionSeat } from './fleet.ts';
import { regionsOf, suitOf } from './geometry/map.ts';
import { gainFame } from './purse.ts';

const seatOfPower = (g: Ahoy, power: Power): Seat =>
  power === 'bluefin' ? squadronSeat(g) : unionSeat(g);

/** AH-288, AH-289: the regions of the card's own suit that the power controls. */
export const pledgeFame = (g: Ahoy, card: CardId, power: Power): number =>
  regionsOf(g).filter(
    (region) =>
      suitOf(g, region) === at(g.printed.cards, card).suit && controlOf(g, region).power === power,
  ).length;

export const scoring: Chapter<Kinds, 'scoring'> = {
  // AH-235, AH-S89
  'scoring/regions': auto((g, _, act) => {
    for (const region of regionsOf(g)) {
      const { squadron, union, power } = controlOf(g, region);
      const fame = power === null ? 0 : at(g.regions, region).wealth;
      act.emit('AH-235', 'region-scored', { region, squadron, union, power, fame });
      if (power !== null) gainFame(g, seatOfPower(g, power), fame, 'AH-235', act);
    }
    act.next('scoring/check', {});
  }),

  // AH-238, AH-239, AH-S95: the check comes first, and then nothing else.
  'scoring/check': auto((g, _, act) => {
    const { fame, limits } = g.printed.content.amounts;
    if (g.mats.some((mat) => mat.fame >= fame.end) || g.round >= limits.rounds) {
      act.next('scoring/pledges', {});
      return;
    }
    act.next('clean-up/wealth', {});
    act.next('clean-up/reroll', {});
    act.next('clean-up/pass', {});
    act.next('clean-up/plans', {});
    act.next('round/begin', {});
  }),

  // AH-288, AH-S92: from the control just scored.
  'scoring/pledges': auto((g, _, act) => {
    for (const { seat, pledges } of g.smugglers)
      for (const [marker, pledge] of pledges.entries()) {
        const { power, cards } = pledge;
        pledge.shown = true;
        let fame = 0;
        for (const card of cards) fame += pledgeFame(g, card, power);
        act.emit('AH-288', 'pledge-revealed', { seat, marker, power, fame });
        gainFame(g, seat, fame, 'AH-288', act);
      }
  }),

  'scoring/end': auto((g, _, act) => {
    g.over = true;
    const { fame } = g.printed.content.amounts;
    const reached = g.mats.some((mat) => mat.fame >= fame.end);
    act.emit('AH-287', 'game-ended', { round: g.round, reached });
  }),
};

/** AH-300, AH-S96: with two players, at any time. */
export const conceding: Aside<Kinds> = {
  choices: (g, _, offer, deny) => {
    if (g.mats.length > 2) deny({ do: 'concede' }, 'AH-S96');
    else offer({ do: 'concede' });
  },
  answer: (g, seat, _, act) => {
    g.conceded = seat;
    act.emit('AH-300', 'conceded', { seat });
    act.skipTo('scoring/end');
  },
};
