import type { Viewer } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it, vi } from 'vitest';
import { refused, type Screen, TableSession } from '../src/index.ts';
import { loadSealed, secretsIn } from '../src/test-kit/sealed-game.ts';
import { ADA, answer, BEA, codeOf, offerAt, playOut, sessionAt, tableOf } from './at-table.ts';
import { loadTally } from './tally-game.ts';

const loadReef = () => loadGame('reef');

const screen = (): Screen => ({
  sat: vi.fn(),
  pace: vi.fn(),
  hurry: vi.fn(),
  advise: vi.fn(async () => null),
  drawing: vi.fn(),
  watched: vi.fn(),
});

describe('An answer from a session', () => {
  it('is taken in the moment it was chosen in', async () => {
    const { live } = await tableOf(loadSealed);

    expect(codeOf(await answer(sessionAt(live, ADA)))).toBe('done');
    expect(live.log.length).toBe(1);
  });

  it('is stale where it answers a question of before', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const old = { choice: offerAt(ada, 0), seq: 0 };
    await answer(ada);
    await answer(sessionAt(live, BEA));

    expect(codeOf(await ada.play(old))).toBe('stale');
  });

  it('is stale in a moment that has not come yet', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);

    expect(codeOf(await ada.play({ choice: offerAt(ada, 0), seq: 1 }))).toBe('stale');
  });

  it('is fresh though others gave their sealed answers meanwhile', async () => {
    const { live } = await tableOf(loadSealed);
    const bea = sessionAt(live, BEA);
    const chosen = { choice: offerAt(bea, 0), seq: bea.snapshot().seq };
    await answer(sessionAt(live, ADA));

    expect(codeOf(await bea.play(chosen))).toBe('done');
  });

  it('sent twice at once is done once', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    const chosen = { choice: offerAt(ada, 0), seq: 0 };

    const both = await Promise.all([ada.play(chosen), ada.play(chosen)]);

    expect(both.map(codeOf)).toEqual(['done', 'stale']);
    expect(live.log.length).toBe(2);
  });

  it('of a seat that nobody asks may come at any time where the rules have such a thing', async () => {
    const { live } = await tableOf(loadReef);
    const ada = sessionAt(live, ADA);
    const [aside] = ada.snapshot().asides;
    if (aside === undefined) throw new Error('the reef has no aside');
    await answer(sessionAt(live, BEA));
    await answer(ada);

    expect(codeOf(await ada.play({ choice: aside, seq: 0 }))).toBe('done');
  });

  it('is told to whoever counts the moments of this screen', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const bea = sessionAt(live, BEA);

    await answer(ada);

    expect(ada.entriesAfter(0).map(({ seat }) => seat)).toEqual([ADA]);
    expect(bea.entriesAfter(0)).toHaveLength(1);
    expect(bea.entriesAfter(1)).toEqual([]);
  });
});

describe('A careful answer', () => {
  it('is played where it can be taken back', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);

    const played = await ada.play({ choice: offerAt(ada, 0), seq: 0, careful: true });

    expect(codeOf(played)).toBe('done');
    expect(ada.snapshot().undo.can).toBe(true);
  });

  it('is refused where something would come to light, and changes nothing', async () => {
    const { live } = await tableOf(loadSealed);
    await answer(sessionAt(live, ADA));
    const bea = sessionAt(live, BEA);
    const { seq } = bea.snapshot();

    const played = await bea.play({ choice: offerAt(bea, 0), seq, careful: true });

    expect(codeOf(played)).toBe('would-reveal');
    expect(live.log.length).toBe(1);
  });

  it('is stale rather than doubtful where the question is old', async () => {
    const { live } = await tableOf(loadSealed);
    const bea = sessionAt(live, BEA);
    const old = { choice: offerAt(bea, 0), seq: 0, careful: true };
    await answer(sessionAt(live, ADA));
    await answer(bea);

    expect(codeOf(await bea.play(old))).toBe('stale');
  });

  it('asks what the question whether it would reveal anything asks', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const bea = sessionAt(live, BEA);

    expect(ada.wouldReveal({ choice: offerAt(ada, 0) })).toEqual({ ok: true, value: false });
    await answer(ada);

    expect(bea.wouldReveal({ choice: offerAt(bea, 0) })).toEqual({ ok: true, value: true });
    expect(bea.wouldReveal({ choice: { do: 'mutiny' } })).toEqual({ ok: true, value: true });
  });
});

