import { describe, expect, it } from 'vitest';
import { ADA, actionOf, BO, type Circumstances, CY, names, play, told, W1 } from '../positions.ts';

const REPAIR = { do: 'perform', action: 'repair' } as const;
const PILLAGE = { do: 'perform', action: 'pillage' } as const;
/** A region whose tile matters to no Repair. */
const OPEN = { [W1]: 'fog' } as const;

/** The hull that Ada gains with a card, from hull 1 and with a captain who adds nothing. */
function repaired(keys: readonly string[], around: Circumstances = {}): number {
  const { match } = play(
    actionOf(ADA, keys, {
      water: OPEN,
      ...around,
      ships: { ...around.ships, [ADA]: { hull: 1, captain: 'voet', ...around.ships?.[ADA] } },
    }),
    [REPAIR],
  );
  return (match.state.ships[ADA]?.hull ?? 0) - 1;
}

describe('Repair', () => {
  it('DD-093 Repair gains 1 hull', () => {
    expect(repaired(['N41'], { ships: { [BO]: { region: W1 } } })).toBe(1);
  });

  it('DD-094 alone in its region a ship gains 1 more; ghosts and the legendary ship are company', () => {
    expect(repaired(['N41'])).toBe(2);
    expect(repaired(['N41'], { ships: { [BO]: { region: W1, hull: 0 } } })).toBe(1);
    expect(
      repaired(['N41'], { options: { legendaryGhostShip: true }, ships: { 3: { region: W1 } } }),
    ).toBe(1);
  });

  it('DD-095 hull never exceeds 10', () => {
    const { match, events } = play(
      actionOf(ADA, ['N41'], { water: OPEN, ships: { [ADA]: { hull: 9 } } }),
      [REPAIR],
    );

    expect(match.state.ships[ADA]?.hull).toBe(10);
    expect(told(events, 'hull-gained')).toEqual([{ ship: ADA, count: 1 }]);
  });

  it('DD-096 all bonuses add up, to 5 hull at most', () => {
    const cheng = {
      ships: { [ADA]: { captain: 'widowCheng' } },
      water: { [W1]: 'mermaidPack' },
    } as const;

    expect(repaired(['N16'], cheng)).toBe(5);
    expect(repaired(['N41'], cheng)).toBe(4);
  });

  it('DD-111 "+1" restores 1 more hull', () => {
    expect(repaired(['N16'])).toBe(repaired(['N41']) + 1);
  });

  it('DD-346 Repair at hull 10 is legal, and Shipwreck still gives its crew', () => {
    const { events } = play(
      actionOf(ADA, ['N41'], { water: { [W1]: 'shipwreck' }, ships: { [ADA]: { crew: 2 } } }),
      [REPAIR],
    );

    expect(names(events)).toEqual(['action-chosen', 'action-idle', 'water-acted', 'crew-gained']);
  });

  it('DD-218 DD-S75 a ghost ship may choose Repair, which has no effect at all', () => {
    const { match, events } = play(
      actionOf(ADA, ['N41'], {
        water: { [W1]: 'shipwreck' },
        ships: { [ADA]: { hull: 0, crew: 2 } },
      }),
      [REPAIR],
    );

    expect(names(events)).toEqual(['action-chosen', 'action-idle']);
    expect(match.state.ships[ADA]).toMatchObject({ hull: 0, crew: 2 });
  });
});

describe('Pillage', () => {
  it('DD-097 Pillage takes a token from the pile', () => {
    const { match, events } = play(actionOf(ADA, ['N27']), [PILLAGE]);

    expect(told(events, 'pillage-gained')).toEqual([{ ship: ADA, count: 1 }]);
    expect(match.state.pillagePile).toBe(5);
  });

  it('DD-098 DD-340 with an empty pile nobody gains a token', () => {
    const { match, events } = play(actionOf(ADA, ['N27'], { state: { pillagePile: 0 } }), [
      PILLAGE,
    ]);

    expect(names(events)).toEqual(['action-chosen', 'action-idle']);
    expect(match.state.ships[ADA]?.pillage).toBe(0);
  });

  it('DD-110 "+1" gives 1 more token, as far as the pile has one', () => {
    const two = play(actionOf(ADA, ['N28']), [PILLAGE]);
    const one = play(actionOf(ADA, ['N28'], { state: { pillagePile: 1 } }), [PILLAGE]);

    expect(two.match.state.ships[ADA]?.pillage).toBe(2);
    expect(one.match.state.ships[ADA]?.pillage).toBe(1);
  });
});

describe('Levels', () => {
  it('DD-012 hull, crew and reputation never exceed 10, 4 and 3', () => {
    const { match } = play(
      actionOf(ADA, ['N16'], {
        water: { [W1]: 'shipwreck' },
        ships: { [ADA]: { hull: 9, crew: 4, reputation: 3, fragments: [] } },
        state: { mapStack: ['skullAmulet'] },
        under: [{ step: 'turn/act', data: { ship: ADA } }],
      }),
      [REPAIR, { do: 'perform', action: 'hunt' }],
    );

    expect(match.state.ships[ADA]).toMatchObject({ hull: 10, crew: 4, reputation: 3 });
    expect(match.state.ships[CY]).toMatchObject({ hull: 10, crew: 4, reputation: 0 });
  });
});
