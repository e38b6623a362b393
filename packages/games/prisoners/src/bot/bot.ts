import type { Reckoning, Seat } from '@quarterdeck/kernel';
import type { Player, Prisoners, Ship } from '../model/state.ts';
import { battleProspect, type Prospect } from './battle.ts';
import { type Goal, goalsOf, hopeOf } from './prospects.ts';

/** What a ship is worth, by its level from 5 on. */
const LEVEL_WORTH = [1, 1.4, 1.85, 2.4, 3.1] as const;
/** The next level, as long as it is not won. */
const RISE = 0.45;
const HOPE = 0.22;
const CARD = 0.12;
const TERRITORY = 0.4;
const READY_MANEUVER = 0.08;
/** What Command Maneuvers prepare, as long as ships can still attack. */
const EXTRA_DIE = 0.09;
const WEAKENED = 0.16;
const BARRED = 0.1;
const SEEN = 0.05;
/** What may still be done in this turn, so that nobody passes before it is. */
const UNMOVED = 0.02;
const UNSPENT = 0.01;
/** How much more a lead of one means. */
const STEEP = 0.75;

function shipWorth(
  g: Prisoners,
  ship: Ship,
  goals: readonly Goal[],
  prospect: Prospect | undefined,
): number {
  const { minLevel, maxLevel } = g.printed.figures;
  const own = LEVEL_WORTH[ship.level - minLevel] ?? 0;
  const rises = ship.level < maxLevel;
  let worth = own + HOPE * hopeOf(g, ship, goals) + (ship.won && rises ? RISE : 0);
  if (prospect?.attacker === ship.ship) {
    if (rises && !ship.won) worth += RISE * prospect.won;
    worth *= 1 - prospect.attackerLost;
  } else if (prospect?.target === ship.hex) worth *= 1 - prospect.targetLost;
  return worth + turnWorth(g, ship);
}

/** What counts in this turn alone. */
function turnWorth(g: Prisoners, ship: Ship): number {
  const { turn } = g;
  if (turn.seat !== ship.seat) {
    const weakened = ship.sinkDefense < 0 ? WEAKENED : 0;
    return -weakened - (ship.noReturnFire ? BARRED : 0);
  }
  const { step } = turn;
  let worth = ship.attacked ? 0 : EXTRA_DIE * ship.attackDice;
  const isDue = !ship.moved && g.stayed?.includes(ship.ship) !== true;
  if (isDue && (step === 'command' || step === 'move')) worth += UNMOVED;
  if (!ship.explored && step !== 'engage') worth += UNSPENT;
  if (!ship.attacked) worth += UNSPENT;
  return worth;
}

/** Cards in hand and to be drawn, territories, and what was seen in secret. */
function holdings(g: Prisoners, { seat, hand }: Player): number {
  const { turn } = g;
  const toDraw = turn.seat === seat ? turn.draws + turn.extraDraws : 0;
  let worth = CARD * (hand.length + toDraw);
  for (const { controller, holder, drawPhasesLeft } of g.territories) {
    if (controller === seat) worth += TERRITORY;
    if (holder === seat && drawPhasesLeft === 0) worth += READY_MANEUVER;
  }
  for (const { seenBy } of g.destinations) if (seenBy.includes(seat)) worth += SEEN;
  for (const look of g.looks) if (look.seat === seat) worth += SEEN;
  return worth;
}

/** The fleets that are near four ships of the highest level are nearest to victory (TP-281). */
function partsOf(g: Prisoners, player: Player, prospect: Prospect | undefined): readonly number[] {
  const { maxLevel, fleetVictoryShips } = g.printed.figures;
  const held = holdings(g, player);
  const goals = goalsOf(g, player.seat);
  let worth = held;
  let top = 0;
  for (const ship of g.ships) {
    if (ship.seat !== player.seat || ship.hex === null) continue;
    worth += shipWorth(g, ship, goals, prospect);
    if (ship.level === maxLevel) top++;
  }
  return [worth, Math.min(top, fleetVictoryShips) ** 2 / 4, held];
}

function fleetWorth(g: Prisoners, player: Player, prospect: Prospect | undefined): number {
  const [worth = 0, top = 0] = partsOf(g, player, prospect);
  return worth + top;
}

/** A seat's share of the win: what its fleet is worth against the others'. */
export function evaluate(g: Prisoners, seat: Seat): number {
  const prospect = battleProspect(g);
  let own = 0;
  let all = 0;
  for (const player of g.players) {
    if (player.out) continue;
    const share = Math.exp(STEEP * fleetWorth(g, player, prospect));
    if (player.seat === seat) own = share;
    all += share;
  }
  return all === 0 ? 1 / g.players.length : own / all;
}

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
    const prospect = battleProspect(g);
    return g.players.map((player) => {
      if (player.out) return null;
      const parts = partsOf(g, player, prospect);
      const goals = goalsOf(g, player.seat);
      const hopes = g.ships
        .filter(({ seat, hex }) => seat === player.seat && hex !== null)
        .map((ship) => hopeOf(g, ship, goals));
      const [worth = 0, top = 0] = parts;
      return {
        figures: [
          ...parts,
          hopes.reduce((sum, hope) => sum + hope, 0),
          Math.max(0, ...hopes),
          ...fightOf(g, player, prospect),
        ],
        weight: STEEP * (worth + top),
        unit: STEEP,
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
    targetSeat === seat ? prospect.targetLost : 0,
  ];
}
