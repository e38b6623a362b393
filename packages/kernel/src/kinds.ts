/** A choice is flat: `do`, scalars, lists of scalars. */
export type Choice = { readonly do: string };

/** What the kernel adds to every window. */
export const PASS = { do: 'pass' } as const;
export type Pass = typeof PASS;

/** A game's types in one bundle. The game writes it out once; everything else is inferred from it. */
export type Kinds = {
  readonly state: object;
  readonly frames: object;
  readonly choices: object;
  readonly events: object;
  readonly clause: string;
  readonly options: object;
  readonly pack: object;
  readonly printed: object;
  /** What a seat may do at any time, asked or not; `never` where there is nothing. */
  readonly asides: Choice;
};

export type Name<T> = keyof T & string;
/** Any answer to any of the game's questions. */
export type ChoiceOf<K extends Kinds> = Extract<K['choices'][keyof K['choices']], Choice> | Pass;
/** What `play` takes: an answer or an aside. */
export type PlayOf<K extends Kinds> = ChoiceOf<K> | K['asides'];

/** Any game's kinds, as the kernel's own code sees them: it looks into none of the values. */
export type ErasedKinds = {
  readonly state: object;
  readonly frames: { readonly [step: string]: object };
  readonly choices: { readonly [step: string]: Choice };
  readonly events: { readonly [event: string]: object };
  readonly clause: string;
  readonly options: object;
  readonly pack: object;
  readonly printed: object;
  readonly asides: Choice;
};
