import { describe, expect, it } from 'vitest';
import { sfcRng } from '../../src/chance/rng.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { Malformed, UnknownPack } from '../../src/errors.ts';
import { at, seatsOf } from '../../src/ids.ts';
import { viewReader } from '../../src/model.ts';
import { contentOf } from '../../src/pack/edition.ts';
import { BadReplay } from '../../src/replay/bad-replay.ts';
import { sealed } from '../../src/replay/format.ts';
import { continueUnderNewRules } from '../../src/replay/new-rules.ts';
import { readReplay } from '../../src/replay/read.ts';
import { type Recording, recording } from '../../src/replay/recording.ts';
import { branch, replayText, replayTo, writeReplay } from '../../src/replay/replay.ts';
import { verify } from '../../src/replay/verify.ts';
import {
  edition,
  FIRST,
  hashOf,
  type NamedCove,
  namedCove,
  namesIn,
  revalued,
  reworded,
  strictHash,
} from './named-cove.ts';

const ADA = at(seatsOf(2), 0);
const SECOND = revalued(FIRST);
/** The program of today, of tomorrow with mended words, and of later with another figure. */
const ONE = edition(1, FIRST, { aka: [strictHash(FIRST)] });
const today = namedCove(FIRST, [{ ...ONE, content: undefined }]);
const mended = namedCove(reworded(FIRST), [{ ...ONE, content: undefined }]);
const later = namedCove(SECOND, [ONE, edition(2, SECOND)]);

/** Some answers of a table that is not over. */
function played(table: Engine<NamedCove>, pack = table.pack): Recording<NamedCove> {
  const record = recording(table, { seats: 2, pack, chance: { kind: 'sfc', seed: 7 } });
  for (const choice of ['draw', 'draw', 'mark']) record.play(ADA, { do: choice });
  return record;
}

/** What the program of yesterday wrote: the same match under the hash of every byte. */
const yesterdays = (): Recording<NamedCove> =>
  played(today, today.packFor({ hash: strictHash(FIRST) }));

const reread = (record: Recording<NamedCove>) => readReplay(replayText(writeReplay(record)));

describe('Editions of a pack', () => {
  it('A table names the edition it was dealt with and carries no content', () => {
    expect(played(today).header.pack).toEqual({ hash: hashOf(FIRST), edition: 1 });
  });

  it('A pack that was never released travels with its table', () => {
    const own = revalued(FIRST);

    expect(played(today, today.readPack(own)).header.pack).toEqual({ hash: hashOf(own), own });
    expect(played(namedCove(own, [ONE])).header.pack).toEqual({ hash: hashOf(own), own });
  });

  it('A corrected text leaves saves, hashes and replays as they are, byte for byte', () => {
    const before = played(today);
    const after = played(mended);

    expect(JSON.stringify(mended.save(after.match))).toBe(JSON.stringify(today.save(before.match)));
    expect(replayText(writeReplay(after))).toBe(replayText(writeReplay(before)));
    expect(mended.hash(mended.load(today.save(before.match)))).toBe(today.hash(before.match));
  });

  it('A match under way keeps its old figures where the program has others now', () => {
    const replay = reread(played(today));
    const on = replayTo(later, replay, 3);

    on.play(ADA, { do: 'draw' });

    expect(on.match.state.printed.cards).toEqual(FIRST.cards.map(({ value }) => value));
    expect(on.pack).toEqual({ hash: hashOf(FIRST), edition: 1 });
    expect(verify(later, replay)).toMatchObject({ ok: true });
    expect(played(later).match.state.printed.cards).toContain(30);
  });

  it('An older edition may be carried as what it has otherwise than the content at hand', () => {
    const { content: _, ...bare } = ONE;
    const light = namedCove(SECOND, [{ ...bare, but: { cards: FIRST.cards } }, edition(2, SECOND)]);

    const old = light.packFor({ hash: hashOf(FIRST) });

    expect(old).toMatchObject({ content: FIRST, edition: 1, hash: hashOf(FIRST) });
    expect(verify(light, reread(played(today)))).toMatchObject({ ok: true });
  });

  it('An older edition has no part of the content that is null among what it has otherwise', () => {
    const none = contentOf(
      { edition: 1, hash: '', but: { rulings: null } },
      { rulings: 2, cards: [] },
    );

    expect(none).toEqual({ cards: [] });
  });

  it('An older edition is read in newer words where it is printed alike', () => {
    const renamed = { cards: SECOND.cards.map((card) => ({ ...card, name: `${card.name}!` })) };
    const newest = namedCove(renamed, [ONE, edition(2, SECOND)]);

    const old = newest.packFor({ hash: hashOf(FIRST) });

    expect(namesIn(old.printed)).toEqual(['Shell!', 'Crab', 'Pearl!', 'Gull!', 'Tide!', 'Rope!']);
  });

  it('A save finds its edition without being told', () => {
    const save = today.save(played(today).match);

    expect(later.hash(later.load(save))).toBe(today.hash(today.load(save)));
    expect(() => later.load(save, later.pack)).toThrow(Malformed);
  });

  it('A view of an older edition is read with it', () => {
    const { match } = played(today);
    const wire: unknown = JSON.parse(JSON.stringify(today.toWire(today.view(match, ADA))));

    expect(later.fromWire(wire).state.printed.cards).not.toContain(30);
    expect(
      viewReader<NamedCove>(later.game, { hash: hashOf(FIRST), own: FIRST })(wire as never).state,
    ).toEqual(today.fromWire(wire).state);
  });
});

