// A match as it was played: recorded, written down, read, verified and stepped through.

export type { ReplayFault } from './bad-replay.ts';
export { BadReplay } from './bad-replay.ts';
export type { Chance, Seeded } from './chance.ts';
export type { Entry, Log, LoggedPack, Replay, ReplayHeader, Segment } from './format.ts';
export { GrowingList } from './growing-list.ts';
export { continueUnderNewRules } from './new-rules.ts';
export { readReplay } from './read.ts';
export type { NewRecording, Recording, StandingMatch } from './recording.ts';
export { recording, resumeRecording } from './recording.ts';
export { branch, replayOf, replayText, replayTo, writeReplay } from './replay.ts';
export type { Moment, Stepper } from './stepper.ts';
export { stepper } from './stepper.ts';
export type { UndoFault } from './undo-chain.ts';
export { CannotUndo } from './undo-chain.ts';
export type { Verified, VerifyFault } from './verify.ts';
export { verify } from './verify.ts';
