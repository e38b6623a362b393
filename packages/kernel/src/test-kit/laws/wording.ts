// Law 6 over a whole match: wording never decides.

import { sfcRng } from '../../chance/rng.ts';
import type { ErasedGame } from '../../engine/core.ts';
import type { Engine, Pack } from '../../engine/engine.ts';
import { indexed } from '../../engine/packs.ts';
import type { Kinds } from '../../kinds.ts';
import type { Match } from '../../match.ts';
import { splitBy } from '../../pack/shape.ts';
import { difference } from '../difference.ts';
import type { Turn } from '../random-player.ts';
import { Breach } from './breach.ts';
import type { Inspectors } from './position.ts';
import type { LawTable } from './tables.ts';

/** Plays the log again with noise for every name, text and source, and looks for a difference. */
export function checkWording<K extends Kinds>(
  { twin, pack, figures }: Inspectors<K>,
  table: LawTable,
  seed: number,
  log: readonly Turn<K>[],
): void {
  const noise = inNoise(twin, pack);
  if (noise === null) return;
  const ours = twin.deal({ ...table, pack, rng: sfcRng(seed) });
  const theirs = twin.deal({ ...table, pack: noise, rng: sfcRng(seed) });
  const [here, there] = [ours.match, theirs.match];
  same('the deal', twin.hash(here), twin.hash(there));
  same('what the deal tells', ours.events, theirs.events);
  for (const { seat, choice } of log) {
    same('what is offered', listed(twin, here, seat), listed(twin, there, seat));
    const events = twin.play(here, seat, choice);
    same('what happens', events, playedOn(twin, there, { seat, choice }));
    same('the match', twin.hash(here), twin.hash(there));
  }
  same('the outcome', twin.outcome(here), twin.outcome(there));
  figures.reworded++;
}

const listed = <K extends Kinds>(engine: Engine<K>, match: Match<K>, seat: Turn<K>['seat']) => ({
  offered: engine.choices(match, seat),
  denied: engine.explain(match, seat),
});

function playedOn<K extends Kinds>(
  engine: Engine<K>,
  match: Match<K>,
  { seat, choice }: Pick<Turn<K>, 'seat' | 'choice'>,
): unknown {
  try {
    return engine.play(match, seat, choice);
  } catch (problem) {
    return String(problem);
  }
}

function same(what: string, here: unknown, there: unknown): void {
  const found = difference(here, there, '');
  if (found !== null)
    throw new Breach(6, `wording decides: with other names and texts, ${what} differs (${found})`);
}

/** The pack with every wording made unreadable; null where it has none. */
function inNoise<K extends Kinds>({ game }: Engine<K>, pack: Pack<K>): Pack<K> | null {
  const erased = game as unknown as ErasedGame;
  const { printed, wording } = splitBy(erased.pack.shape, pack.content);
  if (wording === undefined) return null;
  const content = withNoise(pack.content, printed) as K['pack'];
  return { ...pack, content, printed: indexed(erased, content) as K['printed'] };
}

/** `printed` is the same value without its wording: what it lacks is noise. */
function withNoise(value: unknown, printed: unknown): unknown {
  if (printed === undefined || (printed === null && value !== null)) return noiseFor(value);
  if (Array.isArray(value) && Array.isArray(printed))
    return value.map((item: unknown, index) => withNoise(item, printed[index]));
  if (!isRecord(value) || !isRecord(printed)) return value;
  return mapped(value, (field, name) => withNoise(field, printed[name]));
}

function noiseFor(value: unknown): unknown {
  if (typeof value === 'string') return `~${[...value].reverse().join('')}~`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(noiseFor);
  return isRecord(value) ? mapped(value, noiseFor) : value;
}

function mapped(
  record: Readonly<Record<string, unknown>>,
  make: (field: unknown, name: string) => unknown,
): unknown {
  const out: Record<string, unknown> = Object.create(Object.getPrototypeOf(record));
  for (const [name, field] of Object.entries(record)) out[name] = make(field, name);
  return out;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
