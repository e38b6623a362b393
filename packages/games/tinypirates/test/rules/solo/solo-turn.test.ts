import { dice, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { r, table, told } from '../../positions.ts';
import { alone, namesOfTurn, PLAYER, SOLO, soloOf, soloTurn } from './solo-sea.ts';

const REPAIR = { rigging: 0, cannons: 0, extort: 0, repair: 3 };
/** Without a Deckhand on Rigging. */
const SLOW = { rigging: 0, cannons: 1, extort: 1, repair: 1 };

const routeOf = (turn: ReturnType<typeof soloTurn>): number[] =>
  told(turn.events, 'ship-sailed').map(({ to }) => to);

describe('The Solo Pirate’s turn', () => {
  it('TE-322 the space of the Wheel names whom it sails for', () => {
    const state = {
      merchants: { 0: { space: r(0, 3) }, 1: { space: r(3, 0) } },
    };
    const at = { space: r(1, 2), deckhands: SLOW } as const;
    const around = { state, solo: { ...at, captainAt: 2 }, player: { space: r(1, 0) } };

    expect(routeOf(soloTurn(3, around))).toEqual([r(2, 2)]); // Green, to the south
    expect(routeOf(soloTurn(4, { ...around, solo: { ...at, captainAt: 3 } }))).toEqual([r(0, 2)]); // Orange
    expect(routeOf(soloTurn(5, { ...around, solo: { ...at, captainAt: 4 } }))).toEqual([r(1, 1)]); // player
  });

  it('TE-323 the Legend Token of the Solo Pirate moves on with a 6, and the steps of the new space follow from the top', () => {
    const turn = soloTurn(6, {
      opponent: { legend: 'solo-glutton', loop: 1 },
      solo: { hold: ['gunpowder'] },
      state: { bag: { sugarcane: 0, rum: 5, coffee: 0, gunpowder: 0 } },
    });

    expect(told(turn.events, 'loop-advanced')).toEqual([{ loop: 2 }]);
    expect(told(turn.events, 'order-executed').map(({ order }) => order)).toEqual([
      'plunder',
      'trade',
    ]);
    expect(told(turn.events, 'crates-sold')).toMatchObject([{ booty: 'gunpowder', gold: 5 }]);
  });

  it('TE-323 the Solo Pirate sails for the player on a 6 whatever its Wheel shows', () => {
    const turn = soloTurn(6, {
      solo: { captainAt: 1, space: r(1, 3) },
      player: { space: r(1, 0) },
    });

    expect(routeOf(turn)).toEqual([r(1, 2), r(1, 1)]);
  });

  it('TE-S92 the first 6 brings loop space 1, and after space 5 comes space 0', () => {
    expect(told(soloTurn(6, { opponent: { loop: 0 } }).events, 'loop-advanced')).toEqual([
      { loop: 1 },
    ]);
    expect(told(soloTurn(6, { opponent: { loop: 5 } }).events, 'loop-advanced')).toEqual([
      { loop: 0 },
    ]);
  });

  it('TE-324 the Solo Pirate sails, then carries out the Order, then takes the bonus of its Helm', () => {
    const turn = soloTurn(2, {
      opponent: { helm: 'solo-vane' },
      solo: { captainAt: 1, hold: ['rum'], deckhands: SLOW },
    });

    expect(namesOfTurn(turn.events)).toEqual([
      'solo-rolled',
      'captain-moved',
      'ship-sailed',
      'order-executed',
      'crates-sold',
      'gold-gained',
      'helm-bonus',
      'gold-gained',
    ]);
    expect(soloOf(turn).gold).toBe(3);
  });

  it('TE-324 an Order for which the Helm shows nothing has no bonus', () => {
    const turn = soloTurn(2, { solo: { captainAt: 1, hold: ['rum'] } });

    expect(told(turn.events, 'order-executed')).toMatchObject([{ order: 'trade' }]);
    expect(told(turn.events, 'helm-bonus')).toEqual([]);
  });

  it('TE-308 TE-325 the Solo Pirate sails vertically to its target’s row, then horizontally', () => {
    const turn = soloTurn(2, {
      opponent: { legend: 'solo-schemer' },
      solo: { captainAt: 1, space: r(2, 3) },
      player: { space: r(0, 0) },
    });

    expect(routeOf(turn)).toEqual([r(1, 3), r(0, 3), r(0, 2)]);
  });

  it('TE-325 the Solo Pirate stops on its target’s card with movement to spare', () => {
    const turn = soloTurn(2, {
      opponent: { legend: 'solo-schemer' },
      solo: { captainAt: 1, space: r(1, 0) },
      player: { space: r(0, 0) },
    });

    expect(routeOf(turn)).toEqual([r(0, 0)]);
  });

  it('TE-326 the Solo Pirate sails by its treasure row, its Rigging and its Helm’s bonus for the Order', () => {
    const far = { space: r(1, 3), captainAt: 5 } as const;
    const state = { merchants: { 0: { space: r(1, 0) } } };
    const steps = (
      solo: object,
      treasures = {},
      helm: 'solo-gallow' | 'solo-thorn' = 'solo-thorn',
    ) =>
      routeOf(
        soloTurn(1, {
          solo: { ...far, ...solo },
          treasures,
          state,
          opponent: { helm },
          player: { space: r(1, 0) },
        }),
      ).length;

    expect(steps({ deckhands: SLOW })).toBe(1);
    expect(steps({})).toBe(2);
    expect(steps({ deckhands: SLOW }, { 3: SOLO, 4: SOLO })).toBe(2); // third row
    expect(steps({ deckhands: SLOW }, {}, 'solo-gallow')).toBe(2); // Plunder, 1 movement
  });

  it('TE-326 a loop space can add movement', () => {
    const around = {
      opponent: { legend: 'solo-butcher', loop: 0 },
      solo: { space: r(1, 3), deckhands: SLOW },
      player: { space: r(1, 0), hiding: true },
    } as const;

    expect(routeOf(soloTurn(6, around))).toHaveLength(2);
    expect(
      routeOf(soloTurn(6, { ...around, opponent: { ...around.opponent, loop: 3 } })),
    ).toHaveLength(1);
  });

  it('TE-S94 Orders of a loop space bring their Helm Bonus, the movement of all of them together', () => {
    // Old Salt, loop 5: Plunder and Search; Graves follows a Plunder by a Search.
    const graves = soloTurn(6, {
      opponent: { helm: 'solo-graves', legend: 'solo-old-salt', loop: 4 },
      solo: { space: r(1, 2), deckhands: SLOW },
      player: { space: r(1, 0) },
      tokens: { [r(1, 1)]: 'gold2' },
    });
    // Vane sails 1 further for a Search, Gallow 1 for a Plunder.
    const vane = soloTurn(6, {
      opponent: { helm: 'solo-vane', legend: 'solo-schemer', loop: 1 },
      solo: { space: r(1, 3), deckhands: SLOW },
      player: { space: r(1, 0) },
    });

    expect(told(graves.events, 'helm-bonus')).toEqual([{ order: 'plunder' }]);
    expect(told(graves.events, 'token-revealed')).toHaveLength(1);
    expect(told(graves.events, 'order-left')).toMatchObject([{ order: 'search' }]);
    expect(routeOf(vane)).toHaveLength(3);
  });

  it('TE-S95 an Order that is itself a Helm Bonus brings no other', () => {
    const followed = soloTurn(1, {
      opponent: { helm: 'solo-graves' },
      solo: { captainAt: 5 },
      tokens: { [r(1, 3)]: 'gold3' },
    });
    const crewUp = (bonus: boolean) =>
      alone(
        { step: 'solo/order', data: { order: 'crewUp', hits: 0, bonus } },
        { opponent: { helm: 'solo-thorn' } },
      );

    expect(told(followed.events, 'helm-bonus')).toEqual([{ order: 'plunder' }]);
    expect(told(followed.events, 'token-revealed')).toHaveLength(1);
    expect(namesOfTurn(crewUp(true).events)).toEqual([
      'order-executed',
      'crew-joined',
      'helm-bonus',
      'gold-gained',
    ]);
    expect(namesOfTurn(crewUp(false).events)).toEqual(['order-executed', 'crew-joined']);
  });

  it('TE-381 TE-S97 the Solo Pirate never steers around Storms, and each that it enters Jostles it', () => {
    const turn = soloTurn(2, {
      opponent: { legend: 'solo-schemer' },
      solo: {
        captainAt: 1,
        space: r(1, 1),
        deckhands: { rigging: 1, cannons: 1, extort: 1, repair: 0 },
      },
      player: { space: r(3, 2) },
    });

    expect(routeOf(turn)).toEqual([r(2, 1), r(3, 1), r(3, 2)]);
    expect(told(turn.events, 'jostled').map(({ from }) => from)).toEqual([
      'extort',
      'cannons',
      'rigging',
    ]);
  });

  it('TE-S97 losing the Deckhand on Rigging costs a step, and with all in Repair it sails on unharmed', () => {
    const way = { captainAt: 1, space: r(1, 1) } as const;
    const around = { opponent: { legend: 'solo-schemer' }, player: { space: r(3, 3) } } as const;
    const only = { rigging: 1, cannons: 0, extort: 0, repair: 2 };
    const lost = soloTurn(2, { ...around, solo: { ...way, deckhands: only } });
    const unharmed = soloTurn(2, { ...around, solo: { ...way, deckhands: REPAIR } });

    expect(routeOf(lost)).toEqual([r(2, 1), r(3, 1)]);
    expect(routeOf(unharmed)).toEqual([r(2, 1), r(3, 1)]);
    expect(told(unharmed.events, 'jostled')).toEqual([]);
    expect(soloOf(unharmed).deckhands).toEqual(REPAIR);
  });

  it('TE-S116 the Solo Pirate with its target on its card does not sail and stays hidden on its Cove', () => {
    const here = { captainAt: 1, space: r(2, 0), hiding: true } as const;
    const stayed = soloTurn(2, { solo: here, player: { space: r(2, 0) } });
    const left = soloTurn(2, { solo: here, player: { space: r(0, 0) } });

    expect(routeOf(stayed)).toEqual([]);
    expect(soloOf(stayed).hiding).toBe(true);
    expect(told(left.events, 'ship-sailed')[0]).toMatchObject({ hid: true });
    expect(soloOf(left).hiding).toBe(false);
  });

  it('TE-364 the Navy of a loop step sails for the player, stops on that card and attacks nobody', () => {
    const loop = { legend: 'solo-schemer', loop: 0 } as const;
    const far = soloTurn(6, {
      opponent: loop,
      player: { space: r(2, 0) },
      state: { navy: r(1, 3) },
    });
    const near = soloTurn(6, {
      opponent: loop,
      player: { space: r(0, 2) },
      state: { navy: r(0, 3) },
    });

    expect(told(far.events, 'npc-sailed')).toEqual([
      { pirate: SOLO, ship: 'navy', from: r(1, 3), to: r(2, 3) },
      { pirate: SOLO, ship: 'navy', from: r(2, 3), to: r(2, 2) },
    ]);
    expect(told(near.events, 'npc-sailed').map(({ to }) => to)).toEqual([r(0, 2)]);
    expect(told(near.events, 'navy-attacked')).toEqual([]);
    expect(told(near.events, 'gold-gained')).toMatchObject([{ pirate: SOLO, gold: 1 }]);
    expect(near.match.state.pirates[PLAYER]?.deckhands.repair).toBe(0);
  });

  it('TE-382 TE-S125 the Solo Pirate resolves the rest of its turn after a retreat where it lies, without a sail', () => {
    const searched = alone(
      { step: 'solo/retreat', data: {} },
      {
        opponent: { die: 4 },
        solo: { space: r(1, 1), captainAt: 4 },
        tokens: { [r(1, 1)]: 'gold2', [r(0, 2)]: 'gold3', [r(1, 3)]: 'gold3', [r(2, 0)]: 'gold3' },
      },
      [{ step: 'solo/order', data: { order: 'search', hits: 0, bonus: true } }],
    );
    const events = script(table, searched.match, [{ do: 'cove', space: r(1, 3) }]);

    expect(told(events, 'token-revealed')).toMatchObject([{ space: r(1, 3), token: 'gold3' }]);
    expect(told(events, 'ship-sailed')).toEqual([]);
  });

  it('TE-382 the Navy heads for the Cove to which it was beaten back', () => {
    const orders = ['hideOut', 'attack', 'trade', 'crewUp', 'search', 'plunder'] as const;
    const turn = soloTurn(
      1,
      {
        solo: { space: r(0, 1), captainAt: 5, orders, deckhands: REPAIR },
        player: { space: r(3, 0) },
        state: {
          merchants: {
            0: { space: r(0, 1), card: 'merchant-8a' },
            1: { space: r(1, 0), target: 'port-a' },
          },
          navy: r(1, 2),
        },
      },
      dice(6, [5, 5]),
    );
    const events = script(table, turn.match, [{ do: 'to', space: r(0, 2) }]);

    expect(told(turn.events, 'solo-retreated')).toEqual([{ from: r(0, 1), to: r(0, 2) }]);
    expect(told(events, 'npc-sailed').at(-1)).toMatchObject({ ship: 'navy', to: r(0, 2) });
    expect(told(events, 'navy-evaded')).toEqual([{ pirate: SOLO, space: r(0, 2) }]);
  });
});
