import { inked } from '@quarterdeck/board-kit/drawings';

const WALL = { stroke: '#12283b', strokeWidth: 1.4, strokeLinejoin: 'round' } as const;

type BuildingProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A house under a tiled roof; `y` is where the wall meets the roof. */
export const House = ({ x, y, width, height }: BuildingProps) => (
  <g {...WALL}>
    <path d={`M${x} ${y + height}V${y}H${x + width}V${y + height}Z`} fill="var(--bone)" />
    <path
      d={`M${x - 2} ${y + 1}L${x + width / 2} ${y - 12}L${x + width + 2} ${y + 1}Z`}
      fill="#c65a3a"
    />
    <rect x={x + width / 2 - 2.5} y={y + 7} width={5} height={7} fill="#12283b" stroke="none" />
  </g>
);

type FlatProps = BuildingProps & { readonly dome?: boolean };

/** A flat roof, with a dome or with battlements at its corners. */
export const Flat = ({ x, y, width, height, dome = false }: FlatProps) => (
  <g {...WALL}>
    <path d={`M${x} ${y + height}V${y}H${x + width}V${y + height}Z`} fill="var(--bone)" />
    {dome ? (
      <path
        d={`M${x + 2} ${y}a${width / 2 - 2} ${width / 2 - 2} 0 0 1 ${width - 4} 0Z`}
        fill="#4fa3a0"
      />
    ) : (
      <path d={`M${x} ${y}v-4h4v4M${x + width - 4} ${y}v-4h4v4`} fill="var(--bone)" />
    )}
    <path
      d={`M${x + width / 2 - 3} ${y + height}v-8a3 3 0 0 1 6 0v8Z`}
      fill="#12283b"
      stroke="none"
    />
  </g>
);

type TowerProps = BuildingProps & { readonly roof: string; readonly spire?: number };

/** A tower with a pointed roof. */
export const Tower = ({ x, y, width, height, roof, spire = 14 }: TowerProps) => (
  <g {...WALL}>
    <path d={`M${x} ${y + height}V${y}H${x + width}V${y + height}`} fill="var(--bone)" />
    <path
      d={`M${x - 2.5} ${y + 1}L${x + width / 2} ${y - spire}L${x + width + 2.5} ${y + 1}Z`}
      fill={roof}
    />
  </g>
);

/** A stepped gable, as in the north. */
export const Gable = ({ x, y, width, height }: BuildingProps) => {
  const step = width / 6;
  const rise = 5;
  return (
    <g {...WALL}>
      <path
        d={`M${x} ${y + height}V${y}h${step}v${-rise}h${step}v${-rise}h${step * 2}v${rise}h${step}v${rise}h${step}V${y + height}Z`}
        fill="#e2a06a"
      />
      <path
        d={`M${x + width / 2} ${y - 3}v7M${x + 5} ${y + 9}v6M${x + width - 5} ${y + 9}v6`}
        strokeWidth="2.4"
      />
    </g>
  );
};

/** A beacon, as at Genoa. */
export const Beacon = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g {...WALL}>
    <path d={`M${x} ${y}L${x + 3} ${y - 54}H${x + 13}L${x + 16} ${y}Z`} fill="var(--bone)" />
    <path
      d={`M${x + 2} ${y - 34}h12M${x + 1} ${y - 18}h14`}
      strokeLinejoin="miter"
      {...inked(6, '#c8321e')}
    />
    <path d={`M${x} ${y - 54}h16l-8-12Z`} fill="#f2b90f" />
    <path
      d={`M${x - 2} ${y - 62}L${x - 20} ${y - 70}M${x + 18} ${y - 62}l18-8`}
      strokeLinecap="round"
      {...inked(2.4, '#e0a93a')}
    />
  </g>
);
