// What is printed on components, as data: shapes that read it, and the checks of a pack.

export { doubledKey } from './doubled-key.ts';
export type { Edition, PackName } from './edition.ts';
export { effectsBy } from './effects.ts';
export { fixedFigures } from './fixed-figures.ts';
export type { Json } from './json.ts';
export { canonicalJson, json } from './json.ts';
export { byPackId, packIdOf, packIds } from './open.ts';
export type { PackEffect, PackSource, ReadPack, Wrong } from './pack.ts';
export { BadPack, contentHash, countOf, knownId, readPack, uniqueIds } from './pack.ts';
export { fieldPath, itemPath } from './path.ts';
export { mapOf, optional, recordOf, shape, variants, wording } from './record.ts';
export type { JsonSchema, PrintedPart, Shape, Shaped } from './shape.ts';
export { bool, documentOf, integer, listOf, literal, oneOf, orNull, read, text } from './shape.ts';
export { withWordings, wordingsBeside } from './wordings.ts';
