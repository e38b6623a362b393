import { createStore, type Store, type Target } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';

/** Pieces that were turned since the position was drawn, and the face they show now. */
export type FlippedFaces = Store<ReadonlyMap<Target, ReactNode>>;

export const NO_FLIPPED_FACES: ReadonlyMap<Target, ReactNode> = new Map();

export const createFlippedFaces = (): FlippedFaces => createStore(NO_FLIPPED_FACES);

export const showFace = (flipped: FlippedFaces, piece: Target, face: ReactNode): void =>
  flipped.set(new Map([...flipped.get(), [piece, face]]));
