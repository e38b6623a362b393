import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  island,
  kindsOf,
  SECOND,
  SKULL,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { quietTurn, round, SEATS, turns, whose } from '../quiet.ts';

describe('The round', () => {
  it('AH-035 turns go clockwise, beginning with the holder of the first player card', () => {
    const match = round(UNION);

    expect(whose(turns(match, 8))).toEqual([
      UNION,
      SECOND,
      SQUADRON,
      SMUGGLER,
      UNION,
      SECOND,
      SQUADRON,
      SMUGGLER,
    ]);
  });

  it('AH-037 the Squadron takes turns of 2, 2 and 1 dice, everybody else two turns of 2', () => {
    const taken = turns(round(SQUADRON), 9);

    const diceOf = (seat: number) => taken.filter(([who]) => who === seat).map(([, dice]) => dice);
    expect(SEATS.map(diceOf)).toEqual([
      [2, 2, 1],
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it('AH-038 who has no unplaced die is skipped', () => {
    const match = round(SQUADRON, { [SMUGGLER]: { dice: [] }, [SECOND]: { dice: [1, 2] } });

    expect(whose(turns(match, 6))).toEqual([SQUADRON, UNION, SECOND, SQUADRON, UNION, SQUADRON]);
  });

  it("AH-039 the Squadron's third turn comes when the order reaches it again, at once if it is last", () => {
    expect(whose(turns(round(SQUADRON), 9)).slice(-3)).toEqual([UNION, SECOND, SQUADRON]);
    expect(whose(turns(round(UNION), 9)).slice(-3)).toEqual([SQUADRON, SMUGGLER, SQUADRON]);
    expect(whose(turns(round(SMUGGLER), 9)).slice(-3)).toEqual([SECOND, SQUADRON, SQUADRON]);
  });

  it('AH-040 the round ends when nobody has an unplaced die, and not before', () => {
    const match = round(SQUADRON);
    turns(match, 8);
    expect(match.state.round).toBe(4);
    expect(match.state.mats.map(({ dice }) => dice.length)).toEqual([1, 0, 0, 0]);

    const events = quietTurn(match);

    expect(kindsOf(events)).toContain('region-scored');
    expect(told(events, 'round-begun')).toEqual([{ round: 5, first: SMUGGLER }]);
  });

  it('AH-046 a placed die stays on its slot until the round is over', () => {
    const match = round(SQUADRON);
    const held = () =>
      match.state.mats[SQUADRON]?.slots.filter(({ die }) => die !== null).map(({ die }) => die);
    turns(match, 1);
    expect(held()).toEqual([3, 2]);
    turns(match, 7);
    expect(held()).toEqual([3, 5, 4, 2]);

    quietTurn(match);

    expect(held()).toEqual([]);
  });

  it('AH-046 a Harbor alone moves it, to Cannons', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { dice: [3, 4] } },
      fleet: { smuggler: island(SKULL) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('smuggler-1', 'sail'), value: 3 },
      { do: 'move', space: at(1, 0) },
      { do: 'stop' },
      { do: 'harbor-load', slot: slot('smuggler-1', 'sail') },
      { do: 'load', slot: slot('smuggler-1', 'cannons'), value: 3 },
    ]);

    expect(told(events, 'die-moved')).toEqual([
      {
        seat: SMUGGLER,
        die: 3,
        from: slot('smuggler-1', 'sail'),
        to: slot('smuggler-1', 'cannons'),
      },
    ]);
    const slots = match.state.mats[SMUGGLER]?.slots.filter(({ die }) => die !== null);
    expect(slots).toMatchObject([{ slot: slot('smuggler-1', 'cannons'), die: 3 }]);
  });

  it('AH-S34 damage stays where it is when the dice are taken back', () => {
    const damaged = [slot('bluefin', 'sail', 2), slot('bluefin', 'deploy')];
    const match = round(SQUADRON, { [SQUADRON]: { dice: [5, 6], damaged } });

    turns(match, 7);

    expect(match.state.round).toBe(5);
    const slots = match.state.mats[SQUADRON]?.slots ?? [];
    expect(slots.filter((s) => s.damaged).map((s) => Number(s.slot))).toEqual(damaged);
    expect(slots.every(({ die }) => die === null)).toBe(true);
  });
});
