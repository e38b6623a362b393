// The kernel's door, room by room. What plays, packs, says and replays is also an entry of its own.

export type { GameAbout, ModuleAbout, SeatColour, Weight } from './about.ts';
export { aboutGame, SEAT_COLOURS, WEIGHTS } from './about.ts';
export type { Fairness, FairnessCheck, FairnessProblem, SeatEntropy } from './chance/commitment.ts';
export {
  checkFairness,
  commitEntropy,
  commitSeed,
  mix,
  openEntropy,
  parseFairness,
  revealSeed,
  startFairness,
} from './chance/commitment.ts';
export type { Rng } from './chance/rng.ts';
export { below, chachaRng, cloneRng, NoChance, sfcRng, shuffle } from './chance/rng.ts';
export { sha256 } from './chance/sha256.ts';
export { sameChoice } from './engine/choices.ts';
export type { EngineOptions } from './engine/core.ts';
export type { Engine, NewMatch, Pack } from './engine/engine.ts';
export { engine } from './engine/engine.ts';
export type { ChoiceFault, TermsFault } from './errors.ts';
export {
  BadTerms,
  // The name until 0.2, for tests that were written with it.
  BadTerms as BadTable,
  describe,
  IllegalChoice,
  Malformed,
  QuarterdeckError,
  UnknownPack,
  unreachable,
} from './errors.ts';
export type { Game, Outcome, ScoreLine, SetupInput } from './game.ts';
export type { GameModule, Games, LoadGame } from './games.ts';
export { gameModule, shelf, UnknownGame } from './games.ts';
export { dealHoles } from './holes.ts';
export type { Id, PackBrand, PackId, Seat, Viewer } from './ids.ts';
export { at, byId, clockwiseFrom, findId, idsOf, last, seatAfter, seatsOf } from './ids.ts';
export type { Choice, ChoiceOf, ErasedKinds, Kinds, Pass, PlayOf } from './kinds.ts';
export { PASS } from './kinds.ts';
export type {
  AnyEvent,
  Asked,
  Denied,
  Event,
  Frame,
  FrameOf,
  Match,
  MatchTerms,
  View,
  WireView,
} from './match.ts';
export type { GameModel } from './model.ts';
export { viewReader } from './model.ts';
export { nearest } from './near.ts';
export type { InferOptions, LabelledWord, Option, OptionFacts, OptionsSchema } from './options.ts';
export { count, describeOptions, pick, picks, readOptions, toggle } from './options.ts';
export { doubledKey } from './pack/doubled-key.ts';
export type { Edition, PackName } from './pack/edition.ts';
export { effectsBy } from './pack/effects.ts';
export { fixedFigures } from './pack/fixed-figures.ts';
export type { Json } from './pack/json.ts';
export { canonicalJson, json } from './pack/json.ts';
export { byPackId, packIdOf, packIds } from './pack/open.ts';
export type { PackEffect, PackSource, ReadPack, Wrong } from './pack/pack.ts';
export { BadPack, contentHash, countOf, knownId, readPack, uniqueIds } from './pack/pack.ts';
export { fieldPath, itemPath } from './pack/path.ts';
export { keyed, mapOf, optional, shape, variants, wording } from './pack/record.ts';
export type { PrintedPart, Shape, Shaped } from './pack/shape.ts';
export { listOf, literal, oneOf, orNull, read, text, whole, yesNo } from './pack/shape.ts';
export { wordingsBeside } from './pack/wordings.ts';
export type { ReplayFault } from './replay/bad-replay.ts';
export { BadReplay } from './replay/bad-replay.ts';
export type { Chance, Seeded } from './replay/chance.ts';
export type { Entry, Log, LoggedPack, Replay, ReplayHeader, Segment } from './replay/format.ts';
export { continueUnderNewRules } from './replay/new-rules.ts';
export { readReplay } from './replay/read.ts';
export type { NewRecording, Recording, StandingMatch } from './replay/recording.ts';
export { recording } from './replay/recording.ts';
export { branch, replayOf, replayText, replayTo, writeReplay } from './replay/replay.ts';
export type { Moment, Stepper } from './replay/stepper.ts';
export { stepper } from './replay/stepper.ts';
export type { UndoFault } from './replay/undo-chain.ts';
export { CannotUndo } from './replay/undo-chain.ts';
export type { Verified, VerifyFault } from './replay/verify.ts';
export { verify } from './replay/verify.ts';
export type { Saved, SavedFrame } from './saved.ts';
export type { Catalogue, KeyOf, Message, MessageMaker, Param } from './say/message.ts';
export { messages } from './say/message.ts';
export { missingKeys, render } from './say/render.ts';
export type { AskingStep, Heading, Say } from './say/say.ts';
export type {
  Prompt,
  Speaker,
  SpokenChoice,
  SpokenDenial,
  SpokenGroup,
  Voice,
} from './say/speaker.ts';
export { speaker } from './say/speaker.ts';
export type { AnySchema, Infer, InferAll, Item, Schema, Seen } from './schema/declare.ts';
export {
  fixed,
  flag,
  id,
  int,
  list,
  maybe,
  nothing,
  packId,
  record,
  seat,
  word,
} from './schema/declare.ts';
export { HIDDEN, HIDDEN_WORD } from './schema/node.ts';
export type { ParseOptions } from './schema/parse.ts';
export { parse } from './schema/parse.ts';
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
export { auto, closing, decision, together, window } from './steps.ts';
