import type { ReactElement } from 'react';

/** Symbols by name, each drawn in a 64 x 64 box. */
export type SymbolTable = Readonly<Record<string, ReactElement>>;
