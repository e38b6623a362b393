import type { ReactElement } from 'react';
import { engraver } from './engraver.ts';
import { tenth } from './geometry.ts';
import { inked, pen } from './pen.ts';

type WavesProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step?: number;
  readonly swell?: number;
  readonly row?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly words?: string;
  /** 1 draws every wave, less leaves some out. */
  readonly density?: number;
};

/** Rows of engraved waves: peaked scallops, every second row shifted. */
export const Waves = ({
  x,
  y,
  width,
  height,
  step = 26,
  swell = 5,
  row = 16,
  stroke = 'var(--waterline)',
  strokeWidth = 1.2,
  opacity = 0.5,
  words = 'w',
  density = 1,
}: WavesProps): ReactElement => {
  const chance = engraver(words);
  const crests: string[] = [];
  for (let k = 0, top = y; top < y + height; k += 1, top += row) {
    for (let left = x - ((k % 2) * step) / 2; left < x + width; left += step) {
      if (chance() > density || left < x || left + step > x + width) continue;
      const half = `q${tenth(step / 4)} ${swell} ${tenth(step / 2)} 0`;
      crests.push(`M${tenth(left)} ${tenth(top)}${half}${half}`);
    }
  }
  return <path d={crests.join('')} strokeOpacity={opacity} {...pen(strokeWidth, stroke)} />;
};

type SeaBandProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly bottom: number;
  readonly fill: string;
  readonly line: string;
  readonly step?: number;
  readonly swell?: number;
  readonly shift?: number;
  readonly echoes?: number;
  readonly gap?: number;
  readonly strokeWidth?: number;
};

/** A solid sea whose upper edge is waves, with echo hairlines below it. */
export const SeaBand = (props: SeaBandProps): ReactElement => {
  const { x, y, width, bottom, fill, line, step = 60, swell = 12, shift = 0 } = props;
  const { echoes = 3, gap = 7, strokeWidth = 1.4 } = props;
  const crest = (top: number, height: number): string => {
    const waves = Math.ceil((width + step - shift) / step);
    return `M${tenth(x - step + shift)} ${tenth(top)}${`q${tenth(step / 2)} ${height} ${step} 0`.repeat(waves)}`;
  };
  const below = Array.from({ length: echoes }, (_, i) => i + 1);
  return (
    <>
      <path d={`${crest(y, swell)}V${bottom}H${x - step}Z`} fill={fill} />
      <path d={crest(y, swell)} fill="none" {...inked(strokeWidth + 0.6, line)} />
      {below.map((i) => (
        <path
          key={i}
          d={crest(y + i * gap, swell * (1 - i * 0.15))}
          fill="none"
          strokeOpacity={tenth(0.8 - i * 0.18)}
          strokeDasharray={`${step * 0.55} ${step * 0.45}`}
          strokeDashoffset={-step * 0.2}
          {...inked(tenth(strokeWidth * (1 - i * 0.2)), line)}
        />
      ))}
    </>
  );
};

type SurfaceProps = {
  readonly x?: number;
  readonly y: number;
  readonly step: number;
  readonly swell: number;
  readonly count: number;
  readonly strokeWidth?: number;
  readonly opacity?: number;
};

/** One line of waves from edge to edge: the surface in small pictures. */
export const Surface = ({
  x = 0,
  y,
  step,
  swell,
  count,
  strokeWidth = 1.6,
  opacity = 1,
}: SurfaceProps): ReactElement => (
  <path
    d={`M${x} ${y}${`q${step / 2} ${swell} ${step} 0`.repeat(count)}`}
    fill="none"
    opacity={opacity}
    {...inked(strokeWidth, 'var(--waterline)')}
  />
);
