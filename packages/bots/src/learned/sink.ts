/** Which inputs are wanted. */
export type Vocabulary = {
  /** The place of an input by its name; -1 where nobody wants it. */
  place(name: string): number;
  /** Whether any input is wanted whose name begins so: the others need not even be looked for. */
  begins(name: string): boolean;
};

/** Of a list of inputs, each at its place. */
export function vocabularyOf(inputs: readonly string[]): Vocabulary {
  const places = new Map(inputs.map((name, place) => [name, place]));
  return {
    place: (name) => places.get(name) ?? -1,
    begins: (start) => inputs.some((name) => name.startsWith(start)),
  };
}

/** Whatever there is: an input gets its place when it is first met, at the end of the list. */
export function growingVocabulary(inputs: string[]): Vocabulary {
  const places = new Map(inputs.map((name, place) => [name, place]));
  return {
    place(name) {
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, inputs.length);
      return inputs.push(name) - 1;
    },
    begins: () => true,
  };
}

/** Takes what readers find: figures by their place, those of one place together. */
export type Sink = { add(place: number, value: number): void };

/** A row of inputs of which few are not 0. Emptied and filled again and again. */
export class SparseRow implements Sink {
  readonly values: Float32Array;
  readonly places: Int32Array;
  readonly #seen: Uint8Array;
  count = 0;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.places = new Int32Array(size);
    this.#seen = new Uint8Array(size);
  }

  add(place: number, value: number): void {
    if (place < 0 || value === 0) return;
    if (this.#seen[place] === 0) {
      this.#seen[place] = 1;
      this.places[this.count++] = place;
    }
    this.values[place] = (this.values[place] ?? 0) + value;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) {
      const place = this.places[i] ?? 0;
      this.values[place] = 0;
      this.#seen[place] = 0;
    }
    this.count = 0;
  }
}
