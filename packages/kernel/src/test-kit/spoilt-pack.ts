import { Malformed } from '../errors.ts';
import { BadPack, type PackSource, readPack } from '../pack/pack.ts';

/** What is wrong with a pack, in one text; nothing with one that is right. */
export function packProblems<P>(source: PackSource<P>, pack: unknown): string {
  try {
    readPack(source, pack);
  } catch (problem) {
    if (problem instanceof BadPack || problem instanceof Malformed) return problem.message;
    throw problem;
  }
  return '';
}
