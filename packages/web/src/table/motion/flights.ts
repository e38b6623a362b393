import { createStore, type MotionFamily, type Store } from '@quarterdeck/board-kit';
import type { ReactNode } from 'react';

export type Spot = { readonly x: number; readonly y: number };

/** Something that crosses the page for a moment: a coin, dice, "+3". Places are in the window. */
export type Flight = {
  readonly id: number;
  readonly family: MotionFamily;
  readonly from: Spot;
  readonly to: Spot;
  readonly draw: ReactNode;
  readonly words: string | undefined;
  readonly ms: number;
};

export type Flights = Store<readonly Flight[]>;

export const createFlights = (): Flights => createStore<readonly Flight[]>([]);
