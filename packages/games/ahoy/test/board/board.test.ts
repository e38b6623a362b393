import type { Target } from '@quarterdeck/board-kit';
import { lookoutFor } from '@quarterdeck/board-kit/test-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { deniedElsewhere } from '../../src/board/places/denied-elsewhere.ts';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import {
  type Ahoy,
  allSpaces,
  cellName,
  cellOf,
  flagshipSpace,
  isIsland,
  matOf,
  regionOf,
  type SpaceId,
  suitOf,
} from '../../src/index.ts';
import { describeBoard } from '../../src/words/describe.ts';
import {
  cardTarget,
  eventTargets,
  slotTarget,
  spaceTarget,
  targetsOf,
} from '../../src/words/targets.ts';
import { type Moment, moments, momentWhere, sea } from './scenes.ts';

const denialsOf = ({ match, seat }: Moment) => sea.explain(match, seat);

/** A denial of a whole kind has no more than its name. */
const wholeKind = (moment: Moment, what: string, clause: string) =>
  denialsOf(moment).find(
    ({ choice, clause: by }) =>
      by === clause && choice.do === what && Object.keys(choice).length === 1,
  )?.choice;

const farOf = (moment: Moment, what: string, clause: string): readonly Target[] => {
  const denied = wholeKind(moment, what, clause);
  return denied === undefined ? [] : deniedElsewhere(moment.scene, denied);
};

const isAtSea = (g: Ahoy, seat: Seat): boolean => !isIsland(g, flagshipSpace(g, seat));

describe('The board in words', () => {
  const opening = momentWhere(() => true);
  const g = opening.scene.view.state;

  it('says of an Island whose it is, and of every other space what is printed', () => {
    const places = describeBoard(opening.scene);
    const wordsAt = (space: SpaceId) =>
      places.find(({ target }) => target === spaceTarget(g, space)) ?? { name: '', text: '' };

    for (const space of allSpaces(g)) {
      const { name, text } = wordsAt(space);
      expect(name.startsWith(`${cellName(cellOf(g, space))}, `)).toBe(true);
      expect(/, Island of the /.test(name)).toBe(isIsland(g, space));
      expect(/wealth \d, control \d+ to \d+\. Held by/.test(text)).toBe(isIsland(g, space));
    }
  });

  it('names a Flagship where it lies, as its captain and as another sees it', () => {
    const later = momentWhere(({ scene, seat }) => scene.view.state.round > 0 && seat !== 0);
    const state = later.scene.view.state;
    const textAt = (seat: Seat) =>
      describeBoard(later.scene).find(
        ({ target }) => target === spaceTarget(state, flagshipSpace(state, seat)),
      )?.text;

    expect(textAt(0 as Seat)).toMatch(/Here: .*Flagship of Ada/);
    expect(textAt(later.seat)).toMatch(/Here: .*your Flagship/);
  });
});

describe('What may be clicked', () => {
  it('is every Island, when the Squadron begins, and no other space', () => {
    const opening = momentWhere(() => true);
    const { scene, match, seat } = opening;
    const g = scene.view.state;
    const legal = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
    const islands = allSpaces(g).filter((space) => isIsland(g, space));

    expect(legal).toEqual(islands.map((space) => spaceTarget(g, space)));
    expect(islands.length).toBeGreaterThan(1);
  });

  it('of a full slot is denied there, and not at the empty ones beside it', () => {
    const moment = momentWhere((now) => denialsOf(now).some(({ clause }) => clause === 'AH-050'));
    const { scene, seat } = moment;
    const full = denialsOf(moment).filter(({ clause }) => clause === 'AH-050');
    const filled = matOf(scene.view.state, seat)
      .slots.filter(({ die }) => die !== null)
      .map(({ slot }) => slotTarget(slot));

    for (const { choice } of full) expect(filled).toContain(targetsOf(scene, choice)[0]);
  });
});

describe('A click far away', () => {
  it('means a die, when all of this turn are placed: every space and slot says so', () => {
    const moment = momentWhere((now) => !!wholeKind(now, 'place', 'AH-036'));
    const { scene, seat } = moment;
    const g = scene.view.state;
    const far = farOf(moment, 'place', 'AH-036');

    expect(far).toEqual(expect.arrayContaining(allSpaces(g).map((space) => spaceTarget(g, space))));
    expect(far).toEqual(
      expect.arrayContaining(matOf(g, seat).slots.map(({ slot }) => slotTarget(slot))),
    );
  });

  it('on an Island of a suit in the Market means smuggling there', () => {
    const moment = momentWhere((now) => !!wholeKind(now, 'smuggle', 'AH-204'));
    const { scene, seat } = moment;
    const g = scene.view.state;
    const suits = g.market.map((card) => at(g.printed.cards, card).suit);
    const islands = allSpaces(g)
      .filter((space) => isIsland(g, space) && suits.includes(suitOf(g, regionOf(g, space))))
      .map((space) => spaceTarget(g, space));

    expect(isAtSea(g, seat)).toBe(true);
    expect(farOf(moment, 'smuggle', 'AH-204')).toEqual([...g.market.map(cardTarget), ...islands]);
    expect(islands.length).toBeGreaterThan(0);
  });

  it('means no other Island for a Smuggler at one: there only a Stronghold forbids it all', () => {
    const { scene } = momentWhere(({ scene: { view }, seat }) => {
      const g = view.state;
      return g.round > 0 && g.smugglers.some((one) => one.seat === seat) && !isAtSea(g, seat);
    });
    const cards = scene.view.state.market.map(cardTarget);

    expect(deniedElsewhere(scene, { do: 'smuggle' } as never)).toEqual(cards);
  });

  it('means nothing of one choice that is denied in its own place', () => {
    const moment = momentWhere((now) => denialsOf(now).some(({ clause }) => clause === 'AH-051'));
    const denied = denialsOf(moment).filter(({ clause }) => clause === 'AH-051');

    expect(denied.flatMap(({ choice }) => deniedElsewhere(moment.scene, choice))).toEqual([]);
  });
});

/** A new region and its cells are drawn only while they are asked for. */
const PLACES = {
  describeBoard,
  targetsOf,
  eventTargets,
  motionsOf,
  placeless: /^(end-turn|done|decline|pass|hold-fire|victory|sail|tailwind)$/,
  unlisted: /^(lay|cell)\//,
};

describe('In whole matches', () => {
  it.each([2, 3, 4])('every offer to %i players touches places that have words', (seats) => {
    const { look, amiss, seen } = lookoutFor(sea, PLACES);
    for (const moment of moments({ seats }, seats * 10)) {
      const known = look(moment);
      const denied = denialsOf(moment).flatMap(({ choice }) =>
        deniedElsewhere(moment.scene, choice),
      );
      expect(denied.filter((target) => !known.has(target))).toEqual([]);
    }

    expect([...amiss]).toEqual([]);
    expect(seen().offers).toBeGreaterThan(500);
    expect(seen().motions).toBeGreaterThan(100);
  });

  it('whatever happens on a chart that has grown since can be told on an earlier one', () => {
    const [first, ...later] = moments({ seats: 4 }, 40);
    if (first === undefined) throw new Error('nobody was asked');
    const laid = later
      .flatMap(({ events }) => events)
      .filter(({ event }) => event === 'region-added');
    expect(laid.length).toBeGreaterThan(3);

    for (const { events } of later)
      for (const event of events) expect(() => motionsOf(first.scene, event)).not.toThrow();
  });
});
