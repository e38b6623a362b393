import type { Engine, ErasedKinds, View } from '@quarterdeck/kernel/engine';
import type { Described, Section, Speaker } from '@quarterdeck/kernel/say';
import { picture } from './picture.ts';

const INDENT = '  ';
const HANGING = '      ';

export type Lookout = {
  readonly engine: Engine<ErasedKinds>;
  /** Says each player's name as it is shown here. */
  readonly speaker: Speaker<ErasedKinds>;
  readonly names: readonly string[];
  readonly columns: number;
};

/** A view in the game's own words; field by field where the game has none for it. */
export function positionText({ engine, speaker, names, columns }: Lookout, view: View): string {
  const sections = speaker.describe(view);
  if (sections === undefined) return picture(engine.game.state, view, names, columns);
  const map = speaker.map(view);
  const told = sections.map((section) => sectionText(section, columns));
  return [...(map === undefined ? [] : [map.join('\n')]), ...told].join('\n\n');
}

const sectionText = ({ heading, places }: Section, columns: number): string =>
  [heading, ...places.flatMap((place) => wrapped(lineOf(place), columns))].join('\n');

const lineOf = ({ name, text }: Described): string => (text === '' ? name : `${name}: ${text}`);

/** Words that do not fit go on below, further in. */
function wrapped(words: string, columns: number): string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of words.split(' ')) {
    const isFirst = line.trim() === '';
    if (!isFirst && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `${HANGING}${word}`;
    } else line = isFirst ? `${line}${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}
