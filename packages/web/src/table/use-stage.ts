import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenTable, TableSnapshot } from '../host/host.ts';
import { useSettingsStore } from '../settings/settings-context.tsx';
import type { Words } from '../words/word-key.ts';
import type { AnyKit, Motion } from './board-contract.ts';
import { createFlights, type Flights } from './motion/flights.ts';
import { createMover } from './motion/perform.ts';
import { createStage, type Stage } from './motion/stage.ts';
import { type Reader, sceneOf } from './reading.ts';
import { createOrchestra, type Orchestra } from './sounds/orchestra.ts';
import { SOUND_OF } from './sounds/score.ts';

const wantsStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'none';

/** What was told between two moments, as motions over the first of them. */
const motionsBetween = (
  kit: AnyKit,
  reader: Reader,
  words: Words,
  before: TableSnapshot,
  after: TableSnapshot,
): readonly Motion[] => {
  const { animate } = kit;
  if (animate === undefined || after.seq < before.seq) return [];
  const scene = sceneOf(reader, before.table, before.view, words);
  return after.log
    .filter(({ seq }) => seq > before.seq)
    .flatMap(({ events }) => events)
    .flatMap((event) => animate(scene, event));
};

export type Staging = {
  readonly stage: Stage;
  readonly flights: Flights;
  readonly orchestra: Orchestra;
};

/** The stage of one open table, fed by its host as long as the page shows it. */
export const useStage = (open: OpenTable, kit: AnyKit, reader: Reader, words: Words): Staging => {
  const settings = useSettingsStore();
  const speech = useRef(words);
  speech.current = words;
  const staging = useMemo((): Staging => {
    const flights = createFlights();
    const orchestra = createOrchestra(() => settings.current().volume);
    const mover = createMover(() => document.getElementById('main'), flights);
    const stage = createStage(open.current(), {
      motionsOf: (before, after) => motionsBetween(kit, reader, speech.current, before, after),
      perform: (beat, speed) => {
        for (const family of new Set(beat.motions.map((motion) => motion.family)))
          orchestra.play(SOUND_OF[family]);
        return mover.perform(beat, speed);
      },
      settle: mover.settle,
      isStill: wantsStillness,
      show: (shown, next) => flushSync(() => shown.set(next)),
    });
    return { stage, flights, orchestra };
  }, [open, kit, reader, settings]);
  useEffect(() => {
    const take = (): void => staging.stage.take(open.current());
    // Drawing at once is not allowed while React is at work, as it is here.
    queueMicrotask(take);
    return open.subscribe(take);
  }, [open, staging]);
  useEffect(() => () => staging.orchestra.close(), [staging]);
  return staging;
};
