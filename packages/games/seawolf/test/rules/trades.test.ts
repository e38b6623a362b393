import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, acting, BAZAAR, DISTILLERS, KEELSON, kindsOf, told, wolf } from '../positions.ts';

describe('Trading goods and rum', () => {
  it('SW-147 goods are swapped against rum, one for one', () => {
    const match = acting(KEELSON, { cotton: 1, rum: 1 });

    const events = script(wolf, match, [{ do: 'give-good', good: 'cotton' }]);

    expect(told(events, 'traded')).toEqual([{ seat: ADA, give: ['cotton'], gain: ['rum'] }]);
    expect(match.state.ships[ADA]).toMatchObject({ cotton: 0, rum: 2 });
  });

  it('SW-147 rum is swapped against goods, one for one', () => {
    const match = acting(KEELSON, { rum: 2 });

    script(wolf, match, [{ do: 'give-rum', good: 'tea' }]);

    expect(match.state.ships[ADA]).toMatchObject({ tea: 1, rum: 1 });
    expect(
      refuses(wolf, acting(KEELSON, { rum: 0 }), ADA, { do: 'give-rum', good: 'tea' }).clause,
    ).toBe('SW-147');
  });

  it('SW-148 one use of it goes in one direction only', () => {
    const selling = acting(KEELSON, { cotton: 2, rum: 1 });
    const buying = acting(KEELSON, { cotton: 2, rum: 2 });

    script(wolf, selling, [{ do: 'give-good', good: 'cotton' }]);
    script(wolf, buying, [{ do: 'give-rum', good: 'wine' }]);

    expect(refuses(wolf, selling, ADA, { do: 'give-rum', good: 'tea' }).clause).toBe('SW-148');
    expect(refuses(wolf, buying, ADA, { do: 'give-good', good: 'cotton' }).clause).toBe('SW-148');
  });

  it('SW-149 any number may be exchanged in one action, of different goods too', () => {
    const match = acting(KEELSON, { rum: 3 });

    script(wolf, match, [
      { do: 'give-rum', good: 'tea' },
      { do: 'give-rum', good: 'wine' },
      { do: 'done' },
    ]);

    expect(match.state.ships[ADA]).toMatchObject({ tea: 1, wine: 1, rum: 1 });
    expect(isOffered(wolf, match, { do: 'give-rum' })).toBe(false);
  });

  it('SW-150 the goods come from the box, and the box must have them', () => {
    const match = acting(BAZAAR, { rum: 2 }, { state: { box: { tea: 0 } } });

    const refusal = refuses(wolf, match, ADA, { do: 'give-rum', good: 'tea' });
    script(wolf, match, [{ do: 'give-rum', good: 'wine' }]);

    expect(refusal.clause).toBe('SW-150');
    expect(match.state.box.wine).toBe(6);
    expect(match.state.taken).toEqual([0, 0, 0]);
  });

  it('SW-151 cocoa cannot be gained, even if the box has one', () => {
    const match = acting(KEELSON, { rum: 2 }, { state: { box: { cocoa: 1 } } });

    expect(refuses(wolf, match, ADA, { do: 'give-rum', good: 'cocoa' }).clause).toBe('SW-151');
  });

  it('SW-152 SW-S58 a cocoa given up brings 1 rum', () => {
    const match = acting(KEELSON, { cocoa: 1, rum: 1 });

    script(wolf, match, [{ do: 'give-good', good: 'cocoa' }]);

    expect(match.state.ships[ADA]).toMatchObject({ cocoa: 0, rum: 2 });
    expect(match.state.box.cocoa).toBe(1);
  });

  it('SW-S59 all rum may be traded away', () => {
    const match = acting(KEELSON, { rum: 2 });

    script(wolf, match, [
      { do: 'give-rum', good: 'tea' },
      { do: 'give-rum', good: 'tea' },
    ]);

    expect(match.state.ships[ADA]).toMatchObject({ rum: 0, tea: 2 });
    expect(wolf.asked(match)[0]?.step).toBe('actions/choose');
  });

  it('SW-147 SW-149 goods follow each other until none is aboard, and only those that are', () => {
    const match = acting(KEELSON, { cotton: 2, rum: 1 });

    script(wolf, match, [{ do: 'give-good', good: 'cotton' }]);
    expect(offersOf(wolf, match)).toEqual([{ do: 'done' }, { do: 'give-good', good: 'cotton' }]);
    expect(whyNot(wolf, match, { do: 'give-good', good: 'tea' })).toBe('SW-147');

    script(wolf, match, [{ do: 'give-good', good: 'cotton' }]);
    expect(wolf.asked(match)[0]?.step).toBe('actions/choose');
  });

  it('SW-147 SW-150 rum follows rum as long as there is one, and the box has a good for it', () => {
    const box = (tea: number) => ({ state: { box: { cotton: 0, wine: 0, tea } } });
    const lasting = acting(KEELSON, { rum: 2 }, box(2));
    const emptied = acting(KEELSON, { rum: 2 }, box(1));

    const events = script(wolf, lasting, [{ do: 'give-rum', good: 'tea' }]);
    script(wolf, emptied, [{ do: 'give-rum', good: 'tea' }]);

    expect(told(events, 'traded')).toEqual([{ seat: ADA, give: ['rum'], gain: ['tea'] }]);
    expect(wolf.asked(lasting)[0]?.step).toBe('islands/trade-on');
    expect(wolf.asked(emptied)[0]?.step).toBe('actions/choose');
  });

  it('SW-S60 a trade of nothing is not offered; leaving the action out is ending the turn', () => {
    const match = acting(KEELSON, { rum: 2, tea: 1 });

    expect(isOffered(wolf, match, { do: 'done' })).toBe(false);
    expect(isOffered(wolf, match, { do: 'end' })).toBe(true);
  });
});

