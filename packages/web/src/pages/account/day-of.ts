/** A day as people say it, in the language of the page. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
