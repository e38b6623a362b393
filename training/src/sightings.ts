import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growingVocabulary, inputsOf, type ReadInputs, SparseRow } from '@quarterdeck/bots/lab';
import type { Seat } from '@quarterdeck/kernel';
import type { Engine, ErasedKinds, Match } from '@quarterdeck/kernel/engine';
import type { PracticePlan } from './practice.ts';
import { RowFile } from './row-file.ts';

/** No game has nearly as many inputs. */
const MOST_NAMES = 60_000;

/** What seats saw, as rows in one or more files; an input gets its place when it is first met. */
export class Sightings {
  readonly files: readonly RowFile[];
  readonly #engine: Engine<ErasedKinds>;
  readonly #names: string[] = [];
  readonly #row = new SparseRow(MOST_NAMES);
  readonly #read: ReadInputs;

  constructor(engine: Engine<ErasedKinds>, files: number) {
    this.files = Array.from({ length: files }, () => new RowFile());
    this.#engine = engine;
    this.#read = inputsOf(engine.game, growingVocabulary(this.#names));
  }

  /** `together`: the number that all rows have which belong together. */
  add(file: RowFile, match: Match, viewer: Seat, together: number): void {
    this.#row.clear();
    this.#read(this.#engine.view(match, viewer), viewer, this.#row);
    file.add(together, match.terms.seats, this.#row);
  }

  /** Writes all rows, as the part of this process. */
  write({ out, game, seats }: PracticePlan, part: number): void {
    mkdirSync(out, { recursive: true });
    for (const [nth, rows] of this.files.entries()) {
      rows.write(join(out, `part-${part}-${nth}`));
      writeFileSync(
        join(out, `part-${part}-${nth}.json`),
        JSON.stringify({
          game,
          pack: this.#engine.pack.hash,
          seats: [...new Set(seats)].sort(),
          names: this.#names,
        }),
      );
    }
  }
}
