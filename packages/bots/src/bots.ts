import { describe, nearest } from '@quarterdeck/kernel/engine';
import type { BotSpec, CaptainMind } from './bot.ts';
import { BadTask } from './errors.ts';

export const CAPTAIN: CaptainMind = {
  kind: 'captain',
  iterations: 1200,
  glances: 8,
  faith: 3,
  rivals: 8,
  cycles: 2,
  horizon: 24,
  sample: 10,
};

/** Every bot, weakest first. */
export const BOTS: readonly BotSpec[] = [
  {
    id: 'random',
    title: 'Deckhand',
    about: 'Does anything the rules allow.',
    strength: 0,
    mind: { kind: 'random' },
  },
  {
    id: 'mate',
    title: 'Mate',
    about: 'Looks one answer ahead and takes what promises most.',
    strength: 1,
    mind: { kind: 'mate', worlds: 8 },
  },
  {
    id: 'captain',
    title: 'Captain',
    about: 'Plays on in its mind, for everybody, and takes what turns out best.',
    strength: 2,
    mind: CAPTAIN,
  },
  {
    id: 'admiral',
    title: 'Admiral',
    about: 'Thinks as a captain does, and has learned from many matches what a position is worth.',
    strength: 3,
    mind: { ...CAPTAIN, judgement: 'learned' },
  },
];

export function botById(id: unknown): BotSpec {
  const found = BOTS.find((bot) => bot.id === id);
  if (found !== undefined) return found;
  const ids = BOTS.map((bot) => bot.id);
  const meant = nearest(id, ids);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  throw new BadTask(
    'unknown-bot',
    `Expected one of the bots ${ids.join(', ')}, got ${describe(id)}.${hint}`,
  );
}

/** Those that a game offers: without a judgement that was learned, an Admiral would be a Captain. */
export const botsFor = ({ learned }: { readonly learned?: unknown }): readonly BotSpec[] =>
  BOTS.filter((bot) => learned !== undefined || !hasLearned(bot));

/** Whether it judges by what was learned of a game, so that a host fetches that for it. */
export const hasLearned = ({ mind }: BotSpec): boolean =>
  mind.kind !== 'random' && mind.judgement === 'learned';
