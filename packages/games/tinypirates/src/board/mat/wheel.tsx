import { ARIA_HIDDEN, Touchable, useIsLegal } from '@quarterdeck/board-kit';
import {
  darkSail,
  EMBLEM_OF,
  inked,
  type Point,
  type SeatColour,
  seatFill,
  seatInk,
  tenth,
} from '@quarterdeck/board-kit/drawings';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { Pirate } from '../../index.ts';
import { put, wheelName } from '../../words/names.ts';
import { wheelTarget } from '../../words/targets.ts';
import { ORDER_SIGN, PLAIN_COAT } from '../pieces/orders.ts';
import { colourOf } from '../places/seat-colours.ts';
import { costOf } from '../places/wheel-way.ts';
import type { TinypiratesScene } from '../scene.ts';
import { Icon, Piece } from '../signs/symbol.ts';

/** The drawing is 384 wide and high, its middle in the middle. */
const MIDDLE = 192;
const RIM = 148;

const onWheel = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [tenth(MIDDLE + Math.sin(turn) * radius), tenth(MIDDLE - Math.cos(turn) * radius)];
};

const STOPS = [0, 1, 2, 3, 4, 5] as const;
const SPOKES = STOPS.map((stop) => ({ stop, tip: onWheel(stop * 60 + 30, 184) }));

