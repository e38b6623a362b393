/** Parts of a drawing whose words the place they belong to says already. */
export const UNHEARD = { 'aria-hidden': true } as const;
