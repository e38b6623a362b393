// What the question on the table is about, from the step that asks it.

import type { Doubloons, Ship } from '../model/state.ts';
import type { Landmark } from '../pack/ids.gen.ts';
import type { DoubloonsViewing } from './viewing.ts';

type Named = Readonly<Record<string, unknown>>;

const topOf = ({ view }: DoubloonsViewing): { readonly step: string; readonly data: Named } => {
  const { step = '', data = {} } = view.stack.at(-1) ?? {};
  return { step, data: Object.fromEntries(Object.entries(data)) };
};

const shipNamed = (g: Doubloons, id: unknown): Ship | undefined =>
  g.ships.find(({ ship }) => ship === id);

export const stepNow = (viewing: DoubloonsViewing): string => topOf(viewing).step;

/** Whom it happens to: the other ship where there is one, else the one that acts. */
export const aboutShip = (viewing: DoubloonsViewing): Ship | undefined => {
  const { target, ship } = topOf(viewing).data;
  const g = viewing.view.state;
  return shipNamed(g, target) ?? shipNamed(g, ship);
};

export const aboutLandmark = (viewing: DoubloonsViewing): Landmark | undefined => {
  const { landmark } = topOf(viewing).data;
  return viewing.view.state.printed.ids.landmark.find((one) => one === landmark);
};
