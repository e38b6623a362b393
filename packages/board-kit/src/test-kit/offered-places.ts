// What a board makes of all that is offered and happens in a match.

import type { Kinds, PlayOf } from '@quarterdeck/kernel';
import type { Engine, Event } from '@quarterdeck/kernel/engine';
import type { Described, Motion, Scene, Target } from '../contract/board-contract.ts';
import type { Moment } from './scenes.ts';

export type Places<K extends Kinds> = {
  readonly describeBoard: (scene: Scene<K, string>) => readonly Described[];
  readonly targetsOf: (scene: Scene<K, string>, choice: PlayOf<K>) => readonly Target[];
  readonly eventTargets: (scene: Scene<K, string>, event: Event<K>) => readonly Target[];
  readonly motionsOf: (scene: Scene<K, string>, event: Event<K>) => readonly Motion[];
  /** Choices that happen nowhere on the board. */
  readonly placeless: RegExp;
  /** Places that the board in words does not list. */
  readonly unlisted?: RegExp;
};

export type Lookout<K extends Kinds> = {
  /** Hands out the places that have words. */
  readonly look: (moment: Moment<K>) => ReadonlySet<Target>;
  /** Choices that touch nothing, and places without words. */
  readonly amiss: ReadonlySet<string>;
  readonly seen: () => { readonly offers: number; readonly motions: number };
};

export const lookoutFor = <K extends Kinds>(sea: Engine<K>, places: Places<K>): Lookout<K> => {
  const { describeBoard, targetsOf, eventTargets, motionsOf, placeless, unlisted } = places;
  const amiss = new Set<string>();
  let offers = 0;
  let motions = 0;
  return {
    look: ({ match, seat, scene, events }) => {
      const known = new Set(describeBoard(scene).map(({ target }) => target));
      for (const choice of sea.choices(match, seat)) {
        const targets = targetsOf(scene, choice);
        if (targets.length === 0 && !placeless.test(choice.do)) amiss.add(choice.do);
        for (const target of targets)
          if (!known.has(target) && unlisted?.test(target) !== true) amiss.add(target);
        offers++;
      }
      for (const event of events) {
        eventTargets(scene, event);
        motions += motionsOf(scene, event).length;
      }
      return known;
    },
    amiss,
    seen: () => ({ offers, motions }),
  };
};
