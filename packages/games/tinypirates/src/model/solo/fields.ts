import { word } from '@quarterdeck/kernel';
import { ORDER_TOKENS } from '../../pack/components.ts';

/** TE-321: never Hide Out. */
export const orderToken = word(ORDER_TOKENS);
