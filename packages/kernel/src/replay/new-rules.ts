import type { Engine } from '../engine.ts';
import type { Kinds } from '../kinds.ts';
import { BadReplay } from './bad-replay.ts';
import type { Log } from './format.ts';
import { packFor } from './opening.ts';
import { Recording } from './recording.ts';

/**
 * Takes a live match over to newer rules: its last snapshot is migrated and a new segment of its log
 * begins there. What was played before stays as it is, for engines that have the old rules.
 */
export function continueUnderNewRules<K extends Kinds>(
  engine: Engine<K>,
  log: Log,
  snapshot: unknown,
): Recording<K> {
  const { title, version } = engine.game;
  const pack = packFor(engine, log.header);
  const rules = log.segments.at(-1)?.rules ?? 0;
  if (rules >= version)
    throw new BadReplay(
      'wrong-rules',
      `Expected a match under rules of ${title} older than version ${version}, got version ${rules}.`,
    );
  const match = engine.load(snapshot, pack);
  return new Recording(engine, {
    header: log.header,
    earlier: log.segments,
    from: engine.save(match),
    match,
  });
}
