import type { AnyKit, AnyScene, Words } from '@quarterdeck/board-kit';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import { startTransition, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenTable, TableSnapshot } from '../../hosts/host.ts';
import { type Pace, paceOf } from '../../settings/settings.ts';
import { useSettingsStore } from '../../settings/settings-context.tsx';
import type { NarratedMotion } from '../motion/beats.ts';
import { createFlights, type Flights } from '../motion/flights.ts';
import { createFlippedFaces, type FlippedFaces } from '../motion/flipped-faces.ts';
import { createMover } from '../motion/perform.ts';
import { createRolls, type Rolls } from '../motion/rolls.ts';
import { createStage, type Stage } from '../motion/stage.ts';
import { createSoundPlayer, type SoundPlayer } from '../sounds/sound-player.ts';
import { SOUND_OF } from '../sounds/sound-recipes.ts';
import { sceneOf, type ViewReader } from './scene.ts';

const wantsStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'none';

const narrated = (
  animate: NonNullable<AnyKit['animate']>,
  over: AnyScene,
  then: AnyScene,
  events: readonly AnyEvent[],
): readonly NarratedMotion[] =>
  events.flatMap((event) => {
    const says = then.speaker.event(then.view, event);
    return animate(over, event).map((motion) => ({ ...motion, says }));
  });

/** What the deal decided, over the position it led to: there is none before it. */
const motionsOfDeal = (
  { animate }: AnyKit,
  reader: ViewReader,
  words: Words<string>,
  { table, view, deal }: TableSnapshot,
): readonly NarratedMotion[] => {
  if (animate === undefined) return [];
  const scene = sceneOf(reader, table, view, words);
  return narrated(animate, scene, scene, deal);
};

/**
 * What was told between two moments, as motions over the first of them. The sentence speaks of the
 * second: what an answer has brought, a region for one, is not in the position before it.
 */
const motionsBetween = (
  kit: AnyKit,
  reader: ViewReader,
  words: Words<string>,
  before: TableSnapshot,
  after: TableSnapshot,
): readonly NarratedMotion[] => {
  const { animate } = kit;
  if (animate === undefined || after.seq < before.seq) return [];
  const scene = sceneOf(reader, before.table, before.view, words);
  const then = sceneOf(reader, after.table, after.view, words);
  const told = after.log.filter(({ seq }) => seq > before.seq);
  const events = told.flatMap((telling) => telling.events);
  return narrated(animate, scene, then, events);
};

/** A motion that cannot be shown must not hold up the table: the position itself is next. */
const orNone = (make: () => readonly NarratedMotion[]): readonly NarratedMotion[] => {
  try {
    return make();
  } catch (fault) {
    reportError(fault);
    return [];
  }
};

/** A page that nobody looks at has no frames. */
const FRAME_AT_LATEST = 100;

/** Comes after the next frame, which has laid out and painted what stands on the page. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, FRAME_AT_LATEST);
    requestAnimationFrame(() => setTimeout(end));
  });

/** Who wants bots to be quick wants to see them quickly, too. */
const HASTE: Readonly<Record<Pace, number>> = { calm: 1, brisk: 1.6, atOnce: 3 };
const SHORT = 2;

export type Staging = {
  readonly stage: Stage;
  readonly flights: Flights;
  readonly rolls: Rolls;
  readonly flipped: FlippedFaces;
  readonly player: SoundPlayer;
  /** Whoever follows the stage says that a position now stands on the page. */
  readonly drawn: () => void;
};

/** The stage of one open table, fed by its host as long as the page shows it. */
export const useStage = (
  open: OpenTable,
  kit: AnyKit,
  reader: ViewReader,
  words: Words<string>,
): Staging => {
  const settings = useSettingsStore();
  const speech = useRef(words);
  speech.current = words;
  const staging = useMemo((): Staging => {
    const flights = createFlights();
    const rolls = createRolls();
    const player = createSoundPlayer(() => settings.current().volume);
    const flipped = createFlippedFaces();
    const awaited = new Set<() => void>();
    const drawn = (): void => {
      for (const resolve of awaited) resolve();
      awaited.clear();
    };
    const mover = createMover(() => document.getElementById('main'), { flights, flipped });
    const stage = createStage(open.current(), {
      dealOf: (first) => orNone(() => motionsOfDeal(kit, reader, speech.current, first)),
      motionsOf: (before, after) =>
        orNone(() => motionsBetween(kit, reader, speech.current, before, after)),
      perform: (beat, speed) => {
        for (const family of new Set(beat.motions.map((motion) => motion.family)))
          player.play(SOUND_OF[family]);
        return mover.perform(beat, speed);
      },
      rolled: rolls.add,
      settle: mover.settle,
      isStill: wantsStillness,
      now: () => performance.now(),
      speed: () => {
        const { motion, ...chosen } = settings.current();
        const pace = paceOf(chosen, open.current().table.game);
        return HASTE[pace] * (motion === 'short' ? SHORT : 1);
      },
      drawAtOnce: (change) => flushSync(change),
      drawInSlices: async (change) => {
        void open.drawing({ now: true });
        await new Promise<void>((resolve) => {
          awaited.add(resolve);
          startTransition(change);
        });
        void laidOut().then(() => open.drawing({ now: false }));
      },
      laidOut,
    });
    return { stage, flights, rolls, flipped, player, drawn };
  }, [open, kit, reader, settings]);
  useEffect(() => {
    const take = (): void => staging.stage.take(open.current());
    // Drawing at once is not allowed while React is at work, as it is here.
    queueMicrotask(take);
    void laidOut().then(staging.stage.open);
    return open.subscribe(take);
  }, [open, staging]);
  useEffect(
    () => () => {
      staging.player.close();
      staging.rolls.close();
    },
    [staging],
  );
  return staging;
};
