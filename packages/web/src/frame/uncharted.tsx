import { Neatline, Rose } from '@quarterdeck/board-kit/drawings';

/** A chart with nothing on it: the picture of the lost page. */
export const UnchartedChart = () => (
  <svg viewBox="0 0 420 260" aria-hidden="true">
    <rect x="1" y="1" width="418" height="258" fill="var(--paper)" stroke="var(--ink)" />
    <rect x="20" y="20" width="380" height="220" fill="var(--paper-2)" />
    <path
      d="M20 75H400M20 130H400M20 185H400M115 20V240M210 20V240M305 20V240"
      stroke="var(--rule-strong)"
      strokeDasharray="3 6"
    />
    <g opacity=".5">
      <Rose
        cx={210}
        cy={130}
        radius={84}
        ink="var(--waterline)"
        fill="var(--paper-2)"
        points={32}
      />
    </g>
    <Neatline x={20} y={20} width={380} height={220} thickness={9} bars={24} />
  </svg>
);
