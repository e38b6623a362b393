import { describe, expect, it } from 'vitest';
import { choiceKey, type Offer, type PageQuestion } from '../src/question/page-question.ts';
import { decide, emptySelection, reopen, stepBack, touch } from '../src/question/selection.ts';
import { stageNow } from '../src/question/stages.ts';

const part = (stage: number, key: string) => ({
  key: `${stage}:${key}`,
  stage,
  label: key,
  sub: undefined,
  icon: undefined,
});

/** A die for a slot, as a board with both would light it. */
const place = (die: number, slot: string): Offer => {
  const choice = { do: 'place', die, slot };
  return {
    key: choiceKey(choice),
    choice,
    label: `${slot} with the ${die}`,
    detail: undefined,
    foreseen: [],
    icon: undefined,
    face: {},
    targets: [`slot/${slot}`, `die/${die}`],
    path: [part(0, String(die)), part(1, slot)],
  };
};
const end: Offer = { ...place(0, 'end'), key: 'end', label: 'End turn', targets: [], path: [] };

const question = (offers: readonly Offer[], ends: readonly Offer[] = []): PageQuestion => ({
  step: 'turn/act',
  sentence: 'Which die, and where?',
  title: undefined,
  stages: ['Which die?', 'For which action?'],
  groups: [
    { ends: false, heading: undefined, icon: undefined, offers },
    { ends: true, heading: undefined, icon: undefined, offers: ends },
  ],
  offers: [...offers, ...ends],
  denied: [],
  given: undefined,
  isTogether: false,
});

const DICE = question(
  [place(3, 'sail'), place(3, 'order'), place(5, 'sail'), place(5, 'order'), place(6, 'sail')],
  [end],
);
const nothing = emptySelection('0');
const labels = (selection = nothing, asked = DICE) =>
  stageNow(asked, selection).rows.map(({ label }) => label);
const rowAt = (index: number, selection = nothing) => {
  const row = stageNow(DICE, selection).rows[index];
  if (row === undefined) throw new Error(`There is no row ${index}.`);
  return row;
};

describe('A question that is asked in stages', () => {
  it('asks for the first part alone, and calls a part with one choice by that choice', () => {
    expect(labels()).toEqual(['3', '5', 'sail with the 6']);
  });

  it('leaves out what ends something: that may be chosen at every stage', () => {
    expect(stageNow(DICE, nothing).offers).not.toContain(end);
  });

  it('folds a decided stage into a crumb and asks for the next part', () => {
    const decided = decide(nothing, DICE, rowAt(0));
    const { crumbs } = stageNow(DICE, decided);

    expect(crumbs.map((crumb) => crumb.part.label)).toEqual(['3']);
    expect(labels(decided)).toEqual(['sail', 'order']);
    expect(decided.chosen).toBeUndefined();
  });

  it('lights what tells the choices of this stage apart, and nothing of the next', () => {
    const decided = decide(nothing, DICE, rowAt(0));

    expect(rowAt(0).targets).toEqual(['die/3']);
    expect(rowAt(0, decided).targets).toEqual(['slot/sail']);
    expect(stageNow(DICE, decided).crumbs[0]?.targets).toEqual(['die/3']);
  });

  it('chooses where one choice is left', () => {
    expect(decide(nothing, DICE, rowAt(2)).chosen).toBe(place(6, 'sail').key);
  });

  it('takes a stage by itself in which there is nothing to decide', () => {
    const one = question([place(3, 'sail'), place(3, 'order')]);

    expect(stageNow(one, nothing).crumbs).toMatchObject([{ byItself: true, part: { label: '3' } }]);
    expect(labels(nothing, one)).toEqual(['sail', 'order']);
  });

  it('opens a stage again, and goes back one stage at a time', () => {
    const die = decide(nothing, DICE, rowAt(1));
    const both = decide(die, DICE, rowAt(0, die));

    expect(both.chosen).toBe(place(5, 'sail').key);
    expect(stepBack(both, DICE)).toMatchObject({ chosen: undefined, path: die.path });
    expect(stepBack(stepBack(both, DICE), DICE).path).toEqual([]);
    expect(labels(reopen(both, 0))).toHaveLength(3);
  });

  it('is answered on the board in either order', () => {
    const byDie = touch(touch(nothing, DICE, 'die/3'), DICE, 'slot/order');
    const bySlot = touch(touch(nothing, DICE, 'slot/order'), DICE, 'die/3');

    expect(byDie.chosen).toBe(place(3, 'order').key);
    expect(bySlot.chosen).toBe(place(3, 'order').key);
  });

  it('takes a piece back that is touched a second time', () => {
    const twice = touch(touch(nothing, DICE, 'die/3'), DICE, 'die/3');

    expect(twice.path).toEqual([]);
  });

  it('begins anew where a place is touched that the decided parts rule out', () => {
    const six = touch(touch(nothing, DICE, 'die/3'), DICE, 'die/6');

    expect(six.chosen).toBe(place(6, 'sail').key);
  });
});
