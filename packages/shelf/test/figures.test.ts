// Every figure that a pack may set changes something that the rules read; any other is refused.

import { engine } from '@quarterdeck/kernel/engine';
import { contentHash } from '@quarterdeck/kernel/pack';
import { packProblems, unreadFigures, withAdditions } from '@quarterdeck/kernel/test-kit';
import { countOf, rotated } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/index.ts';

/**
 * `drawn`: what boards alone read. `rare`: read in so few matches that a chapter's test has to prove it.
 * `unread`: a change of a figure that decides nothing, and how it is refused.
 */
const GAMES = [
  {
    id: 'ahoy',
    drawn: ['amounts.fame.trackEnd'],
    rare: [
      'rewards.kinds.*.effect.famePerGold',
      'rewards.kinds.*.effect.wealth',
      'rewards.kinds.*.effect.famePerDamage',
      'crew.*.effect.crew',
    ],
    unread: { counts: { counts: { 'pocket-guide': 5 } } },
    problem: 'counts.counts.pocket-guide: expected 4, since no rule reads it, got 5',
  },
  {
    id: 'seawolf',
    drawn: [],
    rare: ['sterns.*.effect.thalersUnused'],
    unread: { goods: { tea: { wild: true } } },
    problem: 'goods.tea.wild: expected false, since no rule reads it, got true',
  },
  {
    id: 'doubloons',
    drawn: [
      '*.standard.regions.*.angle',
      '*.standard.regions.*.arc.*',
      '*.alternate.regions.*.angle',
      '*.alternate.regions.*.arc.*',
    ],
    rare: [],
    unread: { counts: { standard: { rulebooks: 2 } } },
    problem: 'counts.standard.rulebooks: expected 1, since no rule reads it, got 2',
  },
  {
    id: 'prisoners',
    drawn: [],
    rare: [],
    unread: { ruleCards: { exploreAndExpand: { allows: { playManeuvers: true } } } },
    problem:
      'ruleCards.exploreAndExpand.allows.playManeuvers: expected false, since no rule reads it, got true',
  },
  {
    id: 'tinypirates',
    drawn: [],
    rare: [],
    unread: { counts: { perPlayer: { captainCards: 2 } } },
    problem: 'counts.perPlayer.captainCards: expected 1, since no rule reads it, got 2',
  },
];

describe.each(rotated(GAMES, countOf('packsByFigure')))(
  'The figures of $id',
  ({ id, drawn, rare }) => {
    it('All that a pack may set are read by rules', async () => {
      const { game } = await loadGame(id);
      const excused = new Set([...drawn, ...rare]);

      const unknown = unreadFigures(game, { matches: 60 }).filter((field) => !excused.has(field));

      expect(unknown).toEqual([]);
    });
  },
);

describe.each(GAMES)('A figure of $id', ({ id, unread, problem }) => {
  it('is refused by item and field where no rule reads it', async () => {
    const { game } = await loadGame(id);

    expect(packProblems(game.pack, withAdditions(game.pack.content, unread))).toContain(problem);
  });

  it('does not keep a match from opening that was stored with it, which plays as it always did', async () => {
    const { game } = await loadGame(id);
    const table = engine(game);
    const stored = withAdditions(table.pack.content, unread);
    const pack = table.packFor({ hash: contentHash(stored), own: stored });

    expect(pack.content).toEqual(table.pack.content);
  });
});
