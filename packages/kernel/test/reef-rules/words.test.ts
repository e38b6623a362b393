import { at, below, seatsOf, sfcRng, speaker, type View } from '@quarterdeck/kernel';
import { expect, it } from 'vitest';
import { newMatch, table } from '../engine/reef-table.ts';
import { type Kinds, say } from '../reef/index.ts';

const words = speaker(say, { names: ['Ada', 'Bo', 'Cy', 'Di'] });

/** All that a page would say about a random match, to every seat and to a spectator. */
function saidIn(seed: number): Set<string> {
  const said = new Set<string>();
  const match = newMatch(2 + (seed % 3), seed);
  const players = sfcRng(seed);
  const seats = seatsOf(match.table.seats);
  const prompt = (view: View<Kinds>, seat: (typeof seats)[number]): void => {
    const spoken = words.prompt(view, seat, table.choices(match, seat), table.explain(match, seat));
    said.add(spoken.question);
    for (const group of spoken.groups) {
      said.add(group.heading ?? '');
      for (const { label, detail = '' } of group.choices) said.add(label).add(detail);
    }
    for (const { label = '', reason } of spoken.denied) said.add(label).add(reason);
  };
  while (match.stack.length > 0) {
    const { seat } = at(table.asked(match), 0);
    const offers = table.choices(match, seat);
    prompt(table.view(match, seat), seat);
    for (const one of table.asides(match, seat))
      said.add(words.aside(table.view(match, seat), seat, one));
    const leaves = below(players, 200) === 0 && table.asides(match, seat).length > 0;
    const choice = leaves ? { do: 'leave' } : at(offers, below(players, offers.length));
    const events = table.play(match, seat, choice);
    for (const viewer of [...seats, 'table' as const]) {
      const view = table.view(match, viewer);
      for (const event of table.see(events, viewer)) said.add(words.event(view, event));
    }
  }
  const outcome = table.outcome(match);
  for (const line of outcome?.sheet ?? []) said.add(words.score(line));
  if (outcome !== null) said.add(words.ending(table.view(match, 'table'), outcome.because));
  said.delete('');
  return said;
}

it('every question, choice, detail, event, reason and score line of Reef is said in plain words', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 40; seed++) for (const line of saidIn(seed)) said.add(line);

  const unclear = [...said].filter((line) => /\[|\{|undefined|NaN|RF-|\//.test(line));
  expect(unclear).toEqual([]);
  expect(said.has('Leave the game')).toBe(true);
  expect(said.has('That pool is not in your plan.')).toBe(true);
  expect(said.has('Ada keeps a pearl.')).toBe(true);
  expect(said.has('Ada keeps a black pearl.')).toBe(true);
  expect(said.size).toBeGreaterThan(300);
});
