import { createStore, type Motion, type Store } from '@quarterdeck/board-kit';
import type { TableSnapshot } from '../../hosts/host.ts';
import { isSameQuestion } from '../../hosts/moment.ts';
import { hasteAfter, PATIENCE } from '../../hosts/patience.ts';
import { type Beat, beatsOf, lengthOf, type NarratedMotion, tempoOf } from './beats.ts';
import { isRoll } from './rolls.ts';

/** A beat being played. `stop` ends it at once; `done` comes either way. */
export type Performance = { readonly done: Promise<void>; readonly stop: () => void };

export type StageParts = {
  /** What one sees of the deal, over the position that it led to. */
  readonly dealOf: (first: TableSnapshot) => readonly NarratedMotion[];
  /** What one sees between two moments. */
  readonly motionsOf: (before: TableSnapshot, after: TableSnapshot) => readonly NarratedMotion[];
  readonly perform: (beat: Beat, speed: number) => Performance;
  /** Dice that were thrown, seen or skipped. */
  readonly rolled: (motions: readonly Motion[]) => void;
  /** After a new position is drawn: pieces lie where it has them. */
  readonly settle: () => void;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
  /** Nothing moves: reduced motion. */
  readonly isStill: () => boolean;
  /** How much faster than written everything goes, as the reader wishes. */
  readonly speed: () => number;
  /** Draws what this changes before it returns. */
  readonly drawAtOnce: (change: () => void) => void;
  /** Draws it in slices, between which the page can do other things; ends when it is drawn. */
  readonly drawInSlices: (change: () => void) => Promise<void>;
  /** Until what was drawn is laid out: measuring sooner would force a layout. */
  readonly laidOut: () => Promise<void>;
};

/** What the page shows lags behind what the host knows, by the motions that lie between. */
export type Stage = {
  readonly shown: Store<TableSnapshot>;
  readonly isPlaying: Store<boolean>;
  /** The host is ahead: what is shown asks nothing any more. */
  readonly isBehind: Store<boolean>;
  /** What is happening just now, in a sentence. */
  readonly caption: Store<string | undefined>;
  /** Shows the deal, if nothing has happened since. */
  readonly open: () => void;
  readonly take: (next: TableSnapshot) => void;
  /** Any input: everything that waits is shown at once. */
  readonly skip: () => void;
  /** Only what moves just now is done at once; what follows it is played. */
  readonly skipBeat: () => void;
  /** Plays motions over the position as it stands: a line of the log, again. */
  readonly replay: (motions: readonly NarratedMotion[]) => void;
};

type Waiting = { snapshot: TableSnapshot; readonly beats: readonly Beat[] };

const isSameSeat = (a: TableSnapshot, b: TableSnapshot): boolean =>
  a.viewer === b.viewer && a.table.id === b.table.id;

/** What waits to be seen, and the way through it. A new `run` makes every older one stop. */
type Backlog = {
  waiting: Waiting[];
  playing: Performance | undefined;
  isWorked: boolean;
  run: number;
  /** Since when the viewer waits to be asked; undefined where nobody does. */
  awaited: number | undefined;
  /** Beats whose dice were handed over. */
  readonly thrown: WeakSet<Beat>;
  readonly caption: Store<string | undefined>;
};

const createBacklog = (caption: Backlog['caption']): Backlog => ({
  waiting: [],
  playing: undefined,
  isWorked: false,
  run: 0,
  awaited: undefined,
  thrown: new WeakSet(),
  caption,
});

const beatsOfDeal = (now: TableSnapshot, { isStill, dealOf }: StageParts): readonly Beat[] =>
  now.seq > 0 || isStill() ? [] : beatsOf(dealOf(now));

const behindOf = ({ waiting }: Backlog): number =>
  waiting.slice(1).reduce((sum, { beats }) => sum + lengthOf(beats), 0);

/** Dice are seen whatever becomes of the rest: each throw once. */
const throwDice = (
  { thrown }: Backlog,
  beats: readonly Beat[],
  rolled: StageParts['rolled'],
): void => {
  const fresh = beats.filter((beat) => !thrown.has(beat));
  for (const beat of fresh) thrown.add(beat);
  const motions = fresh.flatMap((beat) => beat.motions).filter(isRoll);
  if (motions.length > 0) rolled(motions);
};

const throwWaiting = (backlog: Backlog, rolled: StageParts['rolled']): void =>
  throwDice(
    backlog,
    backlog.waiting.flatMap(({ beats }) => beats),
    rolled,
  );

/** Where nothing is played, of what lies between two moments only the dice are seen. */
const throwBetween = (
  backlog: Backlog,
  before: TableSnapshot,
  after: TableSnapshot,
  { motionsOf, rolled }: StageParts,
): void => {
  if (isSameSeat(before, after) && after.seq > before.seq)
    throwDice(backlog, beatsOf(motionsOf(before, after)), rolled);
};

/** Nothing waits any more, and whoever works notices. */
const giveUp = (backlog: Backlog): void => {
  backlog.run++;
  backlog.waiting = [];
  backlog.isWorked = false;
  backlog.playing?.stop();
  backlog.playing = undefined;
};

