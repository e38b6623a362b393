import type { Target } from '@quarterdeck/board-kit';
import { lookoutFor } from '@quarterdeck/board-kit/test-kit';
import { at } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { kept, windowOf, zoomed } from '../../src/board/places/camera.ts';
import { chanceOf, comingChance } from '../../src/board/places/chance.ts';
import {
  BOARD,
  borderPath,
  cellsOf,
  centreOf,
  HEIGHT,
  nearestTo,
  WIDTH,
} from '../../src/board/places/hexes.ts';
import { promptTitle } from '../../src/board/prompt/choices.tsx';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import { orderRolls } from '../../src/board/prompt/prompt-extra.tsx';
import { hexOf, moveOf, playsLeft, reachable, shipOf, shipsOf } from '../../src/index.ts';
import { describeBoard } from '../../src/words/describe.ts';
import {
  deniedElsewhere,
  eventTargets,
  hexTarget,
  sailingShip,
  targetsOf,
} from '../../src/words/targets.ts';
import { type Moment, moments, momentWhere, sea, stepOf } from './scenes.ts';

const textAt = ({ scene }: Moment, target: Target): string =>
  describeBoard(scene).find((one) => one.target === target)?.text ?? '';

describe('The board in words', () => {
  const sailing = momentWhere((moment) => stepOf(moment) === 'turn/sail');

  it('says of a ship whose it is, its level and its figures', () => {
    const g = sailing.scene.view.state;
    for (const { hex, level, seat } of g.ships) {
      if (hex === null) continue;
      const text = textAt(sailing, hexTarget(hex));
      const name = ['Ada', 'Bo', 'Cy', 'Dee'][seat];
      const whose = seat === sailing.seat ? 'Your ship' : `Ship of ${name}`;
      expect(text).toContain(`${whose}, level ${level}`);
      expect(text).toMatch(/attack dice \d, return fire dice \d, sink defense \d/);
    }
  });

  it('keeps unexplored destinations to itself', () => {
    const { destinations } = sailing.scene.view.state;
    const unexplored = destinations.filter(({ explored }) => !explored);
    expect(unexplored.length).toBeGreaterThan(5);
    for (const { hex } of unexplored)
      expect(textAt(sailing, hexTarget(hex))).toMatch(/^Unexplored destination\. Region \d/);
  });

  it('tells of a territory who controls it', () => {
    const held = momentWhere(({ scene }) =>
      scene.view.state.territories.some(({ controller }) => controller !== null),
    );
    const said = describeBoard(held.scene).map(({ text }) => text);
    expect(said.some((text) => /controlled by \w+, capture defense 4/.test(text))).toBe(true);
  });

  it('names no card of another hand', () => {
    const war = momentWhere(({ scene }) => {
      const { cardsAbove, players } = scene.view.state;
      return cardsAbove === null && players.every(({ hand }) => hand.length > 0);
    });
    const g = war.scene.view.state;
    const own = new Set<string>([
      ...at(g.players, war.seat).hand,
      ...g.territories
        .filter(({ holder }) => holder === war.seat)
        .map(({ territory }) => g.printed.content.territories[territory].maneuver),
    ]);
    const cards = describeBoard(war.scene).filter(({ target }) => target.startsWith('maneuver/'));
    expect(cards.map(({ target }) => target.slice('maneuver/'.length)).toSorted()).toEqual(
      [...own].toSorted(),
    );
  });
});

describe('What may be clicked', () => {
  it('of a ship under way is all it can reach, and its own hex to stay', () => {
    const moment = momentWhere((now) => stepOf(now) === 'turn/sail');
    const { scene, match, seat } = moment;
    const g = scene.view.state;
    const id = sailingShip(scene.view);
    if (id === undefined) throw new Error('No ship is under way.');
    const ship = shipOf(g, id);
    if (ship.hex === null) throw new Error('It is sunk.');
    const targets = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
    expect(targets.toSorted()).toEqual(
      [ship.hex, ...reachable(g, ship.hex, moveOf(g, ship))].map(hexTarget).toSorted(),
    );
  });

  it('says why not wherever else a ship under way is sent', () => {
    const { scene, match, seat } = momentWhere((now) => stepOf(now) === 'turn/sail');
    const g = scene.view.state;
    const offered = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
    const denied = sea.explain(match, seat);
    const named = denied.flatMap(({ choice }) => targetsOf(scene, choice));
    const elsewhere = denied.flatMap(({ choice }) => deniedElsewhere(scene, choice));

    expect(named.length).toBeGreaterThan(0);
    expect(new Set([...offered, ...named]).size).toBeLessThan(g.printed.hexes.length);
    expect(elsewhere).toEqual(g.printed.hexes.map(({ hex }) => hexTarget(hex)));
  });

  it.each(['turn/move', 'turn/explore', 'turn/engage', 'maneuver/choose'])(
    'says why not anywhere on the ocean in %s',
    (step) => {
      const { scene, match, seat } = momentWhere((now) => stepOf(now) === step);
      const elsewhere = sea
        .explain(match, seat)
        .flatMap(({ choice }) => deniedElsewhere(scene, choice));

      expect(elsewhere).toHaveLength(scene.view.state.printed.hexes.length);
    },
  );

  it('finds the hex under a click, and none beyond the edge', () => {
    const places = [centreOf({ col: 3, row: 4 }), centreOf({ col: 4, row: 4 })] as const;

    expect(nearestTo(places, { x: places[0].x + 20, y: places[0].y - 20 })).toBe(places[0]);
    expect(nearestTo(places, { x: places[1].x - 20, y: places[1].y })).toBe(places[1]);
    expect(nearestTo(places, { x: 0, y: 0 })).toBeUndefined();
  });

  it('of an attack is the target first, then the ship', () => {
    const moment = momentWhere(
      (now) =>
        stepOf(now) === 'turn/engage' &&
        sea.choices(now.match, now.seat).some((choice) => choice.do === 'attack'),
    );
    const { scene, match, seat } = moment;
    const attack = sea.choices(match, seat).find((choice) => choice.do === 'attack');
    if (attack?.do !== 'attack') throw new Error('Nothing is attacked.');
    const { hex } = shipOf(scene.view.state, attack.ship);
    expect(targetsOf(scene, attack)).toEqual([
      hexTarget(attack.hex),
      ...(hex === null ? [] : [hexTarget(hex)]),
    ]);
  });
});

