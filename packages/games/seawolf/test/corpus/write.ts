// Takes the saves of the rules as they are: when the version is raised, run
// `node --import ./scripts/typescript.mjs packages/games/seawolf/test/corpus/write.ts` and commit the
// file. Until the first release the file of version 1 is taken anew with every change of the pack.

import { writeFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { savesInsideEveryAskingStep } from '@quarterdeck/kernel/test-kit';
import { seawolf } from '../../src/index.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const corpus = savesInsideEveryAskingStep(engine(seawolf), seeds);
if (corpus.neverReached.length > 0) throw new Error(`never reached: ${corpus.neverReached}`);
writeFileSync(
  new URL(`seawolf-v${seawolf.version}.json`, import.meta.url),
  `${JSON.stringify(corpus)}\n`,
);
