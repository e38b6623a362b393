// What the question on the table is about, from the step that asks it.

import type { Doubloons, Landmark, Ship } from '../../index.ts';
import type { DoubloonsScene } from '../scene.ts';

type Named = Readonly<Record<string, unknown>>;

const topOf = ({ view }: DoubloonsScene): { readonly step: string; readonly data: Named } => {
  const { step = '', data = {} } = view.stack.at(-1) ?? {};
  return { step, data: Object.fromEntries(Object.entries(data)) };
};

const shipNamed = (g: Doubloons, id: unknown): Ship | undefined =>
  g.ships.find(({ ship }) => ship === id);

export const stepNow = (scene: DoubloonsScene): string => topOf(scene).step;

/** Whom it happens to: the other ship where there is one, else the one that acts. */
export const aboutShip = (scene: DoubloonsScene): Ship | undefined => {
  const { target, ship } = topOf(scene).data;
  const g = scene.view.state;
  return shipNamed(g, target) ?? shipNamed(g, ship);
};

export const aboutLandmark = (scene: DoubloonsScene): Landmark | undefined => {
  const { landmark } = topOf(scene).data;
  return scene.view.state.printed.ids.landmark.find((one) => one === landmark);
};
