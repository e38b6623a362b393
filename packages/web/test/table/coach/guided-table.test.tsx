import { anyKit, speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import type { OpenTable } from '../../../src/hosts/host.ts';
import { bot, person, reefFor, SEAT_0 } from '../../hosts/harness.ts';
import { drawTable, openReef, sit } from '../drawn.tsx';
import { REEF_KIT } from '../reef-kit.tsx';

const COACHES = { reef: () => new Promise<never>(() => {}) };

/** What is drawn for somebody who plays for the first time. */
const drawn = async (changed: Partial<OpenTable>): Promise<string> => {
  const open = await openReef(reefFor(person('Ann'), bot('Ben')));
  await sit(open, SEAT_0);
  return drawTable({ ...open, ...changed }, anyKit(REEF_KIT), speakEnglish(), COACHES);
};

describe('The coach at a table', () => {
  it('has its room above the question from the first, with a bot to ask where the host has one', async () => {
    const html = await drawn({});

    expect(html).toContain('aria-label="The coach"');
    expect(html).toContain('What would you do?');
  });

  it('speaks in words alone where the host has no bot to ask', async () => {
    const html = await drawn({ offers: (verb) => verb !== 'advise' });

    expect(html).toContain('aria-label="The coach"');
    expect(html).not.toContain('What would you do?');
  });

  it('is not there where nobody may be coached', async () => {
    expect(await drawn({ mayCoach: () => false })).not.toContain('aria-label="The coach"');
  });
});
