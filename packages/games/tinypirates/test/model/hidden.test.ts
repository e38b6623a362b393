import { HIDDEN_WORD, type Viewer } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { BLUE, executing, from, opening, RED, r, table } from '../positions.ts';

const VIEWERS: readonly Viewer[] = [RED, BLUE, 'spectator'];

describe('What everybody knows and nobody knows', () => {
  it('TE-016 mats, ships, Market, open cards and kept tokens are shown to all', () => {
    const { match } = from('order', {
      red: { gold: 7, hold: ['rum'], tokens: ['calm'], crew: ['quigley'], sureFire: 2 },
    });

    for (const viewer of VIEWERS) {
      const { state } = table.view(match, viewer);
      expect(state.pirates).toEqual(match.state.pirates);
      expect(state.merchants).toEqual(match.state.merchants);
      expect(state.market).toEqual(match.state.market);
      expect(state.crewRow).toEqual(match.state.crewRow);
    }
  });

  it('TE-017 nobody sees a face-down Search Token, not even who is about to take it', () => {
    const match = opening(2);

    for (const viewer of VIEWERS)
      for (const { token } of table.view(match, viewer).state.sea) expect(token).toBe(HIDDEN_WORD);
    const { match: under } = from('execute', {
      red: { space: r(1, 1), captainAt: 4 },
      tokens: { [r(1, 1)]: 'booty' },
    });
    expect(table.view(under, RED).state.sea[r(1, 1)]?.token).toBe(HIDDEN_WORD);
  });

  it('TE-017 nobody sees the unused Search Tokens or the order of a deck', () => {
    const match = opening(2);

    for (const viewer of VIEWERS) {
      const { state } = table.view(match, viewer);
      for (const pile of [state.box, state.crewDeck, state.merchantDeck])
        expect(new Set<string>(pile)).toEqual(new Set([HIDDEN_WORD]));
    }
  });

  it('TE-017 the next crate is not decided before it is drawn', () => {
    const drawn = [0, 20].map((place) => {
      const { match } = executing('plunder', { red: { space: r(0, 0) }, rig: [place] });
      return match.state.pirates[RED]?.hold[0];
    });

    expect(drawn[0]).not.toBe(drawn[1]);
  });

  it('TE-S27 counts of crates and cards are shown, what lies in the decks is not', () => {
    const { match } = executing('crewUp', { red: { gold: 5 } }, [
      { do: 'new-row' },
      { do: 'done' },
    ]);

    for (const viewer of VIEWERS) {
      const { state } = table.view(match, viewer);
      expect(state.bag).toEqual(match.state.bag);
      expect(state.crewDeck).toHaveLength(match.state.crewDeck.length);
      expect(state.merchantDeck).toHaveLength(match.state.merchantDeck.length);
      // The three that just went under the deck are not remembered for anybody.
      expect(new Set<string>(state.crewDeck)).toEqual(new Set([HIDDEN_WORD]));
    }
  });
});
