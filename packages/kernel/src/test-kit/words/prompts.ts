import type { Seat } from '../../ids.ts';
import type { ChoiceOf, Kinds } from '../../kinds.ts';
import type { Denied, View } from '../../match.ts';
import type { DeniedOf } from '../../say/say.ts';
import type { SpokenDenial, SpokenGroup } from '../../say/speaker.ts';
import type { Listening } from './listening.ts';
import { hear, note, spoken } from './listening.ts';

/** How a game speaks where the test must know it. */
export type Manner = {
  /** What it says where it has no reason of its own. */
  readonly noReason: string | undefined;
  /** Two labels may be alike where the details under them are not. */
  readonly detailsTellApart: boolean;
};

/** All that those who are asked read, and what others read about them. */
export function hearQuestions<K extends Kinds>(listening: Listening<K>, manner: Manner): void {
  const { engine, match, voice } = listening;
  const publicly = engine.view(match, 'spectator');
  for (const { seat, step } of engine.asked(match)) {
    hear(listening, `question of ${step} to a spectator`, () => voice.question(publicly, seat));
    const view = engine.view(match, seat);
    hearPrompt(listening, manner, view, seat, step);
    for (const aside of engine.asides(match, seat))
      hear(listening, `aside ${aside.do}`, () => voice.aside(view, seat, aside));
  }
}

function hearPrompt<K extends Kinds>(
  listening: Listening<K>,
  manner: Manner,
  view: View<K>,
  seat: Seat,
  step: string,
): void {
  const { engine, match, voice } = listening;
  // That a choice of the game may be denied goes without saying, but not for the compiler.
  const denied = engine.explain(match, seat) as readonly Denied<DeniedOf<K>, K['clause']>[];
  const prompt = spoken(listening, step, () =>
    voice.prompt(view, seat, engine.choices(match, seat), denied),
  );
  if (prompt === undefined) return;
  note(listening, `question of ${step}`, prompt.question);
  for (const asks of prompt.stages) note(listening, `stage of ${step}`, asks);
  for (const { heading, choices } of prompt.groups) {
    if (heading !== undefined) note(listening, `heading of ${step}`, heading);
    for (const { choice, label, detail, path } of choices) {
      note(listening, `${choice.do} of ${step}`, label);
      for (const part of path) note(listening, `part of ${choice.do} of ${step}`, part.label);
      if (detail !== undefined) note(listening, `detail of ${choice.do} of ${step}`, detail);
    }
  }
  tellApart(listening, manner, step, prompt.groups);
  for (const denial of prompt.denied) hearDenial(listening, manner, step, denial);
}

/** Two buttons that read alike are one secret too many. */
function tellApart<K extends Kinds>(
  { flaws }: Listening<K>,
  { detailsTellApart }: Manner,
  step: string,
  groups: readonly SpokenGroup<ChoiceOf<K>>[],
): void {
  const read = new Set<string>();
  for (const { label, detail } of groups.flatMap(({ choices }) => choices)) {
    const all = detailsTellApart && detail !== undefined ? `${label}: ${detail}` : label;
    if (read.has(all)) flaws.add(`${step}: two choices read "${all}"`);
    read.add(all);
  }
}

function hearDenial<K extends Kinds>(
  listening: Listening<K>,
  { noReason }: Manner,
  step: string,
  { choice, clause, label, reason }: SpokenDenial<{ readonly do: string }>,
): void {
  const where = `denied ${choice.do} of ${step}`;
  if (label === undefined) listening.flaws.add(`${where}: no words for ${JSON.stringify(choice)}`);
  else note(listening, where, label);
  if (reason === noReason) listening.flaws.add(`${where}: no reason of its own for ${clause}`);
  note(listening, `reason of ${clause}`, reason);
}
