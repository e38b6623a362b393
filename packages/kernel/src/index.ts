// What a game is written with: declarations, steps, chapters, options and ids. What plays a match,
// packs, words, chance, replays and the test kit are entries of their own (README.md).

export type {
  CharacterAbout,
  GameAbout,
  GameIntro,
  IntroPanel,
  ModuleAbout,
  SeatColour,
  Weight,
} from './about.ts';
export { aboutGame, SEAT_COLOURS, WEIGHTS } from './about.ts';
export { unreachable } from './errors.ts';
export type {
  Foresight,
  Game,
  Leaning,
  Outcome,
  Reckoned,
  Reckoning,
  ScoreLine,
  SetupInput,
} from './game.ts';
export { dealHoles } from './holes.ts';
export type { Id, PackBrand, PackId, Seat, Viewer } from './ids.ts';
export { at, byId, clockwiseFrom, findId, idsOf, last, seatAfter, seatsOf } from './ids.ts';
export type { Choice, ChoiceOf, Kinds, Pass, PlayOf } from './kinds.ts';
export { PASS } from './kinds.ts';
export type { FrameOf } from './match.ts';
export type { GameModel } from './model.ts';
export type { InferOptions, Option, OptionsSchema } from './options.ts';
export { count, pick, picks, toggle } from './options.ts';
export type { AnySchema, Infer, InferAll, Item, Schema, Seen } from './schema/declare.ts';
export {
  fixed,
  flag,
  id,
  int,
  late,
  list,
  maybe,
  noFields,
  packId,
  record,
  seat,
  word,
} from './schema/declare.ts';
export { HIDDEN, HIDDEN_WORD } from './schema/node.ts';
export type {
  Act,
  Aside,
  Asking,
  Auto,
  Chapter,
  Closing,
  Decision,
  StepTable,
  Together,
  Window,
} from './steps.ts';
export { auto, closing, decision, isHeard, together, window } from './steps.ts';
export { type Estimate, type Weighed, type WeightTree, weighed } from './weighed.ts';
