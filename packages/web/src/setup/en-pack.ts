/** What is said of a pack somebody brings. */
export const PACK_EN = {
  newTable: {
    packChoose: 'Choose a file',
    packDrop: 'Use our pack again',
    packBad: '{{name}} cannot be used:',
    packNotJson: 'The file is not JSON: {{why}}',
    packTooLarge: 'The file is larger than 5 MB; a pack is a few hundred kilobytes.',
  },
} as const;
