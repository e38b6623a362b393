import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { type Action, doubloonsSay } from '../../src/index.ts';
import type { ShipId } from '../../src/pack/fields.ts';
import { struckBy } from '../../src/words/struck.ts';
import { ADA, actionOf, BO, CY, type Position, play, sail, table, W1, W3 } from '../positions.ts';

const [SEAT] = seatsOf(3) as [Seat];
const voice = speaker(doubloonsSay, { names: ['Ada', 'Bo', 'Cy'] });

function spoken(position: Position, action: Action) {
  const { match } = sail(position);
  const { groups } = voice.prompt(table.view(match, SEAT), SEAT, table.choices(match, SEAT));
  return groups
    .flatMap(({ choices }) => choices)
    .find(({ choice }) => choice.do === 'perform' && choice.action === action);
}

/** The sentence under the button of an action. */
const detailOf = (position: Position, action: Action): string | undefined =>
  spoken(position, action)?.detail;

describe('What an action will do', () => {
  it('DD-S75 a ghost ship is told that its Repair does nothing', () => {
    const repairing = (hull: number) => actionOf(ADA, ['N14'], { ships: { [ADA]: { hull } } });

    expect(detailOf(repairing(4), 'repair')).toMatch(/^Brings \d hull\. You have 4 now\.$/);
    expect(detailOf(repairing(0), 'repair')).toBe('A ghost ship cannot repair: nothing happens.');
  });

  it('DD-148 at High Water both regions in range are named, elsewhere the faced one', () => {
    const [, west, north] = table.pack.content.islands.standard.regions.map(({ name }) => name);
    const attacking = actionOf(ADA, ['N10']);

    expect(detailOf(attacking, 'attackForward')).toBe(`The enemy ship in ${west} takes damage.`);
    expect(detailOf({ ...attacking, water: { [W1]: 'highWater' } }, 'attackForward')).toBe(
      `Every enemy ship in ${west}, or every one in ${north}, takes damage.`,
    );
  });

  it('DD-S64 an attack on a region without a living enemy ship is said to hit nobody', () => {
    const [here] = table.pack.content.islands.standard.regions.map(({ name }) => name);
    const beside = (hull: number) =>
      actionOf(ADA, ['N09'], { ships: { [BO]: { region: W1, hull }, [CY]: { region: W3 } } });

    expect(detailOf(beside(4), 'attackBroadsides')).toBe(`The enemy ship in ${here} takes damage.`);
    expect(detailOf(beside(0), 'attackBroadsides')).toBe(
      `No living enemy ship is in ${here}: it hits nobody.`,
    );
  });

  it.each([
    ['DD-104', 'crew', 5, /loses crew\.$/],
    ['DD-105', 'doubloon', 5, /^You take doubloons from the ships/],
    ['DD-106', 'voodoo', 5, /^Voodoo serves ghost ships/],
    ['DD-220', 'voodoo', 0, /takes more damage\.$/],
  ] as const)('%s who may roll again is told what a %s does at hull %i', (_, die, hull, said) => {
    const { match } = sail({
      ships: { [ADA]: { hull } },
      state: { die },
      step: 'die/reroll',
      data: { ship: ADA },
    });
    const { groups } = voice.prompt(table.view(match, SEAT), SEAT, table.choices(match, SEAT));
    const kept = groups
      .flatMap(({ choices }) => choices)
      .find(({ choice }) => choice.do === 'keep');

    expect(kept?.detail).toMatch(said);
  });

  it('DD-107 an attack foresees whom it hits, and one that hits nobody is marked as idle', () => {
    const beside = (hull: number) =>
      actionOf(ADA, ['N09'], { ships: { [BO]: { region: W1, hull }, [CY]: { region: W3 } } });
    const idle = (hull: number) =>
      spoken(beside(hull), 'attackBroadsides')?.foreseen.map(({ isIdle }) => isIdle);
    const { state } = sail(beside(4)).match;
    const { ship } = at(state.ships, ADA);

    expect(struckBy(state, ship, 'attackBroadsides')).toEqual([BO]);
    expect(struckBy(state, ship, 'repair')).toEqual([]);
    expect(idle(4)).toEqual([false]);
    expect(idle(0)).toEqual([true]);
  });

  it('DD-315 no landmark promises an Exploit on an island that has none', () => {
    for (const { text } of Object.values(table.pack.content.landmarks))
      if (/Exploit/.test(text)) expect(text).toContain('standard island');
  });

  it('DD-012 a Repair at full hull says so', () => {
    const { most } = table.pack.printed.content.mats.hull;
    const full = actionOf(ADA, ['N14'], { ships: { [ADA]: { hull: most } } });

    expect(detailOf(full, 'repair')).toBe(
      `Your hull is as high as it goes: nothing is repaired. You have ${most} now.`,
    );
  });

  it('DD-S62 crew that the receiver has no room for is said to be lost', () => {
    const event = {
      event: 'crew-without-room',
      clause: 'DD-S62',
      data: { ship: ADA as ShipId, count: 1 },
    } as const;
    const { match } = sail(actionOf(ADA, ['N14']));

    expect(voice.event(table.view(match, SEAT), event)).toMatch(
      / has no room for 1 of them: lost\.$/,
    );
  });

  it('DD-010 a Board that nobody can be the target of says so before and after, with the reason', () => {
    const alone = actionOf(ADA, ['N35'], { ships: { [BO]: { region: W3 }, [CY]: { region: W3 } } });
    const { match, events } = play(alone, [{ do: 'perform', action: 'board' }]);
    const said = events.map((event) => voice.event(table.view(match, SEAT), event));

    expect(detailOf(alone, 'board')).toContain(
      'No ship can be boarded now: nothing happens. No damaged enemy ship is in reach.',
    );
    expect(said).toContain('Board has no effect. No damaged enemy ship is in reach.');
  });

  it('DD-097 a Pillage from an empty pile says so before and after', () => {
    const empty = actionOf(ADA, ['N28'], { state: { pillagePile: 0 } });
    const { match, events } = play(empty, [{ do: 'perform', action: 'pillage' }]);

    expect(detailOf(empty, 'pillage')).toContain('The pillage pile is empty: you take nothing.');
    expect(events.map((event) => voice.event(table.view(match, SEAT), event))).toContain(
      'Pillage has no effect. The pillage pile is empty.',
    );
  });
});
