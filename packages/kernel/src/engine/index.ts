// What plays a game, whichever it is: the engine, its matches and views, its errors, and lists of games.

export type { ChoiceFault, TermsFault } from '../errors.ts';
export {
  BadTerms,
  // The name until 0.2, for tests that were written with it.
  BadTerms as BadTable,
  describe,
  IllegalChoice,
  Malformed,
  QuarterdeckError,
  UnknownPack,
} from '../errors.ts';
export type { GameModule, Games, LoadGame } from '../games.ts';
export { gameModule, shelf, UnknownGame } from '../games.ts';
export type { ErasedKinds } from '../kinds.ts';
export type {
  AnyEvent,
  Asked,
  Denied,
  Event,
  Frame,
  Match,
  MatchTerms,
  View,
  WireView,
} from '../match.ts';
export { viewReader } from '../model.ts';
export { nearest } from '../near.ts';
export type { LabelledWord, OptionFacts } from '../options.ts';
export { describeOptions, readOptions } from '../options.ts';
export { type Saved, type SavedFrame, savedHash, savedText } from '../saved.ts';
export type { Field, Node } from '../schema/node.ts';
export type { ParseOptions } from '../schema/parse.ts';
export { parse } from '../schema/parse.ts';
export { sameChoice } from './choices.ts';
export type { EngineOptions } from './core.ts';
export type { Dealt, Engine, NewMatch, Pack } from './engine.ts';
export { engine } from './engine.ts';