/** Rim, spokes, and the rope of the Ship Line between 5 and 0. */
const Rim = () => {
  const [inner, outer] = [onWheel(330, 112), onWheel(330, 190)];
  return (
    <>
      <g stroke="#12283b" strokeLinecap="round" fill="none">
        {SPOKES.map(({ stop, tip }) => (
          <g key={stop}>
            <path d={`M${MIDDLE} ${MIDDLE}L${tip}`} strokeWidth="15" />
            <path d={`M${MIDDLE} ${MIDDLE}L${tip}`} {...inked(11, '#c8954f')} />
          </g>
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={RIM} strokeWidth="58" />
        <circle cx={MIDDLE} cy={MIDDLE} r={RIM} {...inked(53, '#d9a45a')} />
        <circle cx={MIDDLE} cy={MIDDLE} r="167" strokeWidth="1" />
        <circle cx={MIDDLE} cy={MIDDLE} r="129" strokeWidth="1" />
      </g>
      <path d={`M${inner}L${outer}`} {...inked(14)} />
      <path d={`M${inner}L${outer}`} strokeDasharray="6 3" {...inked(9, '#f2d06b')} />
      <circle cx={MIDDLE} cy={MIDDLE} r="66" fill="var(--paper)" {...inked(3, 'var(--ink)')} />
    </>
  );
};

/** The way that the Captain would go. */
const Way = ({ from, to }: { readonly from: number; readonly to: number }) => {
  const [x1, y1] = onWheel(from * 60 + 20, 102);
  const end = (to <= from ? to + 6 : to) * 60 - 12;
  const [x2, y2] = onWheel(end, 102);
  const isLong = end - from * 60 - 20 > 180;
  return (
    <path className="captain-way" d={`M${x1} ${y1}A102 102 0 ${isLong ? 1 : 0} 1 ${x2} ${y2}`} />
  );
};

type PawnProps = { readonly stop: number; readonly colour: SeatColour };

const CaptainPawn = ({ stop, colour }: PawnProps) => {
  const [x, y] = onWheel(stop * 60, RIM);
  return (
    <g className="piece">
      <Piece name="pawn" x={x - 32} y={y - 50} size={64} colours={darkSail(seatFill(colour))} />
      <g color={seatInk(colour)}>
        <Piece name={EMBLEM_OF[colour]} x={x - 10} y={y - 12} size={20} />
      </g>
    </g>
  );
};

const Deckhand = ({ stop, colour }: PawnProps) => {
  const [x, y] = onWheel(stop * 60 - 21, RIM);
  return (
    <g className="piece">
      <Piece name="deckhand" x={x - 20} y={y - 24} size={42} colours={darkSail(seatFill(colour))} />
    </g>
  );
};

const costWords = ({ speaker, words }: TinypiratesScene, count: number): string =>
  count === 0 ? words('tinypirates.free') : speaker.words(put('see.deckhands', { count }));

/** What a stop costs in Deckhands. */
const Cost = ({ scene, cost }: { readonly scene: TinypiratesScene; readonly cost: number }) => (
  <i className="stop-cost row" {...ARIA_HIDDEN}>
    {cost === 0 ? scene.words('tinypirates.free') : cost}
    {cost > 0 && <Icon name="deckhand" size={15} colours={PLAIN_COAT} />}
  </i>
);

type StopProps = {
  readonly scene: TinypiratesScene;
  readonly pirate: Pirate;
  readonly stop: number;
  readonly isPriced: boolean;
};

const Disc = ({ pirate, stop }: Pick<StopProps, 'pirate' | 'stop'>) => (
  <i className="order-disc centred">
    <Icon name={ORDER_SIGN[at(pirate.orders, stop)]} size={28} colours={PLAIN_COAT} />
  </i>
);

const OwnStop = ({ scene, pirate, stop, isPriced }: StopProps) => {
  const isLegal = useIsLegal(wheelTarget(stop));
  const cost = isPriced && isLegal ? costOf(pirate, stop) : undefined;
  return (
    <Touchable
      target={wheelTarget(stop)}
      className="wheel-stop centred"
      says={cost === undefined ? '' : costWords(scene, cost)}
    >
      <Disc pirate={pirate} stop={stop} />
      {cost !== undefined && <Cost scene={scene} cost={cost} />}
    </Touchable>
  );
};

const Placed = ({ stop, children }: { readonly stop: number; readonly children: ReactNode }) => {
  const [x, y] = onWheel(stop * 60, RIM);
  return (
    <span
      className="wheel-place"
      style={{ left: `${tenth((x / MIDDLE) * 50)}%`, top: `${tenth((y / MIDDLE) * 50)}%` }}
    >
      {children}
    </span>
  );
};

type WheelProps = {
  readonly scene: TinypiratesScene;
  readonly pirate: Pirate;
  /** Whether the viewer may turn it. */
  readonly isOwn: boolean;
  /** With the price of every stop. */
  readonly isPriced?: boolean;
  /** Where the Captain would go. */
  readonly stop?: number | undefined;
};

/** A Wheel: six Orders clockwise, the Captain on the rim, Deckhands where they rest. */
export const Wheel = ({ scene, pirate, isOwn, isPriced = false, stop }: WheelProps) => {
  const colour = colourOf(scene, pirate.pirate);
  return (
    <div className="wheel">
      <svg viewBox="0 0 384 384" aria-hidden="true">
        <Rim />
        {stop !== undefined && <Way from={pirate.captainAt} to={stop} />}
      </svg>
      <b className="wheel-hub centred">
        {wheelName(scene.view.state, pirate.pirate, stop ?? pirate.captainAt)}
      </b>
      {STOPS.map((one) => (
        <Placed key={one} stop={one}>
          {isOwn ? (
            <OwnStop scene={scene} pirate={pirate} stop={one} isPriced={isPriced} />
          ) : (
            <span className="wheel-stop centred">
              <Disc pirate={pirate} stop={one} />
              <span className="unseen">{wheelName(scene.view.state, pirate.pirate, one)}</span>
            </span>
          )}
        </Placed>
      ))}
      <svg className="wheel-crew" viewBox="0 0 384 384" aria-hidden="true">
        {STOPS.filter((one) => pirate.wheel[one] === true).map((one) => (
          <Deckhand key={one} stop={one} colour={colour} />
        ))}
        <CaptainPawn stop={pirate.captainAt} colour={colour} />
      </svg>
    </div>
  );
};
