// Takes the saves of the rules as they are: when the version is raised, run
// `node --import ./scripts/typescript.mjs packages/games/ahoy/test/corpus/write.ts` and commit the
// file. Until the first release the file of version 1 is taken anew with every change of the rules.

import { writeFileSync } from 'node:fs';
import { seatsOf } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { savesInsideEveryAskingStep, scenario } from '@quarterdeck/kernel/test-kit';
import { ahoy } from '../../src/index.ts';

const table = engine(ahoy);
const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);
const { saves, neverReached } = savesInsideEveryAskingStep(table, seeds);

/** The corner where gold buys Fame: random Smugglers do not get that far. */
const [, smuggler] = seatsOf(3);
if (smuggler === undefined) throw new Error('no second seat');
const spending = scenario(table, {
  seats: 3,
  patch: { mats: { [smuggler]: { gold: 3 } } },
  step: 'rewards/spend',
  data: { seat: smuggler },
  under: [
    { step: 'setup/squadron', data: {} },
    { step: 'setup/smuggler', data: { seat: smuggler } },
    { step: 'setup/union', data: {} },
    { step: 'round/begin', data: {} },
    { step: 'scoring/end', data: {} },
  ],
});
const byHand = [{ step: 'rewards/spend', saved: table.save(spending) }];

const added = byHand.filter(({ step }) => neverReached.includes(step));
const missing = neverReached.filter((step) => !added.some((save) => save.step === step));
if (missing.length > 0) throw new Error(`never reached: ${missing}`);
writeFileSync(
  new URL(`ahoy-v${ahoy.version}.json`, import.meta.url),
  `${JSON.stringify({ saves: [...saves, ...added], neverReached: [] })}\n`,
);
