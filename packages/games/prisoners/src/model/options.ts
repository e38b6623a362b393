import type { InferOptions } from '@quarterdeck/kernel';

/** TP-296: no variants, no modules. */
export const OPTIONS = {};
export type PrisonersOptions = InferOptions<typeof OPTIONS>;
