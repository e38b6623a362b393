import { isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allBut, askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  figure,
  island,
  kindsOf,
  plan,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  TREE,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const HERE = at(1, 2);
const THERE = at(2, 2);
const INTO = sailing('smuggler-1', [THERE]);
const HOLD = { do: 'hold-fire' } as const;
const DECLINE = { do: 'decline' } as const;
const PATROL = figure('patrol');
const use = (key: string) => ({ do: 'use', card: card(key) }) as const;
const box = (key: string) => ({ do: 'box', card: card(key) }) as const;
const damage = (id: number) => ({ do: 'damage', slot: id }) as const;

/** The Smuggler, loaded, sails against the second one; each with this Crew. */
const duel = (faces: readonly number[], own: string[], theirs: string[] = []) => {
  const match = turnOf(SMUGGLER, {
    mats: {
      [SMUGGLER]: loaded('smuggler-1', 1, { gold: 1, crew: own }),
      [SECOND]: { gold: 1, crew: theirs },
    },
    fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
    rig: rolls(...faces),
  });
  return { match, events: play(match, INTO) };
};

/** An Order of the Squadron: a Patrol moves against the second Smuggler. */
const patrolAttack = (faces: readonly number[], own: string[], theirs: string[] = []) => {
  const match = turnOf(SQUADRON, {
    mats: {
      [SQUADRON]: loaded('bluefin', 5, { gold: 1, crew: own }),
      [SECOND]: { gold: 1, crew: theirs },
    },
    fleet: { squadron: at(5, 0), patrols: [HERE], second: THERE, smuggler: at(4, 0) },
    rig: rolls(...faces),
  });
  const events = play(
    match,
    { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
    { do: 'order', figure: PATROL },
    { do: 'move', space: THERE },
    HOLD,
  );
  return { match, events };
};

describe('Buccaneer', () => {
  it('AH-250 the winner may box Buccaneer to box 2 of the loser’s Crew, of the winner’s choice', () => {
    const { match } = duel([6, 1], ['buccaneer'], ['fighters', 'gunner', 'pilot']);

    expect(offersOf(sea, match)).toEqual([DECLINE, use('buccaneer')]);
    play(match, use('buccaneer'));
    expect(offersOf(sea, match)).toEqual(['fighters', 'gunner', 'pilot'].map(box));
    const events = play(match, box('pilot'), box('fighters'));

    expect(match.state.mats[SECOND]?.crew).toEqual([card('gunner')]);
    expect(match.state.mats[SMUGGLER]?.crew).toEqual([]);
    expect(match.state.box).toEqual(
      expect.arrayContaining(['buccaneer', 'pilot', 'fighters'].map(card)),
    );
    expect(kindsOf(events)).toEqual(['card-boxed', 'card-boxed']);
    expect(askedNow(match)).toBe('smuggler-1 battle/victory');
  });

  it('AH-250 any figure may win it; who loses, or declines, boxes nothing', () => {
    const won = patrolAttack([6, 1], ['buccaneer'], ['pilot']);
    expect(askedNow(won.match)).toBe('bluefin crew/use');
    play(won.match, DECLINE);
    expect(won.match.state.mats[SECOND]?.crew).toEqual([card('pilot')]);
    expect(won.match.state.mats[SQUADRON]?.crew).toEqual([card('buccaneer')]);

    const lost = patrolAttack([1, 6], ['buccaneer'], ['pilot']);

    expect(askedNow(lost.match)).toBe('smuggler-2 battle/victory');
  });
});

describe('Cutpurse, Fighters and Gunner', () => {
  it('AH-253 who wins gains 2 gold, whatever becomes of the Victory option', () => {
    const { match, events } = duel([6, 1], ['cutpurse']);

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 2 }]);
    play(match, DECLINE);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(3);
  });

  it('AH-253 the Cutpurse gains gold also as defender and with any figure; never by losing', () => {
    const stronghold = turnOf(SMUGGLER, {
      mats: { [SQUADRON]: { gold: 1, crew: ['cutpurse'] } },
      fleet: { smuggler: HERE, strongholds: [island(TREE)], squadron: at(5, 0) },
      rig: rolls(1, 6),
    });
    const events = play(stronghold, sailing('smuggler-1', [island(TREE)]));
    expect(told(events, 'gold-gained')).toEqual([{ seat: SQUADRON, count: 2 }]);

    const lost = duel([1, 6], ['cutpurse']);

    expect(told(lost.events, 'gold-gained')).toEqual([]);
  });

  it('AH-258 Fighters add 1 to the roll of any figure, attacking or defending', () => {
    const totals = ({ events }: ReturnType<typeof duel>): number[] =>
      told(events, 'battle-rolled').map(({ total }) => total);

    expect(totals(duel([3, 4], ['fighters']))).toEqual([4, 4]);
    expect(totals(duel([3, 4], [], ['fighters']))).toEqual([3, 5]);
    expect(totals(patrolAttack([3, 4], ['fighters']))).toEqual([4, 4]);
  });

  it('AH-261 a battle won with the Flagship deals 1 extra damage', () => {
    const { match } = duel([6, 1], ['gunner']);

    const events = play(
      match,
      { do: 'victory', victory: 'slip-away' },
      damage(slot('smuggler-2', 'sail')),
      damage(slot('smuggler-2', 'cannons')),
    );

    expect(told(events, 'slot-damaged')).toHaveLength(2);
    expect(askedNow(match)).toBe('smuggler-1 moving/step');
  });

  it('AH-261 a battle won with another figure does not', () => {
    const { match } = patrolAttack([6, 1], ['gunner']);

    const events = play(
      match,
      { do: 'victory', victory: 'steal-gold' },
      damage(slot('smuggler-2', 'sail')),
    );

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'gold-stolen')).toHaveLength(1);
  });
});

