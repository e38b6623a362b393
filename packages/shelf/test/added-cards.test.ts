// A pack of somebody's own that adds to every kind of components that packs may add to: it is dealt,
// played and told like ours, without a line of code.

import { readFileSync } from 'node:fs';
import { at } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { type Engine, type ErasedKinds, engine, type Pack } from '@quarterdeck/kernel/engine';
import { recording, replayText, verify, writeReplay } from '@quarterdeck/kernel/replay';
import { obeysTheLaws, saidIn, withAdditions } from '@quarterdeck/kernel/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '../src/index.ts';

const additionsTo = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/packs/${id}.json`, import.meta.url), 'utf8'));

/** The additions by game; `said` is what is told of them in the matches below. */
const GROWN = [
  {
    id: 'tinypirates',
    tables: [
      { seats: 1, seed: 3 },
      { seats: 4, seed: 1 },
    ],
    said: ['Nell Knots', 'Search: gain 2 Gold, then Reassign.', 'Ada Gale'],
  },
  {
    id: 'doubloons',
    tables: [{ seats: 6, seed: 1 }],
    said: ['Smuggler', 'Gain 2 doubloons', 'Hollow Stone', 'Still Water'],
  },
  { id: 'prisoners', tables: [{ seats: 4, seed: 4 }], said: ['Long Guns', '1 die more'] },
  { id: 'ahoy', tables: [{ seats: 4, seed: 1 }], said: ['Corals', 'Fish C'] },
  { id: 'seawolf', tables: [{ seats: 5, seed: 2 }], said: ['Porto', 'Lantern Bank'] },
] as const;

describe.each(GROWN)('A pack of $id with cards of its own', ({ id, tables, said }) => {
  let table: Engine<ErasedKinds>;
  let pack: Pack;
  let grown: Awaited<ReturnType<typeof loadGame>>;

  beforeAll(async () => {
    grown = await loadGame(id);
    table = engine(grown.game);
    pack = table.readPack(withAdditions(table.pack.content, additionsTo(id)));
  });

  it('is another pack, and no edition of ours', () => {
    expect(pack.hash).not.toBe(table.pack.hash);
    expect(pack.edition).toBeNull();
  });

  it('obeys the laws', () => {
    const figures = obeysTheLaws(grown.game, { matches: 8, pack, limit: 20_000, sample: 400 });

    expect(figures.matches).toBeGreaterThan(0);
  });

  it('is replayed to the same hashes by a program that has never seen it', () => {
    const { seats } = tables[0];
    const played = recording(table, { seats, pack, chance: { kind: 'sfc', seed: 11 } });
    const chance = sfcRng(11);
    for (let answers = 0; answers < 400 && played.match.stack.length > 0; answers++) {
      const seat = at(table.asked(played.match), 0).seat;
      const offers = table.choices(played.match, seat);
      played.play(seat, at(offers, below(chance, offers.length)));
    }
    const text = replayText(writeReplay(played));

    expect(verify(engine(grown.game), text)).toMatchObject({ ok: true });
    expect(table.hash(engine(grown.game).load(table.save(played.match), pack))).toBe(
      table.hash(played.match),
    );
  });

  it('says the names and texts of what it adds', () => {
    const own = engine({ ...grown.game, pack: { ...grown.game.pack, content: pack.content } });
    const heard = tables.map((plan) =>
      saidIn(own, grown.say, { ...plan, limit: 1_500, detailsTellApart: true }),
    );
    const lines = heard.flatMap((one) => [...one.lines]).join('\n');

    expect(heard.flatMap(({ flaws }) => flaws)).toEqual([]);
    for (const words of said) expect(lines).toContain(words);
  });
});
