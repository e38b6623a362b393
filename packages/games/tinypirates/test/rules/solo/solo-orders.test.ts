import { describe, expect, it } from 'vitest';
import type { SearchKind } from '../../../src/pack/ids.gen.ts';
import { r, told } from '../../positions.ts';
import {
  alone,
  namesOfTurn,
  PLAYER,
  SOLO,
  soloOf,
  soloOrder,
  soloTurn,
  stepAsked,
} from './solo-sea.ts';

const onlyInBag = (booty: 'sugarcane' | 'rum' | 'coffee' | 'gunpowder') => ({
  bag: { sugarcane: 0, rum: 0, coffee: 0, gunpowder: 0, [booty]: 9 },
});

describe('The Solo Pirate’s Orders', () => {
  it('TE-329 Plunder draws 1 crate, wherever it is', () => {
    // r1c3 shows no Settlement.
    const { events, match } = soloOrder('plunder', {
      solo: { space: r(1, 3) },
      state: onlyInBag('coffee'),
    });

    expect(told(events, 'crates-drawn')).toEqual([{ pirate: SOLO, crates: ['coffee'] }]);
    expect(match.state.pirates[SOLO]?.hold).toEqual(['coffee']);
    expect(match.state.bag.coffee).toBe(8);
  });

  it('TE-330 the third crate aboard makes it trade at once', () => {
    const third = soloOrder('plunder', {
      solo: { hold: ['rum', 'gunpowder'] },
      state: onlyInBag('rum'),
    });
    const second = soloOrder('plunder', { solo: { hold: ['rum'] }, state: onlyInBag('rum') });

    expect(namesOfTurn(third.events)).toEqual([
      'order-executed',
      'crates-drawn',
      'crate-loaded',
      'crates-sold',
      'market-shifted',
      'gold-gained',
    ]);
    expect(soloOf(third).hold).toEqual(['rum', 'rum']);
    expect(soloOf(third).gold).toBe(5);
    expect(told(second.events, 'crates-sold')).toEqual([]);
  });

  it('TE-S96 a trade forced by a full hold brings no Helm Bonus of the Trade Order', () => {
    const forced = soloOrder('plunder', {
      opponent: { helm: 'solo-vane' },
      solo: { hold: ['rum', 'gunpowder'] },
      state: onlyInBag('rum'),
    });
    const ordered = soloOrder('trade', {
      opponent: { helm: 'solo-vane' },
      solo: { hold: ['gunpowder'] },
    });

    expect(told(forced.events, 'gold-gained').map(({ gold }) => gold)).toEqual([5]);
    expect(told(ordered.events, 'gold-gained').map(({ gold }) => gold)).toEqual([5, 1]);
  });

  it('TE-331 Trade sells all crates of the dearest type aboard, without a Market card', () => {
    // Rum 2, Coffee 3, Sugarcane 4, Gunpowder 5; r1c1 shows no Market.
    const trade = soloOrder('trade', {
      solo: { space: r(1, 1), hold: ['coffee', 'sugarcane', 'sugarcane'] },
      state: { bag: { sugarcane: 4, rum: 9, coffee: 9, gunpowder: 9 } },
    });

    expect(told(trade.events, 'crates-sold')).toEqual([
      { pirate: SOLO, booty: 'sugarcane', count: 2, gold: 8, space: r(1, 1) },
    ]);
    expect(soloOf(trade).gold).toBe(8);
    expect(soloOf(trade).hold).toEqual(['coffee']);
    expect(trade.match.state.bag.sugarcane).toBe(6);
    expect(trade.match.state.market).toEqual(['sugarcane', 'rum', 'coffee', 'gunpowder']);
  });

  it('TE-331 the Solo Pirate trades nothing with an empty hold', () => {
    const { events } = soloOrder('trade');

    expect(namesOfTurn(events)).toEqual(['order-left']);
    expect(told(events, 'order-left')).toEqual([{ pirate: SOLO, order: 'trade', possible: false }]);
  });

  it('TE-332 TE-S108 Search resolves the token of its card, and the token leaves the game', () => {
    const gains = (token: SearchKind) => {
      const search = soloOrder('search', {
        solo: { space: r(1, 1) },
        tokens: { [r(1, 1)]: token },
        state: onlyInBag('rum'),
      });
      const { gold, hold, tokens, sureFire } = soloOf(search);
      expect(search.match.state.sea[r(1, 1)]?.searched).toBe(true);
      expect({ tokens, sureFire }).toEqual({ tokens: [], sureFire: 0 });
      return [gold, hold.length];
    };

    expect(gains('gold2')).toEqual([2, 0]);
    expect(gains('gold3')).toEqual([3, 0]);
    expect(gains('surefire')).toEqual([1, 0]);
    expect(gains('booty')).toEqual([0, 1]);
    expect(gains('sail2')).toEqual([1, 0]);
    expect(gains('calm')).toEqual([1, 0]);
  });

  it('TE-332 a card that was searched before gives nothing', () => {
    const { events } = soloOrder('search', { solo: { space: r(1, 1) } });

    expect(namesOfTurn(events)).toEqual(['order-left']);
  });

  it('TE-345 the Solo Pirate never holds a Sure-fire Token: it gains 1 Gold instead', () => {
    const search = soloOrder('search', {
      solo: { space: r(1, 1) },
      tokens: { [r(1, 1)]: 'surefire' },
    });

    expect(told(search.events, 'sure-fire-gained')).toEqual([]);
    expect(soloOf(search)).toMatchObject({ sureFire: 0, gold: 1 });
  });

  it('TE-333 Crew Up takes the top card of the deck and leaves the row alone', () => {
    const { match, events } = soloOrder('crewUp', {
      state: {
        crewRow: ['quigley', 'salty-pete', 'buck-cannon'],
        crewDeck: ['pale-pim', 'jolly-rodge', 'willow-watch'],
      },
    });

    expect(told(events, 'crew-joined')).toEqual([{ pirate: SOLO, crew: 'willow-watch' }]);
    expect(match.state.crewRow).toEqual(['quigley', 'salty-pete', 'buck-cannon']);
    expect(match.state.crewDeck).toEqual(['pale-pim', 'jolly-rodge']);
  });

  it('TE-334 a new Crew Card is laid to the right of the earlier ones', () => {
    const crewUp = soloOrder('crewUp', {
      solo: { crew: ['quigley', 'sara-silver'] },
      state: { crewDeck: ['pale-pim', 'jolly-rodge', 'willow-watch'] },
    });

    expect(soloOf(crewUp).crew).toEqual(['quigley', 'sara-silver', 'willow-watch']);
  });

  it('TE-334 TE-335 the Solo Pirate with 4 Crew Cards keeps them and replaces the row instead', () => {
    const crew = ['quigley', 'sara-silver', 'cutter-fang', 'lisa-legacy'] as const;
    const crewUp = soloOrder('crewUp', {
      solo: { crew },
      state: {
        crewRow: ['salty-pete', 'buck-cannon', 'ursula-bane'],
        crewDeck: ['eliza-lucky', 'pale-pim', 'jolly-rodge', 'willow-watch'],
      },
    });
    const { crewRow, crewDeck } = crewUp.match.state;

    expect(crewUp.events.find(({ event }) => event === 'row-replaced')?.clause).toBe('TE-335');
    expect(soloOf(crewUp).crew).toEqual(crew);
    expect(crewRow).toEqual(['willow-watch', 'jolly-rodge', 'pale-pim']);
    expect(crewDeck).toEqual(['ursula-bane', 'buck-cannon', 'salty-pete', 'eliza-lucky']);
    expect(soloOf(crewUp).gold).toBe(0);
  });

  it("TE-327 the Solo Pirate's Crew Cards bring no Bonus Actions", () => {
    // Pale Pim would gain 1 Gold on a Plunder.
    const plunder = soloOrder('plunder', {
      solo: { crew: ['pale-pim'] },
      state: onlyInBag('rum'),
    });

    expect(namesOfTurn(plunder.events)).toEqual(['order-executed', 'crates-drawn', 'crate-loaded']);
    expect(soloOf(plunder).gold).toBe(0);
  });

  it('TE-328 TE-S123 a Helm Bonus applies even if the Order had no effect', () => {
    const trade = soloOrder('trade', { opponent: { helm: 'solo-vane' } });

    expect(namesOfTurn(trade.events)).toEqual(['order-left', 'helm-bonus', 'gold-gained']);
    expect(soloOf(trade).gold).toBe(1);
  });

  it('TE-336 Attack needs its target on its card, and it attacks nobody else', () => {
    // On space 5 of Gallow's Wheel the target is the player; Green lies beside it.
    const missed = soloOrder('attack', {
      solo: { space: r(3, 3) },
      player: { space: r(3, 2) },
    });
    const met = soloOrder('attack', {
      solo: { space: r(3, 3) },
      player: { space: r(3, 3) },
    });

    expect(namesOfTurn(missed.events)).toEqual(['order-left']);
    expect(told(met.events, 'attack-begun')).toEqual([
      { pirate: SOLO, merchant: null, defender: PLAYER, space: r(3, 3) },
    ]);
  });

  it('TE-336 a Merchant as its target is attacked, not the player beside it', () => {
    const attack = alone(
      { step: 'solo/order', data: { order: 'attack', hits: 0, bonus: true } },
      { opponent: { die: 1 }, solo: { captainAt: 1, space: r(0, 0) } },
    );

    expect(told(attack.events, 'attack-begun')).toMatchObject([
      { merchant: 'orange', defender: null },
    ]);
  });

  it('TE-S110 the Solo Pirate sails to a player who hides out, and its Attack has no effect', () => {
    const turn = soloTurn(5, {
      solo: { captainAt: 4, space: r(3, 0) },
      player: { space: r(2, 0), hiding: true },
    });

    expect(soloOf(turn).space).toBe(r(2, 0));
    expect(told(turn.events, 'attack-begun')).toEqual([]);
    expect(told(turn.events, 'order-left')).toMatchObject([{ order: 'attack' }]);
    expect(stepAsked(turn.match)).toBe('wheel/order');
  });
});
