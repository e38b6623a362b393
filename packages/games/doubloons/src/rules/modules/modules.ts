import type { DoubloonsOptions } from '../../model/options.ts';
import type { Module } from '../../pack/components.ts';

/** DD-001, DD-002: whether a component is in the game at this table. */
export const isInPlay = (
  { module }: { readonly module: Module | null },
  modules: DoubloonsOptions,
): boolean => module === null || modules[module];
