import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromProtocol1,
  HOST_VERBS,
  LOBBY_VERBS,
  type OnlineTableCard,
  readSetup,
  type ServerMessage,
  TABLE_VERBS,
  toProtocol1,
  writeSetup,
} from '../src/index.ts';

const SETUP = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: 'Bo', colour: 'blue', who: { kind: 'bot', bot: 'mate' } },
    { name: '', colour: 'green', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'invited',
  answerTime: null,
};
const PLAY = { choice: { do: 'stay' }, seq: 0 };

type Verb = keyof typeof ALL;
const ALL = { ...LOBBY_VERBS, ...TABLE_VERBS };
const read = (verb: Verb, args: unknown): unknown => ALL[verb].args.take(args, verb);

const VERBS = Object.keys(ALL) as Verb[];
/** Verbs that need no argument: an empty record is all that they ask for. */
const WITHOUT_DUTY = new Set<Verb>([
  'mine',
  'vacation',
  'watchLobby',
  'unwatchLobby',
  'stopSeeking',
  'blocked',
  'deal',
  'rematch',
  'exportReplay',
  'verify',
  'pace',
  'hurry',
]);
const isEmptyRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 0;

const complaintAbout = (verb: Verb, args: unknown): string => {
  try {
    read(verb, args);
  } catch (problem) {
    if (problem instanceof QuarterdeckError) return problem.message;
    throw problem;
  }
  throw new Error('it was let through');
};

describe('The arguments of verbs', () => {
  it('pass where they are what the list says', () => {
    expect(read('create', { setup: SETUP })).toEqual({ setup: SETUP });
    expect(read('play', PLAY)).toEqual(PLAY);
    expect(read('follow', { table: 't', after: 7 })).toEqual({ table: 't', after: 7 });
  });

  it('are refused with the field that is wrong, and what belongs there', () => {
    expect(complaintAbout('play', { ...PLAY, seq: -1 })).toContain('play.seq');
    expect(complaintAbout('play', { ...PLAY, seat: 1 })).toContain('seat');
    expect(complaintAbout('play', { ...PLAY, choice: null })).toContain('play.choice');
    expect(complaintAbout('play', { ...PLAY, choice: [] })).toContain('play.choice');
    expect(complaintAbout('play', { ...PLAY, careful: 'yes' })).toContain('play.careful');
    expect(complaintAbout('create', { setup: { ...SETUP, seats: [] } })).toContain(
      'create.setup.seats',
    );
    expect(complaintAbout('create', { setup: { ...SETUP, seed: 'mine' } })).toContain('seed');
    expect(complaintAbout('create', { setup: { ...SETUP, answerTime: 1 } })).toContain(
      'answerTime',
    );
  });

  it('answer any garbage with a complaint, and with nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VERBS), fc.anything(), (verb, garbage) => {
        fc.pre(!(WITHOUT_DUTY.has(verb) && isEmptyRecord(garbage)));
        expect(complaintAbout(verb, garbage)).not.toBe('');
      }),
    );
  });
});

describe('The lists of verbs', () => {
  it('share no name where one end serves two of them', () => {
    const names = Object.keys(TABLE_VERBS);

    expect(names.filter((name) => Object.hasOwn(LOBBY_VERBS, name))).toEqual([]);
    expect(names.filter((name) => Object.hasOwn(HOST_VERBS, name))).toEqual([]);
  });

  it('send nothing again that makes a table anew', () => {
    expect([LOBBY_VERBS.create.resend, TABLE_VERBS.branch.resend]).toEqual(['never', 'never']);
    expect([TABLE_VERBS.play.resend, TABLE_VERBS.undo.resend]).toEqual(['safe', 'safe']);
  });
});

/** The same setup as it was sent by older pages, and as it is stored. */
const OLD_SETUP = {
  game: 'reef',
  seats: [
    { name: '', who: { kind: 'me' }, tincture: 'red' },
    { name: 'Bo', who: { kind: 'bot', bot: 'mate' }, tincture: 'blue' },
    { name: '', who: { kind: 'open' }, tincture: 'green' },
  ],
  options: { rounds: 2 },
  watching: 'invited',
  patience: null,
};

describe('A setup that is stored', () => {
  it('keeps the names that older programs read, and comes back under those of today', () => {
    const setup = readSetup(SETUP);

    expect(writeSetup(setup)).toEqual(OLD_SETUP);
    expect(readSetup(writeSetup(setup))).toEqual(SETUP);
  });

  it('is refused where it is none, whatever it is called', () => {
    for (const spoilt of [null, [], { ...OLD_SETUP, seats: 'two' }, { ...OLD_SETUP, patience: 1 }])
      expect(() => readSetup(spoilt)).toThrow(QuarterdeckError);
  });
});

describe('Protocol 1', () => {
  it('is read with its own names for verbs, tables and setups', () => {
    expect(fromProtocol1({ id: 1, verb: 'set', wish: OLD_SETUP })).toEqual({
      id: 1,
      verb: 'create',
      setup: SETUP,
    });
    expect(fromProtocol1({ id: 2, verb: 'open', table: 't', after: 0 })).toEqual({
      id: 2,
      verb: 'follow',
      table: 't',
      after: 0,
    });
    expect(fromProtocol1({ id: 3, verb: 'play', table: 't', ...PLAY })).toEqual({
      id: 3,
      verb: 'play',
      on: 't',
      ...PLAY,
    });
  });

  it('leaves what is no request as it is, for the gate to refuse', () => {
    for (const garbage of [null, 7, 'set', [], { verb: 1 }])
      expect(fromProtocol1(garbage)).toBe(garbage);
  });

  it('is answered in its own words', () => {
    const welcome: ServerMessage = { kind: 'welcome', protocol: 2, guest: { name: 'Ada' } };

    expect(toProtocol1(welcome)).toEqual({ ...welcome, protocol: 1 });
    expect(toProtocol1({ kind: 'heartbeat' })).toEqual({ kind: 'heartbeat' });
  });

  it('calls a spectator by the old name, in updates and in every view that is asked for', () => {
    const view = { viewer: 'spectator', state: { viewer: 'spectator' } };
    const old = { viewer: 'table', state: { viewer: 'spectator' } };
    const answered = (value: unknown): ServerMessage => ({
      kind: 'answered',
      id: 1,
      value: { ok: true, value },
    });
    const seats = [{ name: 'Ada', colour: 'red' }];
    const update = { viewer: 'spectator', table: { seats }, view, entries: [], substituted: [] };
    const pushed = { kind: 'table', update } as unknown as ServerMessage;

    expect(toProtocol1(answered(view))).toEqual(answered(old));
    expect(toProtocol1(answered([view, null]))).toEqual(answered([old, null]));
    expect(toProtocol1(pushed)).toEqual({
      kind: 'table',
      update: {
        viewer: 'table',
        table: { seats: [{ name: 'Ada', tincture: 'red' }] },
        view: old,
        told: [],
        stoodIn: [],
      },
    });
  });

  it('shows a card with the names it had, unasked and as an answer', () => {
    const today = { table: 't', invitation: 'x', seats: [], answerTime: 10_000 };
    const before = { table: 't', invitation: 'x', seats: [], patience: 10_000 };
    const card = today as unknown as OnlineTableCard;

    expect(toProtocol1({ kind: 'card', card })).toEqual({ kind: 'moored', moored: before });
    expect(toProtocol1({ kind: 'answered', id: 1, value: { ok: true, value: [card] } })).toEqual({
      kind: 'answered',
      id: 1,
      value: { ok: true, value: [before] },
    });
  });
});