describe('Sealed answers', () => {
  it('are known to the seat that gave them, and to nobody else', async () => {
    const { live } = await tableOf(loadSealed);
    const [ada, bea] = [sessionAt(live, ADA), sessionAt(live, BEA)];
    const hers = secretsIn(ada.snapshot().question);
    await answer(ada);

    expect(ada.snapshot().question?.given).not.toBeNull();
    const told = secretsIn([bea.snapshot(), bea.entriesAfter(0)]);
    expect([...hers].filter((secret) => told.has(secret))).toEqual([]);
    expect(secretsIn(sessionAt(live, 'spectator').snapshot()).size).toBe(0);
  });

  it('may be changed until the last one is given', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    await answer(ada, 0);

    expect(codeOf(await answer(ada, 1))).toBe('done');
    expect(ada.snapshot().question?.given).toEqual(offerAt(ada, 1));
  });

  it('are previewed by their own seat from what it knows alone', async () => {
    const { live } = await tableOf(loadSealed);
    const ada = sessionAt(live, ADA);
    const choice = offerAt(ada, 0);

    const previewed = ada.preview({ choice });

    expect(previewed).toMatchObject({ ok: true, value: { given: [choice, null] } });
    expect(live.log.length).toBe(0);
  });

  it('are not previewed where they would bring something to light', async () => {
    const { live } = await tableOf(loadSealed);
    await answer(sessionAt(live, ADA));
    const bea = sessionAt(live, BEA);

    expect(bea.preview({ choice: offerAt(bea, 0) })).toEqual({ ok: true, value: null });
  });

  it('of two at one screen are given behind a curtain', async () => {
    const { live } = await tableOf(loadSealed);

    const { here } = sessionAt(live, ADA, [ADA, BEA]).snapshot();

    expect(here.asked).toEqual([
      { seat: ADA, curtain: false },
      { seat: BEA, curtain: true },
    ]);
  });
});

describe('Taking back from a session', () => {
  it('takes the last answer back, in the moment it was wanted in', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    await answer(ada);

    expect(codeOf(await ada.undo({ seq: ada.snapshot().seq }))).toBe('done');
    expect(ada.snapshot().question?.choices).toHaveLength(2);
  });

  it('wanted twice at once takes one answer back', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    await answer(ada);
    const { seq } = ada.snapshot();

    const both = await Promise.all([ada.undo({ seq }), ada.undo({ seq })]);

    expect(both.map(codeOf)).toEqual(['done', 'stale']);
  });

  it('is refused once another seat has answered of its own will', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    await answer(ada);
    await answer(sessionAt(live, BEA));

    expect(codeOf(await ada.undo({ seq: ada.snapshot().seq }))).toBe('other-seat');
  });

  it('is refused once something came to light', async () => {
    const { live } = await tableOf(loadSealed);
    const [ada, bea] = [sessionAt(live, ADA), sessionAt(live, BEA)];
    await answer(ada);
    await answer(bea);

    expect(codeOf(await bea.undo({ seq: bea.snapshot().seq }))).toBe('already-shown');
  });
});

describe('What a session may do', () => {
  const bys = ['viewer', 'seat', 'over', 'screen'] as const;
  const allowed = async (viewer: Viewer, here?: readonly (typeof ADA)[]) => {
    const { live } = await tableOf(loadSealed);
    return bys.map((by) => sessionAt(live, viewer, here).may(by)?.code ?? 'may');
  };

  it('is everything but what needs a screen or the end, for a seat', async () => {
    expect(await allowed(ADA)).toEqual(['may', 'may', 'still-secret', 'not-yours']);
  });

  it('is to look on, for a spectator', async () => {
    expect(await allowed('spectator')).toEqual(['may', 'no-seat', 'still-secret', 'not-yours']);
  });

  it('is not to answer for whoever sits at the same screen', async () => {
    expect(await allowed('spectator', [ADA, BEA])).toEqual([
      'may',
      'not-yours',
      'still-secret',
      'not-yours',
    ]);
  });

  it('is more once the match is over', async () => {
    const { live } = await tableOf(loadSealed);
    const sessions = [sessionAt(live, ADA), sessionAt(live, BEA)];
    await playOut(sessions);

    expect(sessions[0]?.isOver).toBe(true);
    expect(sessions[0]?.may('over')).toBeNull();
  });
});

