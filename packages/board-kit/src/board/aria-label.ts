const ENDS = /[.!?]$/;

/** What a listener hears, part after part; some parts are sentences already. */
export const ariaLabel = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, i, all) => (i === all.length - 1 || ENDS.test(part) ? part : `${part}.`))
    .join(' ');
