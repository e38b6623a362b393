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

/** Time helps: an Admiral may use more of it, or more cores, where a host grants them. */
const ADMIRAL: CaptainMind = {
  ...CAPTAIN,
  iterations: 4 * CAPTAIN.iterations,
  judgement: 'learned',
  judgesOnTheWay: true,
};

const MATE = { kind: 'mate', worlds: 8 } as const;

/** Every bot, weakest first: four levels, and the steps of the dial between them. */
export const BOTS: readonly BotSpec[] = [
  {
    id: 'random',
    title: 'Deckhand',
    about: 'Does anything the rules allow.',
    strength: 0,
    mind: { kind: 'random' },
  },
  {
    id: 'random+1',
    title: 'Deckhand +1',
    about: 'Glances one answer ahead, and often misjudges what it sees.',
    strength: 1,
    mind: { ...MATE, lapse: { thought: 1 / 8, noise: 8 } },
  },
  {
    id: 'random+2',
    title: 'Deckhand +2',
    about: 'Glances one answer ahead, and sometimes misjudges what it sees.',
    strength: 2,
    mind: { ...MATE, lapse: { thought: 1 / 4, noise: 1.5 } },
  },
  {
    id: 'mate',
    title: 'Mate',
    about: 'Looks one answer ahead and takes what promises most.',
    strength: 3,
    mind: MATE,
  },
  {
    id: 'mate+1',
    title: 'Mate +1',
    about: 'Plays on in its mind for a moment, and often misjudges where it leads.',
    strength: 4,
    mind: { ...CAPTAIN, lapse: { thought: 1 / 4, noise: 1 } },
  },
  {
    id: 'mate+2',
    title: 'Mate +2',
    about: 'Plays on in its mind for a while, and sometimes misjudges where it leads.',
    strength: 5,
    mind: { ...CAPTAIN, lapse: { thought: 1 / 2, noise: 0.5 } },
  },
  {
    id: 'captain',
    title: 'Captain',
    about: 'Plays on in its mind, for everybody, and takes what turns out best.',
    strength: 6,
    mind: CAPTAIN,
  },
  {
    id: 'admiral',
    title: 'Admiral',
    about:
      'Thinks further than a captain where time allows, and has learned from many matches what a position is worth.',
    strength: 7,
    mind: ADMIRAL,
  },
];

/** Parts a bot from its character in what tables have written down: `captain@greedy`. */
const AT = '@';
const LONGEST_CHARACTER = 24;

/** By what a table has written down: the id of a bot, and its character where it has one. */
export function botById(id: unknown): BotSpec {
  const [base, character] = partsOf(id);
  const found = BOTS.find((bot) => bot.id === base);
  if (found === undefined) throw unknownBot(base);
  if (character === undefined) return found;
  if (found.mind.kind === 'random')
    throw new BadTask('unknown-bot', `A ${found.title} leans to nothing, so it has no character.`);
  if (character === '' || character.length > LONGEST_CHARACTER)
    throw new BadTask(
      'unknown-bot',
      `Expected a character after "${base}@", as in captain@greedy.`,
    );
  return { ...found, id: `${found.id}${AT}${character}`, character };
}

function partsOf(id: unknown): readonly [base: unknown, character?: string] {
  if (typeof id !== 'string') return [id];
  const at = id.indexOf(AT);
  return at < 0 ? [id] : [id.slice(0, at), id.slice(at + 1)];
}

function unknownBot(id: unknown): BadTask {
  const ids = BOTS.map((bot) => bot.id);
  const meant = nearest(id, ids);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  const list = `Expected one of the bots ${ids.join(', ')}, got ${describe(id)}.`;
  return new BadTask('unknown-bot', `${list}${hint}`);
}

/** What decides which bots a game has: its rules and its box both tell it. */
export type Offering = {
  readonly learned?: unknown;
  readonly characters?: { readonly [character: string]: unknown };
};

/** Those that a game offers: without a judgement that was learned, an Admiral would be a Captain. */
export const botsFor = ({ learned }: Offering): readonly BotSpec[] =>
  BOTS.filter((bot) => learned !== undefined || !hasLearned(bot));

/** Refuses a character that the game does not know. */
export function checkCharacter(game: Offering & { readonly title: string }, wanted: string): void {
  const known = game.characters ?? {};
  if (Object.hasOwn(known, wanted)) return;
  const names = Object.keys(known);
  const expected =
    names.length === 0
      ? `${game.title} has no characters for its bots`
      : `Expected one of the characters ${names.join(', ')} for ${game.title}`;
  throw new BadTask('unknown-bot', `${expected}, got ${describe(wanted)}.`);
}

/** Whether a bot may sit down at this game, by what a table is to write down. */
export function isOffered(game: Offering & { readonly title: string }, id: string): boolean {
  try {
    const { character } = botById(id);
    if (character !== undefined) checkCharacter(game, character);
    return true;
  } catch (problem) {
    if (problem instanceof BadTask) return false;
    throw problem;
  }
}

/** Whether it judges by what was learned of a game, so that a host fetches that for it. */
export const hasLearned = ({ mind }: BotSpec): boolean =>
  mind.kind !== 'random' && mind.judgement === 'learned';
