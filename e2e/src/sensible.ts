/** What somebody who wants the match to go on would take, the best first. */
export const LIKED = [
  /^Unload (?!no more)/,
  /^Load (cotton|wine|tea|cocoa)/,
  /^Load [1-9] rum/,
  /^(Thaler|Free rum)/,
  /free/,
  /^Take /,
] as const;

/** Which of the choices on the screen to take, by what is written on them. */
export const sensible = (names: readonly string[]): number => {
  for (const liked of LIKED) {
    const found = names.findIndex((name) => liked.test(name));
    if (found >= 0) return found;
  }
  return 0;
};
