import { findDriver } from '@quarterdeck/server';
import { describe, expect, it } from 'vitest';
import { measureAppends } from '../src/online/appends.ts';
import { measureLoad } from '../src/online/load.ts';

/** As short as the machine allows: a busy one may need longer until anybody has answered. */
const measured = async (pace: number | null): ReturnType<typeof measureLoad> => {
  for (let seconds = 0.5; ; seconds *= 2) {
    const load = await measureLoad({
      kind: { game: 'reef', seats: 2, options: { rounds: 6 } },
      tables: 2,
      seconds,
      warmSeconds: 0.2,
      pace,
    });
    if (load.answers > 0) return load;
  }
};

describe('The load of tables online', () => {
  it.each([
    ['everybody answers at once', null],
    ['everybody answers five times a second', 5],
  ])('is measured where %s', async (_, pace) => {
    const load = await measured(pace);

    expect(load.tables).toBe(2);
    expect(load.answers).toBeGreaterThan(0);
    expect(load.answersPerSecond).toBeGreaterThan(0);
    expect(load.answersPerProcessorSecond).toBeGreaterThan(0);
    expect(load.bytesPerAnswer).toBeGreaterThan(0);
    expect(load.median).toBeGreaterThan(0);
    expect(load.p99).toBeGreaterThanOrEqual(load.median);
  });
});

describe('The store alone', () => {
  it('is measured in durable appends a second, by the driver it had', async () => {
    const driver = await findDriver();

    const appends = await measureAppends(driver, { tables: 2, seconds: 0.3, warmSeconds: 0.1 });

    expect(appends).toMatchObject({ driver: driver.name, version: driver.version, tables: 2 });
    expect(appends.appendsPerSecond).toBeGreaterThan(0);
    expect(appends.appendsPerProcessorSecond).toBeGreaterThan(0);
  });
});