describe('The rolls for the first turn', () => {
  it('stand beside the choice of a region', () => {
    const { scene, seat } = momentWhere((now) => stepOf(now) === 'setup/region');
    const { players } = scene.view.state;

    const own = at(players, seat).orderHits.join(', then ');
    expect(orderRolls(scene)).toContain(`you ${own}`);
    expect(orderRolls(scene).split('; ')).toHaveLength(players.length);
    const most = Math.max(...players.map(({ orderHits }) => orderHits[0] ?? 0));
    const best = players.filter(({ orderHits }) => orderHits[0] === most);
    expect(orderRolls(scene).includes('tied')).toBe(best.length > 1);
  });
});

describe('Chances', () => {
  it('are those of fair dice', () => {
    expect(chanceOf(5, 2)).toBeCloseTo(0.8125);
    expect(chanceOf(5, 4)).toBeCloseTo(0.1875);
    expect(chanceOf(1, 2)).toBe(0);
    // One die, and one reroll of a miss.
    expect(chanceOf(1, 1, [1])).toBeCloseTo(0.75);
    expect(chanceOf(2, 2, [4])).toBeCloseTo(0.5625);
  });

  it('stand in the window of every attack, and the tab tells the plays left', () => {
    const moment = momentWhere((now) => stepOf(now) === 'engagement/maneuvers');
    const chance = comingChance(moment.scene.view.state);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(promptTitle(moment.scene, 'engagement/maneuvers')).toContain(
      `${playsLeft(moment.scene.view.state, moment.seat)}`,
    );
  });
});

describe('The window on the ocean', () => {
  const size = { width: 734, height: 640, left: 30, top: 28 } as const;

  it('never shows more than the whole, nor beyond the edges', () => {
    const whole = windowOf({ x: 0, y: 0, across: Number.POSITIVE_INFINITY }, size);
    expect(whole.across * whole.scale).toBeCloseTo(size.width);
    expect(whole.left).toBeLessThanOrEqual(0);
    expect(whole.left + whole.across).toBeGreaterThanOrEqual(WIDTH);
    expect(whole.top + whole.high).toBeGreaterThanOrEqual(HEIGHT);
    const corner = windowOf({ x: -500, y: 9_000, across: 700 }, size);
    expect(corner.left).toBeCloseTo((-size.left * 700) / size.width);
    expect(corner.top + corner.high).toBeCloseTo(HEIGHT + 7);
  });

  it('zooms about the point under the pointer', () => {
    const camera = kept({ x: 600, y: 600, across: 700 }, size);
    const about = { x: 200, y: 300 };
    const before = windowOf(camera, size);
    const after = windowOf(zoomed(camera, size, about, 1.25), size);
    expect(after.left + about.x / after.scale).toBeCloseTo(before.left + about.x / before.scale);
    expect(after.scale).toBeCloseTo(before.scale * 1.25);
  });
});

describe('The border of a sea', () => {
  it('goes round it once, and not round what it encloses', () => {
    const sides = (border: string): number => border.split('M').length - 1;
    const ring = cellsOf({ columns: 3, rows: 3 }).map(({ col, row }) => ({
      col: col + 4,
      row: row + 4,
    }));
    const holed = ring.filter(({ col, row }) => col !== 5 || row !== 5);
    expect(sides(borderPath([{ col: 4, row: 4 }], BOARD))).toBe(6);
    expect(sides(borderPath(holed, BOARD))).toBe(sides(borderPath(ring, BOARD)));
  });
});

/** Seats are of the table itself. */
const PLACES = {
  describeBoard,
  targetsOf,
  eventTargets,
  motionsOf,
  placeless: /^(pass|enough)$/,
  unlisted: /^seat\//,
};

describe('In whole matches', () => {
  it.each([2, 3, 4])('every offer to %i players touches places that have words', (seats) => {
    const { look, amiss, seen } = lookoutFor(sea, PLACES);
    for (const moment of moments({ seats }, seats * 10)) {
      look(moment);
      const g = moment.scene.view.state;
      const isNamed = shipsOf(g, moment.seat).every(
        ({ hex }) => hex === null || hexOf(g, hex).name !== '',
      );
      expect(isNamed).toBe(true);
      if (g.turn.number > 60) break;
    }

    expect([...amiss]).toEqual([]);
    expect(seen().offers).toBeGreaterThan(300);
    expect(seen().motions).toBeGreaterThan(50);
  });
});
