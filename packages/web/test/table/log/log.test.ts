import type { AnyKit, AnyScene } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { seatsOf } from '@quarterdeck/kernel';
import type { AnyEvent, ErasedKinds } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import type { SeenEntry } from '../../../src/hosts/host.ts';
import { digestSince, lastAnswerOf } from '../../../src/table/log/digest.ts';
import { createLogLines, ofSeat, seatOf, turnsOf } from '../../../src/table/state/log-lines.ts';
import { withoutUndone } from '../../../src/table/state/without-undone.ts';

const [ADA, INES] = seatsOf(2) as [Seat, Seat];

const fact = (event: string, data: object = {}): AnyEvent => ({ event, clause: 'RF-001', data });

const telling = (seq: number, seat: Seat, more: Partial<SeenEntry> = {}): SeenEntry => ({
  seq,
  at: 0,
  seat,
  kind: 'decision',
  step: 'turn',
  events: [fact(`fact ${seq}`, { seat })],
  turn: seq,
  ...more,
});

const kit = {
  logHeading: (_: unknown, { event }: AnyEvent) => (event === 'round' ? 'Round 2' : undefined),
} as unknown as AnyKit;

const scene = {
  seats: [{}, {}],
  view: {},
  speaker: { event: (_: unknown, { event }: AnyEvent) => event },
} as unknown as AnyScene & { readonly kinds?: ErasedKinds };

const textsOf = (log: readonly SeenEntry[]) =>
  turnsOf(kit, scene, { deal: [], log }).map(({ lines }) => lines.map(({ text }) => text));

describe('The log', () => {
  it('forgets what was taken back', () => {
    const log = [
      telling(1, ADA),
      telling(2, ADA),
      telling(3, ADA, { kind: 'undo', events: [] }),
      telling(4, ADA),
    ];

    expect(withoutUndone(log).map(({ seq }) => seq)).toEqual([1, 4]);
    expect(textsOf(log)).toEqual([['fact 1'], ['fact 4']]);
  });

  it('says a line once, as things stood then, and anew in other words', () => {
    const log = [telling(1, ADA)];
    const said = createLogLines();
    const lineIn = (inScene: AnyScene) =>
      turnsOf(kit, inScene, { deal: [], log }, said)[0]?.lines[0];
    const first = lineIn(scene);
    const other = { event: () => 'in other words' } as unknown as AnyScene['speaker'];

    expect(lineIn({ ...scene, view: { ...scene.view, answers: 9 } })).toBe(first);
    expect(lineIn({ ...scene, speaker: other })?.text).toBe('in other words');
  });

  it('puts the answers of one turn together, and leaves silent ones out', () => {
    const log = [
      telling(1, ADA, { turn: 0 }),
      telling(2, INES, { turn: 0, kind: 'window' }),
      telling(3, INES, { turn: 1, events: [] }),
      telling(4, INES, { turn: 2 }),
    ];
    const turns = turnsOf(kit, scene, { deal: [], log });

    expect(turns.map(({ turn, lines }) => [turn, lines.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(turns[0]?.seat).toBe(ADA);
  });

  it('knows no owner of what all did together', () => {
    const [turn] = turnsOf(kit, scene, { deal: [], log: [telling(1, ADA, { kind: 'together' })] });

    expect(turn?.seat).toBeUndefined();
  });

  it('is headed by rounds', () => {
    const log = [
      telling(1, ADA, { turn: 0 }),
      telling(2, ADA, { turn: 0, events: [fact('round')] }),
    ];

    expect(turnsOf(kit, scene, { deal: [], log }).map(({ heading }) => heading)).toEqual([
      undefined,
      'Round 2',
    ]);
  });

  it('shows one seat alone', () => {
    const log = [telling(1, ADA), telling(2, INES), telling(3, ADA)];
    const turns = turnsOf(kit, scene, { deal: [], log });

    expect(ofSeat(turns, ADA).map(({ turn }) => turn)).toEqual([1, 3]);
  });

  it('begins with the deal, under a heading that is no round of the game', () => {
    const deal = [fact('dealt', { seat: INES }), fact('round')];

    const [first, ...others] = turnsOf(kit, scene, { deal, log: [telling(1, ADA)] });

    expect(first?.lines.map(({ id, seq, text }) => [id, seq, text])).toEqual([
      ['0 0', 0, 'dealt'],
      ['0 1', 0, 'round'],
    ]);
    expect(first).toMatchObject({ isDeal: true, seat: undefined, heading: undefined });
    expect(others.map(({ isDeal, turn }) => [isDeal, turn])).toEqual([[false, 1]]);
  });

  it('has no deal to tell of a table that began where another stood', () => {
    expect(turnsOf(kit, scene, { deal: [], log: [] })).toEqual([]);
  });

  it('takes no other number for a seat', () => {
    expect(seatOf(fact('moved', { seat: 1 }), 2)).toBe(INES);
    expect(seatOf(fact('moved', { seat: 2 }), 2)).toBeUndefined();
    expect(seatOf(fact('moved', { seat: -1 }), 2)).toBeUndefined();
    expect(seatOf(fact('moved', {}), 2)).toBeUndefined();
  });
});

describe('The digest', () => {
  const log = [
    telling(1, ADA),
    telling(2, INES),
    telling(3, INES, { events: [fact('wind'), fact('sailed', { seat: INES })] }),
  ];

  it('begins after the last answer that stands', () => {
    expect(lastAnswerOf(log, ADA)).toBe(1);
    expect(lastAnswerOf([...log, telling(4, ADA), telling(5, ADA, { kind: 'undo' })], ADA)).toBe(1);
    expect(lastAnswerOf([], ADA)).toBe(-1);
  });

  it('holds the deal until the viewer has answered once', () => {
    const deal = [fact('dealt', { seat: ADA })];
    const textsSince = (told: readonly SeenEntry[]) =>
      digestSince(turnsOf(kit, scene, { deal, log: told }), lastAnswerOf(told, ADA)).flatMap(
        ({ lines }) => lines.map(({ text }) => text),
      );

    expect(textsSince([])).toEqual(['dealt']);
    expect(textsSince([telling(1, INES)])).toEqual(['dealt', 'fact 1']);
    expect(textsSince(log)).toEqual(['fact 2', 'sailed', 'wind']);
  });

  it('tells seat by seat what was missed', () => {
    const parts = digestSince(turnsOf(kit, scene, { deal: [], log }), 1);

    expect(parts.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
      [INES, ['fact 2', 'sailed']],
      [undefined, ['wind']],
    ]);
  });
});
