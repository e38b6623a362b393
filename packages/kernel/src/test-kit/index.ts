// The test kit's door. Everything here is pure: what writes files is passed in.

export { asScenario, sketchOf } from './as-scenario.ts';
export type { Contest, RandomTable } from './bot-eye.ts';
export { atRandom, shareOf, sharesOf, winsAgainstChance } from './bot-eye.ts';
export type { Corpus, CorpusSave } from './corpus.ts';
export { finishes, playToTheEnd, savesInsideEveryAskingStep } from './corpus.ts';
export type { LawNumber } from './laws/breach.ts';
export type { BrokenMatch } from './laws/broken-match.ts';
export { LawBroken } from './laws/broken-match.ts';
export type { Counted, SeenFrame } from './laws/counting.ts';
export type { Figures } from './laws/figures.ts';
export { inWords } from './laws/figures.ts';
export type { LawPlan } from './laws/obeys-the-laws.ts';
export { obeysTheLaws } from './laws/obeys-the-laws.ts';
export { unproven } from './laws/unproven.ts';
export { deniedOf, isOffered, offersOf, refuses, whyNot } from './offers.ts';
export type { Patch, Plain } from './patch.ts';
export type { Pattern } from './pattern.ts';
export { dice, rig } from './rig.ts';
export type { FrameSketch, Scenario } from './scenario.ts';
export { begin, scenario } from './scenario.ts';
export type { Answer } from './script.ts';
export { script } from './script.ts';
export { packProblems } from './spoilt-pack.ts';
export type { Tellings } from './tellings.ts';
export { tellings } from './tellings.ts';
export type { Said, WordsPlan } from './words/said-in.ts';
export { saidIn } from './words/said-in.ts';