/**
 * Plays one beat after the other, as fast as the backlog asks, until it is done or overtaken. Gives
 * whether the backlog was hopeless.
 */
const playThrough = async (
  backlog: Backlog,
  beats: readonly Beat[],
  { perform, rolled, speed, now }: StageParts,
): Promise<boolean> => {
  const mine = backlog.run;
  let left = lengthOf(beats);
  for (const beat of beats) {
    const wished = speed();
    const tempo = tempoOf(left / wished, behindOf(backlog) / wished);
    const waited = backlog.awaited === undefined ? 0 : now() - backlog.awaited;
    const haste = hasteAfter(waited);
    if (mine !== backlog.run) return false;
    if (tempo === 'jump' || haste === undefined) {
      throwWaiting(backlog, rolled);
      return true;
    }
    throwDice(backlog, [beat], rolled);
    backlog.caption.set(beat.says);
    const inTime = beat.ms / (PATIENCE - waited);
    backlog.playing = perform(beat, Math.max(tempo * wished * haste, inTime));
    await backlog.playing.done;
    left -= beat.ms;
  }
  return false;
};

const createStores = (first: TableSnapshot) => ({
  shown: createStore(first),
  isPlaying: createStore(false),
  isBehind: createStore(false),
  caption: createStore<string | undefined>(undefined),
});

type Stores = ReturnType<typeof createStores>;

/**
 * Plays and draws what waits until nothing does, or until it is overtaken. Nobody waits for a
 * position that comes after a motion: it is drawn in slices.
 */
const workOff = async (
  backlog: Backlog,
  { shown, isBehind, caption }: Stores,
  parts: StageParts,
): Promise<void> => {
  const { waiting, run } = backlog;
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    const isHopeless = await playThrough(backlog, next.beats, parts);
    if (run !== backlog.run) return;
    // Every position on the way, drawn in one go, would hold the page up: the last says it all.
    const { snapshot } = waiting.splice(0, isHopeless ? waiting.length : 1).at(-1) ?? next;
    const draw = (): void => {
      isBehind.set(false);
      shown.set(snapshot);
    };
    // What stands on the page already is not drawn again, and nobody would say that it was.
    if (snapshot === shown.get()) draw();
    else await parts.drawInSlices(draw);
    if (run !== backlog.run) return;
    caption.set(undefined);
    parts.settle();
    const ahead = waiting.at(-1)?.snapshot;
    isBehind.set(ahead !== undefined && !isSameQuestion(shown.get(), ahead));
    if (ahead !== undefined) await parts.laidOut();
    if (run !== backlog.run) return;
  }
};

export const createStage = (first: TableSnapshot, parts: StageParts): Stage => {
  const stores = createStores(first);
  const { shown, isPlaying, isBehind, caption } = stores;
  const backlog = createBacklog(caption);

  const show = (next: TableSnapshot): void => {
    caption.set(undefined);
    parts.drawAtOnce(() => shown.set(next));
    parts.settle();
  };
  const work = async (): Promise<void> => {
    const mine = backlog.run;
    backlog.isWorked = true;
    isPlaying.set(true);
    await workOff(backlog, stores, parts);
    if (mine !== backlog.run) return;
    backlog.isWorked = false;
    isPlaying.set(false);
  };
  const skip = (): void => {
    const last = backlog.waiting.at(-1)?.snapshot;
    throwWaiting(backlog, parts.rolled);
    giveUp(backlog);
    caption.set(undefined);
    isBehind.set(false);
    if (last === undefined) parts.settle();
    else show(last);
    isPlaying.set(false);
  };
  const follow = (next: TableSnapshot, before: TableSnapshot): void => {
    const beats = beatsOf(parts.motionsOf(before, next));
    if (!backlog.isWorked && beats.length === 0) show(next);
    else {
      backlog.waiting.push({ snapshot: next, beats });
      if (!backlog.isWorked) void work();
    }
    if (backlog.waiting.length > 0) isBehind.set(!isSameQuestion(shown.get(), next));
  };

  const open = (): void => {
    const beats = backlog.isWorked ? [] : beatsOfDeal(shown.get(), parts);
    if (beats.length > 0) backlog.waiting.push({ snapshot: shown.get(), beats });
    if (beats.length > 0) void work();
  };

  return {
    ...stores,
    open,
    skip,
    skipBeat: () => backlog.playing?.stop(),
    take: (next) => {
      const last = backlog.waiting.at(-1);
      const before = last?.snapshot ?? shown.get();
      if (before.question !== null) backlog.awaited = parts.now();
      if (!isSameSeat(before, next) || parts.isStill()) {
        skip();
        throwBetween(backlog, before, next, parts);
        show(next);
      } else if (next.seq !== before.seq) follow(next, before);
      else if (last === undefined) show(next);
      else last.snapshot = next;
    },
    replay: (motions) => {
      skip();
      const mine = backlog.run;
      isPlaying.set(true);
      void playThrough(backlog, beatsOf(motions), parts).then(() => {
        if (mine === backlog.run) skip();
      });
    },
  };
};