describe('Grogmaster', () => {
  const TAILWIND = slot('smuggler-1', 'tailwind');

  it('AH-260 having rolled, its owner may take 1 damage and roll again, one time', () => {
    const { match } = duel([1, 6, 5], ['grogmaster']);

    expect(offersOf(sea, match)).toEqual([DECLINE, use('grogmaster')]);
    const events = play(match, use('grogmaster'), damage(TAILWIND));

    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SMUGGLER, by: SMUGGLER });
    expect(told(events, 'battle-rolled')).toMatchObject([
      { seat: SMUGGLER, side: 'attacker', dice: [5], total: 5 },
    ]);
    // Still behind, and yet not asked again.
    expect(told(events, 'battle-won')).toMatchObject([{ winnerTotal: 6, loserTotal: 5 }]);
  });

  it('AH-260 both dice are rolled again where two are used', () => {
    const match = turnOf(UNION, {
      mats: { [UNION]: loaded('mollusk', 1, { crew: ['grogmaster'] }) },
      fleet: { union: HERE, second: THERE, squadron: at(5, 0) },
      hand: ['secret-weapon'],
      rig: rolls(1, 1, 6, 4, 3),
    });

    const events = play(
      match,
      sailing('mollusk', [THERE]),
      { do: 'plan', plan: plan('secret-weapon') },
      use('grogmaster'),
      damage(slot('mollusk', 'rally')),
    );

    expect(told(events, 'battle-rolled').map(({ dice }) => dice)).toEqual([[1, 1], [6], [4, 3]]);
    expect(told(events, 'battle-won')).toMatchObject([{ winnerTotal: 7, loserTotal: 6 }]);
  });

  it('AH-260 the Grogmaster is impossible if the damage has no slot to go to', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: {
          crew: ['grogmaster'],
          dice: [1, 1],
          damaged: allBut('smuggler-1', slot('smuggler-1', 'sail')),
        },
        [SECOND]: loaded('smuggler-2', 1),
      },
      fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
      rig: rolls(1, 6),
    });

    play(match, INTO);

    expect(askedNow(match)).toBe('smuggler-2 battle/victory');
  });

  it('AH-S59 the Grogmaster decides with both rolls known, and the new roll stands even if it is lower', () => {
    const { match, events } = duel([4, 5, 1], ['grogmaster']);

    expect(told(events, 'battle-rolled').map(({ total }) => total)).toEqual([4, 5]);
    expect(kindsOf(events)).not.toContain('battle-won');
    const again = play(match, use('grogmaster'), damage(TAILWIND));

    expect(told(again, 'battle-won')).toMatchObject([{ winnerTotal: 5, loserTotal: 1 }]);
  });

  it('AH-S59 the Grogmaster works for any of its owner’s battles, attacking or defending', () => {
    const patrol = patrolAttack([1, 6, 6], ['grogmaster']);
    const events = play(patrol.match, use('grogmaster'), damage(slot('bluefin', 'sail')));
    expect(told(events, 'battle-won')[0]?.winner).toBe(PATROL);

    const defender = duel([4, 1], [], ['grogmaster']);

    expect(askedNow(defender.match)).toBe('smuggler-2 crew/use');
    expect(isOffered(sea, defender.match, use('grogmaster'))).toBe(true);
  });
});
