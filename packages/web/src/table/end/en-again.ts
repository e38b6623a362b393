/** What is said of playing again with the same people. */
export const AGAIN_EN = {
  again: {
    title: 'Once more, with the same crew?',
    agree: 'Play again',
    agreed: 'would play again',
    open: 'has not said yet',
    waits: 'You would. Waiting for {{names}}.',
    go: 'Go to the next table',
    watch: 'Watch the next match',
  },
} as const;
