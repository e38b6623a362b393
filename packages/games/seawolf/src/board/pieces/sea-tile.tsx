import { ARIA_HIDDEN } from '@quarterdeck/board-kit';
import { coastline, DARK_INK, inked, Waterlined, Waves } from '@quarterdeck/board-kit/drawings';
import { cannonStart, DISC, goodStart, TILE } from '../places/metrics.ts';
import { Piece } from '../signs/symbol.ts';
import { landOf } from './lands.tsx';
import { ACTION_SIGN, type Good, type SeaAction } from './pieces.ts';
import { Scene, Tray } from './tray.tsx';

export type SeaFace = {
  readonly name: string;
  readonly goods: readonly Good[];
  readonly cannon: boolean;
  readonly action: SeaAction;
};

const Cargoes = ({ goods, cannon }: Pick<SeaFace, 'goods' | 'cannon'>) => (
  <g className="tile-goods">
    {goods.map((good, i) => (
      <Piece key={good} name={good} x={goodStart(i)} y={132} size={36} colours={DARK_INK} />
    ))}
    {cannon && (
      <>
        <path d={`M${cannonStart(goods.length) - 7} 138V164`} {...inked(1.5, '#12283b66')} />
        <Piece name="cannon" x={cannonStart(goods.length)} y={131} size={36} colours={DARK_INK} />
      </>
    )}
  </g>
);

const ActionDisc = ({ action }: { readonly action: SeaAction }) => (
  <g className="tile-action">
    <circle {...DISC} fill="var(--bone)" stroke="#12283b" strokeWidth="1.6" />
    <Piece
      name={ACTION_SIGN[action]}
      x={DISC.cx - 13.6}
      y={DISC.cy - 13.6}
      size={27.2}
      colours={DARK_INK}
    />
    {action === 'tradeGoodsRum' && (
      <>
        <circle cx={TILE - 13} cy={50} r={10} fill="var(--bone)" {...inked(1.4)} />
        <Piece name="swap" x={TILE - 20} y={43} size={14} colours={DARK_INK} />
      </>
    )}
  </g>
);

/** A sea tile from its upper left corner: an island of its own, goods in the tray. */
export const SeaTile = ({ name, goods, cannon, action }: SeaFace) => {
  const { coasts, standing } = landOf(name);
  const coast = coasts.map((shape, i) => coastline(shape, name + i)).join('');
  return (
    <>
      <Scene>
        <Waves
          x={4}
          y={100}
          width={TILE - 8}
          height={28}
          step={24}
          swell={4}
          row={13}
          strokeWidth={1.1}
          opacity={0.45}
          words={name}
          density={0.55}
        />
        <Waterlined coast={coast} gap={4.5} edge="#12283b" />
        {standing}
      </Scene>
      <Tray />
      <Cargoes goods={goods} cannon={cannon} />
      <text
        {...ARIA_HIDDEN}
        className="board-name sea-name"
        x="10"
        y="23"
        fontStyle="italic"
        fontWeight="500"
        fill="var(--ink)"
        stroke="var(--water)"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {name}
      </text>
      <ActionDisc action={action} />
    </>
  );
};
