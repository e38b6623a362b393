import { speakEnglish } from '@quarterdeck/board-kit';
import { describe, expect, it } from 'vitest';
import { CLOCK_EN } from '../../src/table/clock/en.ts';
import { spokenTimeLeft, timeLeft } from '../../src/table/clock/time-left.ts';

const { words } = speakEnglish(CLOCK_EN);
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

describe('The time left for an answer', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [45 * SECOND, '0:45', '45 seconds'],
    [MINUTE, '1:00', '1 minute'],
    [5 * MINUTE - 1, '5:00', '5 minutes'],
    [4 * MINUTE + 7 * SECOND, '4:07', '4 minutes 7 seconds'],
    [5 * HOUR + 12 * MINUTE, '5 h 12 min', '5 h 12 min'],
    [3 * DAY + HOUR, '3 days', '3 days'],
    [-MINUTE, '0:00', '0 seconds'],
  ])('of %i milliseconds reads %s and is spoken as %s', (millis, read, spoken) => {
    expect(timeLeft(words, millis)).toBe(read);
    expect(spokenTimeLeft(words, millis)).toBe(spoken);
  });
});