describe('Sitting down in front of a screen', () => {
  it('shows what the new viewer may know, and tells the screen', async () => {
    const { live } = await tableOf(loadSealed);
    const front = screen();
    const session = sessionAt(live, 'spectator', [ADA, BEA], front);

    expect(codeOf(session.sit({ viewer: BEA }))).toBe('done');

    expect(session.snapshot()).toMatchObject({ viewer: BEA, question: { seat: BEA } });
    expect(front.sat).toHaveBeenCalledOnce();
  });

  it('is refused for a seat that answers elsewhere, as long as the match goes on', async () => {
    const { live } = await tableOf(loadSealed);
    const session = sessionAt(live, ADA, [ADA], screen());

    expect(codeOf(session.sit({ viewer: BEA }))).toBe('not-yours');
    expect(codeOf(session.sit({ viewer: 'everybody' }))).toBe('not-yours');
    expect(session.viewer).toBe(ADA);
  });

  it('is allowed for anybody once the match is over', async () => {
    const { live } = await tableOf(loadSealed);
    const session = sessionAt(live, ADA, [ADA], screen());
    await playOut([session, sessionAt(live, BEA)]);

    expect(codeOf(session.sit({ viewer: BEA }))).toBe('done');
    expect(session.snapshot()).toMatchObject({ viewer: BEA, question: null, asides: [] });
  });

  it('hands pace, hurry, drawing and watching on to the screen', async () => {
    const { live } = await tableOf(loadSealed);
    const front = screen();
    const session = sessionAt(live, ADA, [ADA], front);

    session.pace({ paused: true });
    session.hurry();
    session.drawing({ now: true });
    session.watched({ now: false });

    expect(front.pace).toHaveBeenCalledWith({ paused: true });
    expect(front.hurry).toHaveBeenCalledOnce();
    expect(front.drawing).toHaveBeenCalledWith(true);
    expect(front.watched).toHaveBeenCalledWith(false);
  });
});

describe('Advice at a session', () => {
  it('is asked of the screen for the seat in front of it, while the question stands', async () => {
    const { live } = await tableOf(loadSealed);
    const front = screen();
    const session = sessionAt(live, ADA, [ADA], front);

    const advised = await session.advise({ seq: session.snapshot().seq });

    expect(front.advise).toHaveBeenCalledWith(ADA);
    expect(advised).toEqual({ ok: true, value: null });
  });

  it('is not asked for a question that is gone, nor where everybody has a screen of their own', async () => {
    const { live } = await tableOf(loadSealed);
    const front = screen();

    await sessionAt(live, ADA, [ADA], front).advise({ seq: 7 });

    expect(front.advise).not.toHaveBeenCalled();
    expect(sessionAt(live, ADA).may('screen')).not.toBeNull();
  });
});

describe('Looking back from a session', () => {
  it('shows earlier positions as the viewer saw them then', async () => {
    const { live } = await tableOf(loadSealed);
    const [ada, bea] = [sessionAt(live, ADA), sessionAt(live, BEA)];
    const first = bea.snapshot().view;
    await answer(ada);
    await answer(bea);

    const last = bea.snapshot().view;
    const seen = await bea.positions({ seqs: [2, 0, 2] });

    expect(seen).toEqual({ ok: true, value: [last, first, last] });
  });

  it('lets others be served between two positions', async () => {
    const { live } = await tableOf(loadTally);
    await playOut([sessionAt(live, ADA), sessionAt(live, BEA)]);
    const pause = vi.fn(() => Promise.resolve());
    const newTables = { rematch: () => Promise.resolve(refused('failed')) };
    const ada = new TableSession({ live, here: [], viewer: ADA, screen: null, newTables, pause });
    const seqs = Array.from({ length: ada.snapshot().seq }, (_, seq) => seq);

    const seen = await ada.positions({ seqs });

    expect(seen.ok && seen.value).toHaveLength(seqs.length);
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(seqs.length);
  });

  it('is refused beyond the last moment', async () => {
    const { live } = await tableOf(loadSealed);

    expect(codeOf(await sessionAt(live, ADA).positions({ seqs: [1] }))).toBe('out-of-range');
  });

  it('gives the log between two moments', async () => {
    const { live } = await tableOf(loadTally);
    const ada = sessionAt(live, ADA);
    await answer(ada);

    expect(ada.history({ from: 1, to: 2 })).toMatchObject({ ok: true, value: [{ seq: 2 }] });
  });

  it('leads to a replay that verifies, with the seed revealed, once the match is over', async () => {
    const { live } = await tableOf(loadSealed);
    const sessions = [sessionAt(live, ADA), sessionAt(live, BEA)];
    await playOut(sessions);

    expect(sessions[0]?.verify()).toMatchObject({ ok: true, value: { ok: true, committed: true } });
    const exported = sessions[0]?.exportReplay();
    expect(exported?.ok === true && exported.value.includes('"seed"')).toBe(true);
    expect(sessions[0]?.snapshot().table.fairness).toHaveProperty('seed');
  });

  it('branches nowhere where the host deals no branches', async () => {
    const { live } = await tableOf(loadSealed);
    const sessions = [sessionAt(live, ADA), sessionAt(live, BEA)];
    await playOut(sessions);

    expect(codeOf((await sessions[0]?.branch({ seq: 0 })) ?? { ok: true, value: '' })).toBe(
      'failed',
    );
    expect(codeOf((await sessions[0]?.branch({ seq: 99 })) ?? { ok: true, value: '' })).toBe(
      'out-of-range',
    );
  });
});
