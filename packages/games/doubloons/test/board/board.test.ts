import type { Target } from '@quarterdeck/board-kit';
import { lookoutFor } from '@quarterdeck/board-kit/test-kit';
import { at, byId, HIDDEN } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { lettered } from '../../src/board/places/landmark-names.ts';
import { planOf } from '../../src/board/places/plan.lazy.ts';
import { berthsIn, sectorOf } from '../../src/board/places/ring.ts';
import { elementOf } from '../../src/board/prompt/choices.tsx';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import {
  BOARDS,
  boardOf,
  isGhost,
  LANDMARKS,
  locationOf,
  regionAhead,
  shipOfSeat,
  wordingsOf,
} from '../../src/index.ts';
import { describeBoard } from '../../src/words/describe.ts';
import {
  cardTarget,
  eventTargets,
  locationTarget,
  regionTarget,
  shipTarget,
  targetsOf,
} from '../../src/words/targets.ts';
import { cardsIn } from '../../src/words/viewing.ts';
import { type Moment, moments, momentWhere, sea, stepOf } from './scenes.ts';

const placeAt = ({ scene }: Moment, target: Target) =>
  describeBoard(scene).find((one) => one.target === target);
const textAt = (moment: Moment, target: Target): string => placeAt(moment, target)?.text ?? '';

describe('The board in words', () => {
  const programming = momentWhere((moment) => stepOf(moment) === 'round/program');
  const g = programming.scene.view.state;

  it('says of a region what its tile does and which ships lie there', () => {
    for (const { id } of boardOf(g).regions) {
      const text = textAt(programming, regionTarget(id));
      expect(text).toContain(byId(wordingsOf(g).waterTiles, at(g.regions, id).tile).text);
      for (const ship of g.ships.filter(({ region }) => region === id))
        expect(text).toContain(`Ship of ${['Ada', 'Bo', 'Cy', 'Dee'][ship.ship]}`);
    }
  });

  it('says of a ship which way it faces, and what it has', () => {
    const ship = at(g.ships, 0);
    const text = textAt(programming, shipTarget(ship.ship));
    expect(text).toMatch(
      ship.facing === 'cw' ? /, facing clockwise/ : /, facing counter-clockwise/,
    );
    expect(text).toContain(`Hull ${ship.hull} of 10`);
    expect(text).toContain('2 doubloons');
  });

  it('calls a sunk ship a ghost ship', () => {
    const sunk = momentWhere(({ scene }) => scene.view.state.ships.some(isGhost));
    const ghost = sunk.scene.view.state.ships.find(isGhost);
    expect(ghost && textAt(sunk, shipTarget(ghost.ship))).toContain('Ghost ship');
  });

  it('keeps an unturned landmark to itself, and tells one that lies open', () => {
    const later = momentWhere(({ scene }) =>
      scene.view.state.places.some(({ landmark }) => landmark !== null),
    );
    const state = later.scene.view.state;
    for (const { id, kind } of boardOf(state).locations) {
      const { landmark } = at(state.places, id);
      const text = textAt(later, locationTarget(id));
      if (landmark !== null) {
        const { name, text: effect } = byId(wordingsOf(state).landmarks, landmark);
        expect(placeAt(later, locationTarget(id))?.name).toContain(`, ${name}`);
        expect(text).toContain(effect);
      } else expect(/not yet turned/.test(text)).toBe(kind === 'landmark');
    }
  });

  it('names no card of another hand', () => {
    const { scene, seat } = programming;
    const own = shipOfSeat(scene.view.state, seat).hand;
    const cards = describeBoard(scene).filter(({ target }) => target.startsWith('card/'));
    expect(cards.map(({ target }) => target)).toEqual(
      own.flatMap((card) => (card === HIDDEN ? [] : [cardTarget(card)])),
    );
  });
});

describe('What may be clicked', () => {
  it('is every card of the hand, one after the other', () => {
    const moment = momentWhere((now) => stepOf(now) === 'round/program');
    const { scene, match, seat } = moment;
    const offered = new Set(
      sea.choices(match, seat).flatMap((one) => cardsIn(scene.view.state, one)),
    );
    const faces = [...offered].map((card) =>
      card === undefined ? undefined : elementOf(scene, 'round/program', 'cards', card),
    );
    expect(faces.every((face) => face?.label.includes(' or '))).toBe(true);
    expect(faces).toHaveLength(shipOfSeat(scene.view.state, seat).hand.length);
  });

  it('of a Sail is the water ahead', () => {
    const moment = momentWhere(
      (now) =>
        stepOf(now) === 'turn/move' &&
        sea.choices(now.match, now.seat).some((one) => 'icon' in one && one.icon === 'sail'),
    );
    const { scene, match, seat } = moment;
    const g = scene.view.state;
    const { region, facing } = shipOfSeat(g, seat);
    const sail = sea.choices(match, seat).find((one) => 'icon' in one && one.icon === 'sail');
    expect(sail && region !== null && targetsOf(scene, sail)).toEqual(
      region === null ? [] : [regionTarget(regionAhead(g, region, facing))],
    );
  });

  it('of an Advance is where the path leads', () => {
    const moment = momentWhere((now) => stepOf(now) === 'advance/path');
    const { scene, match, seat } = moment;
    const { location } = shipOfSeat(scene.view.state, seat);
    const ways = location === null ? [] : locationOf(scene.view.state, location).next;
    const targets = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
    expect(targets.toSorted()).toEqual(ways.map(locationTarget).toSorted());
  });
});