describe('Trading goods', () => {
  it('SW-153 one good brings two others, alike or different', () => {
    const alike = acting(DISTILLERS, { cotton: 1 });
    const different = acting(DISTILLERS, { cotton: 1 });

    script(wolf, alike, [{ do: 'trade', give: 'cotton', gain: ['tea', 'tea'] }]);
    script(wolf, different, [{ do: 'trade', give: 'cotton', gain: ['wine', 'tea'] }]);

    expect(alike.state.ships[ADA]).toMatchObject({ cotton: 0, tea: 2 });
    expect(different.state.ships[ADA]).toMatchObject({ cotton: 0, wine: 1, tea: 1 });
  });

  it('SW-153 SW-S61 a trade needs the good aboard, and both others in the box', () => {
    const trade = (give: 'cotton' | 'wine', ...gain: ('wine' | 'tea')[]) =>
      ({ do: 'trade', give, gain }) as const;
    const match = acting(DISTILLERS, { cotton: 1 }, { state: { box: { wine: 1, tea: 2 } } });

    expect(isOffered(wolf, match, trade('cotton', 'tea', 'tea'))).toBe(true);
    expect(isOffered(wolf, match, trade('cotton', 'wine', 'tea'))).toBe(true);
    expect(whyNot(wolf, match, trade('cotton', 'wine', 'wine'))).toBe('SW-S61');
    expect(whyNot(wolf, match, trade('wine', 'tea', 'tea'))).toBe('SW-153');
    expect(isOffered(wolf, match, trade('wine', 'tea'))).toBe(false);
  });

  it('SW-154 one use trades exactly one good', () => {
    const match = acting(DISTILLERS, { cotton: 2 });

    script(wolf, match, [{ do: 'trade', give: 'cotton', gain: ['tea', 'tea'] }]);

    expect(match.state.ships[ADA]?.cotton).toBe(1);
    expect(isOffered(wolf, match, { do: 'trade' })).toBe(false);
  });

  it('SW-155 SW-S62 no good gained may be of the type given up', () => {
    const match = acting(DISTILLERS, { cotton: 1 });

    expect(
      refuses(wolf, match, ADA, { do: 'trade', give: 'cotton', gain: ['cotton', 'tea'] }).clause,
    ).toBe('SW-155');
    expect(
      refuses(wolf, match, ADA, { do: 'trade', give: 'cotton', gain: ['cotton', 'cotton'] }).clause,
    ).toBe('SW-155');
  });

  it('SW-156 the good given goes to the box, those gained come from it', () => {
    const match = acting(DISTILLERS, { cotton: 1 });

    script(wolf, match, [{ do: 'trade', give: 'cotton', gain: ['wine', 'tea'] }]);

    expect(match.state.box).toMatchObject({ cotton: 8, wine: 6, tea: 6 });
  });

  it('SW-157 cocoa cannot be gained, and giving one up brings just two ordinary goods', () => {
    const match = acting(DISTILLERS, { cocoa: 1, wine: 1 }, { state: { box: { cocoa: 2 } } });

    const refusal = refuses(wolf, match, ADA, {
      do: 'trade',
      give: 'wine',
      gain: ['tea', 'cocoa'],
    });
    script(wolf, match, [{ do: 'trade', give: 'cocoa', gain: ['cotton', 'cotton'] }]);

    expect(refusal.clause).toBe('SW-157');
    expect(match.state.ships[ADA]).toMatchObject({ cocoa: 0, cotton: 2, wine: 1 });
  });

  it('SW-S61 a pair that the box lacks cannot be chosen', () => {
    const match = acting(DISTILLERS, { cotton: 1 }, { state: { box: { tea: 1 } } });

    expect(
      refuses(wolf, match, ADA, { do: 'trade', give: 'cotton', gain: ['tea', 'tea'] }).clause,
    ).toBe('SW-S61');
    expect(isOffered(wolf, match, { do: 'trade', give: 'cotton', gain: ['wine', 'tea'] })).toBe(
      true,
    );
  });

  it('SW-S61 the last eligible marker of all is taken alone; with none there is no trade', () => {
    const one = acting(DISTILLERS, { cotton: 1 }, { state: { box: { tea: 1, wine: 0 } } });
    const none = acting(DISTILLERS, { cotton: 1 }, { state: { box: { tea: 0, wine: 0 } } });

    expect(offersOf(wolf, one).filter((choice) => choice.do === 'trade')).toEqual([
      { do: 'trade', give: 'cotton', gain: ['tea'] },
    ]);
    expect(isOffered(wolf, none, { do: 'trade' })).toBe(false);
  });

  it('SW-162 a goods trade that needs more room asks for a discard', () => {
    const match = acting(DISTILLERS, { cotton: 3, rum: 3 });

    script(wolf, match, [{ do: 'trade', give: 'cotton', gain: ['tea', 'tea'] }]);
    const offered = offersOf(wolf, match);
    const events = script(wolf, match, [{ do: 'discard', cargo: 'cotton' }]);

    expect(offered).toEqual([
      { do: 'discard', cargo: 'cotton' },
      { do: 'discard', cargo: 'rum' },
    ]);
    expect(kindsOf(events)).toEqual(['discarded', 'traded']);
    expect(match.state.ships[ADA]).toMatchObject({ cotton: 1, tea: 2, rum: 3 });
  });

  it('SW-163 trades take nothing from the supply board and never trigger the end', () => {
    const match = acting(DISTILLERS, { cotton: 1 }, { state: { taken: [0, 10, 10] } });

    const events = script(wolf, match, [{ do: 'trade', give: 'cotton', gain: ['wine', 'tea'] }]);

    expect(match.state.taken).toEqual([0, 10, 10]);
    expect(told(events, 'end-triggered')).toEqual([]);
  });
});
