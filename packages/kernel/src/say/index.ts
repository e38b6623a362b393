// What a game says to people: messages of a catalogue, and who speaks them.

export type {
  Amount,
  Claim,
  ClaimKey,
  ClaimMaker,
  Detail,
  Foreseen,
  Measure,
  Measures,
  Part,
  Who,
} from './claims.ts';
export { claims } from './claims.ts';
export type { Described, Section, Target, Viewing } from './describe.ts';
export { holdingsTarget, MAT_TARGET, seatTarget } from './describe.ts';
export type { Catalogue, KeyOf, Message, MessageMaker, Param } from './message.ts';
export { messages } from './message.ts';
export { joined, missingKeys, render } from './render.ts';
export type { AskingStep, Heading, Say } from './say.ts';
export type { Prompt, Speaker, SpokenChoice, SpokenDenial, SpokenGroup, Voice } from './speaker.ts';
export { speaker } from './speaker.ts';
export type { SpokenPart } from './stages.ts';
export { MOST_AT_ONCE } from './stages.ts';
export type {
  Ruled,
  SeatStanding,
  SpokenRule,
  SpokenSource,
  SpokenStanding,
  Standing,
} from './standing.ts';
export type { Narrator, Passage, SpokenPassage, Story } from './story.ts';
export { isSamePassage } from './story.ts';
export type { Cell, TextGrid } from './text-grid.ts';
export { textGrid } from './text-grid.ts';
