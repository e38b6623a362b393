import type { Engine, Pack } from '../../engine/engine.ts';
import type { Seat } from '../../ids.ts';
import type { Choice, Kinds } from '../../kinds.ts';
import { readOptions } from '../../options.ts';
import type { Replay } from '../../replay/format.ts';
import { replayOf } from '../../replay/replay.ts';
import type { Turn } from '../random-player.ts';
import type { Breach, LawNumber } from './breach.ts';
import type { Figures } from './figures.ts';
import type { LawTable } from './tables.ts';

/** A match as far as it was played. */
export type Played<K extends Kinds> = {
  readonly table: LawTable;
  /** Of `sfcRng`. */
  readonly seed: number;
  readonly log: readonly Turn<K>[];
};

/** What went wrong, and all it takes to see it again. */
export type BrokenMatch = {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  /** The last one is what broke the law, or was about to be done when it was found broken. */
  readonly entries: readonly { readonly seat: Seat; readonly choice: Choice }[];
  readonly law: LawNumber;
  readonly sentence: string;
  /** For `quarterdeck replay`. */
  readonly replay: Replay;
};

export function brokenMatch<K extends Kinds>(
  engine: Engine<K>,
  pack: Pack<K>,
  { table, seed, log }: Played<K>,
  { law, message }: Breach,
): BrokenMatch {
  const { game } = engine;
  const entries = log.map(({ seat, choice }) => ({ seat, choice }));
  const replay = replayOf(engine, {
    title: `${game.title}: law ${law} broken`,
    ...table,
    pack,
    chance: { kind: 'sfc', seed },
    entries,
  });
  const options = readOptions<object>(game.options, table.options, table.seats);
  return {
    game: game.id,
    seats: table.seats,
    options,
    seed,
    entries,
    law,
    sentence: message,
    replay,
  };
}

/** What a test sees. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: LawNumber;
  readonly broken: BrokenMatch;
  /** What had been looked at until then. */
  readonly figures: Figures;

  constructor(broken: BrokenMatch, figures: Figures, writtenTo: string | undefined) {
    const { law, sentence, game, seats, options, seed, entries } = broken;
    super(
      [
        `law ${law}: ${sentence}`,
        `${game}, seed ${seed}, ${seats} seats, ${JSON.stringify(options)}, answer ${entries.length}`,
        `again: { first: ${seed}, matches: 1, sample: 1 }`,
        ...(writtenTo === undefined ? [] : [`replay: ${writtenTo}`]),
      ].join('\n'),
    );
    this.law = law;
    this.broken = broken;
    this.figures = figures;
  }
}
