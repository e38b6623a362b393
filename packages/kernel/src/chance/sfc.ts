// sfc32, Chris Doty-Humphrey's small fast counting generator: for simulation and imagined worlds,
// where speed matters and nobody has a reason to foresee the dice.

const WARM_UP = 12;

/** The four words of a generator, seeded as its author does it. */
export function sfcWords(seed: number): number[] {
  const words = [0, seed | 0, Math.floor(seed / 2 ** 32) | 0, 1];
  for (let round = 0; round < WARM_UP; round++) sfcNext(words);
  return words;
}

/** The next int32; moves the four words on. */
export function sfcNext(words: number[]): number {
  const a = words[0] ?? 0;
  const b = words[1] ?? 0;
  const c = words[2] ?? 0;
  const counter = words[3] ?? 0;
  const drawn = (a + b + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + drawn) | 0;
  words[3] = (counter + 1) | 0;
  return drawn;
}
