import { isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { askedNow, loaded, play, rolls, sailing } from '../../fights.ts';
import {
  at,
  card,
  figure,
  kindsOf,
  plan,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  told,
  turnOf,
  UNION,
} from '../../positions.ts';

const SMUGGLER_SHIP = figure('flagship', SMUGGLER);
const UNION_SHIP = figure('flagship', UNION);
const HERE = at(1, 2);
const THERE = at(2, 2);
const HOLD = { do: 'hold-fire' } as const;
const DECLINE = { do: 'decline' } as const;
const SLIP_AWAY = { do: 'victory', victory: 'slip-away' } as const;
const EMISSARY = { do: 'use', card: card('emissary') } as const;

type Given = NonNullable<Parameters<typeof turnOf>[1]>;

/** The Squadron's turn; it sails against the Smuggler, who wins and slips away. */
function slippingAway(given: Given): ReturnType<typeof turnOf> {
  const match = turnOf(SQUADRON, {
    ...given,
    mats: { [SQUADRON]: loaded('bluefin', 5), ...given.mats },
    fleet: { squadron: HERE, smuggler: THERE, ...given.fleet },
    rig: rolls(1, 6, 6, 1),
  });
  play(match, sailing('bluefin', [given.fleet?.smuggler ?? THERE]));
  if (askedNow(match) === 'bluefin battle/choose')
    play(match, { do: 'fight', figure: SMUGGLER_SHIP });
  play(match, HOLD, SLIP_AWAY, { do: 'damage', slot: slot('bluefin', 'bombard') });
  return match;
}

describe('Moves outside the own turn', () => {
  it('AH-S47 a Flagship that moves on another’s turn anchors with Harbor, Treasure and Crew', () => {
    const match = slippingAway({
      mats: {
        [SMUGGLER]: {
          gold: 0,
          dice: [3],
          crew: ['merchant'],
          placed: { [slot('smuggler-1', 'sail')]: 4 },
        },
      },
    });

    const moved = play(match, { do: 'move', space: at(3, 2) }, { do: 'stop' });
    expect(told(moved, 'anchored')).toEqual([{ figure: SMUGGLER_SHIP, space: at(3, 2) }]);
    expect(told(moved, 'gold-gained')).toEqual([{ seat: SMUGGLER, count: 1 }]);
    expect(askedNow(match)).toBe('smuggler-1 anchoring/choose');
    const taken = play(
      match,
      { do: 'take-treasure' },
      { do: 'harbor-load', slot: slot('smuggler-1', 'sail') },
      { do: 'load', slot: slot('smuggler-1', 'cannons'), value: 4 },
    );

    expect(told(taken, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: at(3, 2), count: 1 }]);
    expect(told(taken, 'die-moved')).toHaveLength(1);
    // It was nobody's placed die: the Squadron owes one more, the Smuggler keeps its own.
    expect(match.state.turn).toMatchObject({ seat: SQUADRON, left: 1 });
    expect(match.state.mats[SMUGGLER]?.dice).toEqual([3]);
  });

  it('AH-S54 the victory move explores and takes Wreckage like any other, also outside the turn', () => {
    const match = slippingAway({
      fleet: { squadron: at(1, 1), smuggler: at(0, 1) },
      stack: ['sword-b'],
    });

    play(match, { do: 'explore', x: -1, y: 1 });
    expect(askedNow(match)).toBe('smuggler-1 exploring/lay');
    // Its Wreckage comes to lie where the Smuggler arrives.
    const events = play(
      match,
      { do: 'lay', x: -2, y: 1, turn: 0 },
      { do: 'damage', slot: slot('smuggler-1', 'tailwind') },
    );

    expect(told(events, 'region-added')).toHaveLength(1);
    expect(told(events, 'slot-damaged')[0]).toMatchObject({ seat: SMUGGLER, by: SMUGGLER });
    expect(told(events, 'anchored')[0]?.figure).toBe(SMUGGLER_SHIP);
  });

  it('AH-S54 the battles of the player it interrupted resume afterwards', () => {
    const match = slippingAway({ fleet: { union: THERE } });

    const events = play(match, { do: 'move', space: at(2, 1) }, { do: 'stop' });

    expect(told(events, 'battle-begun')).toEqual([
      { attacker: figure('flagship', SQUADRON), defender: UNION_SHIP, space: THERE },
    ]);
  });

  it('AH-S54 a move gained as a reward anchors once too, and movement left stays lost', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
      state: { smugglers: { 0: { white: 2, black: 7 } } },
    });

    const events = play(
      match,
      sailing('smuggler-1', [THERE], { die: 3, by: 'full-sail' }),
      { do: 'victory', victory: 'reward' },
      { do: 'damage', slot: slot('smuggler-2', 'sail') },
      { do: 'reward', reward: 1, take: true },
      { do: 'move', space: at(2, 1) },
      { do: 'stop' },
    );

    expect(told(events, 'anchored')).toEqual([{ figure: SMUGGLER_SHIP, space: at(2, 1) }]);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S54 without any possible step only the damage applies', () => {
    const { content } = sea.pack;
    const walled = content.regionTiles.map((each) =>
      each.id === 'skull-a'
        ? {
            ...each,
            sandbars: [
              ['NW', 'NE'],
              ['NW', 'SW'],
            ],
          }
        : each,
    );
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [5, 5], crew: ['gunners-mate'] } },
      fleet: { squadron: at(1, 1), smuggler: at(0, 0) },
      stack: [],
      pack: sea.readPack({ ...content, regionTiles: walled }),
      rig: rolls(1, 6),
    });

    const events = play(
      match,
      { do: 'place', die: 5, slot: slot('bluefin', 'cannons'), value: 5 },
      { do: 'use', card: card('gunners-mate') },
      { do: 'aim', space: at(0, 0) },
      HOLD,
      SLIP_AWAY,
      { do: 'damage', slot: slot('bluefin', 'bombard') },
    );

    expect(told(events, 'slot-damaged')).toHaveLength(1);
    expect(told(events, 'could-not-move')).toEqual([{ figure: SMUGGLER_SHIP }]);
    expect(kindsOf(events)).not.toContain('anchored');
    expect(askedNow(match)).toBe('bluefin turn/act');
  });

  it('AH-S55 a battle of a victory move is fought to its end before the outer one goes on', () => {
    const match = slippingAway({
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { second: at(2, 1), union: THERE },
    });

    const events = play(match, { do: 'move', space: at(2, 1) }, DECLINE);

    expect(told(events, 'battle-begun').map(({ defender }) => defender)).toEqual([
      figure('flagship', SECOND),
      UNION_SHIP,
    ]);
    expect(kindsOf(events).indexOf('anchored')).toBeLessThan(
      kindsOf(events).lastIndexOf('battle-begun'),
    );
  });
});

