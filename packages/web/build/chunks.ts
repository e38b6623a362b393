import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

export const chunksIn = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).flatMap((made) => (made.type === 'chunk' ? [made] : []));

/** The script that a module is the entry of, whether it is imported at once or when wanted. */
export const chunkOf = (bundle: Bundle, source: RegExp): Chunk => {
  const found = chunksIn(bundle).find(({ facadeModuleId }) => source.test(facadeModuleId ?? ''));
  if (found === undefined) throw new Error(`The build has no chunk of ${source.source}.`);
  return found;
};

/** A chunk and all that it imports before it runs; what is imported stands first. */
export const withImports = (bundle: Bundle, chunk: Chunk): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const add = (next: Chunk): void => {
    if (seen.has(next)) return;
    seen.add(next);
    for (const file of next.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
    found.add(next);
  };
  add(chunk);
  return [...found];
};

/** The scripts of several modules with all that they import, each once. */
export const chunksOf = (bundle: Bundle, sources: readonly RegExp[]): readonly Chunk[] => [
  ...new Set(sources.flatMap((source) => withImports(bundle, chunkOf(bundle, source)))),
];

export const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];
