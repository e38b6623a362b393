import { type Seat, seatsOf } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { seawolfSay } from '../../src/index.ts';
import type { Kinds } from '../../src/model/state.ts';
import { markersLeft } from '../../src/rules/loading.ts';
import {
  ADA,
  acting,
  CARPENTER,
  extension,
  GUNNERS,
  LAGOON,
  LISBON,
  position,
  WRECKERS,
  wolf,
} from '../positions.ts';

const [SEAT] = seatsOf(4) as [Seat];
const voice = speaker(seawolfSay, { names: ['Ada', 'Bo', 'Cy', 'Dee'] });

/** The sentence under a choice: the first that has all these fields. */
function detailOf(match: Match<Kinds>, wanted: object): string | undefined {
  const { groups } = voice.prompt(wolf.view(match, SEAT), SEAT, wolf.choices(match, SEAT));
  const isIt = (choice: object): boolean => {
    const fields = Object.entries({ ...choice }).map(String);
    return Object.entries(wanted).every((field) => fields.includes(String(field)));
  };
  return groups.flatMap(({ choices }) => choices).find(({ choice }) => isIt(choice))?.detail;
}

const choosing = (given: Omit<Parameters<typeof position>[0], 'step' | 'data'>) =>
  position({ ...given, step: 'orders/choose', data: {} });

describe('What a choice will bring', () => {
  it('SW-110 the rum of a course is foreseen by itself, and where it leads is not', () => {
    const match = choosing({});
    const { groups } = voice.prompt(wolf.view(match, SEAT), SEAT, wolf.choices(match, SEAT));
    const foreseen = groups.flatMap(({ choices }) => choices.map((one) => one.foreseen));

    expect(foreseen.flat().length).toBeGreaterThan(0);
    for (const claim of foreseen.flat()) expect(claim.text).toMatch(/rum|mutiny|thaler/);
  });

  it('SW-164 a port is said to want what its open slots want, and nothing that was unloaded', () => {
    const slots = ['good', 'good', 'open', 'good', 'open'] as const;
    const match = choosing({ state: { ports: { 0: { tile: LISBON, slots } } } });

    expect(detailOf(match, { do: 'lay', cards: ['east'] })).toContain(
      'Lisbon wants 1 wine and 1 tea. Up to 3 rum afterwards.',
    );
  });

  it.each([
    [{ wine: 1, tea: 2, cotton: 3 }, 'You carry wine and tea for it.'],
    [{ wine: 0, tea: 1, cotton: 3 }, 'You carry tea for it.'],
    [{ wine: 0, tea: 0, cotton: 3, cocoa: 0 }, 'You carry nothing for it.'],
  ])('SW-164 who may sail to a port is told what of %o it wants', (cargo, said) => {
    const slots = ['good', 'good', 'open', 'good', 'open'] as const;
    const match = choosing({
      ships: { [ADA]: cargo },
      state: { ports: { 0: { tile: LISBON, slots } } },
    });

    expect(detailOf(match, { do: 'lay', cards: ['east'] })).toContain(said);
  });

  it('SW-S44 a ship that comes back is told of the face that its own leaving turns up', () => {
    const ships = {
      [ADA]: { tile: GUNNERS, rum: 6, extensions: [extension('extraSail', 1)] },
      1: { tile: WRECKERS },
    };
    const back = { do: 'lay', cards: ['west', 'east'] };
    const { pieces, faces } = choosing({ ships }).state;
    const printed = wolf.pack.content.seaTiles[pieces[GUNNERS] ?? 0]?.faces;
    const [up, down] = faces[GUNNERS] === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);

    expect(detailOf(choosing({ ships }), back)).toContain(printed?.[down].text);
    expect(detailOf(choosing({ ships: { ...ships, 1: { tile: GUNNERS } } }), back)).toContain(
      printed?.[up].text,
    );
  });

  it('SW-S69 no treasure chest is promised where none is left', () => {
    const slots = ['open', 'good', 'good', 'good', 'good'] as const;
    const inPort = (chestStack: number[]) =>
      acting(
        LISBON,
        { cotton: 1 },
        { state: { ports: { 0: { tile: LISBON, slots } }, chestStack } },
      );

    expect(detailOf(inPort([3]), { do: 'unload', slot: 0 })).toContain('a treasure chest.');
    expect(detailOf(inPort([]), { do: 'unload', slot: 0 })).toContain('no treasure chest is left.');
  });

  it('SW-072 SW-082 who loads the last marker of a row into a full hold is told of both', () => {
    const full = { cotton: 6, rum: 0 };
    const all = markersLeft(acting(WRECKERS).state, 'cotton').length;
    const match = acting(WRECKERS, full, { state: { taken: [all - 1, 0, 0] } });

    const detail = detailOf(match, { do: 'load', good: 'cotton' });

    expect(detail).toContain('one more round is played');
    expect(detail).toContain('Your hold is full');
  });

  it('SW-131 what a sea tile offers is an action to use, not a fact of the tile', () => {
    expect(detailOf(acting(LAGOON), { do: 'find-peace' })).toBe(
      'You stay out of every battle this round.',
    );
  });
});

/** Why not, in words, by the words on the button. */
function whyNotIn(match: Match<Kinds>): readonly string[] {
  const denied = wolf.explain(match, SEAT);
  const said = voice.prompt(wolf.view(match, SEAT), SEAT, [], denied);
  return said.denied.map(({ label, reason }) => `${label}: ${reason}`);
}

describe('Why not', () => {
  it('SW-145 the empty purse and the empty stack are two reasons', () => {
    const poor = whyNotIn(acting(CARPENTER, { thalers: 0 }));
    const empty = whyNotIn(acting(CARPENTER, { thalers: 3 }, { state: { stacks: [0, 0, 0, 0] } }));

    expect(poor.join()).toContain('An extension costs 1 thaler, and you have no thaler.');
    expect(poor.join()).not.toContain('No piece is left');
    expect(empty.join()).toContain('No piece is left in that stack.');
  });

  it('SW-164 a good that is not aboard and a slot that wants another are two reasons', () => {
    const why = whyNotIn(acting(LISBON, { tea: 1 })).join();

    expect(why).toContain('Unload cotton on slot 1: You have none of it aboard.');
    expect(why).toContain('Unload tea on slot 1: That slot does not want it.');
  });

  it('SW-094 the 2x card first is refused with a reason, since the order has no meaning', () => {
    const match = choosing({
      ships: { [ADA]: { rum: 6, extensions: [extension('extraSail', 1)] } },
    });

    expect(whyNotIn(match)).toContain(
      'Lay the 2x card, then the north card: ' +
        'The order of these two cards has no meaning: lay the direction first.',
    );
  });

  it('SW-129 who has loaded is told so, and not of the tile action', () => {
    const match = acting(WRECKERS);
    script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(whyNotIn(match)).toContain('Load: You have taken a good or a cannon in this turn.');
  });
});
