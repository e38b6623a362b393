import { createHash } from 'node:crypto';
import type { HostEnv } from '@quarterdeck/tables';

/**
 * The same chance in every run, so that a test never meets a match it has not met before. `whose`: nodes
 * that share a database draw different seeds.
 */
export function sameChance(whose = ''): Pick<HostEnv, 'newSeed' | 'randomInt'> {
  let drawn = 0;
  const next = (): string => createHash('sha256').update(`${whose} ${++drawn}`).digest('hex');
  return { newSeed: next, randomInt: () => Number.parseInt(next().slice(0, 7), 16) };
}
