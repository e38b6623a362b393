import { dice } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Mat } from '../../positions.ts';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  matOf,
  names,
  play,
  RED,
  r,
  told,
} from '../../positions.ts';

const NOBODY = { rigging: 0, cannons: 0, extort: 0, repair: 3 };

describe('A Pirate Ship attacked', () => {
  const HERE = { space: r(0, 1), deckhands: NOBODY } as const;
  const duel = (faces: readonly number[], red: Mat = {}, blue: Mat = {}) =>
    executing('attack', {
      red: { ...HERE, ...red },
      blue: { ...HERE, ...blue },
      rig: dice(6, faces),
    });

  it('TE-170 the attacker’s total is fixed before the defender rolls', () => {
    const { match, events } = duel([2, 1, 5, 1], { sureFire: 1 }, { sureFire: 1 });

    expect(told(events, 'dice-rolled')).toHaveLength(1);
    events.push(...answer(match, [{ do: 'keep', by: RED }]));
    expect(names(events).slice(-3)).toEqual(['dice-rolled', 'damage-dealt', 'dice-rolled']);
    expect(askedNow(match)).toEqual([BLUE, 'battle/sure-fire']);
    answer(match, [{ do: 'sure-fire', die: 1, face: 5, by: BLUE }]);
    expect(matOf({ match }, BLUE)).toMatchObject({ legend: 2, sureFire: 0 });
  });

  it('TE-171 the defender uses level, cards, Cannons and tokens of their own, and no Rerolls', () => {
    const { match, events } = duel(
      [1, 1, 5, 1, 1],
      {},
      {
        legend: 4,
        deckhands: { ...NOBODY, cannons: 1 },
        crew: ['betty-blunderbuss'],
      },
    );

    expect(told(events, 'dice-rolled')[1]).toEqual({
      pirate: BLUE,
      side: 'defence',
      dice: [5, 1, 1],
    });
    expect(told(events, 'damage-dealt')[1]).toMatchObject({
      matched: 2,
      cannons: 1,
      hits: 1,
      damage: 4,
    });
    expect(askedNow(match)?.[1]).not.toBe('battle/reroll');
  });

  it('TE-172 TE-173 the winner gains 1 Legend, attacker or defender, and nothing else changes hands', () => {
    const goods = { gold: 5, hold: ['rum'] } as const;
    const won = duel([2, 4, 1, 1], goods, goods);
    const lost = duel([1, 1, 5, 5], goods, goods);

    expect(told(won.events, 'legend-gained')).toEqual([{ pirate: RED, level: 2 }]);
    expect(told(lost.events, 'legend-gained')).toEqual([{ pirate: BLUE, level: 2 }]);
    expect(matOf(won, BLUE)).toMatchObject(goods);
    expect(matOf(won, RED).hold).toEqual(['rum']);
    expect(matOf(won, RED).gold).toBe(7); // of the level, not of the loser
  });

  it('TE-174 TE-175 the loser is Jostled and gains a Sure-fire Token, the latter even with all in Repair', () => {
    const hurt = duel([2, 4, 1, 1], {}, { deckhands: { ...NOBODY, extort: 1, repair: 2 } });
    const spared = duel([2, 4, 1, 1]);

    expect(told(hurt.events, 'jostled')).toMatchObject([{ pirate: BLUE, from: 'extort' }]);
    expect(matOf(hurt, BLUE).sureFire).toBe(1);
    expect(names(spared.events)).toContain('jostle-spared');
    expect(matOf(spared, BLUE).sureFire).toBe(1);
    expect(matOf(spared, RED).sureFire).toBe(0);
  });

  it('TE-176 on a tie both gain a Sure-fire Token and nothing else happens', () => {
    const { match, events } = duel([2, 1, 5, 1], {}, { captain: 'anneke-storm' });

    expect(told(events, 'battle-tied')).toEqual([{ pirate: RED, defender: BLUE }]);
    expect(matOf({ match }, RED)).toMatchObject({ sureFire: 1, legend: 1, deckhands: NOBODY });
    expect(matOf({ match }, BLUE)).toMatchObject({ sureFire: 1, legend: 1, deckhands: NOBODY });
    expect(names(events)).not.toContain('jostled');
  });

  it('TE-174 TE-176 the Sure-fire Token comes by the rule of a loss, or of a tie', () => {
    const clausesOf = (faces: readonly number[]) =>
      duel(faces).events.flatMap(({ event, clause }) =>
        event === 'sure-fire-gained' ? [clause] : [],
      );

    expect(clausesOf([2, 4, 1, 1])).toEqual(['TE-174']);
    expect(clausesOf([1, 1, 1, 1])).toEqual(['TE-176', 'TE-176']);
  });

  it('TE-177 no ship is moved', () => {
    for (const faces of [
      [2, 4, 1, 1],
      [1, 1, 5, 5],
      [1, 1, 1, 1],
    ]) {
      const { match } = duel(faces);
      expect(matOf({ match }, RED).space).toBe(r(0, 1));
      expect(matOf({ match }, BLUE).space).toBe(r(0, 1));
    }
  });

  it('TE-S65 a won battle gives Legend, then the Jostle, then the Sure-fire Token', () => {
    const { events } = duel([2, 4, 1, 1], {}, { deckhands: { ...NOBODY, extort: 1 } });
    const after = names(events).slice(names(events).indexOf('battle-won'));

    expect(after.slice(0, 5)).toEqual([
      'battle-won',
      'legend-gained',
      'gold-gained',
      'jostled',
      'sure-fire-gained',
    ]);
  });

  it('TE-S66 a spent token goes back: who held three, spends one and loses holds three again', () => {
    const { match } = play(
      'execute',
      {
        red: { ...HERE, captainAt: 5 },
        blue: { ...HERE, sureFire: 3 },
        rig: dice(6, [2, 4, 1, 1]),
      },
      [{ do: 'execute' }, { do: 'sure-fire', die: 0, face: 2, by: BLUE }, { do: 'keep', by: BLUE }],
    );

    expect(matOf({ match }, BLUE).sureFire).toBe(3);
  });
});
