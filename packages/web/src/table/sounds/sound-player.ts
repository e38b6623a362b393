import { SOUND_RECIPES, type Sound, type Tone } from './sound-recipes.ts';

export type SoundPlayer = { readonly play: (sound: Sound) => void; readonly close: () => void };

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // The same hiss every time: a sound decides nothing, and needs no chance.
  let word = 1;
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1103515245) + 12345) | 0;
    samples[i] = word / 2147483648;
  }
  return buffer;
};

const fading = (context: AudioContext, begin: number, { lasts, loud }: Tone, volume: number) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(0.0001, loud * volume), begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(context.destination);
  return gain;
};

const playTone = (context: AudioContext, noise: AudioBuffer, tone: Tone, volume: number): void => {
  const begin = context.currentTime + tone.at;
  const gain = fading(context, begin, tone, volume);
  if (tone.voice === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.frequency.value = tone.band;
    filter.Q.value = tone.narrow;
    source.connect(filter).connect(gain);
    source.start(begin, 0, tone.lasts);
    return;
  }
  const oscillator = context.createOscillator();
  oscillator.type = tone.voice;
  oscillator.frequency.setValueAtTime(tone.pitch, begin);
  if (tone.to !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.lasts);
  oscillator.connect(gain);
  oscillator.start(begin);
  oscillator.stop(begin + tone.lasts);
};

/** Made at the first sound that is wanted: until then no audio device is touched. */
export const createSoundPlayer = (volume: () => number): SoundPlayer => {
  let hall: { readonly context: AudioContext; readonly noise: AudioBuffer } | undefined;
  const open = () => {
    const context = new AudioContext();
    return { context, noise: noiseOf(context) };
  };
  return {
    play: (sound) => {
      const loud = volume() / 100;
      if (loud === 0) return;
      hall ??= open();
      const { context, noise } = hall;
      if (context.state === 'suspended') void context.resume();
      for (const tone of SOUND_RECIPES[sound]) playTone(context, noise, tone, loud * 0.5);
    },
    close: () => {
      void hall?.context.close();
      hall = undefined;
    },
  };
};
