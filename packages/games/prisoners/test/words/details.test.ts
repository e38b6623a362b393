import { speaker } from '@quarterdeck/kernel/say';
import { describe, expect, it } from 'vitest';
import { prisonersSay } from '../../src/index.ts';
import { attack, from, GREEN, hex, RED, table, told } from '../positions.ts';

const voice = speaker(prisonersSay, { names: ['Red', 'Green'] });

describe('What is said of an attack', () => {
  it('TP-180 who has eight ships is promised no capture', () => {
    const near = [{ at: 'E5' }];
    const detail = (others: readonly string[]): string | undefined => {
      const ships = [[...near, ...others.map((at) => ({ at }))], [{ at: 'E6' }]];
      const { match } = from('engage', { ships });
      const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));
      return groups
        .flatMap(({ choices }) => choices)
        .find(({ choice }) => choice.do === 'attack' && choice.hex === hex('E6'))?.detail;
    };

    expect(detail([])).toContain('Captures with');
    expect(detail(['P1', 'P3', 'P5', 'P7', 'P9', 'P11', 'P13'])).not.toContain('Captures with');
  });

  it('TP-127 dice and hits needed are told apart, for the badge at the hex that is aimed at', () => {
    const { match } = from('engage', { ships: [[{ at: 'E5' }], [{ at: 'E6' }]] });
    const { groups } = voice.prompt(table.view(match, RED), RED, table.choices(match, RED));
    const aimed = groups
      .flatMap(({ choices }) => choices)
      .find(({ choice }) => choice.do === 'attack' && choice.hex === hex('E6'));

    expect(aimed?.foreseen.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\d dice\.$/),
      expect.stringMatching(/^Sinks with /),
      expect.stringMatching(/^Captures with /),
    ]);
    expect(aimed?.foreseen.some(({ isIdle }) => isIdle)).toBe(false);
  });

  it('TP-181 a territory is captured at once, and the question says so', () => {
    const around = {
      ships: [[{ at: 'E5' }], [{ at: 'P9' }]],
      destinations: [{ at: 'E6', face: 'loot-cavern', explored: true }],
      hands: [['salvage-crew']],
    } as const;
    const { match, events } = attack(around, 0, 'E6', 'hhhhh', [{ do: 'pass' }]);

    expect(told(events, 'territory-captured')).toHaveLength(1);
    expect(voice.question(table.view(match, RED), RED)).toMatch(
      / is captured\. Play a maneuver\?$/,
    );
  });

  it('TP-294 the ending after a long calm names both ways in which it is decided', () => {
    const { match } = from('engage', { ships: [[{ at: 'E5' }], [{ at: 'E6' }]] });

    expect(voice.ending(table.view(match, RED), 'TP-294')).toBe(
      'After the long calm territories decided, or cards where nobody had one.',
    );
  });

  it('TP-162 TP-171 the log says from where an attack comes, and what the roll needed', () => {
    const duel = { ships: [[{ at: 'E5' }], [{ at: 'E6' }]] };
    const { match, events } = attack(duel, 0, 'E6', 'hhmmm hhmm');
    const lines = events.map((event) => voice.event(table.view(match, RED), event));

    expect(lines[0]).toBe("Red attacks Green's ship at E6 from E5.");
    expect(lines[1]).toMatch(/: 2 hits, \d needed to sink, \d to capture\.$/);
  });

  it('TP-268 a cancelled Countermand is said to set free what it was played against', () => {
    const { match } = from('engage', { ships: [[{ at: 'E5' }], [{ at: 'E6' }]] });
    const data = { seat: GREEN, maneuver: 'countermand', play: 0 } as const;
    const said = voice.event(table.view(match, RED), {
      event: 'maneuver-cancelled',
      clause: 'TP-268',
      data,
    });

    expect(said).toContain('what it was played against counts again');
  });
});

describe('What is said of coordinates', () => {
  it('TP-075 two cards of one level are said to be drawn again, and two others are not', () => {
    const view = table.view(from('move', {}).match, RED);
    const drawn = (...cards: readonly ('full-sail' | 'grapeshot' | 'whirlpool')[]) =>
      voice.event(view, {
        event: 'coordinates-drawn',
        clause: 'TP-074',
        data: { seat: RED, cards: [...cards] },
      });

    expect(drawn('full-sail', 'grapeshot')).toMatch(
      /; the levels are alike, so two others are drawn\.$/,
    );
    expect(drawn('whirlpool', 'full-sail')).toMatch(/\(level 5\) for coordinates\.$/);
  });
});
