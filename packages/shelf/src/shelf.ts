import { boxed, type GameBox } from './box.ts';
import { UnknownGame } from './errors.ts';
import { SAMPLES } from './samples.ts';

type Row = {
  readonly title: string;
  readonly seats: readonly number[];
  /** What it is like, in a line for players. */
  readonly line: string;
  /** A page fetches only the game it plays. */
  readonly load: () => Promise<GameBox>;
};

const GAMES: { readonly [id: string]: Row } = {
  ahoy: {
    title: 'Ahoy',
    seats: [2, 3, 4],
    line: 'Four unlike factions on a map that grows as they sail.',
    load: () => import('@quarterdeck/ahoy').then((d) => boxed(d.ahoy, d.ahoySay)),
  },
  seawolf: {
    title: 'Seawolf',
    seats: [2, 3, 4, 5],
    line: 'Secret orders, a fickle wind, and a pirate nobody owns.',
    load: () => import('@quarterdeck/seawolf').then((d) => boxed(d.seawolf, d.seawolfSay)),
  },
  doubloons: {
    title: "Dead Man's Doubloons",
    seats: [2, 3, 4, 5, 6],
    line: 'Three cards laid in secret, an island full of treasure, and ghost ships.',
    load: () => import('@quarterdeck/doubloons').then((d) => boxed(d.doubloons, d.doubloonsSay)),
  },
  prisoners: {
    title: 'Take No Prisoners',
    seats: [2, 3, 4],
    line: 'Fleets on an ocean of hexes, and battles anybody may meddle in.',
    load: () => import('@quarterdeck/prisoners').then((d) => boxed(d.prisoners, d.prisonersSay)),
  },
  tinypirates: {
    title: 'Tiny Epic Pirates',
    seats: [1, 2, 3, 4],
    line: 'A wheel of orders, a crew that chains them, and a navy in pursuit.',
    load: () =>
      import('@quarterdeck/tinypirates').then((d) => boxed(d.tinypirates, d.tinypiratesSay)),
  },
};

export type ShelfEntry = {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly line: string;
};

/** The games, in the order they stand on the shelf. */
export const SHELF: readonly ShelfEntry[] = Object.entries(GAMES).map(([id, row]) => ({
  id,
  title: row.title,
  seats: row.seats,
  line: row.line,
}));

/** Every id `loadGame` knows, samples last. */
export const GAME_IDS: readonly string[] = [...Object.keys(GAMES), ...Object.keys(SAMPLES)];

/** A game by its id, fetched at the first call. Rejects with `UnknownGame`. */
export async function loadGame(id: string): Promise<GameBox> {
  return await loaderOf(id)();
}

function loaderOf(id: string): () => Promise<GameBox> {
  const sample = Object.hasOwn(SAMPLES, id) ? SAMPLES[id] : undefined;
  if (sample !== undefined) return sample;
  const row = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (row === undefined) throw new UnknownGame(id, GAME_IDS);
  return row.load;
}
