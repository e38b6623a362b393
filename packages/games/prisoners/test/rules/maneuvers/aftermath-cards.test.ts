import { HIDDEN_WORD } from '@quarterdeck/kernel';
import { isOffered, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Maneuver } from '../../../src/pack/components.ts';
import {
  askedNow,
  attack,
  type Circumstances,
  GREEN,
  hex,
  names,
  type Played,
  RED,
  table,
  told,
} from '../../positions.ts';

/** Level 9 against level 9; nobody is out if one goes down. Attack 9, return 8, defenses 5 and 7. */
const DUEL = {
  ships: [
    [{ at: 'E5', level: 9 }, { at: 'A1' }],
    [{ at: 'E6', level: 9 }, { at: 'R16' }],
  ],
} satisfies Circumstances;
/** What sinks, what may capture, and what fails and is sunk by the return fire. */
const SINKS = 'hhhhh mmmm';
const CAPTURES = 'hhhhh hhmm';
const SUNK_IN_RETURN = 'mmmmm mmmm hhhhh mmm';

type Hands = NonNullable<Circumstances['hands']>;
const pass = { do: 'pass' } as const;
const cards = (...maneuvers: Maneuver[]) =>
  maneuvers.map((maneuver) => ({ do: 'play', maneuver }) as const);
/** All pass before the roll. */
const duel = (hands: Hands, dice: string, answers: Parameters<typeof attack>[4] = []): Played =>
  attack({ ...DUEL, hands }, 0, 'E6', dice, answers);
const denied = ({ match }: Played, maneuver: Maneuver) =>
  whyNot(table, match, { do: 'play', maneuver });
const offered = ({ match }: Played, maneuver: Maneuver): boolean =>
  isOffered(table, match, { do: 'play', maneuver });
const afloat = ({ match }: Played): boolean[] => match.state.ships.map((ship) => ship.hex !== null);

describe('Salvage Crew', () => {
  it('TP-229 two more cards are drawn in Step 6 after a successful attack', () => {
    const { events } = duel([['salvage-crew']], SINKS, [pass, ...cards('salvage-crew')]);

    expect(told(events, 'draws-added')).toEqual([{ seat: RED, count: 2 }]);
    expect(told(events, 'card-drawn')).toHaveLength(3);
  });

  it('TP-229 Salvage Crew draws even if the outcome itself draws nothing', () => {
    const { events } = duel([['salvage-crew']], CAPTURES, [
      pass,
      { do: 'capture' },
      ...cards('salvage-crew'),
    ]);

    expect(told(events, 'card-drawn')).toHaveLength(2);
  });

  it('TP-229 Salvage Crew is not played after return fire, whoever won it', () => {
    const attacker = duel([['salvage-crew']], SUNK_IN_RETURN, [pass, pass]);
    const target = duel([[], ['salvage-crew']], SUNK_IN_RETURN, [pass, pass]);

    expect(askedNow(attacker.match)).toEqual([RED, 'engagement/aftermath']);
    expect(denied(attacker, 'salvage-crew')).toBe('TP-208');
    expect(denied(target, 'salvage-crew')).toBe('TP-208');
  });

  it('TP-229 Salvage Crew is not played by the player whose ship the attack sinks', () => {
    const loser = duel([[], ['salvage-crew']], SINKS, [pass]);

    expect(askedNow(loser.match)).toEqual([GREEN, 'engagement/aftermath']);
    expect(denied(loser, 'salvage-crew')).toBe('TP-208');
  });
});

