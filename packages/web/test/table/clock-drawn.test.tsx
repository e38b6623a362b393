import { anyKit, speakEnglish } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';
import { type JournalNote, NO_AFFAIRS, type TableTiming } from '@quarterdeck/tables';
import { describe, expect, it } from 'vitest';
import type { OpenTable, TableSnapshot } from '../../src/hosts/host.ts';
import { NOTES_EN } from '../../src/table/clock/en-notes.ts';
import { sayNote } from '../../src/table/clock/notes.ts';
import { bot, person, reefFor, SEAT_0 } from '../hosts/harness.ts';
import { drawTable, openReef, sit } from './drawn.tsx';
import { REEF_KIT } from './reef-kit.tsx';

const KIT = anyKit(REEF_KIT);
const [ADA, INES] = [0, 1] as unknown as readonly [Seat, Seat];
const SECOND = 1_000;

const timing = (more: Partial<TableTiming> = {}): TableTiming => ({
  ...NO_AFFAIRS,
  pace: { kind: 'live', start: 600 * SECOND, increment: 15 * SECOND },
  whenLate: 'answer',
  clocks: [
    { left: 45 * SECOND, since: Date.now() + 60 * SECOND },
    { left: 400 * SECOND, since: null },
  ],
  vacations: [null, null],
  mayAbort: false,
  ...more,
});

/** Ada's table, with what a server says of its time. */
const drawn = async (more: Partial<TableSnapshot>): Promise<string> => {
  const open = await openReef(reefFor(person('Ada'), bot('Ines')));
  await sit(open, SEAT_0);
  const now: TableSnapshot = { ...open.current(), ...more };
  const timed: OpenTable = { ...open, current: () => now };
  return await drawTable(timed, KIT, speakEnglish());
};

const count = (html: string, part: string | RegExp): number => html.split(part).length - 1;

describe('A table with clocks', () => {
  it('has the time on every card and at the question, and says which of them run', async () => {
    const html = await drawn({ timing: timing() });

    expect(count(html, 'role="timer"')).toBe(3);
    expect(count(html, 'aria-label="Time left: 45 seconds"')).toBe(2);
    expect(count(html, 'aria-label="The clock stands at 6 minutes 40 seconds"')).toBe(1);
    expect(html).toContain('data-short=""');
    expect(html).toMatch(/class="time-bar"[^>]*><i style="inline-size:10%/);
  });

  it('has none where nobody has a clock', async () => {
    expect(await drawn({})).not.toContain('role="timer"');
  });

  it('shows no line that shortens where there are days', async () => {
    const html = await drawn({ timing: timing({ pace: { kind: 'daily', turn: 86_400_000 } }) });

    expect(html).not.toContain('time-bar');
  });

  it('says who is on vacation, and for whom a bot plays', async () => {
    const vacations = [null, Date.UTC(2026, 11, 3, 12)];
    expect(await drawn({ timing: timing({ vacations }) })).toMatch(/on vacation until [^<]*3/);

    const html = await drawn({ timing: timing({ handed: [ADA] }) });
    expect(html).toContain('A bot plays for you.');
    expect(html).toContain('Take my seat back');
  });

  it('asks those who have not agreed yet, and lets the others take it back', async () => {
    const asked = await drawn({ timing: timing({ wanted: { pause: [INES], abandon: [] } }) });
    expect(asked).toContain('Ines would like a pause.');
    expect(asked).toContain('>Agree<');

    const mine = await drawn({ timing: timing({ wanted: { pause: [ADA], abandon: [] } }) });
    expect(mine).toContain('You would like a pause. The others are asked.');
    expect(mine).not.toContain('>Agree<');
  });

  it('says that it is paused, or over without a winner, and offers nothing then', async () => {
    expect(await drawn({ timing: timing({ pausedAt: 1 }) })).toContain('>Go on<');
    const html = await drawn({ timing: timing({ ended: 'abandoned' }) });

    expect(html).toContain('This match was abandoned by agreement. Nobody wins.');
    expect(html).not.toContain('Leave or pause');
    expect(html).not.toContain('role="timer"');
  });

  it('tells who comes back that their time ran out, in the log too', async () => {
    const note = { kind: 'ranOut', seat: ADA, did: 'answered', wanted: 'answer', on: 0 } as const;
    const notes: readonly JournalNote[] = [{ seq: 1, at: 5, note }];

    const html = await drawn({ timing: timing(), notes, substituted: [ADA] });

    expect(html).toContain('Your time ran out.');
    expect(html).toContain('Your clock holds 0:45.');
    expect(html).toMatch(/Time ran out for \w+: a bot answered\./);
    expect(await drawn({ timing: timing(), notes })).not.toContain('Your time ran out.');
  });
});

describe('A note of a table', () => {
  it('is a sentence, whatever was noted', () => {
    const { words } = speakEnglish(NOTES_EN);
    const faces = ['Ada', 'Ines'].map((name, seat) => ({ seat, name, called: name })) as never;
    const notes: readonly JournalNote['note'][] = [
      { kind: 'ranOut', seat: ADA, did: 'handed', wanted: 'concede', on: 0 },
      { kind: 'ranOut', seat: ADA, did: 'conceded', wanted: 'concede', on: 0 },
      { kind: 'left', seat: INES },
      { kind: 'back', seat: INES },
      { kind: 'proposed', seat: ADA, what: 'abandon' },
      { kind: 'declined', seat: INES, what: 'pause' },
      { kind: 'paused' },
      { kind: 'resumed', seat: ADA },
      { kind: 'abandoned' },
      { kind: 'aborted', seat: INES },
    ];

    const said = notes.map((note) => sayNote(words, faces, { seq: 1, at: 0, note }));

    expect(said[0]).toBe('Time ran out for Ada: this game has no conceding, so a bot plays on.');
    expect(new Set(said).size).toBe(notes.length);
    for (const one of said) expect(one).not.toMatch(/[[\]{}]/);
  });
});
