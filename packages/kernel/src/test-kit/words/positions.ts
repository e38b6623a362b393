import type { Viewer } from '../../ids.ts';
import type { Kinds } from '../../kinds.ts';
import type { View } from '../../match.ts';
import type { Section } from '../../say/describe.ts';
import { type Listening, note, spoken } from './listening.ts';

/** A name may stand inside a sentence; what else is wrong with it is as wrong there. */
const asBeginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The whole position, as those who are asked and a spectator read it. */
export function hearPosition<K extends Kinds>(listening: Listening<K>): void {
  const { engine, match } = listening;
  const asked = engine.asked(match).map(({ seat }) => seat);
  for (const viewer of [...asked, 'spectator' as const]) hearAs(listening, viewer);
}

function hearAs<K extends Kinds>(listening: Listening<K>, viewer: Viewer): void {
  const { engine, match, voice, flaws } = listening;
  const view = engine.view(match, viewer);
  const sections = spoken(listening, 'description', () => voice.describe(view)) ?? [];
  for (const section of sections) {
    note(listening, 'heading of the description', section.heading);
    hearPlaces(listening, section);
  }
  hearStanding(listening, view);
  const headings = sections.map(({ heading }) => heading);
  if (new Set(headings).size < headings.length) flaws.add(`description: ${headings.join(', ')}`);
}

/** How the match is won, and what everybody has of it. */
function hearStanding<K extends Kinds>(listening: Listening<K>, view: View<K>): void {
  const standing = spoken(listening, 'standing', () => listening.voice.standing(view));
  if (standing === undefined) return;
  note(listening, 'aim', standing.aim.text);
  note(listening, 'end', standing.end.text);
  for (const { figure, sources } of standing.seats) {
    note(listening, 'figure that wins', figure);
    for (const { text } of sources) note(listening, 'source of points', text);
  }
}

function hearPlaces<K extends Kinds>(listening: Listening<K>, { heading, places }: Section): void {
  for (const { target, name, text } of places) {
    const where = `${target} under ${heading}`;
    note(listening, where, asBeginning(name));
    if (text !== '') note(listening, where, asBeginning(text));
  }
}
