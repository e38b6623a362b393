import { createStore, type Motion, type Store } from '@quarterdeck/board-kit';

/** A throw of dice as it lies on the tray. */
export type ShownRoll = {
  readonly id: number;
  readonly draw: Motion['draw'];
  readonly words: string | undefined;
  readonly rolled: NonNullable<Motion['rolled']>;
};

/** Milliseconds that dice lie there at least, however fast all else goes. */
export const HOLD = 1_500;
/** How long after the last of them they are gone by themselves. */
export const READ = 4_500;
/** As many as were rolled in one battle. */
const MOST = 4;

/** The dice of the last battle, large. */
export type Rolls = {
  readonly shown: Store<readonly ShownRoll[]>;
  readonly add: (motions: readonly Motion[]) => void;
  /** A click or a key: what has been there for a while is read. */
  readonly read: () => void;
  readonly close: () => void;
};

export const isRoll = ({ rolled }: Motion): boolean => rolled !== undefined;

export const createRolls = (now: () => number = () => performance.now()): Rolls => {
  const shown = createStore<readonly ShownRoll[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let addedAt = 0;
  const clear = (): void => {
    clearTimeout(timer);
    shown.set([]);
  };
  return {
    shown,
    add: (motions) => {
      const rows = motions.flatMap(({ draw, words, rolled }): readonly ShownRoll[] => {
        count++;
        return rolled === undefined ? [] : [{ id: count, draw, words, rolled }];
      });
      if (rows.length === 0) return;
      clearTimeout(timer);
      addedAt = now();
      const begins = rows.some(({ rolled }) => rolled.begins === true);
      shown.set([...(begins ? [] : shown.get()), ...rows].slice(-MOST));
      timer = setTimeout(clear, READ);
    },
    read: () => {
      if (shown.get().length > 0 && now() - addedAt >= HOLD) clear();
    },
    close: clear,
  };
};
