import {
  choose,
  emptySelection,
  pick,
  pointAtOffer,
  pointAtTarget,
  stepBack,
  touch,
} from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { denial, offer, question } from './asked.ts';

const selection = emptySelection('0');
const stay = offer({ do: 'stay' });
const north = offer({ do: 'north' }, ['tile/1']);
const south = offer({ do: 'south' }, ['tile/2']);
const fast = offer({ do: 'fast' }, ['tile/2']);

describe('The selection', () => {
  it('chooses what a place stands for, where that is one thing', () => {
    expect(touch(selection, question([stay, north, south]), 'tile/1').chosen).toBe(north.key);
  });

  it('narrows to a place that stands for several', () => {
    const { within, chosen } = touch(selection, question([north, south, fast]), 'tile/2');

    expect(within).toBe('tile/2');
    expect(chosen).toBeUndefined();
  });

  it('explains a place that is denied, and says where nothing is asked', () => {
    const denied = denial('west', ['tile/3']);
    const asked = question([north], [denied]);

    expect(touch(selection, asked, 'tile/3').why).toBe(denied);
    expect(touch(selection, asked, 'tile/9').why).toBe('nothing-there');
    expect(touch(selection, asked, 'tile/9').whyAt).toBe('tile/9');
  });

  it('explains a place far away by what is denied there, unless something nearer is', () => {
    const far = denial('unload', ['tile/1'], ['tile/3', 'tile/8']);
    const near = denial('west', ['tile/3']);
    const asked = question([north], [far, near]);

    expect(touch(selection, asked, 'tile/8').why).toBe(far);
    expect(touch(selection, asked, 'tile/3').why).toBe(near);
  });

  it('does not lose what is chosen when something illegal is touched', () => {
    const chosen = choose(selection, north.key);

    expect(touch(chosen, question([north]), 'tile/9').chosen).toBe(north.key);
  });

  it('links prompt and board both ways', () => {
    expect(pointAtOffer(selection, south).litTargets).toEqual(['tile/2']);
    expect(pointAtTarget(selection, question([south, fast]), 'tile/2').litOffers).toEqual([
      south.key,
      fast.key,
    ]);
    expect(pointAtTarget(selection, question([south]), undefined).litOffers).toEqual([]);
  });

  it('goes back one step at a time', () => {
    const explained = { ...choose(selection, north.key), why: denial('west') };

    expect(stepBack(explained).why).toBeUndefined();
    expect(stepBack(explained).chosen).toBe(north.key);
    expect(stepBack(stepBack(explained)).chosen).toBeUndefined();
    expect(stepBack({ ...selection, picks: [3, 4], chosen: 'x' })).toMatchObject({
      picks: [3],
      chosen: undefined,
    });
  });

  it('chooses by itself once only one choice is left of a list', () => {
    const plans = [1, 2, 3].flatMap((a) =>
      [4, 5, 6].map((b) => offer({ do: 'plan', pools: [a, b] } as { do: string })),
    );
    const first = pick(selection, question(plans), 2);
    const second = pick(first, question(plans), 6);

    expect(first.chosen).toBeUndefined();
    expect(second.chosen).toBe('{"do":"plan","pools":[2,6]}');
  });
});
