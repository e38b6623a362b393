import { HIDDEN_WORD } from '@quarterdeck/kernel';
import { isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { moveOf, shipDefenses } from '../../../src/rules/figures.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  falls,
  from,
  GREEN,
  hex,
  names,
  type Played,
  play,
  RED,
  table,
  told,
  wire,
} from '../../positions.ts';

/** A ship of level 9 for the cards, and one of green 5 hexes off; both have another far away. */
const SEA = {
  ships: [
    [{ at: 'E5', level: 9 }, { at: 'A1' }],
    [{ at: 'E10', level: 6 }, { at: 'R16' }],
  ],
} satisfies Circumstances;

type Card = NonNullable<Circumstances['hands']>[number][number];
const command = (
  card: Card,
  answers: Parameters<typeof play>[2],
  around: Circumstances = SEA,
): Played =>
  play('command', { ...around, hands: [[card]] }, [{ do: 'play', maneuver: card }, ...answers]);
const shipsOffered = ({ match }: Played): number[] =>
  offersOf(table, match).flatMap((choice) => (choice.do === 'choose-ship' ? [choice.ship] : []));
const hexesOffered = ({ match }: Played): number[] =>
  offersOf(table, match).flatMap((choice) => (choice.do === 'choose-hex' ? [choice.hex] : []));

describe('Commands for own ships', () => {
  it('TP-225 Full Sail: one own ship moves up to 8 hexes this turn', () => {
    const asked = command('full-sail', []);
    const { match } = command('full-sail', [{ do: 'choose-ship', ship: 0 }]);
    const [first, other] = match.state.ships;

    expect(shipsOffered(asked)).toEqual([0, 1]);
    expect(first && moveOf(match.state, first)).toBe(8);
    expect(other && moveOf(match.state, other)).toBe(5);
  });

  it('TP-226 Grapeshot: one own ship attacks with 2 more dice this turn', () => {
    const { match, events } = command('grapeshot', [{ do: 'choose-ship', ship: 0 }]);

    expect(told(events, 'attack-dice-added')).toMatchObject([{ ship: 0, dice: 2 }]);
    expect(match.state.ships.map(({ attackDice }) => attackDice)).toEqual([2, 0, 0, 0]);
  });

  it('TP-237 Tailwind: every own ship moves up to 2 more hexes this turn', () => {
    const { match } = command('tailwind', []);

    expect(match.state.ships.map(({ extraMove }) => extraMove)).toEqual([2, 2, 0, 0]);
  });

  it('TP-238 Powder Monkeys: every ship controlled at that moment has one more attack die', () => {
    const { match } = command('powder-monkeys', []);

    expect(match.state.ships.map(({ attackDice }) => attackDice)).toEqual([1, 1, 0, 0]);
  });

  it('TP-109 TP-160 what they bring ends with the turn', () => {
    const { match } = command('powder-monkeys', [{ do: 'pass' }]);

    expect(match.state.turn.seat).toBe(GREEN);
    expect(match.state.ships.map(({ attackDice }) => attackDice)).toEqual([0, 0, 0, 0]);
  });
});

