import type { Plugin } from 'vite';
import { type Bundle, type Chunk, chunksIn, withImports } from './chunks.ts';

/** A game's own code. What lists all games on the shelf (facts, cover, the board's door) is not. */
const OWN_CODE =
  /\/packages\/games\/([^/]+)\/(?!src\/(?:about|intro)\.ts$|src\/board\/(?:index|cover[\w-]*)\.tsx$)/;

const gamesIn = ({ moduleIds }: Chunk): readonly string[] => [
  ...new Set(moduleIds.flatMap((id) => OWN_CODE.exec(id)?.[1] ?? [])),
];

/** What a chunk brings along by itself, and what it fetches later. */
const reachedFrom = (bundle: Bundle, chunk: Chunk): readonly Chunk[] => [
  ...withImports(bundle, chunk),
  ...chunksIn(bundle).filter(({ fileName }) => chunk.dynamicImports.includes(fileName)),
];

/**
 * What is wrong with how the games are cut into scripts, as sentences. Sources of two games never meet
 * (dependency-cruiser); but a bundler may put what both use into the script of one of them.
 */
export const gamesThatMeet = (bundle: Bundle): readonly string[] =>
  chunksIn(bundle).flatMap((chunk) => {
    const [game, ...others] = gamesIn(chunk);
    if (game === undefined) return [];
    if (others.length > 0)
      return [`${chunk.fileName} holds the code of ${[game, ...others].join(' and ')}.`];
    return reachedFrom(bundle, chunk).flatMap((reached) =>
      gamesIn(reached)
        .filter((other) => other !== game)
        .map(
          (other) =>
            `${chunk.fileName} of ${game} imports ${reached.fileName}, which holds code of ${other}.`,
        ),
    );
  });

/** Whoever opens one game downloads no other: the build fails where its scripts say otherwise. */
export const gamesApart = (): Plugin => ({
  name: 'quarterdeck-games-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const faults = gamesThatMeet(bundle);
    if (faults.length > 0)
      this.error(`${faults.join('\n')}\nGive what both use a group of its own in vite.config.ts.`);
  },
});
