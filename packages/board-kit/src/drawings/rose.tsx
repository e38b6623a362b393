import type { ReactElement } from 'react';
import { type Point, tenth } from './geometry.ts';
import { inked } from './pen.ts';

type RoseProps = {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly ink?: string;
  readonly fill?: string;
  readonly rings?: boolean;
  readonly points?: 16 | 32;
};

const SIXTEENTH = Math.PI / 8;

type Ray = {
  readonly turn: number;
  readonly length: number;
  readonly half: number;
  readonly base: number;
};

const from = (start: number, step: number, shape: (i: number) => Omit<Ray, 'turn'>): Ray[] => {
  const rays: Ray[] = [];
  for (let i = start; i < 16; i += step) rays.push({ turn: i * SIXTEENTH, ...shape(i) });
  return rays;
};

/** From the smallest to the four great winds, which lie on top; north is the longest. */
const RAYS: readonly Ray[] = [
  ...from(1, 2, () => ({ length: 0.56, half: 0.16, base: 0.2 })),
  ...from(2, 4, () => ({ length: 0.74, half: 0.3, base: 0.24 })),
  ...from(0, 4, (i) => ({ length: i === 0 ? 1 : 0.96, half: 0.42, base: 0.22 })),
];

/** Wind rose; every ray half filled, as on an engraved chart. */
export const Rose = ({
  cx,
  cy,
  radius,
  ink = 'currentColor',
  fill = 'none',
  rings = true,
  points = 16,
}: RoseProps): ReactElement => {
  const at = (turn: number, reach: number): Point => [
    tenth(cx + Math.sin(turn) * reach * radius),
    tenth(cy - Math.cos(turn) * reach * radius),
  ];
  const fine =
    points === 32 ? RAYS.slice(0, 16).map((_, i) => at((i + 0.5) * SIXTEENTH, 0.61)) : [];
  return (
    <g strokeLinejoin="round" {...inked(tenth(radius / 90), ink)}>
      {rings && (
        <g fill="none">
          <circle cx={cx} cy={cy} r={tenth(radius * 0.66)} strokeWidth={tenth(radius / 80)} />
          <circle cx={cx} cy={cy} r={tenth(radius * 0.61)} strokeWidth={tenth(radius / 160)} />
        </g>
      )}
      {fine.length > 0 && (
        <path
          d={fine.map(([x, y]) => `M${cx} ${cy}L${x} ${y}`).join('')}
          strokeWidth={tenth(radius / 160)}
        />
      )}
      {RAYS.map(({ turn, length, half, base }) => {
        const tip = at(turn, length);
        return (
          <g key={turn}>
            <path d={`M${tip}L${at(turn - half, base)}L${cx} ${cy}Z`} fill={fill} />
            <path d={`M${tip}L${at(turn + half, base)}L${cx} ${cy}Z`} fill={ink} />
          </g>
        );
      })}
    </g>
  );
};
