/** One thing at a time. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve();

  pass<T>(doing: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(doing);
    this.#last = mine.catch(() => {});
    return mine;
  }
}

/** Matches take all cores, and so does the training without a GPU. */
export type Turnstiles = { readonly cores: Turnstile; readonly trainer: Turnstile };
