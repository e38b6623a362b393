import type { Act, Seat } from '@quarterdeck/kernel';
import type { Event } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { settleTerritoryVictory } from '../../src/rules/territory-victory.ts';
import {
  attack,
  type Circumstances,
  falls,
  from,
  GREEN,
  names,
  type Played,
  PURPLE,
  play,
  RED,
  table,
  told,
} from '../positions.ts';

const four = (level: number, column: string) =>
  [2, 4, 6, 8].map((row) => ({ at: `${column}${row}`, level }));
const idle = (): never => {
  throw new Error('only the deck is shuffled');
};
const NO_CHANCE = { next: idle, skipTo: idle, below: idle, roll: idle, pick: idle };
const without = (seat: Seat) => ({ seat, territories: 0 });
const won = ({ events }: { events: Parameters<typeof told>[0] }) => told(events, 'game-won');

describe('Victory', () => {
  it('TP-281 TP-S68 whoever has at least four level 9 ships when a turn ends wins, on any turn', () => {
    const own = from('end', { ships: [four(9, 'A'), [{ at: 'P9' }]] });
    const other = from('end', { turn: 1, ships: [four(9, 'A'), [{ at: 'P9' }]] });
    const five = from('end', {
      ships: [[...four(9, 'A'), { at: 'A10', level: 9 }], [{ at: 'P9' }]],
    });
    const three = from('end', { ships: [four(9, 'A').slice(1), [{ at: 'P9' }]] });

    for (const each of [own, other, five])
      expect(won(each)).toEqual([{ seat: RED, victory: 'fleet' }]);
    expect(won(three)).toEqual([]);
    expect(table.outcome(own.match)).toMatchObject({ ranks: [1, 2], because: 'TP-281' });
  });

  it('TP-282 four level 9 ships in mid-turn win nothing if one is lost before the end', () => {
    const fleet = [{ at: 'E5', level: 9 }, ...four(9, 'A').slice(1)];
    const around: Circumstances = { ships: [fleet, [{ at: 'E6', level: 9 }, { at: 'P9' }]] };
    const lost = attack(around, 0, 'E6', 'mmmmmmmmm hhhhhmmm');
    const kept = attack(around, 0, 'E6', 'mmmmmmmmm hhhhmmmm');

    expect(told(lost.events, 'ship-sunk')).toHaveLength(1);
    expect(won(lost)).toEqual([]);
    expect(won(kept)).toEqual([{ seat: RED, victory: 'fleet' }]);
  });

  it('TP-283 a captured level 9 ship counts like any other, at once', () => {
    const fleet = [{ at: 'E5', level: 9 }, ...four(9, 'A').slice(2)];
    const result = attack(
      { ships: [fleet, [{ at: 'E6', level: 9 }, { at: 'P9' }]] },
      0,
      'E6',
      'hhhhhhhmm',
      [{ do: 'capture' }],
    );

    expect(won(result)).toEqual([{ seat: RED, victory: 'fleet' }]);
  });

  it('TP-284 TP-285 TP-S66 the last player with ships wins, and the rest of the turn is skipped', () => {
    const result = attack(
      {
        ships: [[{ at: 'E5' }, { at: 'G5' }], [{ at: 'E6' }]],
        destinations: [
          { at: 'G4', face: 'shark' },
          { at: 'C9', face: 'pirate-cove' },
        ],
        territories: { 'pirate-cove': { controller: RED, holder: RED, drawPhasesLeft: 3 } },
      },
      0,
      'E6',
      'hhhmm',
    );

    expect(won(result)).toEqual([{ seat: RED, victory: 'lastManStanding' }]);
    for (const name of ['ship-upgraded', 'card-drawn', 'cool-down-moved'])
      expect(names(result.events)).not.toContain(name);
    expect(table.outcome(result.match)).toMatchObject({ because: 'TP-284' });
  });

  it('TP-286 TP-S67 one player left comes before a fleet, and a fleet before the long calm', () => {
    const alone = from('end', {
      ships: [four(9, 'A'), [{ at: null }]],
      players: { 1: { out: true, lostIn: 9 } },
    });
    const calm = from('end', { ships: [four(9, 'A'), [{ at: 'P9' }]], state: { calm: 60 } });
    const both = from('end', { turn: 1, ships: [four(9, 'A'), four(9, 'C')] });

    expect(won(alone)).toEqual([{ seat: RED, victory: 'lastManStanding' }]);
    expect(won(calm)).toEqual([{ seat: RED, victory: 'fleet' }]);
    // The active player goes first.
    expect(won(both)).toEqual([{ seat: GREEN, victory: 'fleet' }]);
  });

  it('TP-280 TP-305 TP-S77 the sheet lists what everybody has, and what decided counts', () => {
    const around: Circumstances = {
      ships: [
        [...four(9, 'A'), { at: 'A10' }],
        [{ at: 'P9', level: 9 }, { at: 'P11' }],
      ],
      destinations: [{ at: 'C9', face: 'pirate-cove' }],
      territories: { 'pirate-cove': { controller: GREEN, holder: GREEN } },
    };
    const fleet = table.outcome(from('end', around).match);
    const alone = table.outcome(
      from('end', { ships: [four(8, 'A'), []], players: { 1: { out: true, lostIn: 9 } } }).match,
    );

    expect(fleet?.sheet).toEqual([
      { seat: RED, clause: 'TP-284', line: 'ships', count: 5, points: 0 },
      { seat: GREEN, clause: 'TP-284', line: 'ships', count: 2, points: 0 },
      { seat: RED, clause: 'TP-281', line: 'topShips', count: 4, points: 4 },
      { seat: GREEN, clause: 'TP-281', line: 'topShips', count: 1, points: 1 },
      { seat: RED, clause: 'TP-288', line: 'territories', count: 0, points: 0 },
      { seat: GREEN, clause: 'TP-288', line: 'territories', count: 1, points: 0 },
    ]);
    expect(fleet?.scores).toEqual([4, 1]);
    expect(alone?.scores).toEqual([4, 0]);
    expect(alone?.ranks).toEqual([1, 2]);
  });
});

