import { at as item } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { reckoning } from '../../src/bot/bot.ts';
import { play } from '../fights.ts';
import { at, card, crewSlot, island, SKULL, SMUGGLER, SWORD, slot, turnOf } from '../positions.ts';
import { underSail } from '../voyage.ts';

type Given = NonNullable<Parameters<typeof turnOf>[1]>;
type Match = ReturnType<typeof turnOf>;

/** One figure of what the first Smuggler's estimate is made of. */
const figureOf = (match: Match, name: string): number =>
  reckoned(match).figures[reckoning.figures.indexOf(name)] ?? 0;
const estimateOf = (match: Match): number => reckoned(match).weight / reckoned(match).unit;

function reckoned({ state }: Match) {
  const { seat } = item(state.smugglers, 0);
  const found = item(reckoning.of(state, seat), seat);
  if (found === null) throw new Error('nothing was reckoned');
  return found;
}

const CARGO = 'regions-or-cargo';
const EMPTY_MARKET: Given = { market: [], marketDeck: [] };
/** To be brought to a Sword Island. */
const DIVER: Given = { ...EMPTY_MARKET, cargo: { [SMUGGLER]: ['diver'] } };

describe("a Smuggler's judgement", () => {
  it('likes every step towards an Island that is far away', () => {
    const worths = [at(1, 2), at(2, 2), at(3, 2), at(4, 2)].map((smuggler) =>
      figureOf(turnOf(SMUGGLER, { ...DIVER, fleet: { smuggler } }), CARGO),
    );

    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(new Set(worths).size).toBe(worths.length);
  });

  it('likes every step towards a card in the Market', () => {
    const given: Given = { market: ['gunner'], marketDeck: [] };
    const [far = 0, near = 0, there = 0] = [at(4, 1), at(2, 1), island(SKULL)].map((smuggler) =>
      figureOf(turnOf(SMUGGLER, { ...given, fleet: { smuggler } }), CARGO),
    );

    expect(far).toBeLessThan(near);
    expect(near).toBeLessThan(there);
  });

  it('hopes for more of a drawn tile with the Island that its Cargo goes to', () => {
    const drawn = (key: string): number => {
      const stack = ['skull-b', 'fish-b', 'compass-a', 'parrot-a', key];
      const match = underSail(1, { ...DIVER, fleet: { smuggler: at(0, 3) }, stack });
      play(match, { do: 'explore', x: -1, y: 3 });
      return figureOf(match, CARGO);
    };

    expect(drawn('sword-b')).toBeGreaterThan(drawn('tree-a') + 1);
  });

  it('delivers as soon as it can, though the wealth is for others', () => {
    const match = turnOf(SMUGGLER, { ...DIVER, fleet: { smuggler: island(SWORD) } });
    const before = estimateOf(match);
    play(match, { do: 'deliver', card: card('diver') });

    expect(estimateOf(match)).toBeGreaterThan(before + 1);
  });

  it('would rather have damage on a slot that it does not sail with', () => {
    const [sail = 0, negotiate = 0] = (['sail', 'negotiate'] as const).map((action) => {
      const damaged = [slot('smuggler-1', action)];
      return figureOf(turnOf(SMUGGLER, { mats: { [SMUGGLER]: { damaged } } }), 'purse');
    });

    expect(sail).toBeLessThan(negotiate);
  });

  it('thinks little of a die on a Crew card that has done nothing', () => {
    const purse = (placed: { readonly [slot: number]: number }): number =>
      figureOf(
        turnOf(SMUGGLER, { mats: { [SMUGGLER]: { crew: ['shipwright'], placed } } }),
        'purse',
      );

    expect(purse({ [crewSlot('shipwright')]: 3 }) - purse({})).toBeLessThan(0.2);
  });
});
