// Reef with one thing wrong in its words, and what is heard of it.

import { decision } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import type { Say } from '@quarterdeck/kernel/say';
import { saidIn, type WordsPlan } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef, say } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';
import { sewn } from './breaking.ts';

const table = engine(reef, { strict: true });
const ENGLISH: Say<Kinds>['catalogue'] = say.catalogue;

/** Seed 2 has no two equal charms in a hand, and nobody leaves. */
const heard = (words: Say<Kinds>, plan: Partial<WordsPlan<Kinds>> = {}) =>
  saidIn(table, words, { seats: 2, seed: 2, ...plan });
/** Reef, with some texts exchanged. */
const worded = (texts: Say<Kinds>['catalogue']): Say<Kinds> => ({
  ...say,
  catalogue: { ...ENGLISH, ...texts },
});

describe('saidIn', () => {
  it('hears a whole match, and finds no flaw in plain words', () => {
    const { lines, events, flaws } = heard(say);

    expect(flaws).toEqual([]);
    for (const line of [
      'Plan your route. Nobody sees it until you dive.',
      'Stay and end the dive',
      'That pool is not in your plan.',
      'Leave the game',
      'Ada begins a dive.',
      'Most points win.',
    ])
      expect(lines).toContain(line);
    expect(events).toContain('round-ended');
  });

  it.each([
    ['ask.choose', 'where do you dive?', 'no capital'],
    ['ask.choose', '', 'no capital'],
    ['do.stay', 'Stay  here', 'a gap'],
    ['do.stay', 'Stay {{where}}', 'a missing word'],
    ['do.stay', 'Stay undefined', 'a missing word'],
    ['why.not-planned', 'RF-026 forbids it.', 'a clause'],
    ['event.diver-lost', '{{seat}} loses a diver-1.', 'a hole'],
    ['event.diver-lost', '{{seat}} loses diverOfWinch.', 'an id'],
    ['event.diver-lost', '{{seat}} goes to diving/end.', 'an id'],
    ['event.diver-lost', '{{seat}} plays on seat 1.', 'an id'],
    ['event.diver-lost', '{{seat}} loses a aged diver.', 'a wrong article'],
    ['end.points', 'A island wins.', 'a wrong article'],
    ['end.points', 'It is over. A island wins.', 'a wrong article'],
    ['end.points', 'Points are a Island.', 'a wrong article'],
  ])('finds in %s, made "%s", %s', (key, text, flaw) => {
    const { flaws } = heard(worded({ [key]: text }));

    expect(flaws.length).toBeGreaterThan(0);
    for (const found of flaws) expect(found).toContain(`: ${flaw} in "`);
  });

  it('hears what is told of a position, to seats and to a spectator', () => {
    const place = (text: string): Say<Kinds> => ({
      ...say,
      describe: ({ me }) => [
        {
          heading: 'The lagoon',
          places: [{ target: 'boat/0', name: 'boat', text: me === undefined ? text : 'Afloat.' }],
        },
      ],
    });

    expect(heard(place('adrift.')).flaws).toEqual([]);
    expect(heard(place('adrift.')).lines).toContain('Adrift.');
    expect(heard(place('at boat_1')).flaws).toEqual([
      'boat/0 under The lagoon: an id in "At boat_1"',
    ]);
  });

  it('says where the flaw is', () => {
    const { flaws } = heard(worded({ 'why.not-planned': 'RF-026' }));

    expect(flaws).toEqual(['reason of RF-026: a clause in "RF-026"']);
  });

  it('lets articles, names and numbers get by that only look wrong', () => {
    const fine = 'A unit of 1-2, a used one, An octopus from Fish A and a one-eyed cat';

    expect(heard(worded({ 'do.stay': fine })).flaws).toEqual([]);
  });

  it('finds the codes that a game knows for its own', () => {
    const words = worded({ 'do.stay': 'Stay with N05' });

    expect(heard(words).flaws).toEqual([]);
    expect(heard(words, { never: /\bN\d/ }).flaws).toEqual([
      'stay of diving/choose: what matches /\\bN\\d/ in "Stay with N05"',
    ]);
  });

  it('finds a text that no catalogue has', () => {
    const { 'do.stay': _, ...rest } = ENGLISH;

    expect(heard({ ...say, catalogue: rest }).flaws).toContain(
      'stay of diving/choose: a missing word in "[do.stay]"',
    );
  });

  it('finds events and questions that nothing is said about, and hears the rest', () => {
    const { dived: _, ...events } = say.event;
    const { 'diving/choose': __, ...questions } = say.question;
    const silent: Say<Kinds> = {
      ...say,
      event: events as Say<Kinds>['event'],
      question: questions as Say<Kinds>['question'],
    };

    const { flaws, lines } = heard(silent);

    expect(flaws).toContain('event dived: say: nothing is said about dived');
    expect(flaws).toContain('diving/choose: say: nothing is said about diving/choose');
    expect(lines).toContain('Most points win.');
  });

  it('finds a denial without a reason of its own', () => {
    const reason: Say<Kinds>['reason'] = () => ({ key: 'why.other' });

    expect(heard({ ...say, reason }).flaws).toContain(
      'denied dive of diving/choose: no reason of its own for RF-026',
    );
  });

  it('finds a denied kind of choice without a word', () => {
    const choose = reef.steps['diving/choose'];
    if (choose.kind !== 'decision') throw new Error('Reef has changed: deny a kind elsewhere');
    const game = sewn({
      'diving/choose': decision({
        ...choose,
        choices: (g, f, offer, deny) => {
          choose.choices(g, f, offer, deny);
          deny({ do: 'dive' }, 'RF-027');
        },
      }),
    });
    const flawsOf = (words: Say<Kinds>): readonly string[] =>
      saidIn(engine(game), words, { seats: 2, seed: 2 }).flaws;

    expect(flawsOf(say)).toEqual([]);
    expect(flawsOf({ ...say, kind: {} })).toEqual([
      'denied dive of diving/choose: no words for {"do":"dive"}',
    ]);
  });

  it('finds two choices that read alike, unless their details tell them apart', () => {
    const words = worded({ 'do.dive': 'Dive' });
    const alike = 'diving/choose: two choices read "Dive"';
    const detailed: Say<Kinds> = {
      ...words,
      detail: {
        ...say.detail,
        'diving/choose': (_, choice) => ({
          key: 'do.keep',
          with: { pearl: 'one', value: choice.do === 'dive' ? choice.pool : 0 },
        }),
      },
    };

    expect(heard(words).flaws).toContain(alike);
    expect(heard(detailed).flaws).toContain(alike);
    expect(heard(detailed, { detailsTellApart: true }).flaws).toEqual([]);
  });

  it('finds a line of the log that changes with what happened since', () => {
    const event: Say<Kinds>['event'] = {
      ...say.event,
      'round-ended': ({ first }, g) => say.event['round-ended']({ round: g.round, first }, g),
    };

    expect(heard({ ...say, event }).flaws).toContainEqual(
      expect.stringMatching(/^event round-ended: "Round .*" became "Round .*" at the end of the/),
    );
  });

  it('stops listening where it is told to', () => {
    const { lines, flaws } = heard(say, { limit: 5 });

    expect(flaws).toEqual([]);
    expect(lines).not.toContain('Most points win.');
  });
});
