import type { Engine } from '../engine/engine.ts';
import type { Kinds } from '../kinds.ts';
import { BadReplay } from './bad-replay.ts';
import type { Log } from './format.ts';
import { packFor } from './opening.ts';
import { packName, Recording } from './recording.ts';

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
  const before = log.segments.at(-1);
  const pack = packFor(engine, log.header, before?.pack);
  const rules = before?.rules ?? 0;
  if (rules >= version)
    throw new BadReplay(
      'wrong-rules',
      `Expected a match under rules of ${title} older than version ${version}, got version ${rules}.`,
    );
  const match = engine.load(snapshot, pack);
  const { packHash } = match.terms;
  // The old segments keep the pack they were played with.
  const taken =
    packHash === pack.hash
      ? before?.pack
      : packName(engine, engine.packFor({ hash: packHash }), match.terms);
  return new Recording(engine, {
    header: log.header,
    earlier: log.segments,
    from: engine.save(match),
    match,
    ...(taken === undefined ? {} : { pack: taken }),
  });
}
