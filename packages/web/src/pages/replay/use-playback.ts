import { useStore } from '@quarterdeck/board-kit';
import { useEffect, useMemo, useState } from 'react';
import type { ReplayTable, Transition } from '../../hosts/replay/replay-table.ts';
import type { Stage } from '../../table/motion/stage.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one answer to the next, beyond what is shown moving. */
const WAIT = 900;
/** Faster than this nothing is shown moving: it would only hold up what is wanted. */
const FASTEST_MOVING: Speed = 2;

export type Playback = {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Any move by hand stops the playback where it goes. */
  readonly goTo: (position: number, way?: Transition) => void;
  readonly toggle: () => void;
  readonly nextSpeed: () => void;
};

export const speedAfter = (speed: Speed): Speed =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

/** Plays on as long as it is wanted and something follows. */
export const usePlayback = (table: ReplayTable, stage: Stage, last: number): Playback => {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const position = useStore(table.position, (now) => now);
  const shown = useStore(stage.shown, ({ seq }) => seq);
  const isMoving = useStore(stage.isPlaying, (now) => now);
  useEffect(() => {
    if (!isPlaying || isMoving || shown !== position) return;
    if (position >= last) {
      setPlaying(false);
      return;
    }
    const way = speed > FASTEST_MOVING ? 'jump' : 'step';
    const timer = setTimeout(() => table.goTo(position + 1, way), WAIT / speed);
    return () => clearTimeout(timer);
  }, [table, isPlaying, isMoving, shown, position, last, speed]);
  return useMemo(
    () => ({
      isPlaying,
      speed,
      goTo: (to, way = 'jump') => {
        setPlaying(false);
        stage.skip();
        table.goTo(to, way);
      },
      toggle: () => {
        if (!isPlaying && table.position.get() >= last) table.goTo(0, 'jump');
        setPlaying(!isPlaying);
      },
      nextSpeed: () => setSpeed(speedAfter),
    }),
    [table, stage, last, isPlaying, speed],
  );
};
