import type { ReactNode } from 'react';
import type { Target } from '../board-contract.ts';
import { createStore, type Store } from '../store.ts';

/** Pieces that were turned since the position was drawn, and the face they show now. */
export type Turned = Store<ReadonlyMap<Target, ReactNode>>;

export const NOTHING_TURNED: ReadonlyMap<Target, ReactNode> = new Map();

export const createTurned = (): Turned => createStore(NOTHING_TURNED);

export const turnUp = (turned: Turned, piece: Target, face: ReactNode): void =>
  turned.set(new Map([...turned.get(), [piece, face]]));
