import { QuarterdeckError, UnknownPack } from '../errors.ts';
import type { ErasedKinds, Kinds } from '../kinds.ts';
import type { Edition, PackName } from '../pack/edition.ts';
import { contentOf, inNewerWords, isNameOf } from '../pack/edition.ts';
import { contentHash, readPack } from '../pack/pack.ts';
import { withWordings } from '../pack/wordings.ts';
import type { ErasedGame } from './core.ts';

/** A pack that was checked, hashed and indexed. */
export type Pack<K extends Kinds = ErasedKinds> = {
  readonly content: K['pack'];
  /** What matches know it by: of all that rules can read. */
  readonly hash: string;
  /** Of names, texts and sources alone; no match knows it. */
  readonly wordingHash: string;
  /** The released edition of the game's own pack that it is; null for a pack of somebody's own. */
  readonly edition: number | null;
  readonly printed: K['printed'];
};

/** The packs a program has for one game. */
export type Packs = {
  /** The game's own, as it is now. */
  own(): Pack;
  read(raw: unknown): Pack;
  /** `UnknownPack` where it is neither at hand, nor an edition, nor handed in. */
  named(name: PackName): Pack;
  /** The one at hand, or an edition, under the name that is asked for. */
  known(hash: string): Pack | undefined;
  /** The pack that a view from outside names; the game's own where it names none we know. */
  ofView(raw: unknown): Pack;
  /** For a refusal: the pack that was expected. */
  described(pack: { readonly hash: string } | undefined): string;
};

export function packsOf(game: ErasedGame): Packs {
  const { editions = [], version = 1 } = game.pack;
  const read = (raw: unknown): Pack => {
    const { content, hash, wordingHash } = readPack<object>(game.pack, raw);
    const edition = editions.find((one) => isNameOf(hash, one))?.edition ?? null;
    return { content, hash, wordingHash, edition, printed: indexed(game, content) };
  };
  const own = once(() => read(game.pack.content));
  const released = new Map(editions.map((edition) => [edition, once(() => readEdition(edition))]));

  function readEdition(edition: Edition): Pack {
    const content = contentOf(edition, own().content);
    if (content === undefined) return own();
    const older = read(migrated(game, content, edition.version ?? 1));
    const worded = read(inNewerWords(game.pack.shape, older.content, own().content));
    return { ...worded, hash: edition.hash, edition: edition.edition };
  }

  function known(hash: string): Pack | undefined {
    if (hash === own().hash) return own();
    const edition = editions.find((one) => isNameOf(hash, one));
    const pack = edition === undefined ? undefined : released.get(edition)?.();
    return pack === undefined ? undefined : { ...pack, hash };
  }

  /** By the object they came in: reading a pack costs more than a decision. */
  const handed = new WeakMap<object, Pack>();

  function readOnce(raw: unknown, from: number): Pack {
    const found = typeof raw === 'object' && raw !== null ? handed.get(raw) : undefined;
    if (found !== undefined) return found;
    const pack = read(migrated(game, raw, from));
    if (typeof raw === 'object' && raw !== null) handed.set(raw, pack);
    return pack;
  }

  function handedIn({ hash, version: from = 1, own: raw }: PackName): Pack {
    const pack = readOnce(raw, from);
    // A pack for an older shape was hashed by that shape, which this program no longer has.
    const isIt = pack.hash === hash || contentHash(raw) === hash || from < version;
    if (isIt) return { ...pack, hash };
    throw new UnknownPack(
      `The pack in the replay is ${pack.hash}, not the ${hash} that the match was played with.`,
    );
  }

  return {
    own,
    read,
    known,
    named(name) {
      const found = known(name.hash);
      if (found !== undefined && name.own !== undefined)
        return inTheirWords(readOnce(name.own, name.version ?? 1), found, own());
      if (found !== undefined) return found;
      if (name.own !== undefined) return handedIn(name);
      const mine = own();
      throw new UnknownPack(
        `The match was played with the pack ${withEdition(name)}; this program has ${withEdition(mine)}.`,
      );
    },
    ofView(raw) {
      const hash = packIn(raw);
      return (typeof hash === 'string' ? known(hash) : undefined) ?? own();
    },
    described: ({ hash } = own()) =>
      `the pack ${withEdition({ hash, edition: known(hash)?.edition ?? null })}`,
  };
}

/** Read without calling anything: a view comes from outside. */
const packIn = (view: unknown): unknown =>
  typeof view === 'object' && view !== null
    ? Object.getOwnPropertyDescriptor(view, 'pack')?.value
    : undefined;

/** A pack that differs from ours in its words alone has the same hash, and keeps its words. */
const inTheirWords = (theirs: Pack, found: Pack, own: Pack): Pack =>
  theirs.hash === own.hash && theirs.wordingHash !== found.wordingHash
    ? { ...theirs, hash: found.hash, edition: found.edition }
    : found;

const withEdition = (pack: { readonly hash: string; readonly edition?: number | null }): string =>
  typeof pack.edition === 'number' ? `${pack.hash} (edition ${pack.edition})` : pack.hash;

/** What rules and words read of a pack, side by side. */
export const indexed = (game: ErasedGame, content: object): object =>
  withWordings(game.printed(content), content);

/** A pack in the shape of today, whenever it was written. */
function migrated(game: ErasedGame, raw: unknown, from: number): unknown {
  const { version = 1, migrations } = game.pack;
  let pack = raw;
  for (let step = from; step < version; step++) {
    const migrate = migrations?.[step];
    if (migrate === undefined)
      throw new UnknownPack(`This program cannot read packs of version ${step} for ${game.title}.`);
    pack = brought(() => migrate(pack), step);
  }
  return pack;
}

function brought(migrate: () => unknown, from: number): unknown {
  try {
    return migrate();
  } catch (problem) {
    if (problem instanceof QuarterdeckError) throw problem;
    throw new UnknownPack(`The pack cannot be brought from version ${from} to ${from + 1}.`);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
