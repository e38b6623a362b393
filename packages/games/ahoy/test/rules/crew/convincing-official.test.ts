import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  crewSlot,
  figure,
  kindsOf,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  TREE,
  tile,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';
import { askedOf, type Given, placeOf, to } from '../../voyage.ts';

const [ONE, TWO, THREE] = [figure('patrol', 0), figure('patrol', 1), figure('patrol', 2)];
const USE = { do: 'place', die: 4, slot: crewSlot('convincing-official-1') } as const;

/** The turn of whoever has the card, with dice of 4. */
const turnWith = (seat: number, given: Given) =>
  turnOf(seat, {
    ...given,
    mats: { ...given.mats, [seat]: { dice: [4, 4], crew: ['convincing-official-1'] } },
  });

describe('Convincing Official', () => {
  it('AH-252 with any die, at most 2 Patrols go 1 or 2 spaces each, without fighting', () => {
    const match = turnWith(SMUGGLER, {
      mats: { [SQUADRON]: { placed: { [slot('bluefin', 'cannons')]: 5 } } },
      fleet: { smuggler: at(2, 1), squadron: at(4, 0), patrols: [at(1, 1), at(1, 2), at(5, 3)] },
    });

    const events = script(sea, match, [
      USE,
      { do: 'order', figure: ONE },
      // Into the space of the Smuggler, while the Squadron has loaded Cannons.
      to(2, 1),
      { do: 'stop' },
      { do: 'order', figure: TWO },
      to(2, 2),
      to(2, 3),
    ]);

    expect(kindsOf(events)).toEqual(['die-placed', 'crew-used', 'moved', 'moved', 'moved']);
    expect([ONE, TWO].map((patrol) => placeOf(match, patrol))).toEqual([at(2, 1), at(2, 3)]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-252 there are two of them', () => {
    const copies = sea.pack.printed.cards.filter(({ crew }) => crew === 'convincing-official');

    expect(copies.map(({ key }) => key)).toEqual([
      'convincing-official-1',
      'convincing-official-2',
    ]);
  });

  it('AH-S40 the user picks any Patrols, each once, and may leave both where they are', () => {
    const match = turnWith(SMUGGLER, {
      fleet: { patrols: [at(1, 1), at(2, 1), at(3, 1)] },
    });

    script(sea, match, [USE]);
    expect(offersOf(sea, match)).toEqual([
      { do: 'done' },
      ...[ONE, TWO, THREE].map((patrol) => ({ do: 'order', figure: patrol })),
    ]);

    script(sea, match, [{ do: 'order', figure: THREE }, to(3, 2), { do: 'stop' }]);
    expect(isOffered(sea, match, { do: 'order', figure: THREE })).toBe(false);
    expect(whyNot(sea, match, { do: 'order', figure: THREE })).toBe('AH-171');
    script(sea, match, [{ do: 'done' }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-S40 currents and Wreckage apply to the moved Patrols', () => {
    const match = turnWith(SMUGGLER, {
      fleet: { patrols: [at(1, 0)] },
    });

    const events = script(sea, match, [USE, { do: 'order', figure: ONE }, to(0, 0), to(0, 2)]);

    expect(kindsOf(events).slice(2)).toEqual([
      'moved',
      'carried',
      'moved',
      'moved',
      'figure-removed',
    ]);
  });

  it('AH-S40 the Squadron alone may let the moved Patrols explore', () => {
    const ordered = (seat: number) => {
      const match = turnWith(seat, { fleet: { patrols: [at(0, 2)] } });
      script(sea, match, [USE, { do: 'order', figure: ONE }]);
      return match;
    };

    expect(isOffered(sea, ordered(SQUADRON), { do: 'explore', x: -1, y: 2 })).toBe(true);
    expect(refuses(sea, ordered(UNION), UNION, { do: 'explore', x: -1, y: 2 })).toMatchObject({
      code: 'denied',
      clause: 'AH-S40',
    });
  });

  it('AH-S40 a current off the map is ignored for any other user', () => {
    const match = turnWith(SMUGGLER, {
      fleet: { patrols: [at(0, 2)] },
      state: { regions: { [TREE]: { tile: tile('fish-b') } } },
    });

    const events = script(sea, match, [USE, { do: 'order', figure: ONE }, to(0, 3)]);

    expect(told(events, 'carried')).toEqual([{ figure: ONE, direction: 'south', to: null }]);
    expect(placeOf(match, ONE)).toBe(at(0, 3));
  });
});
