import { canonicalJson } from '@quarterdeck/kernel/pack';
import { type Learning, mergeLearning, type Result } from '@quarterdeck/tables';
import { dayOf, withoutOldDailies } from '../../settings/daily-progress.ts';
import type { Settings } from '../../settings/settings.ts';
import type { SettingsStore } from '../../settings/store.ts';
import { accountCalls } from './account-calls.ts';
import { rememberServer } from './known-server.ts';

type Learned = Pick<Settings, 'lessons' | 'coaches' | 'finished' | 'forgotten'>;

/** Milliseconds of quiet after which what was learned is sent: a lesson changes with every answer. */
const QUIET_MS = 2_000;

/** As it travels: what has no time was learned before times were noted. */
export function learningOf({ lessons, coaches, finished, forgotten }: Learned): Learning {
  const timed = <T extends { readonly when?: number }>(all: { readonly [name: string]: T }) =>
    Object.fromEntries(
      Object.entries(all).map(([name, each]) => [name, { ...each, when: each.when ?? 0 }]),
    );
  return { lessons: timed(lessons), coaches: timed(coaches), finished, forgotten };
}

const writtenOf = (learned: Learned): string => canonicalJson(learningOf(learned));

export type LearningKeeper = {
  /** Sends what this device knows, and takes over what others know. False: the server did not. */
  readonly sync: () => Promise<boolean>;
  /** As above, where something has changed since. */
  readonly flush: () => void;
  /** Takes it off this device: who comes next begins with nothing of it. For what the server has. */
  readonly clear: () => void;
};

type KeeperParts = {
  readonly store: SettingsStore;
  readonly learn: (learned: Learning) => Promise<Result<Learning>>;
  readonly now: () => number;
};

/** Keeps what was learned on the device and on the server the same, as long as there is one. */
export function learningKeeper({ store, learn, now }: KeeperParts): LearningKeeper {
  /** What the server knows of, as it was written; null until it was told once. */
  let sent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNews = (): boolean => sent !== writtenOf(store.current());
  const takeOver = (all: Learning): void => {
    const merged = mergeLearning(learningOf(store.current()), all);
    const next = { ...merged, lessons: withoutOldDailies(merged.lessons, dayOf(now())) };
    if (writtenOf(next) !== writtenOf(store.current())) store.change(next);
  };
  const sync = async (): Promise<boolean> => {
    const asked = store.current();
    const answer = await learn(learningOf(asked));
    if (!answer.ok) return false;
    // What was learned while the answer was under way is sent with the next one.
    const isOld = writtenOf(asked) !== writtenOf(store.current());
    takeOver(answer.value);
    sent = writtenOf(isOld ? asked : store.current());
    if (!isOld) clearTimeout(timer);
    return true;
  };
  const stopWatching = store.subscribe(() => {
    if (!isNews()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), QUIET_MS);
  });
  return {
    sync,
    flush: () => {
      if (isNews()) void sync();
    },
    clear: () => {
      stopWatching();
      clearTimeout(timer);
      store.change({ lessons: {}, coaches: {}, finished: [], forgotten: 0 });
    },
  };
}

let keeper: LearningKeeper | null = null;

/** The page's one keeper. Whoever has one is known to the server, on the next visit too. */
export function keepLearning(store: SettingsStore): LearningKeeper {
  if (keeper !== null) return keeper;
  rememberServer();
  const made = learningKeeper({ store, learn: accountCalls.learn, now: Date.now });
  // Whoever leaves within the quiet time has learned it all the same.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') made.flush();
  });
  keeper = made;
  return made;
}