describe('Last-Gasp Looting', () => {
  const looted = attack(
    {
      ...DUEL,
      hands: [['broadside', 'sabotage'], ['last-gasp-looting']],
    },
    0,
    'E6',
    SINKS,
    [pass, pass, ...cards('last-gasp-looting')],
  );

  it('TP-236 the player whose ship is lost takes a card of the other player at random', () => {
    const { match } = looted;
    const taken = match.state.players[GREEN]?.hand ?? [];
    const left = match.state.players[RED]?.hand ?? [];

    expect(taken).toHaveLength(1);
    expect([...taken, ...left].slice(0, 2).sort()).toEqual(['broadside', 'sabotage']);
  });

  it('TP-236 only the two players learn which card Last-Gasp Looting takes', () => {
    const [card] = told(looted.events, 'card-taken');
    const seen = (viewer: typeof RED | 'spectator') =>
      told(table.see(looted.events, viewer), 'card-taken')[0]?.card;

    expect(seen(GREEN)).toBe(card?.card);
    expect(seen(RED)).toBe(card?.card);
    expect(seen('spectator')).toBe(HIDDEN_WORD);
  });

  it('TP-236 Last-Gasp Looting takes nothing from an empty hand, and is not played without a loss', () => {
    const empty = duel([[], ['last-gasp-looting']], SINKS, [pass]);
    const winner = duel([['last-gasp-looting', 'sabotage'], ['broadside']], SINKS, [
      pass,
      pass,
      pass,
    ]);

    expect(denied(empty, 'last-gasp-looting')).toBe('TP-208');
    expect(askedNow(winner.match)?.[0]).toBe(RED);
    expect(denied(winner, 'last-gasp-looting')).toBe('TP-208');
  });

  it('TP-236 a captured ship is lost too, and so is an attacker sunk in return', () => {
    const captured = duel([['sabotage'], ['last-gasp-looting']], CAPTURES, [
      pass,
      pass,
      { do: 'capture' },
    ]);
    const attacker = duel([['last-gasp-looting'], ['sabotage']], SUNK_IN_RETURN, [
      pass,
      pass,
      pass,
      pass,
    ]);

    expect(offered(captured, 'last-gasp-looting')).toBe(true);
    expect(offered(attacker, 'last-gasp-looting')).toBe(true);
  });
});

describe("Dead Man's Luck", () => {
  it('TP-241 two hits of 3 dice keep the ship afloat', () => {
    const saved = duel([[], ['dead-mans-luck']], `${SINKS} hhm`, [
      pass,
      ...cards('dead-mans-luck'),
    ]);

    expect(told(saved.events, 'save-rolled')).toMatchObject([
      { seat: GREEN, hits: 2, saved: true },
    ]);
    expect(afloat(saved)).toEqual([true, true, true, true]);
  });

  it('TP-241 one hit does not', () => {
    const lost = duel([[], ['dead-mans-luck']], `${SINKS} hmm`, [pass, ...cards('dead-mans-luck')]);

    expect(afloat(lost)).toEqual([true, true, false, true]);
  });

  it('TP-241 a ship being captured cannot be saved by it', () => {
    const captured = duel([[], ['dead-mans-luck']], CAPTURES, [pass, { do: 'capture' }]);

    expect(denied(captured, 'dead-mans-luck')).toBe('TP-208');
  });

  it('TP-241 TP-255 Dead Man’s Luck and Powder Magazine are not played by the winner of the battle', () => {
    const winner = duel([['dead-mans-luck', 'powder-magazine']], SINKS, [pass]);
    const answering = duel([[], ['dead-mans-luck', 'powder-magazine']], SUNK_IN_RETURN, [
      pass,
      pass,
    ]);

    for (const card of ['dead-mans-luck', 'powder-magazine'] as const) {
      expect(denied(winner, card)).toBe('TP-208');
      expect(denied(answering, card)).toBe('TP-208');
    }
  });
});

describe('Press-Ganged', () => {
  it('TP-249 a ship being sunk is captured instead: it keeps its level, and no card is drawn', () => {
    const { match, events } = duel([['press-ganged']], SINKS, [pass, ...cards('press-ganged')]);

    expect(match.state.ships[2]).toMatchObject({ seat: RED, level: 9, hex: hex('E6') });
    expect(told(events, 'card-drawn')).toEqual([]);
    expect(told(events, 'capture-pressed')).toEqual([{ seat: RED, hex: hex('E6') }]);
  });

  it('TP-249 a privateer becomes a level 5 ship', () => {
    const { match, events } = attack(
      {
        ships: [[{ at: 'E5', level: 8 }]],
        destinations: [{ at: 'E6', face: 'privateer' }],
        hands: [['press-ganged']],
      },
      0,
      'E6',
      'hhmmm mmm',
      [pass, ...cards('press-ganged')],
    );

    expect(match.state.ships.find((ship) => ship.hex === hex('E6'))).toMatchObject({ level: 5 });
    expect(told(events, 'ship-upgraded')).toMatchObject([{ ship: 0, level: 9 }]);
  });

  it('TP-249 Press-Ganged is not played for sharks, and not with 8 ships', () => {
    const shark = attack(
      {
        ships: [[{ at: 'E5', level: 9 }]],
        destinations: [{ at: 'E6', face: 'shark' }],
        hands: [['press-ganged']],
      },
      0,
      'E6',
      SINKS,
      [pass],
    );
    const many = ['A1', 'A3', 'A5', 'A7', 'A9', 'A11', 'A13'].map((at) => ({ at }));
    const eight = attack(
      {
        ships: [
          [{ at: 'E5', level: 9 }, ...many],
          [{ at: 'E6', level: 9 }, { at: 'R16' }],
        ],
        hands: [['press-ganged']],
      },
      0,
      'E6',
      SINKS,
      [pass],
    );

    expect(denied(shark, 'press-ganged')).toBe('TP-208');
    expect(denied(eight, 'press-ganged')).toBe('TP-208');
  });

  it('TP-249 Press-Ganged is played by the attacking player alone: not by the target, sunk or returning fire', () => {
    const sunk = duel([[], ['press-ganged']], SINKS, [pass]);
    const answering = duel([[], ['press-ganged']], SUNK_IN_RETURN, [pass, pass]);

    expect(denied(sunk, 'press-ganged')).toBe('TP-208');
    expect(denied(answering, 'press-ganged')).toBe('TP-208');
  });
});

