// Takes the saves of the rules as they are: when the version is raised, run
// `node --import ./scripts/typescript.mjs packages/kernel/test/corpus/write.ts` and commit the file.

import { writeFileSync } from 'node:fs';
import { engine } from '@quarterdeck/kernel/engine';
import { savesInsideEveryAskingStep } from '@quarterdeck/kernel/test-kit';
import { reef } from '@quarterdeck/reef';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const corpus = savesInsideEveryAskingStep(engine(reef), seeds);
if (corpus.neverReached.length > 0) throw new Error(`never reached: ${corpus.neverReached}`);
writeFileSync(
  new URL(`reef-v${reef.version}.json`, import.meta.url),
  `${JSON.stringify(corpus, null, 1)}\n`,
);
