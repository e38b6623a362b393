import { type AnyKit, type AnyScene, speakEnglish } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { seatsOf } from '@quarterdeck/kernel';
import type { AnyEvent, ErasedKinds } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import type { SeenEntry } from '../../../src/hosts/host.ts';
import { LOG_EN } from '../../../src/table/en-log.ts';
import { digestFor } from '../../../src/table/log/digest.ts';
import { headingOf } from '../../../src/table/log/heading.ts';
import { createLogLines, ofSeat, turnsOf } from '../../../src/table/state/log-lines.ts';
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

const kit = {} as unknown as AnyKit;

/** A game with turns, rounds and a wind; what its events are called is their sentence. */
const speaker = {
  event: (_: unknown, { event }: AnyEvent) => event,
  about: (_: unknown, { data }: AnyEvent) => ({ seat: undefined, ...data }).seat,
  role: (_: unknown, seat: Seat) => (seat === INES ? 'Squadron' : undefined),
  passage: (_: unknown, { event, data }: AnyEvent) => {
    const seat = { seat: undefined, ...data }.seat;
    if (event === 'turn') return { kind: 'turn', seat, title: undefined };
    if (event === 'round') return { kind: 'round', seat: undefined, title: 'Round 2' };
    if (event === 'wind') return { kind: 'phase', seat: undefined, title: 'Wind' };
    return undefined;
  },
};

const scene = {
  seats: [
    { called: 'Ada', isMe: true },
    { called: 'Ines', isMe: false },
  ],
  view: {},
  speaker,
} as unknown as AnyScene & { readonly kinds?: ErasedKinds };

const opening = (seat: Seat) => fact('turn', { seat });

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
    expect(textsOf(log)).toEqual([['fact 1', 'fact 4']]);
  });

  it('says a line once, as things stood then, and anew in other words', () => {
    const log = [telling(1, ADA)];
    const said = createLogLines();
    const lineIn = (inScene: AnyScene) =>
      turnsOf(kit, inScene, { deal: [], log }, said)[0]?.lines[0];
    const first = lineIn(scene);
    const other = { ...speaker, event: () => 'in other words' } as unknown as AnyScene['speaker'];

    expect(lineIn({ ...scene, view: { ...scene.view, answers: 9 } })).toBe(first);
    expect(lineIn({ ...scene, speaker: other })?.text).toBe('in other words');
  });

  it('heads a passage with the turn that an event opens, whoever answered', () => {
    const log = [
      telling(1, ADA, { events: [opening(ADA), fact('sailed', { seat: ADA })] }),
      // The answer of Ada that ends her turn begins that of Ines, and the wind comes after it.
      telling(2, ADA, { events: [fact('ended', { seat: ADA }), opening(INES)] }),
      telling(3, ADA, { kind: 'window', events: [fact('reacted', { seat: ADA })] }),
      telling(4, INES, { events: [] }),
      telling(5, INES, { events: [fact('wind'), fact('pirate')] }),
    ];
    const turns = turnsOf(kit, scene, { deal: [], log });

    expect(
      turns.map(({ kind, seat, lines }) => [kind, seat, lines.map((line) => line.text)]),
    ).toEqual([
      ['turn', ADA, ['turn', 'sailed', 'ended']],
      ['turn', INES, ['turn', 'reacted']],
      ['phase', undefined, ['wind', 'pirate']],
    ]);
  });

  it('opens no passage twice in a row', () => {
    const log = [telling(1, ADA, { events: [opening(INES), opening(INES), opening(ADA)] })];

    expect(turnsOf(kit, scene, { deal: [], log }).map(({ seat }) => seat)).toEqual([INES, ADA]);
  });

  it('shows one seat alone', () => {
    const log = [
      telling(1, ADA, { events: [opening(ADA)] }),
      telling(2, INES, { events: [opening(INES)] }),
      telling(3, ADA, { events: [fact('wind')] }),
    ];
    const turns = turnsOf(kit, scene, { deal: [], log });

    expect(ofSeat(turns, ADA).map(({ seat }) => seat)).toEqual([ADA]);
  });

  it('begins with the deal, then with what is answered before the first round', () => {
    const deal = [fact('dealt', { seat: INES })];
    const log = [telling(1, ADA), telling(2, INES, { events: [fact('round')] })];

    const [first, ...others] = turnsOf(kit, scene, { deal, log });

    expect(first?.lines.map(({ id, seq, text }) => [id, seq, text])).toEqual([['0 0', 0, 'dealt']]);
    expect(first).toMatchObject({ kind: 'deal', seat: undefined, title: undefined });
    expect(others.map(({ kind }) => kind)).toEqual(['setup', 'round']);
  });

  it('has no deal to tell of a table that began where another stood', () => {
    expect(turnsOf(kit, scene, { deal: [], log: [] })).toEqual([]);
    expect(turnsOf(kit, scene, { deal: [], log: [telling(1, ADA)] })[0]?.kind).toBe('resumed');
  });

  it('is headed by names, by what a seat is in brackets, and by "your turn" for the reader', () => {
    const log = [
      telling(1, ADA, { events: [fact('round'), opening(ADA), opening(INES), fact('wind')] }),
    ];
    const { words } = speakEnglish(LOG_EN);

    const headings = turnsOf(kit, scene, { deal: [fact('dealt')], log }).map((turn) =>
      headingOf(turn, scene.seats, words),
    );

    expect(headings).toEqual([
      'The deal',
      'Round 2',
      'Your turn',
      'Ines’s turn (Squadron)',
      'Wind',
    ]);
  });
});

describe('The digest', () => {
  const textsFor = (deal: readonly AnyEvent[], log: readonly SeenEntry[]) =>
    digestFor(turnsOf(kit, scene, { deal, log }), ADA).map(({ seat, lines }) => [
      seat,
      lines.map(({ text }) => text),
    ]);
  const first = [
    telling(1, ADA, { events: [opening(ADA), fact('sailed', { seat: ADA })] }),
    telling(2, ADA, { events: [opening(INES)] }),
    telling(3, INES, { events: [fact('dived', { seat: INES }), fact('wind')] }),
  ];

  it('holds the deal until the viewer has ended a turn', () => {
    expect(textsFor([fact('dealt', { seat: INES })], [telling(1, INES)])).toEqual([
      [INES, ['dealt', 'fact 1']],
    ]);
  });

  it('tells seat by seat what happened since the end of the last turn of the viewer', () => {
    expect(textsFor([], first)).toEqual([
      [INES, ['turn', 'dived']],
      [undefined, ['wind']],
    ]);
  });

  it('keeps telling it while the viewer is in the next turn, without what the viewer does', () => {
    const next = telling(4, ADA, { events: [opening(ADA), fact('anchored', { seat: ADA })] });

    expect(textsFor([], [...first, next])).toEqual(textsFor([], first));
  });
});
