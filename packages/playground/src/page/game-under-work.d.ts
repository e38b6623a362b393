declare module 'virtual:game-under-work' {
  export const entry: { readonly [name: string]: unknown };
}
