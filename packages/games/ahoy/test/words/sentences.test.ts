import { at as item, seatsOf } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ahoySay } from '../../src/index.ts';
import type { Kinds } from '../../src/model/state.ts';
import type { RegionId } from '../../src/pack/printed.ts';
import {
  at,
  figure,
  island,
  position,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  turnOf,
} from '../positions.ts';
import { SHIP, to, underSail } from '../voyage.ts';

const voice = speaker(ahoySay, { names: ['Ada', 'Bo', 'Cleo', 'Dov'] });
const seatOf = (seat: number) => item(seatsOf(4), seat);
const viewOf = (match: Match<Kinds>, seat: number) => sea.view(match, seatOf(seat));

/** Why not, in words, by the words on the button. */
function whyNotIn(match: Match<Kinds>, seat: number): readonly string[] {
  const denied = sea.explain(match, seatOf(seat));
  const said = voice.prompt(viewOf(match, seat), seatOf(seat), [], denied);
  return said.denied.map(({ label, reason }) => `${label}: ${reason}`);
}

describe('What is said on the way', () => {
  it('AH-054 the gold that a changed die costs is foreseen by itself, and its action is not', () => {
    const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { gold: 2, dice: [1, 1] } } });
    const seat = seatOf(SQUADRON);
    const { groups } = voice.prompt(viewOf(match, SQUADRON), seat, sea.choices(match, seat));
    const placed = groups
      .flatMap(({ choices }) => choices)
      .filter(({ choice }) => choice.do === 'place' && 'die' in choice);

    expect(placed.some(({ foreseen }) => foreseen.length === 0)).toBe(true);
    for (const { foreseen } of placed)
      expect(foreseen.every(({ kind, text }) => kind === 'costs' && /gold\.$/.test(text))).toBe(
        true,
      );
    expect(placed.some(({ foreseen }) => foreseen.length === 1)).toBe(true);
  });

  it('AH-S36 a figure that a current cannot carry is said to stay', () => {
    const match = position({
      fleet: { smuggler: at(0, 0) },
      step: 'turn/act',
      data: {},
      turn: SMUGGLER,
    });
    const { figure: ship } = item(match.state.figures, SHIP);
    const way = { figure: ship, direction: 'south' } as const;
    const view = viewOf(match, SMUGGLER);

    expect(voice.event(view, { event: 'not-carried', clause: 'AH-S36', data: way })).toBe(
      "Bo's Flagship cannot be carried south and stays.",
    );
    expect(
      voice.event(view, { event: 'carried', clause: 'AH-092', data: { ...way, to: null } }),
    ).toBe("The current pulls at Bo's Flagship: south.");
  });

  it('AH-050 a slot that is full is told apart from a free one of the same action', () => {
    const placed = { [slot('bluefin', 'sail')]: 5 };
    const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { gold: 0, dice: [3, 3], placed } } });
    const seat = seatOf(SQUADRON);
    const { groups } = voice.prompt(viewOf(match, SQUADRON), seat, sea.choices(match, seat));
    const offered = groups.flatMap(({ choices }) => choices.map(({ label }) => label));
    const denied = whyNotIn(match, SQUADRON);

    expect(offered).toContain('Sail with the 3');
    expect(denied).toContain('Sail with the 3, where a die lies already: The slot holds a die.');
    expect(denied.some((line) => offered.includes(line.slice(0, line.indexOf(':'))))).toBe(false);
  });

  it('AH-054 who has gold, but too little of it, is not told to have none', () => {
    const match = turnOf(SQUADRON, { mats: { [SQUADRON]: { gold: 1, dice: [1, 1] } } });

    const said = whyNotIn(match, SQUADRON);

    expect(said.some((line) => line.endsWith('You do not have enough gold.'))).toBe(true);
    expect(said.some((line) => line.endsWith('You have no gold.'))).toBe(false);
  });

  it('AH-144 a card that costs a die is not offered for 0 gold among what is denied', () => {
    const match = turnOf(SMUGGLER, { fleet: { smuggler: at(1, 1) }, market: ['gunner'] });

    expect(whyNotIn(match, SMUGGLER).join()).not.toContain('0 gold');
  });

  it('AH-112 after the first battle of a space the question is who comes next', () => {
    const fights = (battled: readonly number[]): string => {
      const match = position({
        mats: { [SMUGGLER]: { placed: { [slot('smuggler-1', 'cannons')]: 1 } } },
        fleet: { smuggler: at(2, 2), squadron: at(2, 2), union: at(2, 2), second: at(2, 2) },
        state: { entries: [{ attacker: SHIP, space: at(2, 2), battled, dropped: false }] },
        step: 'battle/choose',
        data: {},
      });
      return voice.question(viewOf(match, SMUGGLER), seatOf(SMUGGLER));
    };

    expect(fights([])).toBe('Whom do you battle first?');
    expect(fights([figure('flagship', SQUADRON)])).toBe('Whom do you battle next?');
  });

  it('AH-S40 a Smuggler who moves Patrols is not asked about an Order, nor told of Strongholds that are not there', () => {
    const match = position({
      fleet: { patrols: [at(2, 2)] },
      step: 'squadron/order',
      data: { seat: seatOf(SMUGGLER), left: 2, most: 2, peaceful: false, moved: [] },
    });

    expect(voice.question(viewOf(match, SMUGGLER), seatOf(SMUGGLER))).toBe(
      'Move up to 2 more Patrols of the Squadron?',
    );
    expect(whyNotIn(match, SMUGGLER)).toEqual([]);
  });

  it('AH-194 the Squadron is not told how to place Comrades, but that it has none', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [5, 1] } },
      fleet: { squadron: at(3, 1) },
    });
    script(sea, match, [
      { do: 'place', die: 5, slot: slot('bluefin', 'sail') },
      to(3, 2),
      { do: 'stop' },
    ]);

    expect(whyNotIn(match, SQUADRON)).toContain('Place Comrades: Only the Union has Comrades.');
  });

  it('AH-086 a tile that would lie on another is said to, and not that none is left', () => {
    const match = underSail(3, { fleet: { smuggler: at(0, 2) }, stack: ['skull-b'] });
    script(sea, match, [{ do: 'explore', x: -1, y: 2 }]);

    const said = whyNotIn(match, SMUGGLER);

    expect(said.some((line) => line.endsWith('It would lie on another region.'))).toBe(true);
    expect(said.some((line) => line.includes('no region is left'))).toBe(false);
  });

  it('AH-S24 a die beside the board is named where it lies', () => {
    const match = underSail(1, {
      fleet: { smuggler: at(1, 1) },
      state: { mats: { [SMUGGLER]: { beside: [6] } } },
    });
    script(sea, match, [to(1, 0)]);

    expect(
      voice.choice(viewOf(match, SMUGGLER), seatOf(SMUGGLER), { do: 'harbor-load-beside', die: 6 }),
    ).toBe('Harbor: move the 6 beside your board to Cannons');
  });

  it('AH-010 what gold was for and the gold itself are two lines that say different things', () => {
    const match = turnOf(SMUGGLER, {});
    const view = viewOf(match, SMUGGLER);
    const seat = seatOf(SMUGGLER);
    const space = item(sea.view(match, seat).state.figures, SHIP).space ?? 0;
    const said = [
      voice.event(view, { event: 'gold-gained', clause: 'AH-105', data: { seat, count: 1 } }),
      voice.event(view, {
        event: 'treasure-taken',
        clause: 'AH-105',
        data: { seat, space, count: 1 } as never,
      }),
    ];

    expect(said).toEqual(['Bo gains 1 gold.', 'Bo has taken the Treasure.']);
  });

  it('AH-116 a roll says what was added to the dice, and by what', () => {
    const view = viewOf(turnOf(SMUGGLER, {}), SMUGGLER);
    const nothing = { cannons: 0, figures: 0, crew: 0, plans: 0 };
    const rolled = (added: Partial<typeof nothing>, total: number) =>
      voice.event(view, {
        event: 'battle-rolled',
        clause: 'AH-116',
        data: { seat: seatOf(SMUGGLER), side: 'attacker', dice: [6], ...nothing, ...added, total },
      });

    expect(rolled({}, 6)).toBe('Bo rolls 6: total 6.');
    expect(rolled({ plans: 6 }, 12)).toBe('Bo rolls 6, with 6 by the plan: total 12.');
    expect(rolled({ cannons: 2, figures: 3, crew: 1 }, 12)).toBe(
      'Bo rolls 6, with 2 by Cannons, 3 by the figure, and 1 by Crew: total 12.',
    );
  });

  it('AH-235 a region in which nobody has anything is not called a tie', () => {
    const view = viewOf(turnOf(SMUGGLER, {}), SMUGGLER);
    const scored = (squadron: number, union: number) =>
      voice.event(view, {
        event: 'region-scored',
        clause: 'AH-235',
        data: { region: SKULL as RegionId, squadron, union, power: null, fame: 0 },
      });

    expect(scored(0, 0)).toMatch(/ is held by nobody\.$/);
    expect(scored(1, 1)).toMatch(/: control 1 to 1, tied, nobody scores\.$/);
  });

  it.each([
    ['aeronauts', 0, 'You do not have enough gold.'],
    ['aeronauts', 9, 'The other Island of this suit is not on the map.'],
    ['whispering-wind', 1, 'You do not have enough gold.'],
    ['mystic', 0, 'No enemy figure is in the region of your Flagship.'],
    ['naive-noble', 0, 'No other Flagship in your region has Crew or Cargo to take.'],
  ] as const)('AH-S99 %s with %i gold is refused with what is missing', (key, gold, why) => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: island(SKULL) },
      mats: { [SMUGGLER]: { crew: [key], gold } },
    });

    expect(whyNotIn(match, SMUGGLER).filter((line) => line.endsWith(why))).not.toEqual([]);
  });

  it('AH-104 who is about to sail into Wreckage is told of the damage, and elsewhere of none', () => {
    const match = underSail(1, { fleet: { smuggler: at(2, 0) } });
    const seat = seatOf(SMUGGLER);
    const { groups } = voice.prompt(viewOf(match, SMUGGLER), seat, sea.choices(match, seat));
    const detailAt = (space: number) =>
      groups
        .flatMap(({ choices }) => choices)
        .find(({ choice }) => choice.do === 'move' && choice.space === space)?.detail;

    expect(detailAt(at(3, 0))).toMatch(/^Wreckage: your Flagship takes damage/);
    expect(detailAt(at(1, 0)) ?? '').not.toContain('Wreckage');
  });

  it('AH-116 a battle that is won by a tie says who wins ties', () => {
    const match = position({
      fleet: { smuggler: at(0, 0), union: at(2, 0) },
      step: 'turn/act',
      data: {},
      turn: SMUGGLER,
    });
    const [winner, loser] = [
      item(match.state.figures, 0).figure,
      item(match.state.figures, 1).figure,
    ];
    const toldOf = (winnerTotal: number) =>
      voice.event(viewOf(match, SMUGGLER), {
        event: 'battle-won',
        clause: 'AH-116',
        data: { winner, loser, side: 'attacker', winnerTotal, loserTotal: 4 },
      });

    expect(toldOf(4)).toMatch(/, 4 to 4: the attacker wins ties\.$/);
    expect(toldOf(5)).toMatch(/, 5 to 4\.$/);
  });
});
