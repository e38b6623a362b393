// What must not compile. The compiler is the test: an error that is expected and does not come is an
// error itself. Nothing here runs; types.test.ts looks on.

import {
  type Act,
  auto,
  type Chapter,
  closing,
  decision,
  type Game,
  int,
  record,
  type Seat,
  type StepTable,
  seat,
  together,
  window,
} from '@quarterdeck/kernel';
import type { Engine, Match } from '@quarterdeck/kernel/engine';
import { messages } from '@quarterdeck/kernel/say';
import type { Kinds, PoolId, Reef } from '@quarterdeck/reef';
import { boatOf } from '@quarterdeck/reef';

declare const act: Act<Kinds>;
declare const reef: Engine<Kinds>;
declare const game: Game<Kinds>;
declare const match: Match<Kinds>;
declare const g: Reef;
declare const ada: Seat;
declare const pool: PoolId;

/** Each function is only compiled. */
export const MUST_NOT_COMPILE = {
  'a missing step': () => {
    // @ts-expect-error 'diving/end' and the others are missing
    const chapter: Chapter<Kinds, 'diving'> = { 'diving/begin': auto(() => {}) };
    const { 'round/end': _, ...steps } = game.steps;
    // @ts-expect-error a game without one of its steps
    const table: StepTable<Kinds> = steps;
    return [chapter, table];
  },

  'a step that was never declared': () => {
    const chapter: Chapter<Kinds, 'pearl'> = {
      'pearl/draw': game.steps['pearl/draw'],
      'pearl/pick': game.steps['pearl/pick'],
      // @ts-expect-error no frame has this name
      'pearl/polish': auto(() => {}),
    };
    return chapter;
  },

  'a step that asks where none should, and the other way round': () => {
    // @ts-expect-error 'round/plan' is named in choices: it must ask
    const silent: StepTable<Kinds>['round/plan'] = auto(() => {});
    const asking = decision<Kinds, object, { readonly do: 'stay' }>({
      seat: () => ada,
      choices: () => {},
      answer: () => {},
    });
    // @ts-expect-error 'round/end' is not: it must not ask
    const loud: StepTable<Kinds>['round/end'] = asking;
    return [silent, loud];
  },

  'an unknown step queued, or skipped to': () => {
    // @ts-expect-error no such step
    act.next('diving/float', {});
    // @ts-expect-error no such step
    act.skipTo('diving/float');
  },

  'a frame with the wrong data': () => {
    // @ts-expect-error the seat is missing
    act.next('diving/begin', {});
    // @ts-expect-error a pool is not a seat
    act.next('diving/begin', { seat: pool });
    // @ts-expect-error one field too many
    act.next('diving/begin', { seat: ada, pool });
  },

  'an event with the wrong data, or that was never declared': () => {
    // @ts-expect-error the pool is missing
    act.emit('RF-025', 'dived', { seat: ada });
    // @ts-expect-error no such event
    act.emit('RF-025', 'drowned', { seat: ada });
  },

  'a clause that does not exist': () => {
    // @ts-expect-error the ledger ends before it
    act.emit('RF-999', 'left', { seat: ada });
    const step: StepTable<Kinds>['diving/choose'] = decision({
      seat: () => ada,
      choices: (_, _f, offer, deny) => {
        offer({ do: 'stay' });
        // @ts-expect-error no clause, so no reason
        deny({ do: 'dive', pool }, 'RF-0');
      },
      answer: () => {},
    });
    return step;
  },

  'a choice nobody offers': () => {
    const step: StepTable<Kinds>['diving/choose'] = decision({
      seat: () => ada,
      choices: (_, _f, offer) => {
        // @ts-expect-error no choice of this step
        offer({ do: 'sing' });
        // @ts-expect-error a dive goes into a pool
        offer({ do: 'dive' });
      },
      answer: (_, _f, choice) => {
        // @ts-expect-error nobody is offered to sing
        if (choice.do === 'sing') return;
      },
    });
    // @ts-expect-error and no playout may play it
    reef.fast(match, ada, { do: 'sing' });
    return step;
  },

  'a field without an audience': () => {
    // @ts-expect-error rum stands under none of open, own, told, shut
    record({ rum: int });
    // @ts-expect-error no such audience
    record({ friends: { rum: int } });
    record({
      open: { seat },
      // @ts-expect-error who is told is judged by the open part, and `rum` is no part of it
      told: { plan: { as: int, to: (here) => here.rum === 1 } },
    });
  },

  'writing in a question': () => {
    const step: StepTable<Kinds>['storm/charms'] = window({
      order: (state) => {
        // @ts-expect-error a question reads
        state.round = 2;
        return [];
      },
      asks: (state) => {
        // @ts-expect-error lists, too
        state.bag.push(1);
        return false;
      },
      choices: (state, f) => {
        // @ts-expect-error and what lies deeper
        boatOf(state, ada).divers--;
        // @ts-expect-error and frames, which never change
        f.diver = ada;
      },
      answer: () => {},
      close: () => {},
    });
    // @ts-expect-error a view is as read-only as a question's state
    reef.view(reef.imagine(reef.fromWire({}), 1), ada).state.round = 3;
    return step;
  },

  'writing into a frame, or queueing from a closing step': () => {
    const enter: StepTable<Kinds>['diving/enter'] = auto((_, f) => {
      // @ts-expect-error frames never change
      f.pool = pool;
    });
    // @ts-expect-error a closing step is handed no verbs
    const end: StepTable<Kinds>['diving/end'] = closing((_, _f, verbs) => verbs);
    return [enter, end];
  },

  'an id of the wrong kind': () => {
    // @ts-expect-error a pool is no seat
    boatOf(g, pool);
    // @ts-expect-error nor is a number
    boatOf(g, 1);
    // @ts-expect-error and a seat is no pool
    act.next('diving/enter', { pool: ada });
  },

  'an answer of the wrong type in a simultaneous step': () => {
    const step: StepTable<Kinds>['round/plan'] = together({
      seats: () => [ada],
      // @ts-expect-error seats are no pools
      choices: (_, _f, who, offer) => offer({ do: 'plan', pools: [who] }),
      reveal: (_, _f, answers) => {
        // @ts-expect-error a plan has pools
        for (const [, choice] of answers) choice.route;
      },
    });
    return step;
  },

  'an unknown message key, or a missing parameter': () => {
    const put = messages({
      dive: 'Dive to {{pool}}',
      pearls_one: 'a pearl',
      pearls_other: '{{count}}',
    });
    // @ts-expect-error no such key
    put('swim');
    // @ts-expect-error the pool is missing
    put('dive');
    // @ts-expect-error plurals are chosen by a count
    put('pearls');
    // @ts-expect-error which is a number
    put('pearls', { count: 'two' });
    return put('dive', { pool: 'Kelp Gate' });
  },

  'an option or a pack of the wrong type': () => {
    // @ts-expect-error rounds are counted
    const options: Kinds['options'] = { rounds: 'four', storms: true };
    const { options: _, ...rest } = game;
    // @ts-expect-error a game says which options it has
    const without: Game<Kinds> = { ...rest, options: {} };
    return [options, without];
  },
};
