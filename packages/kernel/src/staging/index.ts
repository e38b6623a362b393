// Staged matches: a position written as data, prepared luck, answers by pattern. Tests and lessons
// stand on it; nothing that people compete at does.

export type { Patch, Plain } from './patch.ts';
export type { Pattern } from './pattern.ts';
export { dice, rig } from './rig.ts';
export type { FrameSketch, Scenario } from './scenario.ts';
export { begin, scenario } from './scenario.ts';
export type { Answer } from './script.ts';
export { script } from './script.ts';
