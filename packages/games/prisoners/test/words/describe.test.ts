import type { Seat } from '@quarterdeck/kernel';
import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { prisonersSay } from '../../src/index.ts';
import { from, GREEN, hex, play, RED, table } from '../positions.ts';

const voice = speaker(prisonersSay, { names: ['Ada', 'Bo'] });

const { match } = from('engage', {
  ships: [
    [
      { at: 'D4', level: 6 },
      { at: 'A1', level: 9 },
    ],
    [{ at: 'D5', level: 3 }],
  ],
  destinations: [
    { at: 'F6', face: 'shark' },
    { at: 'H8', face: 'lighthouse' },
    { at: 'B9', face: 'squid', explored: false, seenBy: [RED] },
    { at: 'M3', face: 'privateer', explored: false },
  ],
  territories: { lighthouse: { controller: GREEN, holder: GREEN, drawPhasesLeft: 2 } },
  hands: [['broadside'], ['grapeshot']],
});

const told = (viewer: Seat | 'spectator', at = match) =>
  voice.describe(table.view(at, viewer)) ?? [];
const textOf = (viewer: Seat | 'spectator', target: string, at = match): string | undefined =>
  told(viewer, at)
    .flatMap(({ places }) => places)
    .find((place) => place.target === target)?.text;

describe('A position of Take No Prisoners in words', () => {
  it('stands under headings, those without anything left out', () => {
    expect(told(RED).map(({ heading }) => heading)).toEqual([
      'The match',
      'Players',
      'The ocean',
      'Your maneuvers',
    ]);
    expect(told('spectator').map(({ heading }) => heading)).not.toContain('Your maneuvers');
  });

  it('tells whose turn it is, what season, and how near the end is', () => {
    expect(told(RED)[0]?.places.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Turn 9: Your turn. Engage.',
      'War: Ships and territories may be attacked, maneuvers played.',
      'Four level 9 ships win: You 1. Checked when a turn ends.',
      'Cards and destinations: Maneuver deck 60, discard pile 0, unexplored 2.',
    ]);
    expect(textOf(GREEN, 'turn')).toBe('Ada’s turn. Engage.');
  });

  it('tells what each player has, by names', () => {
    expect(textOf(RED, 'seat/0')).toBe('2 ships, 1 ship of level 9. 1 Deck Maneuver.');
    expect(textOf(RED, 'seat/1')).toBe(
      '1 ship, 0 ships of level 9. 1 Deck Maneuver. Lighthouse (2 draw phases left).',
    );
  });

  it('tells of a hex what lies there, and of an unexplored one only to who has looked', () => {
    expect(textOf(RED, `hex/${hex('F6')}`)).toBe('Shark, sink defense 2. Region 1.');
    expect(textOf(RED, `hex/${hex('H8')}`)).toContain('Lighthouse, controlled by Bo');
    expect(textOf(RED, `hex/${hex('B9')}`)).toContain('you have seen Squid');
    expect(textOf(GREEN, `hex/${hex('B9')}`)).toMatch(/^Unexplored destination\. Region 3/);
    expect(textOf(RED, `hex/${hex('M3')}`)).toMatch(/^Unexplored destination\. Region 2/);
  });

  it('names the cards of the own hand and no other', () => {
    expect(JSON.stringify(told(RED))).toContain('Broadside');
    expect(JSON.stringify(told(RED))).not.toContain('Grapeshot');
    expect(JSON.stringify(told('spectator'))).not.toMatch(/Broadside|Grapeshot/);
  });

  it('tells of an attack who strikes whom from where', () => {
    const around = { ships: [[{ at: 'D4' }], [{ at: 'D5' }]], hands: [['broadside']] } as const;
    const { match: fight } = play('engage', around, [{ do: 'attack', ship: 0, hex: hex('D5') }]);

    expect(told(GREEN, fight).find(({ heading }) => heading === 'Engagement')?.places).toEqual([
      {
        target: `hex/${hex('D5')}`,
        name: 'Ada attacks',
        text: "The target is Bo's level 5 ship at D5; the attack comes from D4.",
      },
    ]);
  });
});
