/** Parts of a drawing whose words the place they belong to says already. */
export const ARIA_HIDDEN = { 'aria-hidden': true } as const;
