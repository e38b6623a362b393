// What the bots' judgement sees before the rules have paid it out or taken it away.

import { at } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { falls, fight, meet } from '../fleet.ts';
import { ADA, acting, BAZAAR, CY, DEE, KEELSON, LISBON, position, wolf } from '../positions.ts';

/** In thalers. */
function figure({ state }: Match<Kinds>, name: string, seat: number): number {
  const { reckoning } = wolf.game;
  if (reckoning === undefined) throw new Error('nothing is reckoned');
  const reckoned = at(reckoning.of(state, at(state.ships, seat).seat), seat);
  return at(reckoned?.figures ?? [], reckoning.figures.indexOf(name));
}

describe("the bot's sight", () => {
  const laid = (rum: number, cards: 'south'[]) =>
    position({
      ships: { [ADA]: { rum, orders: cards } },
      state: { missions: [{ mission: 'no-mutiny', markers: [ADA] }] },
      step: 'orders/choose',
      data: {},
    });

  it('SW-279 sees a marker go where cards are laid that cannot be paid', () => {
    expect(figure(laid(3, ['south']), 'course', ADA)).toBeCloseTo(-0.24);
    expect(figure(laid(1, []), 'course', ADA)).toBe(0);
    expect(figure(laid(1, ['south']), 'course', ADA)).toBeCloseTo(-2.7);
  });

  it('SW-199 sees who is stronger among those who share a tile', () => {
    const match = acting(
      KEELSON,
      { cannons: 2, extensions: [] },
      { ships: { [CY]: { tile: KEELSON } } },
    );

    expect(figure(match, 'rivals', ADA)).toBeGreaterThan(0);
    expect(figure(match, 'rivals', CY)).toBeLessThan(0);
    expect(figure(match, 'rivals', DEE)).toBe(0);
  });

  it('SW-202 sees no battle for one at peace', () => {
    const match = acting(
      KEELSON,
      { peaceful: true },
      { ships: { [CY]: { tile: KEELSON, cannons: 1 } } },
    );

    expect(figure(match, 'rivals', ADA)).toBeCloseTo(0);
  });

  it('SW-215 sees what is owed to the pirate before it is paid', () => {
    const { match } = fight({
      ships: { [ADA]: { tile: BAZAAR, thalers: 2 } },
      state: { pirate: BAZAAR },
      rig: falls('xxx'),
    });

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'pirate/pay' }]);
    expect(figure(match, 'due', ADA)).toBeLessThan(0);
    expect(figure(match, 'due', DEE)).toBeCloseTo(0);
  });

  it('SW-226 sees loot before it is taken', () => {
    const { match } = meet({ [ADA]: { cannons: 2 }, [CY]: { thalers: 4 } }, 'xx');

    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'captains/loot' }]);
    expect(figure(match, 'due', ADA)).toBeGreaterThan(1);
    expect(figure(match, 'due', CY)).toBeLessThan(-1);
  });

  it('SW-183 sees the rum and the chest of a port before they come aboard', () => {
    const visit = (fourth: 'open' | 'good') => {
      const slots = ['good', 'good', 'good', fourth, 'open'] as const;
      const match = acting(LISBON, { cocoa: 1 }, { state: { ports: [{ tile: LISBON, slots }] } });
      script(wolf, match, [{ do: 'unload', slot: 4, good: 'cocoa' }]);
      expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'ports/load-rum' }]);
      return figure(match, 'visit', ADA);
    };

    expect(visit('open')).toBeGreaterThan(0);
    expect(visit('good') - visit('open')).toBeCloseTo(2);
  });

  it('SW-057 sees what lies around the tile where a ship is placed', () => {
    const placed = (tile: number | null) =>
      position({
        ships: { [ADA]: { tile } },
        state: { wind: null },
        step: 'setup/place-ship',
        data: { seat: ADA },
      });

    expect(figure(placed(null), 'around', ADA)).toBe(0);
    expect(figure(placed(KEELSON), 'around', ADA)).toBeGreaterThan(0);
  });
});
