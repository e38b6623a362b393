// What a board is handed: one position as one viewer sees it. Nothing here is drawn.

import {
  type AnyKit,
  type AnyScene,
  type Described,
  type PageQuestion,
  pageQuestionOf,
  type SeatFace,
  type Target,
  type Words,
} from '@quarterdeck/board-kit';
import { at, type SeatColour, seatsOf, type Viewer } from '@quarterdeck/kernel';
import type { ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { Speaker } from '@quarterdeck/kernel/say';
import { nameOf } from '../names.ts';
import { isBotAt, type Seating } from '../seating.ts';
import type { Rules } from '../session.ts';

export type Position = {
  readonly rules: Rules;
  readonly speaker: Speaker<ErasedKinds>;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly seating: Seating;
  readonly colours: readonly SeatColour[];
};

export type Seen = {
  readonly scene: AnyScene;
  readonly question: PageQuestion | undefined;
  /** What glows. */
  readonly legal: ReadonlySet<Target>;
  readonly offered: ReadonlyMap<Target, readonly string[]>;
  readonly described: ReadonlyMap<Target, Described>;
};

const facesOf = ({ match, viewer, seating, colours }: Position): readonly SeatFace[] =>
  seatsOf(match.terms.seats).map((seat) => ({
    seat,
    name: nameOf(seat),
    called: nameOf(seat),
    colour: at(colours, seat % colours.length),
    who: isBotAt(seating, seat) ? 'bot' : 'person',
    isMe: seat === viewer,
  }));

const questionOf = (
  { rules, match, viewer, seating }: Position,
  kit: AnyKit,
  scene: AnyScene,
): PageQuestion | undefined => {
  const asked = rules.asked(match).find(({ seat }) => seat === viewer);
  if (asked === undefined || isBotAt(seating, asked.seat)) return undefined;
  const { seat, step } = asked;
  const choices = rules.choices(match, seat);
  const denied = rules.explain(match, seat);
  const question = pageQuestionOf(kit, scene, { seat, step, choices, denied, given: null });
  // A developer sees every choice at once.
  return { ...question, stages: [] };
};

const offeredBy = (question: PageQuestion | undefined): ReadonlyMap<Target, readonly string[]> => {
  const offered = new Map<Target, readonly string[]>();
  for (const { label, targets } of question?.offers ?? [])
    for (const target of targets) offered.set(target, [...(offered.get(target) ?? []), label]);
  return offered;
};

export const seenOn = (kit: AnyKit, position: Position, words: Words<string>): Seen => {
  const { rules, speaker, match, viewer } = position;
  const scene: AnyScene = {
    view: rules.view(match, viewer),
    me: viewer === 'spectator' ? undefined : viewer,
    seats: facesOf(position),
    speaker,
    words,
  };
  const question = questionOf(position, kit, scene);
  return {
    scene,
    question,
    legal: new Set(question?.offers.flatMap(({ targets }) => targets)),
    offered: offeredBy(question),
    described: new Map(kit.describe(scene).map((one) => [one.target, one])),
  };
};
