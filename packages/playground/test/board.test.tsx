import { createStore, emptySelection } from '@quarterdeck/board-kit';
import { driftwood, driftwoodSay } from '@quarterdeck/driftwood';
import { at, type Choice, SEAT_COLOURS, type Seat } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine, gameModule } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { seawolf, seawolfSay } from '@quarterdeck/seawolf';
import { ABOUT } from '@quarterdeck/seawolf/about';
import { seawolfBoard } from '@quarterdeck/seawolf/board';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { eyesAt } from '../src/page/board/board-pane.ts';
import { BoardTable } from '../src/page/board/board-table.tsx';
import { handsOn } from '../src/page/board/hands.ts';
import { type Position, seenOn } from '../src/page/board/seen.ts';
import { findBoard, findColours } from '../src/page/find-game.ts';
import { PERSON } from '../src/page/seating.ts';
import { anyChoice, begin, playOn } from '../src/page/session.ts';

const { game, say } = gameModule(seawolf, seawolfSay);
const rules = engine(game);
const { kit } = (await seawolfBoard.table()).TABLE;
const words = (key: string): string => key;
const nothing = (): void => {};

/** The first position of a match at random at which whoever is asked has a place on the board to touch. */
function positionWithPlaces(): Position & { readonly viewer: Seat } {
  const played = playOn(
    rules,
    begin(rules, { seats: 2, options: {}, seed: 1 }),
    60,
    anyChoice(sfcRng(1)),
  );
  for (const { match } of played.moments) {
    const viewer = at(rules.asked(match), 0).seat;
    const position = {
      rules,
      speaker: speaker(say, { names: ['Ada', 'Bo'] }),
      match,
      viewer,
      seating: [],
      colours: findColours({ ABOUT }),
    };
    if (seenOn(kit, position, words).legal.size > 1) return position;
  }
  throw new Error('nobody was asked about the board');
}

const position = positionWithPlaces();

describe('A board under work', () => {
  it('is drawn with its position, its places and the mat of whoever looks', () => {
    const drawn = renderToStaticMarkup(
      <BoardTable kit={kit} position={position} answer={nothing} small={false} />,
    );

    // Not `toContain`: a failure would print the whole board.
    const parts = [
      '<svg class="board',
      'data-mark="legal"',
      `own-mat seat-${at(ABOUT.colours, position.viewer)}`,
    ];
    expect(parts.filter((part) => !drawn.includes(part))).toEqual([]);
  });

  it('glows for the seat that is asked, and for nobody else', () => {
    const other = (1 - position.viewer) as Seat;
    const seat = seenOn(kit, position, words);

    expect(seat.legal.size).toBeGreaterThan(1);
    expect(seenOn(kit, { ...position, viewer: 'spectator' }, words).legal.size).toBe(0);
    expect(seenOn(kit, { ...position, viewer: other }, words).question).toBeUndefined();
  });

  it('asks nobody for whom a bot answers', () => {
    const seating = [0, 1].map((seat) => (seat === position.viewer ? 'mate' : PERSON));
    const { question, scene } = seenOn(kit, { ...position, seating }, words);

    expect(question).toBeUndefined();
    expect(at(scene.seats, position.viewer).who).toBe('bot');
  });

  it('gives the answer that a touched place stands for', () => {
    const seen = seenOn(kit, position, words);
    const only = seen.question?.offers.find(({ targets }) => {
      const [target] = targets;
      const alike = seen.question?.offers.filter((one) => target && one.targets.includes(target));
      return alike?.length === 1;
    });
    const given: Choice[] = [];
    const hands = handsOn(seen, createStore(emptySelection('')), (choice) => given.push(choice));
    hands.touch(only?.targets[0] ?? '');

    expect(given).toEqual([only?.choice]);
    expect(rules.choices(position.match, position.viewer)).toContainEqual(only?.choice);
  });

  it('gives no answer where a place stands for none, and says so', () => {
    const selection = createStore(emptySelection(''));
    const given: Choice[] = [];
    handsOn(seenOn(kit, position, words), selection, (choice) => given.push(choice)).touch(
      'nowhere',
    );

    expect(given).toEqual([]);
    expect(selection.get().why).toBe('nothing-there');
  });

  it('is seen by somebody here who is asked, else by somebody here, else by a spectator', () => {
    const { match, viewer } = position;
    const other = (1 - viewer) as Seat;
    const botsAt = (...seats: readonly Seat[]) =>
      [0, 1].map((seat) => (seats.some((one) => one === seat) ? 'mate' : PERSON));

    expect(eyesAt(rules, match, [])).toBe(viewer);
    expect(eyesAt(rules, match, botsAt(viewer))).toBe(other);
    expect(eyesAt(rules, match, botsAt(viewer, other))).toBe('spectator');
  });
});

describe('The door of a board', () => {
  it('is searched for a face, whatever it is called', () => {
    expect(findBoard({ other: 1, face: seawolfBoard })).toBe(seawolfBoard);
  });

  it('is refused with what is missing', () => {
    expect(() => findBoard({ driftwood, driftwoodSay })).toThrow(
      'No board among the exports driftwood, driftwoodSay of src/board/index.tsx',
    );
  });

  it('gives seats the colours of the box first, and others where it has too few', () => {
    expect(findColours({ ABOUT: { colours: ['white', 'mauve', 'red'] } }).slice(0, 3)).toEqual([
      'white',
      'red',
      'blue',
    ]);
    expect(findColours({})).toEqual(SEAT_COLOURS);
  });
});