describe('Territory victory', () => {
  /** The last two ships burn together. */
  const burn = (around: Circumstances, dice = '') =>
    play(
      'command',
      {
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }]],
        hands: [['fire-ship']],
        destinations: [
          { at: 'C9', face: 'pirate-cove' },
          { at: 'C12', face: 'rum-cache' },
          { at: 'C14', face: 'naval-academy' },
        ],
        ...around,
        rig: falls(dice),
      },
      [
        { do: 'play', maneuver: 'fire-ship' },
        { do: 'choose-ship', ship: 0 },
        { do: 'choose-ship', ship: 1 },
      ],
    );

  const territoriesOn = ({ match }: Played): number[] =>
    (table.outcome(match)?.sheet ?? []).flatMap(({ line, count }) =>
      line === 'territories' ? [count] : [],
    );

  it('TP-287 TP-288 TP-S69 with all ships gone each rolls for the territories held before the last ship was lost', () => {
    const result = burn(
      {
        territories: {
          'pirate-cove': { controller: RED, holder: RED },
          'rum-cache': { controller: GREEN, holder: GREEN },
          'naval-academy': { controller: GREEN, holder: GREEN },
        },
      },
      'h mm',
    );

    expect(told(result.events, 'territories-rolled')).toEqual([
      { seat: RED, dice: [true], hits: 1 },
      { seat: GREEN, dice: [false, false], hits: 0 },
    ]);
    expect(won(result)).toEqual([{ seat: RED, victory: 'territoryByDice' }]);
    expect(table.outcome(result.match)).toMatchObject({ because: 'TP-287', scores: [1, 0] });
    expect(territoriesOn(result)).toEqual([1, 2]);
    expect(result.match.state.territories.every(({ controller }) => controller === null)).toBe(
      true,
    );
  });

  it('TP-287 TP-288 who lost the last ship earlier in that turn takes part, who lost it before does not', () => {
    const gone = (lostIn: number) =>
      burn(
        {
          seats: 3,
          ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }], [{ at: null }]],
          players: { 2: { out: true, lostIn, lostWith: 2 } },
          territories: { 'pirate-cove': { controller: RED, holder: RED } },
        },
        'h hh',
      );

    expect(won(gone(9))).toEqual([{ seat: PURPLE, victory: 'territoryByDice' }]);
    expect(won(gone(8))).toEqual([{ seat: RED, victory: 'territoryByDice' }]);
    expect(territoriesOn(gone(9))).toEqual([1, 0, 2]);
    expect(territoriesOn(gone(8))).toEqual([1, 0, 0]);
  });

  it('TP-288 a territory that changed hands that turn counts for both', () => {
    const result = burn(
      {
        seats: 3,
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }], [{ at: null }]],
        // Purple had the cove when it was eliminated; red took it afterwards.
        players: { 2: { out: true, lostIn: 9, lostWith: 1 } },
        territories: { 'pirate-cove': { controller: RED, capturedThisTurn: true } },
      },
      'h m',
    );

    expect(
      told(result.events, 'territories-rolled').map(({ seat, dice }) => [seat, dice.length]),
    ).toEqual([
      [RED, 1],
      [GREEN, 0],
      [PURPLE, 1],
    ]);
  });

  it('TP-289 players tied for the most roll again with all their territories, the others no more', () => {
    const result = burn(
      {
        seats: 3,
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }], [{ at: null }]],
        players: { 2: { out: true, lostIn: 9, lostWith: 1 } },
        territories: {
          'pirate-cove': { controller: RED, holder: RED },
          'rum-cache': { controller: GREEN, holder: GREEN },
          'naval-academy': { controller: GREEN, holder: GREEN },
        },
      },
      'h hm m  h hh',
    );

    expect(told(result.events, 'territories-rolled').map(({ seat }) => seat)).toEqual([
      RED,
      GREEN,
      PURPLE,
      RED,
      GREEN,
    ]);
    expect(won(result)).toEqual([{ seat: GREEN, victory: 'territoryByDice' }]);
    const line = (count: number, seat: number) => ({ seat, line: 'hits', count, points: count });
    expect(table.outcome(result.match)?.sheet.slice(-3)).toMatchObject([2, 3, 0].map(line));
  });

  it('TP-290 TP-S70 a player without territories has 0 hits, and stays in while tied at 0', () => {
    const result = burn(
      { territories: { 'pirate-cove': { controller: RED, holder: RED } } },
      'm m h',
    );

    expect(told(result.events, 'territories-rolled').map(({ seat, hits }) => [seat, hits])).toEqual(
      [
        [RED, 0],
        [GREEN, 0],
        [RED, 0],
        [GREEN, 0],
        [RED, 1],
        [GREEN, 0],
      ],
    );
    expect(won(result)).toEqual([{ seat: RED, victory: 'territoryByDice' }]);
  });

  it('TP-291 TP-292 TP-293 TP-S71 if nobody has one, all 60 cards are shuffled and the highest level wins', () => {
    const result = burn({ seed: 4 });
    const { deck, buried, topDiscard, players } = result.match.state;
    const revealed = told(result.events, 'card-revealed');

    expect(told(result.events, 'deck-renewed')[0]).toEqual({ count: 60 });
    expect(players.flatMap(({ hand }) => hand)).toEqual([]);
    expect(deck.length + buried.length + (topDiscard === null ? 0 : 1)).toBe(60);
    // In turn order from the active player on, tied players again with the next cards.
    expect(revealed.map(({ seat }) => seat)).toEqual(
      revealed.map((_, place) => (place % 2 === 0 ? RED : GREEN)),
    );
    const [red, green] = revealed.slice(-2).map(({ level }) => level);
    expect(won(result)).toEqual([
      { seat: (red ?? 0) > (green ?? 0) ? RED : GREEN, victory: 'territoryByCards' },
    ]);
    expect(table.outcome(result.match)).toMatchObject({ because: 'TP-291' });
    const levelsOf = (owner: number): number =>
      revealed.reduce((sum, { seat, level }) => (seat === owner ? sum + level : sum), 0);
    expect(table.outcome(result.match)?.scores).toEqual([RED, GREEN].map(levelsOf));
  });

  it('TP-292 equal levels are revealed again until one is highest', () => {
    const rounds = Array.from({ length: 30 }, (_, seed) =>
      told(burn({ seed }).events, 'card-revealed'),
    );
    const repeated = rounds.filter(({ length }) => length > 2);

    expect(repeated.length).toBeGreaterThan(0);
    for (const revealed of repeated)
      for (let place = 0; place + 2 < revealed.length; place += 2)
        expect(revealed[place]?.level).toBe(revealed[place + 1]?.level);
  });

  it('TP-293 the 60 cards are all shuffled again when too few are left', () => {
    const { state } = burn({ seed: 4 }).match;
    const events: Event<Kinds>[] = [];
    let shuffles = 0;
    const act = {
      ...NO_CHANCE,
      emit: (clause, event, data) => events.push({ clause, event, data } as Event<Kinds>),
      // Cards lie by their levels, so that all 30 rounds are tied; then a 5 lies below the first 9.
      shuffle: (cards) => {
        if (shuffles++ > 0) cards.splice(-1, 0, ...cards.splice(0, 1));
      },
    } satisfies Act<Kinds>;

    const ending = settleTerritoryVictory(state, [RED, GREEN].map(without), act);

    expect(ending).toMatchObject({ seat: RED, victory: 'territoryByCards' });
    expect(told(events, 'card-revealed')).toHaveLength(62);
    expect(told(events, 'deck-renewed')).toEqual([{ count: 60 }, { count: 60 }]);
  });

  it('TP-295 TP-S73 who gave up in that turn takes no part', () => {
    const result = burn(
      {
        seats: 3,
        ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6', level: 9 }], [{ at: null }]],
        players: { 2: { out: true, lostIn: 9, lostWith: 3, gaveUp: true } },
        territories: { 'pirate-cove': { controller: GREEN, holder: GREEN } },
      },
      'h',
    );

    expect(told(result.events, 'territories-rolled').map(({ seat }) => seat)).toEqual([RED, GREEN]);
    expect(won(result)).toEqual([{ seat: GREEN, victory: 'territoryByDice' }]);
  });
});

