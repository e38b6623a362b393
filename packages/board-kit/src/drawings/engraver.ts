/**
 * The engraver's hand: the same wobble for the same words, so that an island keeps its coast in
 * every match, picture and test. It draws; it never decides anything in a game.
 */
export const engraver = (words: string): (() => number) => {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
};
