import type { Target } from '@quarterdeck/board-kit';
import { at } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { berthsIn, CARD } from '../../src/board/places/metrics.ts';
import { mooredShips } from '../../src/board/places/places.ts';
import { costOf } from '../../src/board/places/wheel-way.ts';
import { faceOfChoice, promptTitle } from '../../src/board/prompt/choices.tsx';
import { motionsOf } from '../../src/board/prompt/motions.tsx';
import { progressOf } from '../../src/board/prompt/progress.tsx';
import { neighbours, onAssignments, pirateOfSeat } from '../../src/index.ts';
import { describeBoard } from '../../src/words/describe.ts';
import { eventTargets, spaceTarget, targetsOf, wheelTarget } from '../../src/words/targets.ts';
import { type Moment, moments, momentWhere, sea, stepOf } from './scenes.ts';

const textAt = ({ scene }: Moment, target: Target): string =>
  describeBoard(scene).find((one) => one.target === target)?.text ?? '';

const TABLES = [1, 2, 4] as const;

describe('The board in words', () => {
  it('says of every card what is printed there and who lies there', () => {
    const moment = momentWhere((now) => stepOf(now) === 'wheel/order', { seats: 3 });
    const g = moment.scene.view.state;
    for (const { space } of g.printed.spaces) {
      const text = textAt(moment, spaceTarget(space));
      const { bury, storm, cove } = g.printed.mapCards[at(g.sea, space).card];
      expect(text.includes('Bury Site')).toBe(bury !== null);
      expect(text.includes('Storm.')).toBe(storm);
      expect(text.includes('Cove.')).toBe(cove);
      expect(text.includes('the Navy')).toBe(g.navy === space);
    }
  });

  it('tells nothing of a Search Token that lies face down', () => {
    const moment = momentWhere((now) => stepOf(now) === 'sail/step', { seats: 3 });
    const said = describeBoard(moment.scene)
      .filter(({ target }) => target.startsWith('space/'))
      .map(({ text }) => text);
    expect(said.filter((text) => text.includes('Search Token.'))).not.toHaveLength(0);
    expect(said.join(' ')).not.toMatch(/Fair Wind|Calm Water|\b[23] Gold|Sure-fire/);
  });

  it('has a name for all that can be clicked, at every table', () => {
    for (const seats of TABLES)
      for (const { scene, match, seat } of moments({ seats }, 7, 300)) {
        const named = new Set(describeBoard(scene).map(({ target }) => target));
        for (const choice of sea.choices(match, seat))
          for (const target of targetsOf(scene, choice))
            expect(named.has(target) || target.startsWith('captain/'), target).toBe(true);
      }
  });
});

describe('What may be clicked', () => {
  it('of a Wheel are its stops, with the Deckhands each costs', () => {
    const moment = momentWhere((now) => stepOf(now) === 'wheel/order', { seats: 3 });
    const { scene, match, seat } = moment;
    const pirate = pirateOfSeat(scene.view.state, seat);
    for (const choice of sea.choices(match, seat)) {
      if (choice.do !== 'order') throw new Error(choice.do);
      expect(targetsOf(scene, choice)).toEqual([wheelTarget(choice.stop)]);
      expect(choice.stop).not.toBe(pirate.captainAt);
      expect(costOf(pirate, choice.stop)).toBeLessThanOrEqual(onAssignments(pirate));
    }
  });

  it('of a sail are the cards around, and the own one to stop', () => {
    const moment = momentWhere((now) => stepOf(now) === 'sail/step', { seats: 3 });
    const { scene, match, seat } = moment;
    const g = scene.view.state;
    const { space } = pirateOfSeat(g, seat);
    if (space === null) throw new Error('It lies nowhere.');
    const targets = sea.choices(match, seat).flatMap((choice) => targetsOf(scene, choice));
    const around = [space, ...neighbours(g, space)].map(spaceTarget);
    expect(targets).not.toHaveLength(0);
    for (const target of targets) expect(around).toContain(target);
  });

  it('has a title over every question and a face for every choice', () => {
    for (const seats of TABLES)
      for (const moment of moments({ seats }, 11, 300)) {
        const { scene, match, seat } = moment;
        expect(promptTitle(scene, stepOf(moment) ?? '')).toBeDefined();
        for (const choice of sea.choices(match, seat)) {
          const label = scene.speaker.choice(scene.view, seat, choice);
          const spoken = {
            choice,
            label,
            detail: undefined,
            foreseen: [],
            icon: undefined,
            path: [],
          };
          const { title } = faceOfChoice(scene, spoken);
          expect(title ?? '').not.toMatch(/\{\{|boards\./);
        }
      }
  });
});

describe('Ships on a card', () => {
  it('lie inside it, however many there are', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7])
      for (const { x, y, size } of berthsIn(count)) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0);
        expect(x + size / 2).toBeLessThanOrEqual(CARD.width);
        expect(y - size / 2).toBeGreaterThanOrEqual(0);
        expect(y + size / 2).toBeLessThanOrEqual(CARD.height);
      }
  });

  it('are all there, the own one in front', () => {
    const moment = momentWhere((now) => stepOf(now) === 'wheel/order');
    const ships = mooredShips(moment.scene.view.state, moment.seat);
    expect(ships).toHaveLength(4 + 2 + 1);
    expect(ships.at(-1)?.piece).toBe(`ship/${moment.seat}`);
  });
});

describe('What is seen of a match', () => {
  it('moves only pieces and lights only places that there are', () => {
    for (const seats of TABLES) {
      let before: Moment | undefined;
      for (const moment of moments({ seats }, 5, 300)) {
        const { scene } = before ?? moment;
        const pieces = new Set(mooredShips(scene.view.state, scene.me).map(({ piece }) => piece));
        const isSetup = scene.view.state.turn.step === 'setup';
        for (const event of moment.events) {
          for (const { piece } of motionsOf(scene, event))
            if (!isSetup && piece !== undefined) expect(pieces.has(piece), piece).toBe(true);
          expect(eventTargets(scene, event).join()).not.toContain('undefined');
        }
        before = moment;
      }
    }
  });

  it('tells whoever plays alone how far the Solo Pirate is', () => {
    const alone = momentWhere((now) => stepOf(now) === 'wheel/order', { seats: 1 });
    expect(progressOf(alone.scene).fact).toBeDefined();
    const together = momentWhere((now) => stepOf(now) === 'wheel/order', { seats: 2 });
    expect(progressOf(together.scene).fact).toBeUndefined();
  });
});
