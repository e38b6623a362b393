// How long bots keep a person waiting, counted in the time that is planned for what one sees.

import { type AnyKit, type AnyScene, speakEnglish } from '@quarterdeck/board-kit';
import { at, type Seat, seatsOf } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { type AnyEvent, type Engine, type ErasedKinds, engine } from '@quarterdeck/kernel/engine';
import { type Say, speaker } from '@quarterdeck/kernel/say';
import { loadGame } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { PACE_WAITS, type TableSnapshot } from '../../../src/hosts/host.ts';
import { hasteAfter, PATIENCE } from '../../../src/hosts/patience.ts';
import { createStage, type StageParts } from '../../../src/table/motion/stage.ts';
import { OUR_GAMES } from '../../our-games.ts';

const ME = 0 as Seat;
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];
const COLOURS = ['red', 'green', 'purple', 'yellow'] as const;
const MATCHES = 2;
const MOST_ANSWERS = 400;

type Moment = TableSnapshot & { readonly scene: AnyScene; readonly events: readonly AnyEvent[] };

/** A stage on which nothing takes longer than it is planned to. */
const rehearse = (kit: AnyKit, first: Moment) => {
  const clock = { now: 0 };
  const motionsOf: StageParts['motionsOf'] = (before, after) =>
    (after as Moment).events.flatMap(
      (event) => kit.animate?.((before as Moment).scene, event) ?? [],
    );
  const stage = createStage(first, {
    dealOf: () => [],
    motionsOf,
    perform: ({ ms }, speed) => {
      clock.now += ms / speed;
      return { done: Promise.resolve(), stop: () => {} };
    },
    rolled: () => {},
    settle: () => {},
    isStill: () => false,
    speed: () => 1,
    now: () => clock.now,
    drawAtOnce: (change) => change(),
    drawInSlices: async (change) => change(),
    laidOut: async () => {},
  });
  return { stage, clock };
};

const momentsIn = (kit: AnyKit, sea: Engine<ErasedKinds>, say: Say<ErasedKinds>) => {
  const { words } = speakEnglish(...(kit.words ?? []));
  const voice = speaker(say, { names: NAMES });
  return (
    match: ReturnType<typeof sea.create>,
    seq: number,
    events: readonly AnyEvent[],
  ): Moment => {
    const seats = seatsOf(match.terms.seats);
    const scene = {
      view: sea.view(match, ME),
      me: ME,
      seats: seats.map((seat) => ({
        seat,
        name: at(NAMES, seat),
        called: at(NAMES, seat),
        colour: at(COLOURS, seat),
        who: 'bot',
        isMe: seat === ME,
      })),
      speaker: voice,
      words,
    };
    const question = sea.asked(match).some(({ seat }) => seat === ME) ? { step: `${seq}` } : null;
    return {
      seq,
      viewer: ME,
      table: { id: 'one' },
      log: [],
      question,
      scene,
      events,
    } as unknown as Moment;
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The longest that the viewer waited for a question in one match, in planned milliseconds. */
const longestWait = async (id: string, kit: AnyKit, seed: number): Promise<number> => {
  const { game, say } = await loadGame(id);
  const sea = engine(game);
  const chance = sfcRng(seed);
  const match = sea.create({
    seats: Math.min(4, Math.max(...game.seats)),
    options: {},
    rng: sfcRng(seed),
  });
  const momentOf = momentsIn(kit, sea, say);
  const first = momentOf(match, 0, []);
  const { stage, clock } = rehearse(kit, first);
  let asked = first.question === null ? undefined : 0;
  let longest = 0;
  for (let seq = 1; seq < MOST_ANSWERS && sea.outcome(match) === null; seq++) {
    const { seat } = at(sea.asked(match), below(chance, sea.asked(match).length));
    const choices = sea.choices(match, seat);
    const wasAsked = stage.shown.get().question !== null;
    if (seat === ME) asked = clock.now;
    const shownAt = clock.now;
    const events = sea.see(sea.play(match, seat, at(choices, below(chance, choices.length))), ME);
    if (seat !== ME && asked !== undefined) {
      const haste = hasteAfter(clock.now - asked);
      clock.now += haste === undefined || wasAsked ? 0 : PACE_WAITS.calm / haste;
    }
    const next = momentOf(match, seq, events);
    stage.take(next);
    await settled();
    if (next.question !== null && asked !== undefined && !wasAsked)
      longest = Math.max(longest, clock.now - asked);
    if (seat === ME && next.question !== null) longest = Math.max(longest, clock.now - shownAt);
  }
  return longest;
};

describe('Bots', () => {
  it.each(OUR_GAMES.ids)(
    'of %s keep nobody waiting for more than eight seconds at the slowest pace',
    async (id) => {
      const table = await OUR_GAMES.boardOf(id)?.table();
      if (table === undefined) throw new Error(`${id} has no board`);
      for (let seed = 1; seed <= MATCHES; seed++)
        expect(await longestWait(id, table.TABLE.kit, seed)).toBeLessThanOrEqual(PATIENCE);
    },
  );
});
