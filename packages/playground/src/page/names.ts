import type { Viewer } from '@quarterdeck/kernel';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal'];

export const namesFor = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Player ${seat + 1}`);

export const nameOf = (viewer: Viewer): string =>
  viewer === 'spectator' ? 'Spectator' : (namesFor(viewer + 1)[viewer] ?? `Player ${viewer + 1}`);
