// Takes the saves of the rules as they are: when the version is raised, run
// `node --import ./scripts/typescript.mjs packages/games/tinypirates/test/corpus/write.ts`, then
// `npm run format`, and commit the file. Until the first release the file of version 1 is taken anew
// with every change of the rules.

import { writeFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { savesInsideEveryAskingStep } from '@quarterdeck/kernel/test-kit';
import { tinypirates } from '../../src/index.ts';

const table = engine(tinypirates);
// That many, because the Solo Pirate seldom leaves a Bury Site to the player.
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const { saves, neverReached } = savesInsideEveryAskingStep(table, seeds);
if (neverReached.length > 0) throw new Error(`never reached: ${neverReached}`);
writeFileSync(
  new URL(`tinypirates-v${tinypirates.version}.json`, import.meta.url),
  `${JSON.stringify({ saves, neverReached })}\n`,
);
