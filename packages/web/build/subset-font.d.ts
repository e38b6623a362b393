declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    letters: string,
    options: { readonly targetFormat: 'woff2' },
  ) => Promise<Uint8Array>;

  export = subsetFont;
}
