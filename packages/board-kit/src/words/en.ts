/** What is said of the pieces of any board, at the table and in the gallery. */
export const KIT_EN = {
  kit: {
    unnamed: 'A piece of the board',
    offers: 'You may: {{offer}}',
    whyNot: '{{choice}}: why not?',
    whyNots: '{{count}} choices are not open here',
    partly: 'partly ours',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
  },
} as const;

/** The colours of the seats. */
export const SEAT_COLOURS_EN = {
  seatColours: {
    blue: 'blue',
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    purple: 'purple',
    black: 'black',
    white: 'white',
  },
} as const;
