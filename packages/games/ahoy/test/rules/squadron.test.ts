import { offersOf, refuses } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../fights.ts';
import { at, figure, kindsOf, SMUGGLER, SQUADRON, sea, slot, told, turnOf } from '../positions.ts';

const FLAGSHIP = figure('flagship', SQUADRON);
const PATROL = figure('patrol', 0);
const HERE = at(2, 2);
const PLACE_PATROL = { do: 'place-patrol' } as const;

/** All ten Patrols, far from the Flagship. */
const ALL_PATROLS = Array<number>(10).fill(at(0, 0));

describe('Patrols', () => {
  it('AH-154 one from the supply may be placed where the Flagship anchors after a Sail', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: HERE } });

    const sailed = play(match, sailing('bluefin', [at(2, 1)]), { do: 'stop' });
    expect(offersOf(sea, match)).toEqual([PLACE_PATROL, { do: 'done' }]);
    const events = play(match, PLACE_PATROL);

    expect(told(sailed, 'anchored')).toEqual([{ figure: FLAGSHIP, space: at(2, 1) }]);
    expect(events).toMatchObject([
      { event: 'figure-placed', clause: 'AH-154', data: { figure: PATROL, space: at(2, 1) } },
    ]);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-154 the Wreckage where it is placed does nothing to it', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: at(4, 2), second: at(5, 0) } });

    const events = play(
      match,
      sailing('bluefin', [at(4, 3)]),
      { do: 'damage', slot: slot('bluefin', 'deploy') },
      { do: 'stop' },
      PLACE_PATROL,
      { do: 'done' },
    );

    expect(told(events, 'figure-placed')).toEqual([{ figure: PATROL, space: at(4, 3) }]);
    expect(told(events, 'figure-removed')).toEqual([]);
    expect(match.state.figures[PATROL]?.space).toBe(at(4, 3));
  });

  it('AH-154 a Patrol fights nobody where it is placed, though Cannons have been loaded meanwhile', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { gold: 0, dice: [5, 5] } },
      fleet: { squadron: HERE, smuggler: at(3, 2) },
    });

    const events = play(
      match,
      sailing('bluefin', [at(3, 2)], { die: 5 }),
      { do: 'stop' },
      { do: 'harbor-load', slot: slot('bluefin', 'sail') },
      { do: 'load', slot: slot('bluefin', 'cannons'), value: 5 },
      PLACE_PATROL,
    );

    expect(told(events, 'figure-placed')).toHaveLength(1);
    expect(told(events, 'battle-begun')).toEqual([]);
  });

  it('AH-155 with all ten Patrols on the map none is placed', () => {
    const match = turnOf(SQUADRON, {
      fleet: { squadron: at(2, 3), patrols: ALL_PATROLS, smuggler: at(5, 0) },
    });

    play(match, sailing('bluefin', [at(2, 2), at(3, 2)]));

    expect(ALL_PATROLS).toHaveLength(sea.pack.printed.content.figures.patrol.count);
    expect(offersOf(sea, match)).not.toContainEqual(PLACE_PATROL);
    expect(refuses(sea, match, SQUADRON, PLACE_PATROL)).toMatchObject({
      code: 'denied',
      clause: 'AH-155',
    });
  });

  it('AH-155 where nothing else is to be had on anchoring, nobody is asked', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: HERE, patrols: ALL_PATROLS } });

    play(match, sailing('bluefin', [at(2, 1)]), { do: 'stop' });

    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-155 with all ten Patrols on the map none is deployed', () => {
    const match = turnOf(SQUADRON, { fleet: { squadron: HERE, patrols: ALL_PATROLS } });

    const die = { do: 'place', die: 1, slot: slot('bluefin', 'deploy'), value: 1 } as const;

    expect(kindsOf(play(match, die))).toEqual(['die-placed']);
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-156 a loaded enemy that moves in fights a Patrol, and the Squadron may fire for it', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1), [SQUADRON]: loaded('bluefin', 6) },
      fleet: { smuggler: at(1, 2), squadron: at(5, 0), patrols: [HERE] },
      rig: rolls(3, 1),
    });

    const events = play(match, sailing('smuggler-1', [HERE]), {
      do: 'fire',
      slot: slot('bluefin', 'cannons', 1),
      lowered: 5,
    });

    expect(told(events, 'battle-won')).toMatchObject([
      { winner: PATROL, side: 'defender', winnerTotal: 6, loserTotal: 3 },
    ]);
  });

  it('AH-156 without loaded Cannons on either side a Patrol fights nobody', () => {
    const match = turnOf(SMUGGLER, { fleet: { smuggler: at(1, 2), patrols: [HERE] } });

    const events = play(match, sailing('smuggler-1', [HERE]));

    expect(kindsOf(events)).toEqual(['die-placed', 'moved']);
  });

  it('AH-156 a Patrol that moves in attacks as a Flagship would', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: loaded('bluefin', 5, { dice: [3, 3] }) },
      fleet: { squadron: at(5, 0), smuggler: HERE, patrols: [at(1, 2)] },
      rig: rolls(2, 4),
    });

    const events = play(
      match,
      { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
      { do: 'order', figure: PATROL },
      { do: 'move', space: HERE },
      { do: 'fire', slot: slot('bluefin', 'cannons'), lowered: 2 },
    );

    expect(told(events, 'battle-won')).toMatchObject([
      { winner: PATROL, side: 'attacker', winnerTotal: 4, loserTotal: 4 },
    ]);
  });

  it('AH-157 a Patrol that moves into Wreckage returns to the supply and can be placed again', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1] } },
      fleet: { squadron: HERE, patrols: [at(1, 2), ...ALL_PATROLS.slice(1)], smuggler: at(5, 0) },
    });

    const events = play(
      match,
      { do: 'place', die: 3, slot: slot('bluefin', 'order'), value: 3 },
      { do: 'order', figure: PATROL },
      { do: 'move', space: at(0, 2) },
      { do: 'done' },
      { do: 'place', die: 1, slot: slot('bluefin', 'deploy'), value: 1 },
      { do: 'deploy', space: HERE },
    );

    expect(told(events, 'figure-removed')).toEqual([{ figure: PATROL, space: at(0, 2) }]);
    expect(told(events, 'slot-damaged')).toEqual([]);
    expect(told(events, 'figure-placed')).toEqual([{ figure: PATROL, space: HERE }]);
  });
});
