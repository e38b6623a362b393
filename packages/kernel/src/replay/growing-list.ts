/**
 * A list that is only added to, and shares what it holds with its forks: to fork a long one costs no more
 * than a short one. Whoever adds first goes on with the array; another fork that adds takes a copy.
 */
export class GrowingList<T> {
  #items: T[];
  #length: number;

  constructor(items: readonly T[] = []) {
    this.#items = items.slice();
    this.#length = items.length;
  }

  get length(): number {
    return this.#length;
  }

  get(index: number): T | undefined {
    return index < this.#length ? this.#items[index] : undefined;
  }

  slice(from = 0, to = this.#length): T[] {
    return this.#items.slice(from, Math.min(to, this.#length));
  }

  push(item: T): void {
    if (this.#items.length > this.#length) this.#items = this.slice();
    this.#items.push(item);
    this.#length++;
  }

  fork(): GrowingList<T> {
    const fork = new GrowingList<T>();
    fork.#items = this.#items;
    fork.#length = this.#length;
    return fork;
  }
}
