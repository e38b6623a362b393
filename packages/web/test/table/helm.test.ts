import { describe, expect, it } from 'vitest';
import {
  choose,
  emptyHelm,
  pick,
  pointAtOffer,
  pointAtTarget,
  stepBack,
  touch,
} from '../../src/table/prompt/helm.ts';
import { asking, denial, offer } from './asked.ts';

const helm = emptyHelm('0');
const stay = offer({ do: 'stay' });
const north = offer({ do: 'north' }, ['tile/1']);
const south = offer({ do: 'south' }, ['tile/2']);
const fast = offer({ do: 'fast' }, ['tile/2']);

describe('The helm', () => {
  it('chooses what a place stands for, where that is one thing', () => {
    expect(touch(helm, asking([stay, north, south]), 'tile/1').chosen).toBe(north.key);
  });

  it('narrows to a place that stands for several', () => {
    const { within, chosen } = touch(helm, asking([north, south, fast]), 'tile/2');

    expect(within).toBe('tile/2');
    expect(chosen).toBeUndefined();
  });

  it('explains a place that is denied, and says where nothing is asked', () => {
    const denied = denial('west', ['tile/3']);
    const asked = asking([north], [denied]);

    expect(touch(helm, asked, 'tile/3').why).toBe(denied);
    expect(touch(helm, asked, 'tile/9').why).toBe('nothing-there');
    expect(touch(helm, asked, 'tile/9').whyAt).toBe('tile/9');
  });

  it('explains a place far away by what is denied there, unless something nearer is', () => {
    const far = denial('unload', ['tile/1'], ['tile/3', 'tile/8']);
    const near = denial('west', ['tile/3']);
    const asked = asking([north], [far, near]);

    expect(touch(helm, asked, 'tile/8').why).toBe(far);
    expect(touch(helm, asked, 'tile/3').why).toBe(near);
  });

  it('does not lose what is chosen when something illegal is touched', () => {
    const chosen = choose(helm, north.key);

    expect(touch(chosen, asking([north]), 'tile/9').chosen).toBe(north.key);
  });

  it('links prompt and board both ways', () => {
    expect(pointAtOffer(helm, south).litTargets).toEqual(['tile/2']);
    expect(pointAtTarget(helm, asking([south, fast]), 'tile/2').litOffers).toEqual([
      south.key,
      fast.key,
    ]);
    expect(pointAtTarget(helm, asking([south]), undefined).litOffers).toEqual([]);
  });

  it('goes back one step at a time', () => {
    const explained = { ...choose(helm, north.key), why: denial('west') };

    expect(stepBack(explained).why).toBeUndefined();
    expect(stepBack(explained).chosen).toBe(north.key);
    expect(stepBack(stepBack(explained)).chosen).toBeUndefined();
    expect(stepBack({ ...helm, picks: [3, 4], chosen: 'x' })).toMatchObject({
      picks: [3],
      chosen: undefined,
    });
  });

  it('chooses by itself once only one choice is left of a list', () => {
    const plans = [1, 2, 3].flatMap((a) =>
      [4, 5, 6].map((b) => offer({ do: 'plan', pools: [a, b] } as { do: string })),
    );
    const first = pick(helm, asking(plans), 2);
    const second = pick(first, asking(plans), 6);

    expect(first.chosen).toBeUndefined();
    expect(second.chosen).toBe('{"do":"plan","pools":[2,6]}');
  });
});
