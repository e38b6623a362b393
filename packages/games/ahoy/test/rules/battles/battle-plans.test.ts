import { isOffered, offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  figure,
  kindsOf,
  plan,
  SMUGGLER,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

const HERE = at(2, 2);
const THERE = at(2, 1);
const PASS = { do: 'pass' } as const;
const playing = (key: string) => ({ do: 'plan', plan: plan(key) }) as const;
const PLACE_COMRADE = { do: 'victory', victory: 'place-comrade' } as const;

/** The loaded Union sails into the Smuggler with these plans in hand; the dice fall so. */
const attack = (hand: readonly string[], faces: readonly number[], more: Given = {}) => {
  const match = turnOf(UNION, {
    mats: { [UNION]: loaded('mollusk', 1) },
    fleet: { union: HERE, smuggler: THERE },
    ...more,
    hand,
    rig: rolls(...faces),
  });
  play(match, sailing('mollusk', [THERE]));
  return match;
};

describe('Battle plans', () => {
  it('AH-278 a Close Call ignores the battle, and the Union may move on in its own turn', () => {
    const match = attack(['close-call'], []);

    const events = play(match, playing('close-call'));

    expect(told(events, 'battle-ignored')).toEqual([
      { seat: UNION, attacker: figure('flagship', UNION), defender: figure('flagship', SMUGGLER) },
    ]);
    expect(kindsOf(events)).not.toContain('battle-rolled');
    expect(isOffered(sea, match, { do: 'move', space: at(2, 0) })).toBe(true);
  });

  it('AH-278 a battle that is fought in the same space still ends the movement', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1) },
      fleet: { union: HERE, smuggler: THERE, second: THERE },
      hand: ['close-call'],
      rig: rolls(6, 1),
    });

    play(match, sailing('mollusk', [THERE]), [
      { do: 'fight', figure: figure('flagship', SMUGGLER) },
      playing('close-call'),
      { do: 'decline' },
    ]);

    expect(askedNow(match)).toBe('mollusk turn/act');
  });

  it('AH-282 a Secret Weapon rolls 2 dice and adds them, and a win deals 1 damage more', () => {
    const match = attack(['secret-weapon'], [2, 3, 5]);

    const events = play(match, playing('secret-weapon'), PLACE_COMRADE, [
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
    ]);

    expect(told(events, 'battle-rolled').map(({ dice, total }) => ({ dice, total }))).toEqual([
      { dice: [2, 3], total: 5 },
      { dice: [5], total: 5 },
    ]);
    expect(told(events, 'slot-damaged')).toHaveLength(2);
  });

  it('AH-282 a defeat deals no more than ever', () => {
    const match = attack(['secret-weapon'], [1, 1, 6]);

    const events = play(match, playing('secret-weapon'), [
      { do: 'victory', victory: 'slip-away' },
      { do: 'damage', slot: slot('mollusk', 'rally') },
    ]);

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(askedNow(match)).toBe('smuggler-1 moving/step');
  });

  it('AH-284 a Weapon Cache adds the number of Ready Comrades', () => {
    const match = attack(['weapon-cache-1'], [1, 6], { state: { union: { ready: 7 } } });

    const events = play(match, playing('weapon-cache-1'));

    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([1 + 7, 6]);
    expect(match.state.union.ready).toBe(7);
  });

  it('AH-285 both Weapon Caches and the Secret Weapon add up in one battle', () => {
    const hand = ['weapon-cache-1', 'secret-weapon', 'weapon-cache-2'];
    const match = attack(hand, [2, 3, 6], { state: { union: { ready: 4 } } });

    const events = play(match, hand.map(playing), PLACE_COMRADE, [
      { do: 'damage', slot: slot('smuggler-1', 'full-sail') },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
    ]);

    expect(told(events, 'plan-played').map((played) => played.plan)).toEqual(hand.map(plan));
    expect(told(events, 'battle-rolled')[0]).toMatchObject({ dice: [2, 3], total: 5 + 4 + 4 });
    expect(told(events, 'slot-damaged')).toHaveLength(2);
  });

  it('AH-286 battle plans may be played for a defending ship, the Cutter too', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, cutter: THERE },
      hand: ['weapon-cache-1', 'enlist'],
      rig: rolls(6, 1),
    });

    play(match, sailing('smuggler-1', [THERE]));
    expect(offersOf(sea, match)).toEqual([PASS, playing('weapon-cache-1')]);
    const events = play(match, playing('weapon-cache-1'), PASS);

    expect(told(events, 'battle-won')).toMatchObject([
      { winner: figure('cutter'), side: 'defender', winnerTotal: 1 + 6, loserTotal: 6 },
    ]);
  });

  it('AH-286 battle plans need not be played', () => {
    const match = attack(['close-call', 'secret-weapon'], [6, 1]);

    const events = play(match, PASS);

    expect(told(events, 'battle-rolled')[0]).toMatchObject({ dice: [6] });
    expect(match.state.union.hand).toHaveLength(2);
    expect(refuses(sea, match, UNION, playing('close-call'))).toMatchObject({ clause: null });
  });
});