describe('Commands against enemy ships', () => {
  it('TP-230 Loose Planking: an enemy ship within 5 hexes has both defenses lower by 1', () => {
    const asked = command('loose-planking', []);
    const { match } = command('loose-planking', [{ do: 'choose-ship', ship: 2 }]);
    const ship = match.state.ships[2];

    expect(shipsOffered(asked)).toEqual([2]);
    expect(ship && shipDefenses(match.state, ship)).toEqual({ sink: 3, capture: 4 });
  });

  it('TP-230 TP-242 a ship 6 hexes away is out of reach', () => {
    const { match } = from('command', {
      ships: [[{ at: 'E5', level: 9 }], [{ at: 'E11' }]],
      hands: [['loose-planking', 'sabotage']],
    });

    for (const maneuver of ['loose-planking', 'sabotage'] as const)
      expect(whyNot(table, match, { do: 'play', maneuver })).toBe('TP-208');
  });

  it('TP-242 Sabotage: an enemy ship within 5 hexes cannot return fire this turn', () => {
    const asked = command('sabotage', []);
    const { match } = command('sabotage', [{ do: 'choose-ship', ship: 2 }]);
    const beside = { ships: [[{ at: 'E5' }], [{ at: 'E6', noReturnFire: true }]] };
    const fought = attack(beside, 0, 'E6', 'mmmmm');

    expect(shipsOffered(asked)).toEqual([2]);
    expect(match.state.ships.map(({ noReturnFire }) => noReturnFire)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(names(fought.events)).not.toContain('return-fire-rolled');
  });

  it('TP-250 Whirlpool: any enemy ship is moved 1 to 3 steps through open ocean', () => {
    const asked = command('whirlpool', []);
    const ways = hexesOffered(command('whirlpool', [{ do: 'choose-ship', ship: 3 }]));
    const { match, events } = command('whirlpool', [
      { do: 'choose-ship', ship: 3 },
      { do: 'choose-hex', hex: hex('R13') },
    ]);

    expect(shipsOffered(asked)).toEqual([2, 3]);
    expect(ways).toContain(hex('R13'));
    expect(ways).not.toContain(hex('R12'));
    expect(ways).not.toContain(hex('R16'));
    expect(match.state.ships[3]?.hex).toBe(hex('R13'));
    expect(told(events, 'ship-dragged')).toMatchObject([{ ship: 3, seat: GREEN }]);
  });

  it('TP-250 a ship with pieces on all sides cannot be moved', () => {
    const { match } = from('command', {
      ships: [[{ at: 'E5', level: 9 }], [{ at: 'R16' }]],
      destinations: [
        { at: 'R15', face: 'shark' },
        { at: 'Q16', face: 'squid' },
      ],
      hands: [['whirlpool']],
    });

    expect(whyNot(table, match, { do: 'play', maneuver: 'whirlpool' })).toBe('TP-208');
  });

  it('TP-251 Fire Ship: an own ship and an adjacent enemy of no higher level are sunk', () => {
    const around = {
      ships: [
        [
          { at: 'E5', level: 6 },
          { at: 'A1', level: 9 },
        ],
        [{ at: 'E6', level: 6 }, { at: 'E4', level: 7 }, { at: 'R16' }],
      ],
    };
    const own = command('fire-ship', [], around);
    const enemies = command('fire-ship', [{ do: 'choose-ship', ship: 0 }], around);
    const { match } = command(
      'fire-ship',
      [
        { do: 'choose-ship', ship: 0 },
        { do: 'choose-ship', ship: 2 },
      ],
      around,
    );

    expect(shipsOffered(own)).toEqual([0]);
    expect(shipsOffered(enemies)).toEqual([2]);
    expect(match.state.ships.filter((ship) => ship.hex === null).map(({ ship }) => ship)).toEqual([
      0, 2,
    ]);
  });

  it('TP-252 Fire Ship is no attack, and both players may be eliminated by it together', () => {
    const { events } = command(
      'fire-ship',
      [
        { do: 'choose-ship', ship: 0 },
        { do: 'choose-ship', ship: 1 },
      ],
      { seats: 3, ships: [[{ at: 'E5', level: 9 }], [{ at: 'E6' }]] },
    );

    expect(told(events, 'player-eliminated').map(({ seat }) => seat)).toEqual([RED, GREEN]);
    expect(names(events)).not.toContain('attack-declared');
    expect(names(events)).not.toContain('ship-upgraded');
    expect(names(events)).not.toContain('card-drawn');
  });
});

describe('Spyglass', () => {
  const around = {
    ...SEA,
    seats: 3,
    hands: [['spyglass'], ['broadside', 'sabotage'], []],
    destinations: [
      { at: 'H1', face: 'shark', explored: false },
      { at: 'H3', face: 'lighthouse', explored: false },
      { at: 'H5', face: 'squid', explored: false },
      { at: 'H7', face: 'privateer', explored: false },
      { at: 'H9', face: 'rum-cache' },
    ],
  } satisfies Circumstances;
  const look = (answers: Parameters<typeof play>[2]): Played =>
    play('command', around, [{ do: 'play', maneuver: 'spyglass' }, ...answers]);

  it('TP-231 the player alone sees the hand of an opponent who holds a card', () => {
    const asked = look([]);
    const { match, events } = look([{ do: 'choose-opponent', opponent: GREEN }]);
    const seen = (viewer: typeof RED | 'spectator') =>
      table.view(match, viewer).state.looks[0]?.hand;

    expect(offersOf(table, asked.match)).not.toContainEqual({ do: 'choose-opponent', opponent: 2 });
    expect(seen(RED)).toEqual(['broadside', 'sabotage']);
    expect(seen(GREEN)).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    expect(seen('spectator')).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    expect(told(table.see(events, 'spectator'), 'hand-seen')[0]?.hand).toEqual([
      HIDDEN_WORD,
      HIDDEN_WORD,
    ]);
  });

  it('TP-057 TP-231 TP-S63 what was seen is kept as it was, not as it is', () => {
    const { match } = look([{ do: 'choose-opponent', opponent: GREEN }]);
    match.state.players[GREEN]?.hand.pop();

    expect(table.view(match, RED).state.looks[0]?.hand).toEqual(['broadside', 'sabotage']);
    // A second look takes the place of the first.
    const twice = play('command', { ...around, hands: [['spyglass', 'spyglass'], ['whirlpool']] }, [
      { do: 'play', maneuver: 'spyglass' },
      { do: 'choose-opponent', opponent: GREEN },
      { do: 'play', maneuver: 'spyglass' },
      { do: 'choose-opponent', opponent: GREEN },
    ]);
    expect(table.view(twice.match, RED).state.looks).toEqual([
      { seat: RED, opponent: GREEN, hand: ['whirlpool'] },
    ]);
  });

  it('TP-232 the player alone sees up to 3 unexplored destinations; they stay face down', () => {
    const asked = look([]);
    const { match, events } = look([
      { do: 'choose-hex', hex: hex('H1') },
      { do: 'choose-hex', hex: hex('H3') },
      { do: 'choose-hex', hex: hex('H7') },
    ]);
    const faces = (viewer: typeof RED | 'spectator') =>
      table.view(match, viewer).state.destinations.map(({ face }) => face);

    expect(hexesOffered(asked)).not.toContain(hex('H9'));
    expect(faces(RED)).toEqual(['shark', 'lighthouse', HIDDEN_WORD, 'privateer', 'rum-cache']);
    expect(faces('spectator').slice(0, 4)).toEqual(Array(4).fill(HIDDEN_WORD));
    expect(match.state.destinations.filter(({ explored }) => explored)).toHaveLength(1);
    expect(told(table.see(events, GREEN), 'destinations-seen')[0]?.faces).toEqual(
      Array(3).fill(HIDDEN_WORD),
    );
  });

  it('TP-232 one is enough, and hands are no more to be had then', () => {
    const first = look([{ do: 'choose-hex', hex: hex('H1') }]);
    const { match } = look([{ do: 'choose-hex', hex: hex('H1') }, { do: 'enough' }]);

    expect(isOffered(table, first.match, { do: 'choose-opponent' })).toBe(false);
    expect(match.state.destinations.map(({ seenBy }) => seenBy.length)).toEqual([1, 0, 0, 0, 0]);
    expect(wire(first.match, 'spectator')).not.toContain('"shark"');
  });

  it('TP-231 Spyglass cannot be played with an empty hand everywhere and nothing unexplored', () => {
    const { match } = from('command', { ...SEA, hands: [['spyglass']] });

    expect(whyNot(table, match, { do: 'play', maneuver: 'spyglass' })).toBe('TP-208');
  });
});

describe('Exploding Squids', () => {
  const around = {
    ships: [
      [
        { at: 'E5', level: 8 },
        { at: 'F6', level: 5 },
      ],
      [{ at: 'G7', level: 9 }, { at: 'G8', level: 6 }, { at: 'R16' }],
    ],
    destinations: [
      { at: 'F8', face: 'shark' },
      { at: 'E7', face: 'privateer' },
      { at: 'E8', face: 'lighthouse' },
      { at: 'F10', face: 'squid' },
    ],
  } satisfies Circumstances;
  const explode = (dice: string): Played =>
    command('exploding-squids', [{ do: 'choose-hex', hex: hex('F7') }], {
      ...around,
      rig: falls(dice),
    });

  it("TP-243 TP-S10 the squids lie on an unoccupied hex within 5 hexes of one's own ship", () => {
    const hexes = hexesOffered(command('exploding-squids', [], around));

    expect(hexes).toContain(hex('F7'));
    expect(hexes).toContain(hex('E10'));
    expect(hexes).not.toContain(hex('E8'));
    // F11 lies 5 from F6, F12 lies 6.
    expect(hexes).toContain(hex('F11'));
    expect(hexes).not.toContain(hex('F12'));
  });

  it('TP-243 one roll of 6 dice sinks what is adjacent and not above the hits, own ships too', () => {
    const { match, events } = explode('hhhhm m');

    expect(told(events, 'squids-exploded')[0]).toMatchObject({ hits: 4 });
    expect(told(events, 'squids-exploded')[0]?.dice).toHaveLength(6);
    expect(match.state.ships.map((ship) => ship.hex === null)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('TP-243 a defense that was lowered counts as it stands', () => {
    const weak = structuredClone(around.ships) as {
      at: string;
      level?: number;
      sinkDefense?: number;
    }[][];
    const target = weak[1]?.[0];
    if (target !== undefined) target.sinkDefense = -1;
    const { match } = command('exploding-squids', [{ do: 'choose-hex', hex: hex('F7') }], {
      ...around,
      ships: weak,
      rig: falls('hhhhm m'),
    });

    expect(match.state.ships[2]?.hex).toBeNull();
  });

  it('TP-243 sharks, squids and privateers go down with 2 hits, and with 1 nothing does', () => {
    const left = (dice: string) => explode(dice).match.state.destinations.map(({ face }) => face);

    expect(left('hmmmm m')).toEqual(['shark', 'privateer', 'lighthouse', 'squid']);
    expect(left('hhmmm m')).toEqual(['lighthouse', 'squid']);
  });

  it('TP-244 territories, unexplored destinations and what is further off are not touched', () => {
    const { match } = command('exploding-squids', [{ do: 'choose-hex', hex: hex('F7') }], {
      ...around,
      destinations: [
        { at: 'F8', face: 'shark', explored: false },
        { at: 'E7', face: 'privateer' },
        { at: 'E8', face: 'lighthouse' },
        { at: 'F10', face: 'squid' },
      ],
      rig: falls('hhhhh h'),
    });

    expect(match.state.destinations.map(({ face }) => face)).toEqual([
      'shark',
      'lighthouse',
      'squid',
    ]);
    expect(match.state.ships[0]?.hex).toBe(hex('E5'));
    expect(match.state.ships[4]?.hex).toBe(hex('R16'));
  });

  it('TP-245 the explosion is no attack: no window, no level, no card', () => {
    const { match, events } = explode('hhhhh h');

    expect(askedNow(match)).toEqual([RED, 'turn/move']);
    for (const name of ['attack-declared', 'return-fire-rolled', 'ship-upgraded', 'card-drawn'])
      expect(names(events)).not.toContain(name);
    expect(match.state.turn.draws).toBe(0);
  });

  it('TP-245 players left without ships are eliminated when it is resolved', () => {
    const { events } = command('exploding-squids', [{ do: 'choose-hex', hex: hex('F7') }], {
      seats: 3,
      ships: [[{ at: 'E5', level: 8 }], [{ at: 'F6' }]],
      rig: falls('hhhmm m'),
    });

    expect(told(events, 'player-eliminated')).toEqual([{ seat: GREEN }]);
  });
});
