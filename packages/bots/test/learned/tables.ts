import {
  growingVocabulary,
  inputsOf,
  type NetworkFile,
  networkText,
  SparseRow,
} from '@quarterdeck/bots/lab';
import { at, type Seat } from '@quarterdeck/kernel';
import { below, sfcRng, sha256 } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine, type Match } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';

export const machineOf = async (game: string): Promise<Engine<ErasedKinds>> =>
  engine((await loadGame(game)).game);

/** A match some random answers in, where the seat asked first has a choice to make. */
export function standing(
  machine: Engine<ErasedKinds>,
  seed: number,
  answers = 40,
  seats = 2,
): Match {
  const luck = sfcRng(seed);
  for (;;) {
    const match = machine.create({ seats, rng: sfcRng(below(luck, 2 ** 31)) });
    for (let given = 0; machine.asked(match).length > 0; given++) {
      const { seat } = at(machine.asked(match), 0);
      const choices = machine.choices(match, seat);
      if (given >= answers && choices.length > 1) return match;
      machine.fast(match, seat, at(choices, below(luck, choices.length)));
    }
  }
}

export const askedSeat = (machine: Engine<ErasedKinds>, match: Match): Seat =>
  at(machine.asked(match), 0).seat;

const MOST_INPUTS = 20_000;

/** The inputs of a game by name, under whatever names come. */
export function namedInputs(
  machine: Engine<ErasedKinds>,
): (match: Match, seat: Seat) => ReadonlyMap<string, number> {
  const names: string[] = [];
  const read = inputsOf(machine.game, growingVocabulary(names));
  return (match, seat) => {
    const row = new SparseRow(MOST_INPUTS);
    read(machine.view(match, seat), seat, row);
    const found = names.map((name, place): [string, number] => [name, row.values[place] ?? 0]);
    return new Map(found.filter(([, value]) => value !== 0).sort());
  };
}

const bytesOf = (length: number, byte: () => number): string =>
  Buffer.from(Uint8Array.from({ length }, byte)).toString('base64');
const floatsOf = (length: number, value: () => number): string =>
  Buffer.from(Float32Array.from({ length }, value).buffer).toString('base64');

/** A network that nobody trained: it judges by everything that it is shown. */
export function anyNetwork(
  machine: Engine<ErasedKinds>,
  inputs: readonly string[],
  more: Pick<NetworkFile, 'ends'> = {},
): NetworkFile {
  const luck = sfcRng(9);
  const small = (): number => (below(luck, 2_001) - 1_000) / 2_000;
  const file: Omit<NetworkFile, 'hash'> = {
    format: 1,
    game: machine.game.id,
    packs: [machine.pack.hash],
    seats: [2],
    inputs,
    hidden: [8, 2],
    first: bytesOf(inputs.length * 8, () => below(luck, 256)),
    scales: floatsOf(inputs.length, () => 0.001),
    skip: floatsOf(inputs.length, () => small() / 50),
    rest: floatsOf(8 + 16 + 4 + 1, small),
    ...more,
  };
  return { ...file, hash: sha256(networkText(file)) };
}
