import type { Engine, ErasedKinds } from '@quarterdeck/kernel/engine';
import type { Json, PackName } from '@quarterdeck/kernel/pack';

/** A recording, or as much of one. */
type Played = { readonly engine: Engine<ErasedKinds>; readonly pack: PackName };

/** A pack as a page or a bot is told of it. */
export type SentPack = {
  readonly hash: string;
  /** Its content, where it is not the one that every program of this version has at hand. */
  readonly own?: Json;
};

/** What those who look at a table need to read its views: no content that they have already. */
export function sentPack({ engine, pack }: Played): SentPack {
  const { hash, content } = engine.packFor(pack);
  return content === engine.pack.content ? { hash } : { hash, own: content as Json };
}
