import type { Offer } from '@quarterdeck/board-kit';
import type { Seat } from '@quarterdeck/kernel';

/** What lies over the table just now; one thing at most. */
export type Panel =
  | { readonly kind: 'none' }
  | { readonly kind: 'rules'; readonly clause: string | undefined }
  | { readonly kind: 'mat'; readonly seat: Seat }
  | { readonly kind: 'keys' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'deeds' }
  | { readonly kind: 'winning' }
  | { readonly kind: 'log' }
  | { readonly kind: 'digest' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'onlookers' }
  | { readonly kind: 'words' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'confirm'; readonly offer: Offer; readonly why: 'hurts' | 'shows' };

export const NO_PANEL: Panel = { kind: 'none' };
