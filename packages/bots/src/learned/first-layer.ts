import type { SparseRow } from './sink.ts';

export type FirstWeights = {
  /** Small whole numbers, by input and then by unit. */
  readonly whole: Int8Array;
  /** What a whole number of an input stands for. */
  readonly scales: Float32Array;
  /** The linear way past all layers. */
  readonly skip: Float32Array;
};

/** Sums are kept in parts of this fineness, as whole numbers. */
const FINE = 2 ** 24;

/**
 * The sums of the first layer, kept from one row to the next: two positions that are compared differ in
 * few inputs, and only for these is anything added. Whole numbers below 2^53 are added exactly, so a sum
 * does not depend on which rows came before, and the same row is always worth the same.
 */
export class FirstLayer {
  readonly #wide: number;
  readonly #whole: Int8Array;
  readonly #steps: Float64Array;
  readonly #skips: Float64Array;
  readonly #sums: Float64Array;
  #past = 0;
  /** The row before. */
  readonly #values: Float32Array;
  readonly #places: Int32Array;
  #count = 0;

  constructor(wide: number, { whole, scales, skip }: FirstWeights) {
    this.#wide = wide;
    this.#whole = whole;
    this.#steps = Float64Array.from(scales, (scale) => scale * FINE);
    this.#skips = Float64Array.from(skip, (weight) => weight * FINE);
    this.#sums = new Float64Array(wide);
    this.#values = new Float32Array(scales.length);
    this.#places = new Int32Array(scales.length);
  }

  take(row: SparseRow): void {
    const { values, places, count } = row;
    const before = this.#values;
    for (let n = 0; n < this.#count; n++) {
      const place = this.#places[n] as number;
      if (values[place] === 0 && before[place] !== 0) this.#move(place, 0);
    }
    for (let n = 0; n < count; n++) {
      const place = places[n] as number;
      const value = values[place] as number;
      if (value !== before[place]) this.#move(place, value);
      this.#places[n] = place;
    }
    this.#count = count;
  }

  /** What came to a unit, without its bias. */
  unit(j: number): number {
    return (this.#sums[j] as number) / FINE;
  }

  /** What went past all layers. */
  get past(): number {
    return this.#past / FINE;
  }

  forget(): void {
    this.#sums.fill(0);
    this.#values.fill(0);
    this.#past = 0;
    this.#count = 0;
  }

  #move(place: number, value: number): void {
    const before = this.#values[place] as number;
    this.#values[place] = value;
    const skip = this.#skips[place] as number;
    this.#past += Math.round(value * skip) - Math.round(before * skip);
    const step = this.#steps[place] as number;
    const change = Math.round(value * step) - Math.round(before * step);
    if (change === 0) return;
    const sums = this.#sums;
    const whole = this.#whole;
    const wide = this.#wide;
    const from = place * wide;
    for (let j = 0; j < wide; j++)
      sums[j] = (sums[j] as number) + change * (whole[from + j] as number);
  }
}
