/** A moment as people say it, in the language of the page. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

export const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang || undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
