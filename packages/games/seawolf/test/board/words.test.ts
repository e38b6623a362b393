import { describe, expect, it } from 'vitest';
import { faceOfChoice, hurts, promptTitle } from '../../src/board/prompt/choices.tsx';
import { progressOf } from '../../src/board/prompt/progress.tsx';
import { describeBoard } from '../../src/words/describe.ts';
import {
  ADA,
  actingAt,
  BO,
  GENOA,
  GUNNERS,
  LISBON,
  ordering,
  SEVILLE,
  sceneFor,
  waters,
} from './scenes.ts';

const spoken = (scene: ReturnType<typeof ordering>, target: string) =>
  describeBoard(scene).find((place) => place.target === target);

describe('The board in words', () => {
  it('names a port, what it wants, what is filled and who is there', () => {
    const scene = actingAt(
      LISBON,
      {},
      {
        ports: [
          { tile: LISBON, slots: ['good', 'open', 'open', 'cocoa-left', 'cocoa-right'] },
          { tile: SEVILLE, slots: ['open', 'open', 'open', 'open', 'open'] },
          { tile: GENOA, slots: ['open', 'open', 'open', 'open', 'open'] },
        ],
      },
    );

    expect(spoken(scene, 'tile/1')).toEqual({
      target: 'tile/1',
      name: 'B1, Lisbon',
      text: '3 rum at most for whoever unloads. Port. Wants wine, tea. Cotton, cotton, wine filled. Your ship is here.',
    });
  });

  it('names a sea tile by the words on its face', () => {
    const { name, text } = spoken(ordering(), 'tile/4') ?? { name: '', text: '' };

    expect(name).toBe('A2, Gunners Rock');
    expect(text).toContain('Sea. Take cotton or a cannon.');
  });

  it('tells what sailing there costs, while an order is asked for', () => {
    const scene = ordering({ ships: { [ADA]: { rum: 1 } } });

    expect(spoken(scene, 'tile/12')?.text).toContain('Sailing here costs no rum.');
    expect(spoken(scene, 'tile/1')?.text).toContain('Sailing here costs 1 rum.');
    expect(spoken(scene, 'tile/4')?.text).toContain('costs 2 rum, more than you have.');
    expect(spoken(scene, 'tile/5')?.text).not.toContain('Sailing');
  });

  it('tells where the pirate is, and whose ships are together', () => {
    const scene = ordering();

    expect(spoken(scene, 'tile/10')?.text).toContain('The pirate is here.');
    expect(spoken(scene, 'tile/0')?.text).toContain(
      'Your ship is here. Here: the ships of Bo, Cy, Dee.',
    );
  });

  it('tells what is left of a row and what comes next', () => {
    const text = spoken(ordering(), 'row/wine')?.text;

    expect(text).toMatch(/^\d+ markers left; next is (wine|cocoa)\.$/);
  });

  it('speaks of cards only to whoever chooses them', () => {
    expect(spoken(ordering(), 'card/2x')).toBeDefined();
    expect(spoken(actingAt(GUNNERS), 'card/2x')).toBeUndefined();
  });
});

describe('Where the round stands', () => {
  const nowOf = (scene: ReturnType<typeof ordering>) =>
    progressOf(scene).phases?.find(({ state }) => state === 'now')?.name;

  it('is told by whoever is asked', () => {
    const looting = waters({
      step: 'captains/loot',
      data: { winner: ADA, loser: BO, left: 1, tie: false },
      ships: { [BO]: { thalers: 2 } },
      state: {
        room: { seat: ADA, coming: [0, 0, 0, 0, 0], kept: [0, 0, 0, 0, 0], rumDiscarded: 0 },
      },
    });

    expect(nowOf(ordering())).toBe('Card selection');
    expect(nowOf(actingAt(GUNNERS))).toBe('Turns');
    expect(nowOf(sceneFor(looting, ADA))).toBe('Battle');
  });

  it('is set up before the first round', () => {
    const scene = ordering({ state: { round: 0 } });

    expect(progressOf(scene).phases).toBeUndefined();
    expect(progressOf(scene).round).toBe('Setting sail');
  });
});

describe('An order on its button', () => {
  const face = (cards: readonly ('north' | 'east' | '2x')[]) =>
    faceOfChoice(ordering(), {
      choice: { do: 'lay', cards },
      label: '',
      detail: undefined,
      foreseen: [],
      icon: undefined,
      path: [],
    });

  it('says the course and the tile it leads to', () => {
    expect(face(['east'])).toMatchObject({ title: 'East', sub: 'Lisbon' });
    expect(face(['north', 'east'])).toMatchObject({
      title: 'North, then east',
      sub: 'Pearl Shoals',
    });
    expect(face(['north', '2x'])).toMatchObject({ title: 'North twice', cost: 'free' });
  });

  it('asks again before a mutiny, and before a turn in which nothing was done', () => {
    const poor = ordering({ ships: { [ADA]: { rum: 1 } } });

    expect(hurts(poor, { do: 'lay', cards: ['south'] })).toBe(true);
    expect(hurts(poor, { do: 'lay', cards: ['north'] })).toBe(false);
    expect(hurts(actingAt(GUNNERS), { do: 'end' })).toBe(true);
    expect(
      hurts(
        actingAt(GUNNERS, {}, { turn: { seat: ADA, loaded: true, acted: false, unloaded: false } }),
        { do: 'end' },
      ),
    ).toBe(false);
  });

  it('stands under a title of its own', () => {
    expect(promptTitle(ordering(), 'orders/choose')).toBe('Your sealed order');
    expect(promptTitle(ordering(), 'pirate/pay')).toBe('Battle');
  });
});
