import type { MotionFamily } from '@quarterdeck/board-kit';

export const SOUNDS = [
  'turn',
  'seal',
  'reveal',
  'sail',
  'roll',
  'card',
  'coin',
  'hit',
  'gust',
  'points',
  'undo',
  'refused',
  'tap',
  'tick',
  'end',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A pitch or a breath of noise that fades. Times in seconds, pitches in hertz. */
export type Tone = {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
} & (
  | { readonly voice: 'sine' | 'triangle'; readonly pitch: number; readonly to?: number }
  | { readonly voice: 'noise'; readonly band: number; readonly narrow: number }
);

const bell = (at: number, pitch: number, loud: number): readonly Tone[] => [
  { at, lasts: 1.4, loud, voice: 'sine', pitch },
  { at, lasts: 0.9, loud: loud * 0.5, voice: 'sine', pitch: pitch * 2.41 },
  { at, lasts: 0.4, loud: loud * 0.3, voice: 'sine', pitch: pitch * 4.07 },
];
const knock = (at: number, band: number, loud: number): Tone => ({
  at,
  lasts: 0.06,
  loud,
  voice: 'noise',
  band,
  narrow: 4,
});
const breath = (at: number, lasts: number, band: number, loud: number): Tone => ({
  at,
  lasts,
  loud,
  voice: 'noise',
  band,
  narrow: 0.8,
});

/** All of them short and dry; each is also something one sees. */
export const SOUND_RECIPES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: bell(0, 880, 0.5),
  seal: [knock(0, 300, 0.9), breath(0.03, 0.16, 500, 0.25)],
  reveal: [breath(0, 0.14, 2600, 0.35), breath(0.1, 0.12, 3200, 0.25)],
  sail: [breath(0, 0.5, 700, 0.4)],
  roll: [0, 0.09, 0.17, 0.3, 0.37].map((at, i) => knock(at, 1500 - i * 130, 0.7 - i * 0.1)),
  card: [0, 0.03, 0.06, 0.09].map((at) => knock(at, 3000, 0.25)),
  coin: [
    { at: 0, lasts: 0.25, loud: 0.3, voice: 'triangle', pitch: 2100 },
    { at: 0.07, lasts: 0.35, loud: 0.3, voice: 'triangle', pitch: 2800 },
  ],
  hit: [
    knock(0, 180, 1),
    breath(0.01, 0.25, 240, 0.6),
    { at: 0, lasts: 0.3, loud: 0.5, voice: 'sine', pitch: 90, to: 40 },
  ],
  gust: [breath(0, 0.7, 420, 0.45)],
  points: bell(0, 1320, 0.35),
  undo: [breath(0, 0.16, 1800, 0.3)],
  refused: [{ at: 0, lasts: 0.12, loud: 0.5, voice: 'sine', pitch: 130, to: 90 }],
  tap: [knock(0, 900, 0.3)],
  tick: [knock(0, 2200, 0.35)],
  end: [...bell(0, 660, 0.4), ...bell(0.28, 660, 0.4), ...bell(0.9, 880, 0.5)],
};

export const SOUND_OF: Readonly<Record<MotionFamily, Sound>> = {
  sail: 'sail',
  jump: 'sail',
  roll: 'roll',
  flip: 'reveal',
  gain: 'coin',
  lose: 'card',
  damage: 'hit',
  sunk: 'hit',
  score: 'points',
  gust: 'gust',
  seal: 'seal',
};
