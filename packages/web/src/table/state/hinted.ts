/** How much help was asked for at the question that stands: words first, then a ring on a right answer. */
export type Hinted = { readonly of: string; readonly level: number };
export const NO_HINT: Hinted = { of: '', level: 0 };
