import type { ReactNode } from 'react';
import type { Target } from '../board-contract.ts';
import { createStore, type Store } from '../store.ts';

/** Pieces that were turned since the position was drawn, and the face they show now. */
export type FlippedFaces = Store<ReadonlyMap<Target, ReactNode>>;

export const NO_FLIPPED_FACES: ReadonlyMap<Target, ReactNode> = new Map();

export const createFlippedFaces = (): FlippedFaces => createStore(NO_FLIPPED_FACES);

export const showFace = (flipped: FlippedFaces, piece: Target, face: ReactNode): void =>
  flipped.set(new Map([...flipped.get(), [piece, face]]));
