import { writeFileSync } from 'node:fs';
import type { SparseRow } from '@quarterdeck/bots/lab';

/** A list of numbers that grows. */
class Numbers<A extends Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>> {
  #items: A;
  readonly #make: (size: number) => A;
  length = 0;

  constructor(make: (size: number) => A) {
    this.#make = make;
    this.#items = make(1 << 16);
  }

  push(value: number): void {
    if (this.length === this.#items.length) {
      const more = this.#make(2 * this.length);
      more.set(this.#items);
      this.#items = more;
    }
    this.#items[this.length++] = value;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  get taken(): A {
    return this.#items.subarray(0, this.length) as A;
  }
}

/** In a row's record: match, inputs, whether chance answered next, seats, outcome. */
const FIELDS = 5;
const CUT = 2;
const OUTCOME = 4;

/** Rows of inputs, as the training reads them: places, values, and a record for each row. */
export class RowFile {
  readonly #places = new Numbers((size) => new Uint16Array(size));
  readonly #values = new Numbers((size) => new Float32Array(size));
  readonly #records = new Numbers((size) => new Float32Array(size));
  #settled = 0;

  add(match: number, seats: number, row: SparseRow): void {
    for (let i = 0; i < row.count; i++) {
      const place = row.places[i] ?? 0;
      this.#places.push(place);
      this.#values.push(row.values[place] ?? 0);
    }
    for (const field of [match, row.count, 0, seats, 0]) this.#records.push(field);
  }

  /** What follows the last row was not played as anybody would have. */
  cut(): void {
    if (this.#records.length > this.#settled)
      this.#records.set(this.#records.length - FIELDS + CUT, 1);
  }

  /** The match is over, and this is what its seat got. */
  settle(outcome: number): void {
    for (let at = this.#settled; at < this.#records.length; at += FIELDS)
      this.#records.set(at + OUTCOME, outcome);
    this.#settled = this.#records.length;
  }

  write(path: string): void {
    writeFileSync(`${path}.places`, this.#places.taken);
    writeFileSync(`${path}.values`, this.#values.taken);
    writeFileSync(`${path}.records`, this.#records.taken);
  }
}
