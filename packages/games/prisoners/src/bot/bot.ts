import { byId, HIDDEN_WORD, type Reckoning, type Seat, weighed } from '@quarterdeck/kernel';
import type { Player, Prisoners, Ship } from '../model/state.ts';
import { highestLevel } from '../rules/fleet.ts';
import { battleProspect, type Prospect } from './battle.ts';
import { type Goal, goalsOf, hopeOf } from './prospects.ts';
import { type Scales, scalesOf, WEIGHTS } from './weights.ts';

function shipWorth(
  g: Prisoners,
  w: Scales,
  ship: Ship,
  goals: readonly Goal[],
  prospect: Prospect | undefined,
): number {
  const own = levelWorth(g, w, ship.level);
  const rise = w.rise * (levelWorth(g, w, ship.level + 1) - own);
  let worth = own + w.hope * hopeOf(g, w, ship, goals) + (ship.won ? rise : 0);
  if (prospect?.attacker === ship.ship) {
    worth *= 1 - prospect.attackerLost;
    if (!ship.won) worth += rise * prospect.won;
  } else if (prospect?.target === ship.hex) worth *= 1 - prospect.won;
  return worth + turnWorth(g, w, ship);
}

function levelWorth(g: Prisoners, { levels }: Scales, level: number): number {
  const { minLevel, maxLevel } = g.printed.figures;
  return levels[Math.min(level, maxLevel) - minLevel] ?? 0;
}

/** What counts in this turn alone. */
function turnWorth(g: Prisoners, w: Scales, ship: Ship): number {
  const { turn } = g;
  if (turn.seat !== ship.seat) {
    const weakened = ship.sinkDefense < 0 ? w.weakened : 0;
    return -weakened - (ship.noReturnFire ? w.barred : 0);
  }
  const { step } = turn;
  let worth = ship.attacked ? 0 : w.extraDie * ship.attackDice;
  const isDue = !ship.moved && g.stayed?.includes(ship.ship) !== true;
  if (isDue && (step === 'command' || step === 'move')) worth += w.unmoved;
  if (!ship.explored && step !== 'engage') worth += w.unspent;
  if (!ship.attacked) worth += w.unspent;
  return worth;
}

/** What the cards of a hand may bring; one that is not known, what any may. */
function handWorth(g: Prisoners, w: Scales, { seat, hand }: Player): number {
  const { maneuvers, figures } = g.printed;
  const highest = highestLevel(g, seat);
  let worth = 0;
  for (const card of hand) {
    const known: string = card;
    const level = known === HIDDEN_WORD ? null : byId(maneuvers, card).level;
    const most = level === null ? w.draw : (w.cards[level - figures.minLevel] ?? w.draw);
    worth += (level ?? 0) > highest ? w.notYet * most : most;
  }
  return worth;
}

/** Cards in hand and to be drawn, territories, and what was seen in secret. */
function holdings(g: Prisoners, w: Scales, player: Player): number {
  const { turn } = g;
  const { seat } = player;
  const toDraw = turn.seat === seat ? turn.draws + turn.extraDraws : 0;
  let worth = handWorth(g, w, player) + w.draw * toDraw;
  for (const { controller, holder, drawPhasesLeft } of g.territories) {
    if (controller === seat) worth += w.territory;
    if (holder === seat && drawPhasesLeft === 0) worth += w.readyManeuver;
  }
  for (const { seenBy } of g.destinations) if (seenBy.includes(seat)) worth += w.seen;
  for (const look of g.looks) if (look.seat === seat) worth += w.seen;
  return worth;
}

/** What the battle under way may bring its attacker besides a level. */
function spoilsOf(
  g: Prisoners,
  w: Scales,
  { seat }: Player,
  prospect: Prospect | undefined,
): number {
  if (prospect?.attackerSeat !== seat) return 0;
  const { taken, takenLevel, draws, conquered } = prospect;
  return (
    w.captured * taken * levelWorth(g, w, takenLevel) + w.draw * draws + w.territory * conquered
  );
}

/** The fleets that are near four ships of the highest level are nearest to victory (TP-281). */
function partsOf(
  g: Prisoners,
  w: Scales,
  player: Player,
  prospect: Prospect | undefined,
): readonly number[] {
  const { maxLevel, fleetVictoryShips } = g.printed.figures;
  const held = holdings(g, w, player) + spoilsOf(g, w, player, prospect);
  const goals = goalsOf(g, w, player.seat);
  let worth = held;
  let top = 0;
  for (const ship of g.ships) {
    if (ship.seat !== player.seat || ship.hex === null) continue;
    worth += shipWorth(g, w, ship, goals, prospect);
    if (ship.level === maxLevel) top++;
  }
  return [worth, w.topShips * Math.min(top, fleetVictoryShips) ** 2, held];
}

function fleetWorth(
  g: Prisoners,
  w: Scales,
  player: Player,
  prospect: Prospect | undefined,
): number {
  const [worth = 0, top = 0] = partsOf(g, w, player, prospect);
  return worth + top;
}

/** A seat's share of the win: what its fleet is worth against the others'. */
function shareOf(g: Prisoners, w: Scales, seat: Seat): number {
  const prospect = battleProspect(g, w);
  let own = 0;
  let all = 0;
  for (const player of g.players) {
    if (player.out) continue;
    const share = Math.exp(w.steep * fleetWorth(g, w, player, prospect));
    if (player.seat === seat) own = share;
    all += share;
  }
  return all === 0 ? 1 / g.players.length : own / all;
}

export const judging = weighed(WEIGHTS, (weights) => {
  const scales = scalesOf(weights);
  return (g: Prisoners, seat: Seat) => shareOf(g, scales, seat);
});
const BY_HAND = scalesOf(WEIGHTS);

/** What a fleet's worth is made of: its ships, what they hope for, and how the battle under way may end. */
export const reckoning: Reckoning<Prisoners> = {
  figures: [
    'fleet',
    'top-ships',
    'holdings',
    'hopes',
    'best-hope',
    'attack-wins',
    'attacker-lost',
    'target-lost',
  ],
  of(g) {
    const prospect = battleProspect(g, BY_HAND);
    return g.players.map((player) => {
      if (player.out) return null;
      const parts = partsOf(g, BY_HAND, player, prospect);
      const goals = goalsOf(g, BY_HAND, player.seat);
      const hopes = g.ships
        .filter(({ seat, hex }) => seat === player.seat && hex !== null)
        .map((ship) => hopeOf(g, BY_HAND, ship, goals));
      const [worth = 0, top = 0] = parts;
      return {
        figures: [
          ...parts,
          hopes.reduce((sum, hope) => sum + hope, 0),
          Math.max(0, ...hopes),
          ...fightOf(g, player, prospect),
        ],
        weight: WEIGHTS.steep * (worth + top),
        unit: WEIGHTS.steep,
      };
    });
  },
};

/** Worth more for each figure. */
export const characters = {
  warlike: { 'attack-wins': 0.3, 'top-ships': 0.3 },
  cautious: { 'attacker-lost': -0.5, 'target-lost': -0.5 },
  greedy: { holdings: 0.5 },
} as const;

/** How the battle under way may end for one who fights in it. */
function fightOf(g: Prisoners, { seat }: Player, prospect: Prospect | undefined): number[] {
  if (prospect === undefined || g.engagement === null) return [0, 0, 0];
  const { attackerSeat, targetSeat } = g.engagement;
  return [
    attackerSeat === seat ? prospect.won : 0,
    attackerSeat === seat ? prospect.attackerLost : 0,
    targetSeat === seat ? prospect.won : 0,
  ];
}
