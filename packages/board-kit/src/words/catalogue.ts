/** Sentences by their path, in any language. */
export type Catalogue = { readonly [key: string]: string | Catalogue };
