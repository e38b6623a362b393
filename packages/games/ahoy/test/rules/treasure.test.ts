import { deniedOf, isOffered, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  at,
  card,
  figure,
  kindsOf,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { askedOf, FULL_SAIL, to, underSail } from '../voyage.ts';

const SAIL = slot('smuggler-1', 'sail');
const TAILWIND = slot('smuggler-1', 'tailwind');

describe('Treasure', () => {
  it('AH-105 a Flagship that anchors may gain 1 gold for each icon', () => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { gold: 0 } },
      fleet: { smuggler: at(2, 0) },
    });

    const events = script(sea, match, [
      to(3, 0),
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
    ]);

    expect(told(events, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 2 }]);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(2);
  });

  it('AH-105 Treasure may be left, and passing it gives nothing', () => {
    const leaving = underSail(1, { fleet: { smuggler: at(3, 1) } });
    const passing = underSail(2, { fleet: { smuggler: at(3, 1) } });

    const left = script(sea, leaving, [to(3, 2), { do: 'done' }]);
    const passed = script(sea, passing, [to(3, 2), to(2, 2)]);

    expect(told(left, 'gold-gained')).toEqual([]);
    expect(told(passed, 'gold-gained')).toEqual([]);
    expect(askedOf(passing)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-105 all Wreckage has Treasure, and some other spaces do', () => {
    const spaces = sea.pack.printed.tiles.flatMap((each) => each.spaces);
    const wreckage = spaces.filter(({ terrain }) => terrain === 'wreckage');
    const others = spaces.filter(({ terrain, treasure }) => terrain !== 'wreckage' && treasure > 0);

    expect(wreckage).toHaveLength(7);
    expect(wreckage.every(({ treasure }) => treasure > 0)).toBe(true);
    expect(others.map(({ terrain }) => terrain).toSorted()).toEqual([
      'harbor',
      'open',
      'open',
      'open',
    ]);
  });

  it('AH-106 Harbor and Treasure serve no Patrol', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1], damaged: [slot('bluefin', 'deploy')] } },
      fleet: { patrols: [at(3, 1)] },
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
      to(3, 2),
    ]);

    expect(kindsOf(events)).toEqual(['die-placed', 'moved']);
    expect(askedOf(match)).toEqual([[SQUADRON, 'turn/act']]);
  });

  it.each(['cutter', 'gunship'] as const)('AH-106 the %s takes no Treasure', (ship) => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [4, 1], damaged: [slot('mollusk', 'sail')] } },
      fleet: { [ship]: at(3, 1) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 4, slot: shipSlot(ship), value: 4 },
      { do: 'sail' },
      to(3, 2),
      { do: 'stop' },
    ]);

    expect(kindsOf(events)).toEqual(['die-placed', 'moved']);
    expect(askedOf(match)).toEqual([[UNION, 'turn/act']]);
  });

  it('AH-107 Sail through two Wreckage spaces: 2 damage, but only the second gives its gold', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { gold: 0, dice: [5, 1] } },
      fleet: { smuggler: at(0, 1) },
    });

    const events = script(sea, match, [
      { do: 'place', die: 5, slot: SAIL },
      to(0, 2),
      { do: 'damage', slot: FULL_SAIL },
      to(0, 3),
      { do: 'damage', slot: TAILWIND },
      { do: 'take-treasure' },
    ]);

    expect(told(events, 'slot-damaged')).toHaveLength(2);
    expect(told(events, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: at(0, 3), count: 1 }]);
    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
  });

  it.each([
    ['Treasure first', ['take-treasure', 'harbor-repair']],
    ['Harbor first', ['harbor-repair', 'take-treasure']],
  ] as const)('AH-108 a space with Harbor and Treasure gives both: %s', (_, [first, second]) => {
    const match = underSail(1, {
      mats: { [SMUGGLER]: { gold: 0, damaged: [SAIL] } },
      fleet: { smuggler: at(3, 1) },
    });

    script(sea, match, [to(3, 2)]);
    for (const item of [first, second]) {
      script(sea, match, [{ do: item }]);
      if (item === 'harbor-repair') script(sea, match, [{ do: 'repair', slot: SAIL }]);
    }

    expect(match.state.mats[SMUGGLER]?.gold).toBe(1);
    expect(match.state.mats[SMUGGLER]?.slots.some(({ damaged }) => damaged)).toBe(false);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });
});

describe('Islands', () => {
  it('AH-109 on an Island one may recruit Crew of its suit, and a Smuggler smuggle and deliver', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: at(3, 1) },
      market: ['diver', 'gunners-mate', 'shipwright'],
      cargo: { [SMUGGLER]: ['trawler', 'aeronauts'] },
    });

    expect(isOffered(sea, match, { do: 'recruit', card: card('diver') })).toBe(true);
    expect(isOffered(sea, match, { do: 'smuggle', card: card('diver') })).toBe(true);
    expect(isOffered(sea, match, { do: 'deliver', card: card('trawler') })).toBe(true);
    expect(whyNot(sea, match, { do: 'recruit', card: card('gunners-mate') })).toBe('AH-143');
    expect(whyNot(sea, match, { do: 'smuggle', card: card('gunners-mate') })).toBe('AH-204');
    expect(whyNot(sea, match, { do: 'deliver', card: card('aeronauts') })).toBe('AH-206');
  });

  it('AH-109 off the Island, in the same region, one may do none of it', () => {
    const match = turnOf(SMUGGLER, {
      fleet: { smuggler: at(2, 1) },
      cargo: { [SMUGGLER]: ['trawler'] },
    });

    const refused = deniedOf(sea, match).map(({ choice }) => choice.do);
    expect(refused).toEqual(expect.arrayContaining(['recruit', 'smuggle', 'deliver']));
    for (const kind of ['recruit', 'smuggle', 'deliver'] as const)
      expect(isOffered(sea, match, { do: kind })).toBe(false);
  });

  it('AH-109 the other factions recruit there too, but carry no Cargo', () => {
    const match = turnOf(UNION, { fleet: { union: at(3, 1) } });

    expect(isOffered(sea, match, { do: 'recruit', card: card('diver') })).toBe(true);
    expect(isOffered(sea, match, { do: 'smuggle' })).toBe(false);
  });
});