describe('The long calm', () => {
  it('TP-294 TP-S72 after 40 turns without an attack those who have ships settle it by territories', () => {
    const around: Circumstances = {
      seats: 3,
      ships: [[{ at: 'E5' }], [{ at: 'P9' }], [{ at: null }]],
      players: { 2: { out: true, lostIn: 3, lostWith: 4 } },
      destinations: [{ at: 'C9', face: 'pirate-cove' }],
      territories: { 'pirate-cove': { controller: GREEN, holder: GREEN } },
      rig: falls('h'),
    };
    const early = from('end', { ...around, state: { calm: 38 } });
    const result = from('end', { ...around, state: { calm: 39 } });

    expect(won(early)).toEqual([]);
    expect(told(result.events, 'calm-lasted')).toEqual([{ turns: 40 }]);
    expect(told(result.events, 'territories-rolled').map(({ seat }) => seat)).toEqual([RED, GREEN]);
    expect(won(result)).toEqual([{ seat: GREEN, victory: 'territoryByDice' }]);
    expect(table.outcome(result.match)).toMatchObject({ because: 'TP-294' });
  });

  it('TP-294 TP-291 TP-S71 without territories the cards decide, those in hands among them', () => {
    const result = from('end', {
      hands: [['full-sail', 'spyglass'], ['whirlpool']],
      state: { calm: 39 },
    });

    expect(told(result.events, 'deck-renewed')[0]).toEqual({ count: 60 });
    expect(result.match.state.players.flatMap(({ hand }) => hand)).toEqual([]);
    expect(won(result)[0]?.victory).toBe('territoryByCards');
  });

  it('TP-294 under Explore & Expand 40 calm turns end nothing: TP-299 applies', () => {
    const result = from('end', {
      cardsAbove: 3,
      state: { calm: 39 },
      destinations: [{ at: 'R8', face: 'squid' }],
    });

    expect(won(result)).toEqual([]);
    expect(names(result.events)).toContain('take-no-prisoners-revealed');
  });
});

describe('The game as a whole', () => {
  it('TP-296 TP-S01 there are no variants, modules or solo games to choose', () => {
    expect(table.game.options).toEqual({});
    expect(table.game.seats).toEqual([2, 3, 4]);
  });
});