describe('Powder Magazine', () => {
  it('TP-255 a lost ship takes the enemy ship of the battle with it', () => {
    const sunk = duel([[], ['powder-magazine']], SINKS, [pass, ...cards('powder-magazine')]);
    const inReturn = duel([['powder-magazine']], SUNK_IN_RETURN, [
      pass,
      pass,
      ...cards('powder-magazine'),
    ]);

    expect(afloat(sunk)).toEqual([false, true, false, true]);
    expect(afloat(inReturn)).toEqual([false, true, false, true]);
    expect(told(sunk.events, 'magazine-blown')).toEqual([
      { seat: GREEN, ship: 2, hex: hex('E6'), other: 0, otherHex: hex('E5') },
    ]);
    expect(told(inReturn.events, 'magazine-blown')).toEqual([
      { seat: RED, ship: 0, hex: hex('E5'), other: 2, otherHex: hex('E6') },
    ]);
  });

  it('TP-255 a capture becomes a sinking', () => {
    const captured = duel([[], ['powder-magazine']], CAPTURES, [
      pass,
      { do: 'capture' },
      ...cards('powder-magazine'),
    ]);

    expect(names(captured.events)).not.toContain('ship-captured');
    expect(afloat(captured)).toEqual([false, true, false, true]);
  });

  it('TP-256 Powder Magazine is not played against the return fire of a territory', () => {
    const { match } = attack(
      {
        ships: [[{ at: 'E5', level: 9 }, { at: 'A1' }]],
        destinations: [{ at: 'E6', face: 'lighthouse' }],
        territories: { lighthouse: { controller: GREEN, holder: GREEN } },
        hands: [['powder-magazine']],
      },
      0,
      'E6',
      'mmmmm mmmm hhhhhm',
      [pass, pass],
    );

    expect(askedNow(match)).toEqual([RED, 'engagement/aftermath']);
    expect(whyNot(table, match, { do: 'play', maneuver: 'powder-magazine' })).toBe('TP-208');
  });

  it('TP-257 TP-S36 the attacking player still draws for a target that the attack was sinking', () => {
    const { events } = duel([[], ['powder-magazine']], SINKS, [pass, ...cards('powder-magazine')]);

    expect(told(events, 'card-drawn').map(({ seat }) => seat)).toEqual([RED]);
    expect(told(events, 'ship-upgraded')).toEqual([]);
  });

  it('TP-257 a saved attacker still rises for it', () => {
    const { match, events } = attack(
      {
        ships: [
          [{ at: 'E5', level: 7 }, { at: 'A1' }],
          [
            { at: 'E6', level: 5 },
            { at: 'R16', level: 9 },
          ],
        ],
        hands: [['dead-mans-luck'], ['powder-magazine']],
      },
      0,
      'E6',
      'hhhmm mm hhm',
      [pass, pass, ...cards('powder-magazine'), ...cards('dead-mans-luck')],
    );

    expect(match.state.ships[0]?.hex).toBe(hex('E5'));
    expect(told(events, 'ship-upgraded')).toMatchObject([{ ship: 0, level: 8 }]);
  });

  it('TP-257 TP-S36 for a capture turned into a sinking there is neither card nor level nor more', () => {
    const played = duel([['salvage-crew'], ['powder-magazine']], CAPTURES, [
      pass,
      pass,
      { do: 'capture' },
      ...cards('powder-magazine'),
    ]);

    expect(askedNow(played.match)).toEqual([RED, 'engagement/aftermath']);
    expect(denied(played, 'salvage-crew')).toBe('TP-208');

    const done = duel([[], ['powder-magazine']], CAPTURES, [
      pass,
      { do: 'capture' },
      ...cards('powder-magazine'),
    ]);

    expect(names(done.events)).not.toContain('card-drawn');
    expect(names(done.events)).not.toContain('ship-upgraded');
  });
});
