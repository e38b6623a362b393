import { deniedOf, isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { CREW } from '../../src/pack/ids.gen.ts';
import {
  answer,
  askedNow,
  BLUE,
  executing,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
} from '../positions.ts';

const ROW = ['quigley', 'salty-pete', 'willow-watch'] as const;
const FULL = ['pale-pim', 'jolly-rodge', 'sara-silver', 'doc-blockley'] as const;
/** From the bottom to the top; the next card is Lisa Legacy. */
const DECK = ['cutter-fang', 'eliza-lucky', 'raina-rumor', 'buck-cannon', 'lisa-legacy'] as const;
const state = { crewRow: ROW, crewDeck: DECK };

describe('Crew Up', () => {
  it('TE-121 Crew Up can be executed on any card', () => {
    for (const space of [r(0, 0), r(0, 3), r(2, 2), r(3, 1)]) {
      const { match } = executing('crewUp', { red: { space }, state });
      expect(askedNow(match)).toEqual([RED, 'crew-up/choose']);
    }
  });

  it('TE-122 TE-123 one of the three cards may be taken, and the next takes its place', () => {
    const { match, events } = executing('crewUp', { state }, [{ do: 'hire', crew: 'salty-pete' }]);

    expect(matOf({ match }, RED).crew).toEqual(['salty-pete']);
    expect(match.state.crewRow).toEqual(['quigley', 'lisa-legacy', 'willow-watch']);
    expect(told(events, 'crew-hired')).toMatchObject([
      { discarded: null, revealed: 'lisa-legacy' },
    ]);
    expect(whyNot(table, match, { do: 'hire', crew: 'quigley' })).toBe('TE-122');
  });

  it('TE-124 TE-S47 for 1 Gold the row goes under the deck, the rightmost lowest, and three come', () => {
    const { match } = executing('crewUp', { red: { gold: 3 }, state }, [{ do: 'new-row' }]);

    expect(matOf({ match }, RED).gold).toBe(2);
    expect(match.state.crewRow).toEqual(['lisa-legacy', 'buck-cannon', 'raina-rumor']);
    expect(match.state.crewDeck).toEqual([
      'willow-watch',
      'salty-pete',
      'quigley',
      'cutter-fang',
      'eliza-lucky',
    ]);
    expect(isOffered(table, match, { do: 'hire', crew: 'buck-cannon' })).toBe(true);
  });

  it('TE-124 TE-007 without Gold there is no new row', () => {
    const { match } = executing('crewUp', { red: { gold: 0 }, state });

    expect(whyNot(table, match, { do: 'new-row' })).toBe('TE-007');
  });

  it('TE-125 the row is replaced once a turn, Order and Bonus Actions together', () => {
    const { match } = executing('crewUp', { red: { gold: 3 }, state }, [{ do: 'new-row' }]);
    expect(whyNot(table, match, { do: 'new-row' })).toBe('TE-125');

    const bonus = executing(
      'search',
      {
        red: { gold: 5, crew: ['eliza-lucky'], captain: 'tobias-kell' },
        tokens: { [r(1, 1)]: 'gold2' },
        inTurn: { rowReplaced: true },
      },
      [{ do: 'crew-bonus', card: 'eliza-lucky' }],
    );
    expect(whyNot(table, bonus.match, { do: 'new-row' })).toBe('TE-125');
  });

  it('TE-125 the row can be replaced again with the next turn', () => {
    const { match } = from('end', { turn: BLUE, inTurn: { rowReplaced: true } });

    expect(match.state.turn).toMatchObject({ pirate: RED, rowReplaced: false });
  });

  it('TE-126 TE-S51 taking none is allowed, also after paying, and equals declining', () => {
    const paid = executing('crewUp', { red: { gold: 3 }, state }, [
      { do: 'new-row' },
      { do: 'done' },
    ]);
    const idle = executing('crewUp', { red: { gold: 3 }, state }, [{ do: 'done' }]);

    expect(matOf(paid, RED)).toMatchObject({ crew: [], gold: 2 });
    expect(matOf(idle, RED)).toMatchObject({ crew: [], gold: 3 });
    expect(idle.match.state.crewRow).toEqual(ROW);
    expect(askedNow(idle.match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-127 TE-S49 a full crew takes a card only for one of its own, which goes under the deck', () => {
    const { match } = executing('crewUp', { red: { crew: FULL }, state });

    expect(whyNot(table, match, { do: 'hire', crew: 'quigley' })).toBe('TE-127');
    expect(offersOf(table, match).filter((offer) => offer.do === 'hire-for')).toHaveLength(12);
    answer(match, [{ do: 'hire-for', crew: 'quigley', discard: 'jolly-rodge' }]);
    expect(matOf({ match }, RED).crew).toEqual([
      'pale-pim',
      'sara-silver',
      'doc-blockley',
      'quigley',
    ]);
    expect(match.state.crewRow).toEqual(['lisa-legacy', 'salty-pete', 'willow-watch']);
    expect(match.state.crewDeck[0]).toBe('jolly-rodge');
  });

  it('TE-127 with three Crew Cards nothing is given up', () => {
    const { match } = executing('crewUp', { red: { crew: FULL.slice(1) }, state });

    expect(offersOf(table, match).some((offer) => offer.do === 'hire-for')).toBe(false);
    expect(isOffered(table, match, { do: 'hire', crew: 'quigley' })).toBe(true);
  });

  it('TE-128 the Captain Card is never given up for a Crew Card', () => {
    const { match } = executing('crewUp', { red: { crew: FULL }, state });
    const given = offersOf(table, match).flatMap((offer) =>
      offer.do === 'hire-for' ? [offer.discard] : [],
    );

    expect(new Set(given)).toEqual(new Set(FULL));
    answer(match, [{ do: 'hire-for', crew: 'quigley', discard: 'pale-pim' }]);
    expect(matOf({ match }, RED).captain).toBe('wendy-byrd');
  });

  it('TE-129 TE-S50 a Mutiny may come before or after the card, with or without one', () => {
    const alone = executing('crewUp', { state }, [{ do: 'mutiny' }, { do: 'done' }]);
    const before = executing('crewUp', { state }, [
      { do: 'mutiny' },
      { do: 'hire', crew: 'quigley' },
    ]);
    const after = executing('crewUp', { state }, [
      { do: 'hire', crew: 'quigley' },
      { do: 'mutiny' },
    ]);

    expect(matOf(alone, RED)).toMatchObject({ bloodied: true, crew: [] });
    expect(matOf(before, RED)).toMatchObject({ bloodied: true, crew: ['quigley'] });
    expect(matOf(after, RED)).toMatchObject({ bloodied: true, crew: ['quigley'] });
  });

  it('TE-S50 after a card was taken no new row can be had', () => {
    const { match } = executing('crewUp', { red: { gold: 5 }, state }, [
      { do: 'hire', crew: 'quigley' },
    ]);

    expect(whyNot(table, match, { do: 'new-row' })).toBe('TE-S50');
    expect(offersOf(table, match)).toEqual([{ do: 'mutiny' }, { do: 'done' }]);
  });

  it('TE-130 TE-132 a Mutiny turns the card over and bloodies the token, and the level stays', () => {
    const { match, events } = executing('crewUp', { red: { legend: 4 }, state }, [
      { do: 'mutiny' },
    ]);

    expect(told(events, 'mutinied')).toEqual([{ pirate: RED, captain: 'francisco-de-guerra' }]);
    expect(matOf({ match }, RED)).toMatchObject({
      captain: 'francisco-de-guerra',
      captainCard: 'captain-1',
      bloodied: true,
      legend: 4,
    });
  });

  it('TE-131 whoever has had a Mutiny has no other', () => {
    const { match } = executing('crewUp', { red: { bloodied: true }, state });

    expect(whyNot(table, match, { do: 'mutiny' })).toBe('TE-131');
    answer(match, [{ do: 'hire', crew: 'quigley' }]);
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-S48 with all crews full five cards still lie in the deck', () => {
    const { limits } = table.pack.printed;

    expect(CREW.length - 4 * limits.crew - limits.crewRow).toBe(5);
  });

  it('TE-S52 a Mutiny in a Crew Up Bonus Action brings none of the new side’s actions', () => {
    const { match } = executing(
      'search',
      {
        red: { gold: 13, space: r(0, 3), crew: ['eliza-lucky'], captain: 'wendy-byrd' },
        tokens: { [r(0, 3)]: 'gold2' },
        state,
      },
      [{ do: 'crew-bonus', card: 'eliza-lucky' }, { do: 'mutiny' }, { do: 'done' }],
    );

    expect(matOf({ match }, RED).captain).toBe('francisco-de-guerra');
    expect(askedNow(match)).toEqual([BLUE, 'wheel/order']);
  });

  it('TE-S53 after a Mutiny in the Crew Up Order step 4 uses the new side', () => {
    const red = {
      gold: 13,
      space: r(0, 3),
      captainCard: 'captain-2',
      captain: 'magnus-bolt',
    } as const;
    const { match } = executing('crewUp', { red, state }, [{ do: 'mutiny' }, { do: 'done' }]);

    expect(matOf({ match }, RED).captain).toBe('isolde-marrow');
    expect(askedNow(match)).toEqual([RED, 'bonus/choose']);
    expect(isOffered(table, match, { do: 'captain-bonus', place: 0 })).toBe(true);
  });
});

describe('Search', () => {
  const here = r(1, 1);
  const searching = (
    token: 'gold2' | 'gold3' | 'surefire' | 'booty' | 'sail2' | 'calm',
    red = {},
  ) =>
    executing('search', {
      red: { space: here, captain: 'tobias-kell', ...red },
      tokens: { [here]: token },
      state: { bag: { sugarcane: 0, rum: 0, coffee: 5, gunpowder: 0 } },
    });

  it('TE-133 TE-139 a card is searched once in a game', () => {
    const { match } = searching('gold2');
    expect(match.state.sea[here]?.searched).toBe(true);

    const again = play('execute', { red: { space: here, captainAt: 4 } }, []);
    expect(told(again.events, 'order-left')).toMatchObject([{ order: 'search', possible: false }]);
  });

  it('TE-134 the token is shown to everybody', () => {
    const { match, events } = searching('gold3');

    expect(told(events, 'token-revealed')).toEqual([{ pirate: RED, space: here, token: 'gold3' }]);
    expect(told(table.see(events, 'spectator') as typeof events, 'token-revealed')).toHaveLength(1);
    expect(table.view(match, 'spectator').state.sea[here]?.token).toBe('gold3');
  });

  it('TE-135 Gold, a Sure-fire Token or a crate come at once', () => {
    expect(matOf(searching('gold2'), RED).gold).toBe(2);
    expect(matOf(searching('gold3'), RED).gold).toBe(3);
    expect(matOf(searching('surefire'), RED).sureFire).toBe(1);
    expect(matOf(searching('booty'), RED).hold).toEqual(['coffee']);
    for (const token of ['gold2', 'gold3', 'surefire', 'booty'] as const)
      expect(matOf(searching(token), RED).tokens).toEqual([]);
  });

  it('TE-136 TE-S55 Fair Wind and Calm Water are kept in the open', () => {
    const { match } = searching('sail2');

    expect(matOf({ match }, RED).tokens).toEqual(['sail2']);
    expect(matOf(searching('calm'), RED).tokens).toEqual(['calm']);
    expect(table.view(match, BLUE).state.pirates[RED]?.tokens).toEqual(['sail2']);
  });

  it('TE-136 a kept token serves later in the same turn', () => {
    const { match } = executing(
      'search',
      {
        red: { space: here, captain: 'tobias-kell', crew: ['sally-suresight'] },
        tokens: { [here]: 'sail2' },
      },
      [{ do: 'crew-bonus' }],
    );

    expect(isOffered(table, match, { do: 'fair-wind' })).toBe(true);
  });

  it('TE-137 a crate found by a full ship replaces one aboard or goes back', () => {
    const { match } = searching('booty', { hold: ['rum', 'rum', 'rum'] });

    expect(offersOf(table, match)).toEqual([{ do: 'replace', crate: 'rum' }, { do: 'throw-away' }]);
    answer(match, [{ do: 'replace', crate: 'rum' }]);
    expect(matOf({ match }, RED).hold).toEqual(['rum', 'rum', 'coffee']);
  });

  it('TE-138 what exceeds 13 Gold or 3 Sure-fire Tokens is lost, and the token is used up', () => {
    const rich = searching('gold3', { gold: 12 });
    const armed = searching('surefire', { sureFire: 3 });

    expect(told(rich.events, 'gold-gained')).toEqual([{ pirate: RED, gold: 1, lost: 2 }]);
    expect(matOf(armed, RED).sureFire).toBe(3);
    expect(told(armed.events, 'sure-fire-gained')).toEqual([{ pirate: RED, lost: true }]);
    expect(armed.match.state.sea[here]?.searched).toBe(true);
  });

  it('TE-140 any number of tokens may be kept', () => {
    const tokens = ['sail2', 'sail2', 'calm', 'calm'] as const;

    expect(matOf(searching('sail2', { tokens }), RED).tokens).toHaveLength(5);
  });

  it('TE-S54 nobody sees that a token would be wasted, and the flip is final', () => {
    const around = {
      red: { space: here, gold: 13, captainAt: 4 },
      tokens: { [here]: 'gold3' },
    } as const;
    const start = play('execute', around, []);

    expect(table.view(start.match, RED).state.sea[here]?.token).not.toBe('gold3');
    expect(deniedOf(table, start.match)).toEqual([]);
    const events = answer(start.match, [{ do: 'execute' }]);
    expect(names(events)).toContain('token-revealed');
    expect(matOf(start, RED).gold).toBe(13);
    expect(start.match.state.sea[here]?.searched).toBe(true);
  });
});
