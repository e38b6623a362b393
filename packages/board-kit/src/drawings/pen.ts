/** On bone, land and paper cards ink stays dark at night. */
const DARK = '#12283b';

type Width = number | string | undefined;

/** The edge of a shape. */
export const inked = (width: Width, colour = DARK) =>
  ({ stroke: colour, strokeWidth: width }) as const;

/** A line by itself, with round ends. */
export const pen = (width: Width, colour = DARK) =>
  ({ fill: 'none', ...inked(width, colour), strokeLinecap: 'round' }) as const;
