import { seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import type { Question, SeenEntry } from '../../src/hosts/host.ts';
import { momentOf } from '../../src/hosts/moment.ts';

const [ME, OTHER] = seatsOf(2);
const question = { seat: ME, step: 'orders', choices: [], denied: [], given: null } as unknown;
const told = (seq: number, seat: unknown): SeenEntry =>
  ({ seq, seat, events: [] }) as unknown as SeenEntry;
const at = (log: readonly SeenEntry[]) =>
  momentOf({ viewer: ME ?? 'spectator', seq: log.length, question: question as Question, log });

describe('The moment of a question', () => {
  it('stays while others seal their answers, so that what is chosen stays chosen', () => {
    expect(at([told(1, ME), told(2, OTHER)])).toBe(at([told(1, ME)]));
  });

  it('is another after an own answer, even where the same is asked again', () => {
    expect(at([told(1, ME), told(2, ME)])).not.toBe(at([told(1, ME)]));
  });
});