describe('Battles that are not fought', () => {
  it('AH-257 the attacker may hand 1 gold to the defending player and skip the battle', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: { gold: 1, crew: ['emissary'] }, [SQUADRON]: { gold: 0 } },
      fleet: { smuggler: HERE, strongholds: [at(1, 3)], squadron: at(5, 0) },
    });

    play(match, sailing('smuggler-1', [at(1, 3)]));
    expect(offersOf(sea, match)).toEqual([DECLINE, EMISSARY]);
    const events = play(match, EMISSARY);

    expect(told(events, 'gold-given')).toEqual([{ from: SMUGGLER, to: SQUADRON, count: 1 }]);
    expect(kindsOf(events)).not.toContain('battle-rolled');
    expect(match.state.mats.map(({ gold }) => gold).slice(0, 2)).toEqual([1, 0]);
  });

  it('AH-257 a defender with the Emissary cannot skip, and declining fights the battle', () => {
    const match = turnOf(SMUGGLER, {
      mats: {
        [SMUGGLER]: loaded('smuggler-1', 1, { crew: ['emissary'] }),
        [SECOND]: { crew: ['fighters'] },
      },
      fleet: { smuggler: HERE, second: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1, 6, 1),
    });
    const fought = play(match, sailing('smuggler-1', [THERE]), DECLINE, DECLINE);
    expect(told(fought, 'battle-won')).toHaveLength(1);

    const defended = turnOf(SECOND, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1, { crew: ['emissary'] }) },
      fleet: { second: HERE, smuggler: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });
    play(defended, sailing('smuggler-2', [THERE]));

    expect(askedNow(defended)).toBe('smuggler-2 battle/victory');
  });

  it('AH-S52 Emissary is offered for each battle, as long as there is gold to give', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1, { gold: 1, crew: ['emissary'] }) },
      fleet: { smuggler: HERE, second: THERE, union: THERE, squadron: at(5, 0) },
      rig: rolls(6, 1),
    });

    const events = play(
      match,
      sailing('smuggler-1', [THERE]),
      { do: 'fight', figure: UNION_SHIP },
      EMISSARY,
      DECLINE,
    );

    // The gold is gone: the other battle is fought unasked, and it ends the movement.
    expect(told(events, 'battle-ignored')).toEqual([
      { seat: SMUGGLER, attacker: SMUGGLER_SHIP, defender: UNION_SHIP },
    ]);
    expect(told(events, 'battle-won')).toHaveLength(1);
    expect(askedNow(match)).toBe('smuggler-1 turn/act');
  });

  it('AH-S52 the Emissary works wherever its owner attacks, also outside the turn', () => {
    const match = slippingAway({
      mats: { [SMUGGLER]: { crew: ['emissary'] }, [UNION]: loaded('mollusk', 2) },
      fleet: { union: at(2, 1) },
    });

    const events = play(match, { do: 'move', space: at(2, 1) }, EMISSARY);

    expect(told(events, 'gold-given')).toEqual([{ from: SMUGGLER, to: UNION, count: 1 }]);
    expect(isOffered(sea, match, { do: 'move', space: at(3, 1) }, SMUGGLER)).toBe(true);
  });

  const CLOSE_CALL = { do: 'plan', plan: plan('close-call') } as const;

  it('AH-S53 after a Close Call the two do not battle again, and another battle ends the move', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, union: THERE, second: THERE, patrols: [THERE], squadron: at(5, 0) },
      hand: ['close-call'],
      rig: rolls(6, 1, 6, 1),
    });

    play(match, sailing('smuggler-1', [THERE]), { do: 'fight', figure: UNION_SHIP }, CLOSE_CALL);
    expect(whyNot(sea, match, { do: 'fight', figure: UNION_SHIP })).toBe('AH-124');
    const events = play(match, { do: 'fight', figure: figure('patrol') }, DECLINE, DECLINE);

    expect(told(events, 'battle-won')).toHaveLength(2);
    expect(told(events, 'anchored')).toHaveLength(1);
  });

  it('AH-S53 the enemy keeps its movement after a Close Call', () => {
    const match = turnOf(SMUGGLER, {
      mats: { [SMUGGLER]: loaded('smuggler-1', 1) },
      fleet: { smuggler: HERE, union: THERE, squadron: at(5, 0) },
      hand: ['close-call'],
    });

    const events = play(match, sailing('smuggler-1', [THERE]), CLOSE_CALL);

    expect(told(events, 'battle-ignored')).toEqual([
      { seat: UNION, attacker: SMUGGLER_SHIP, defender: UNION_SHIP },
    ]);
    expect(isOffered(sea, match, { do: 'move', space: at(3, 2) }, SMUGGLER)).toBe(true);
  });
});