describe('What is taken from another', () => {
  it.each(['board/fragment', 'board/jewel'])(
    'glows at their ship, not on the own mat: %s',
    (step) => {
      const moment = momentWhere((now) => stepOf(now) === step);
      const { scene, match, seat } = moment;
      const targets = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
      const own = shipOfSeat(scene.view.state, seat).ship;
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) expect(target).toMatch(/^ship\//);
      expect(targets).not.toContain(shipTarget(own));
    },
  );
});

describe('The plan of an order', () => {
  it('goes where required and optional Sails lead, a required Come About between them', () => {
    const { scene, seat } = momentWhere((now) => stepOf(now) === 'round/program');
    const g = scene.view.state;
    const ship = {
      ...shipOfSeat(g, seat),
      region: at(boardOf(g).regions, 0).id,
      facing: 'cw',
    } as const;
    const cardLike = (movement: string) =>
      g.printed.cards.filter(
        (card) =>
          card.movement.map(({ icon, required }) => `${icon}${required ? '!' : '?'}`).join() ===
          movement,
      );
    const back = at(cardLike('comeAbout!'), 0).id;
    const sail = at(cardLike('sail!'), 0).id;
    const [away, home] = planOf(g, ship, [sail, back, sail]);
    expect(away).toMatchObject({ slot: 1, from: 0, facing: 'cw', must: true });
    expect(home).toMatchObject({ slot: 3, from: away?.to, facing: 'ccw', must: true });
  });
});

describe('Places on the chart', () => {
  const g = momentWhere((moment) => stepOf(moment) === 'round/program').scene.view.state;

  it.each([1, 2, 3, 4, 5, 6])('keep %i ships of a region inside it', (count) => {
    const sector = sectorOf([315, 45]);
    for (const { angle } of berthsIn(sector, count)) {
      expect(angle).toBeGreaterThan(315);
      expect(angle).toBeLessThan(405);
    }
  });

  it('letter a name beside its disc, and none over another', () => {
    const discs = [
      { x: 500, y: 500 },
      { x: 500, y: 560 },
    ];
    const named = lettered(
      discs.map(({ x, y }) => ({ x, y, name: 'Salvage Merchant' })),
      discs,
      [],
    );
    expect(named.map(({ y }) => y - 500)).toEqual([-44, 118]);
  });

  it.each(BOARDS)(
    'letter every landmark of a full island, whole or by its last word: %s',
    (board) => {
      const { locations } = boardOf({ ...g, board });
      const stack = LANDMARKS.map((landmark) => byId(wordingsOf(g).landmarks, landmark));
      const names = locations.flatMap(({ x, y, colour, kind }) => {
        const top = kind === 'goal' ? -1 : stack.findIndex((one) => one.colour === colour);
        return top < 0 ? [] : stack.splice(top, 1).map(({ name }) => ({ x, y, name }));
      });
      const named = lettered(names, locations, []);
      expect(named.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
      for (const { name, lines } of named)
        expect([name, name.split(' ').at(-1)]).toContain(lines.join(' '));
    },
  );

  it('need no more than the last word to tell landmarks of a colour apart', () => {
    const short = LANDMARKS.map((landmark) => {
      const { colour, name } = byId(wordingsOf(g).landmarks, landmark);
      return `${colour} ${name.split(' ').at(-1)}`;
    });
    expect(new Set(short).size).toBe(LANDMARKS.length);
  });
});

/** Things of another captain are named in the prompt alone. */
const PLACES = {
  describeBoard,
  targetsOf,
  eventTargets,
  motionsOf,
  placeless: /^(decline|stop|look-at|keep|pay|reroll|exchange)$/,
  unlisted: /^(fragment|jewel|relic|start)\//,
};

describe('In whole matches', () => {
  it.each([
    ['2 players', { seats: 2 }],
    ['4 players', { seats: 4 }],
    ['6 players', { seats: 6 }],
    [
      'all modules',
      {
        seats: 3,
        options: {
          blackJewel: true,
          advancedScoring: true,
          legendaryGhostShip: true,
          stealShip: true,
          compass: true,
          alternateIsland: true,
        },
      },
    ],
  ] as const)('every offer touches places that have words: %s', (_, table) => {
    const { look, amiss, seen } = lookoutFor(sea, PLACES);
    for (const moment of moments(table, table.seats * 10)) {
      look(moment);
      if (moment.scene.view.state.round > 12) break;
    }

    expect([...amiss]).toEqual([]);
    expect(seen().offers).toBeGreaterThan(300);
    expect(seen().motions).toBeGreaterThan(50);
  });
});
