import type { GameModule } from '@quarterdeck/kernel/engine';

type Fields = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const has = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(value, name));

/** Rules and words among the exports of a game's door, by what they are made of. */
export function findGame(entry: Fields): GameModule {
  const values = Object.values(entry).filter(isRecord);
  const game = values.find((value) => has(value, 'id', 'steps', 'setup', 'state'));
  const say = values.find((value) => has(value, 'catalogue', 'question', 'choice', 'event'));
  if (game === undefined)
    throw new Error(`No game among the exports ${Object.keys(entry).join(', ')}.`);
  if (say === undefined)
    throw new Error(`No words (a Say) among the exports ${Object.keys(entry).join(', ')}.`);
  // Foreign by nature, and looked at above: whatever else is wrong with it, the engine says.
  return { game, say } as unknown as GameModule;
}
