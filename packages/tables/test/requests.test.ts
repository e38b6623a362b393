import { QuarterdeckError } from '@quarterdeck/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../src/index.ts';

const WISH = {
  game: 'reef',
  seats: [
    { name: '', tincture: 'red', who: { kind: 'me' } },
    { name: 'Bo', tincture: 'blue', who: { kind: 'bot', bot: 'mate' } },
    { name: '', tincture: 'green', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'invited',
  patience: null,
};

const complaintAbout = (raw: unknown): string => {
  try {
    readRequest(raw);
  } catch (problem) {
    if (problem instanceof QuarterdeckError) return problem.message;
    throw problem;
  }
  throw new Error('it was let through');
};

describe('The gate for requests', () => {
  it('lets through what a client may ask', () => {
    const set = { id: 1, verb: 'set', wish: WISH };
    const play = { id: 2, verb: 'play', table: 't', choice: { do: 'stay' }, seq: 0 };
    const open = { id: 3, verb: 'open', table: 't', after: 7 };

    for (const request of [set, play, open]) expect(readRequest(request)).toEqual(request);
  });

  it('names the field that is wrong, and what belongs there', () => {
    const play = { id: 2, verb: 'play', table: 't', choice: { do: 'stay' }, seq: 0 };

    expect(complaintAbout({ ...play, seq: -1 })).toContain('request.seq');
    expect(complaintAbout({ ...play, id: 'two' })).toContain('request.id');
    expect(complaintAbout({ ...play, verb: 'plai' })).toContain('request.verb');
    expect(complaintAbout({ ...play, seat: 1 })).toContain('seat');
    expect(complaintAbout({ ...play, choice: null })).toContain('request.choice');
    expect(complaintAbout({ ...play, choice: [] })).toContain('request.choice');
    expect(complaintAbout({ id: 1, verb: 'set', wish: { ...WISH, seats: [] } })).toContain(
      'request.wish.seats',
    );
    expect(complaintAbout({ id: 1, verb: 'set', wish: { ...WISH, seed: 'mine' } })).toContain(
      'seed',
    );
    expect(complaintAbout({ id: 1, verb: 'set', wish: { ...WISH, patience: 1 } })).toContain(
      'patience',
    );
  });

  it('answers any garbage with a complaint, and with nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        expect(complaintAbout(garbage)).not.toBe('');
      }),
    );
  });
});
