declare module 'virtual:game-under-work' {
  export const entry: { readonly [name: string]: unknown };
}
declare module 'virtual:board-under-work' {
  type Door = () => Promise<{ readonly [name: string]: unknown }>;
  /** Null where the game has no src/board/index.tsx. */
  export const board: Door | null;
  /** Null where the game has no src/about.ts. */
  export const about: Door | null;
}