describe('Matches that were stored under the hash of every byte', () => {
  it('They open, play on and verify under the name they were stored with', () => {
    const stored = yesterdays();
    const replay = reread(stored);

    for (const table of [today, mended, later]) {
      const on = replayTo(table, replay, 3);
      expect(table.save(on.match).pack).toBe(strictHash(FIRST));
      expect(table.hash(on.match)).toBe(today.hash(stored.match));
      expect(verify(table, replay)).toMatchObject({ ok: true });
    }
  });

  it('Their saves load with the pack at hand, and with none', () => {
    const save = today.save(yesterdays().match);

    expect(today.save(today.load(save))).toEqual(save);
    expect(today.save(today.load(save, today.pack))).toEqual(save);
    expect(() => later.load(save, later.pack)).toThrow(`edition 2`);
  });

  it('A branch of such a match keeps its name', () => {
    const forked = branch(later, reread(yesterdays()), 2, { kind: 'sfc', seed: 1 });

    expect(forked.header.pack).toEqual({ hash: strictHash(FIRST), edition: 1 });
  });

  it('A pack of somebody’s own is opened under its old name, through the migrations of its shape', () => {
    const own = revalued(FIRST);
    const { header, segments } = played(today, { ...today.readPack(own), hash: strictHash(own) });
    const replay = sealed({
      header: { ...header, pack: { hash: strictHash(own), own } },
      segments,
    });
    const shelled = namedCove(FIRST, [], {
      pack: {
        shape: today.game.pack.shape,
        content: FIRST,
        version: 2,
        migrations: { 1: (raw) => raw },
      },
    });

    expect(verify(today, replay)).toMatchObject({ ok: true });
    expect(verify(shelled, replay)).toMatchObject({ ok: true });
  });
});

describe('A pack that is not here', () => {
  const lost = sealed({
    header: { ...played(today).header, pack: { hash: 'ab'.repeat(32), edition: 4 } },
    segments: played(today).segments,
  });

  it('A replay of it is refused with the name of the edition', () => {
    expect(() => replayTo(later, lost, 0)).toThrow(BadReplay);
    expect(() => replayTo(later, lost, 0)).toThrow(
      `The match was played with the pack ${'ab'.repeat(32)} (edition 4); this program has ${hashOf(SECOND)} (edition 2).`,
    );
  });

  it('A save of it is refused and never loaded with the pack at hand', () => {
    const save = { ...today.save(played(today).match), pack: 'ab'.repeat(32) };

    expect(() => later.load(save)).toThrow(
      `save.pack: expected the pack ${hashOf(SECOND)} (edition 2), got "${'ab'.repeat(32)}"`,
    );
  });

  it('A pack that is not the one its name says is refused', () => {
    expect(() => today.packFor({ hash: 'ab'.repeat(32), own: SECOND })).toThrow(UnknownPack);
  });

  it('A pack of a shape that no migration leads from is refused', () => {
    const newest = namedCove(FIRST, [], { pack: { ...today.game.pack, editions: [], version: 3 } });

    expect(() => newest.packFor({ hash: 'ab'.repeat(32), version: 2, own: FIRST })).toThrow(
      'This program cannot read packs of version 2 for Cove.',
    );
  });
});

describe('A rules change that names a new pack', () => {
  const renewed = namedCove(SECOND, [ONE, edition(2, SECOND)], {
    version: 2,
    migrations: { 1: (saved) => ({ ...saved, pack: hashOf(SECOND) }) },
  });

  it('The match goes on with the new pack, and what was played keeps its own', () => {
    const before = played(today);

    const on = continueUnderNewRules(renewed, before, today.save(before.match));
    on.play(ADA, { do: 'draw' });

    expect(on.match.state.printed.cards).toContain(30);
    expect(on.header.pack).toEqual({ hash: hashOf(FIRST), edition: 1 });
    expect(on.pack).toEqual({ hash: hashOf(SECOND), edition: 2 });
    expect(on.fork().pack).toEqual(on.pack);
  });

  it('The log of both is read again and verified from where the new rules begin', () => {
    const before = played(today);
    const on = continueUnderNewRules(renewed, before, today.save(before.match));
    on.play(ADA, { do: 'draw' });

    const replay = reread(on);

    expect(replay.segments.map(({ pack }) => pack?.edition)).toEqual([undefined, 2]);
    expect(replayTo(renewed, replay, 4).match.terms.packHash).toBe(hashOf(SECOND));
    expect(verify(renewed, replay).sentence).toContain('The other 1 entries were played again');
    expect(replayTo(today, { ...replay, segments: replay.segments.slice(0, 1) }, 3).length).toBe(3);
  });

  it('Rules after those take the match over with the pack it has then', () => {
    const before = played(today);
    const second = continueUnderNewRules(renewed, before, today.save(before.match));
    const newest = namedCove(SECOND, [ONE, edition(2, SECOND)], {
      version: 3,
      migrations: { 2: (saved) => saved },
    });

    const third = continueUnderNewRules(newest, second, renewed.save(second.match));

    expect(third.pack).toEqual({ hash: hashOf(SECOND), edition: 2 });
  });

  it('A new pack that the program does not have is refused', () => {
    const careless = namedCove(FIRST, [ONE], {
      version: 2,
      migrations: { 1: (saved) => ({ ...saved, pack: 'cd'.repeat(32) }) },
    });

    expect(() => careless.load(today.save(played(today).match))).toThrow('save.pack: expected');
  });
});

describe('Deals', () => {
  it('Two packs that differ in words alone are dealt alike', () => {
    const deals = [today, mended].map((table) => table.create({ seats: 2, rng: sfcRng(3) }).state);

    expect(at(deals, 0)).toEqual(at(deals, 1));
  });
});
