import { chosenOffer, useBoard, useSelection } from '@quarterdeck/board-kit';
import { at, type Seat } from '@quarterdeck/kernel';
import { useMemo } from 'react';
import { type HexId, type Prisoners, shipsOf } from '../../index.ts';
import { eventTargets, hexesIn, sailingShip } from '../../words/targets.ts';
import { nearAcross } from '../places/camera.ts';
import type { Spot } from '../places/hexes.ts';
import { spotOf } from '../places/places.ts';
import type { PrisonersScene } from '../scene.ts';
import type { CameraTarget } from './use-camera.ts';

const middleOf = (spots: readonly Spot[]): Spot => {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
};

const fits = (spots: readonly Spot[], room: number): boolean => {
  const { x, y } = middleOf(spots);
  return spots.every((spot) => Math.abs(spot.x - x) < room / 2 && Math.abs(spot.y - y) < room / 2);
};

type Named = { readonly moment: string; readonly hexes: readonly HexId[] };

/** A fleet's middle: where its owner looks first. */
const fleetOf = (g: Prisoners, seat: Seat): readonly HexId[] =>
  shipsOf(g, seat).flatMap(({ hex }) => (hex === null ? [] : [hex]));

/** A battle, or the ship that is asked where to sail. */
const inHand = ({ view }: PrisonersScene): Named | undefined => {
  const g = view.state;
  if (g.engagement !== null) {
    const { attacker, target } = g.engagement;
    const { hex } = at(g.ships, attacker);
    return {
      moment: `battle ${attacker} ${target}`,
      hexes: hex === null ? [target] : [hex, target],
    };
  }
  const ship = sailingShip(view);
  const hex = ship === undefined ? null : at(g.ships, ship).hex;
  return hex === null ? undefined : { moment: `sail ${ship} ${hex}`, hexes: [hex] };
};

/** The last thing that happened somewhere on the ocean. */
const useLastPlace = (scene: PrisonersScene): Named | undefined => {
  const { log } = useBoard();
  return useMemo(() => {
    for (const { seq, events } of log.slice(-3).toReversed())
      for (const [i, event] of events.toReversed().entries()) {
        const hexes = hexesIn(scene.view.state, eventTargets(scene, event as never));
        const [hex] = hexes;
        if (hex !== undefined) return { moment: `event ${seq} ${i}`, hexes: [hex] };
      }
    return undefined;
  }, [log, scene]);
};

/** What is chosen or offered on the ocean, where the window can hold it. */
const useAsked = (scene: PrisonersScene, small: boolean): Named | undefined => {
  const { question } = useBoard();
  const g = scene.view.state;
  const chosen = useSelection((selection) =>
    question === undefined ? undefined : chosenOffer(question, selection),
  );
  if (question === undefined) return undefined;
  const [picked] = chosen === undefined ? [] : hexesIn(g, chosen.targets);
  if (chosen !== undefined && picked !== undefined)
    return { moment: `chosen ${chosen.key}`, hexes: [picked] };
  const offered = hexesIn(g, new Set(question.offers.flatMap(({ targets }) => targets)));
  const isClose =
    offered.length > 0 &&
    fits(
      offered.map((hex) => spotOf(g, hex)),
      nearAcross(small) * 0.8,
    );
  return isClose
    ? { moment: `asked ${question.step} ${offered.join(' ')}`, hexes: offered }
    : undefined;
};

/** What the window on the ocean follows. */
export const useCameraTarget = (scene: PrisonersScene, small: boolean): CameraTarget => {
  const { view, me } = scene;
  const g = view.state;
  const asked = useAsked(scene, small);
  const last = useLastPlace(scene);
  if (g.turn.step === 'setup' || g.ending !== null)
    return { moment: `whole ${g.turn.step}`, at: 'whole' };
  const hand = inHand(scene);
  const seat = view.asked[0]?.seat ?? me ?? g.turn.seat;
  const named = hand ?? asked ?? last ?? { moment: `fleet ${seat}`, hexes: fleetOf(g, seat) };
  return named.hexes.length === 0
    ? { moment: named.moment, at: 'whole' }
    : { moment: named.moment, at: middleOf(named.hexes.map((hex) => spotOf(g, hex))) };
};
