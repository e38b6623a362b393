// One word for one thing: the terms of the interface, as they are settled for every page.

import { at } from '@quarterdeck/kernel';
import type { Match } from '@quarterdeck/kernel/engine';
import { speaker } from '@quarterdeck/kernel/say';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { seawolfSay } from '../../src/index.ts';
import type { Kinds } from '../../src/model/state.ts';
import { MISSION_IDS } from '../../src/pack/ids.gen.ts';
import { falls, fight, meet } from '../fleet.ts';
import {
  ADA,
  AMBER,
  acting,
  BO,
  CARPENTER,
  DISTILLERS,
  extension,
  LAGOON,
  LISBON,
  position,
  sail,
  wolf,
} from '../positions.ts';

const voice = speaker(seawolfSay, { names: ['Ada', 'Bo', 'Cy', 'Dee', 'Eve'] });

const promptOf = (match: Match<Kinds>) => {
  const { seat } = at(wolf.asked(match), 0);
  const view = wolf.view(match, seat);
  return voice.prompt(view, seat, wolf.choices(match, seat), wolf.explain(match, seat));
};
const labelsOf = (match: Match<Kinds>): string[] =>
  promptOf(match).groups.flatMap(({ choices }) => choices.map(({ label }) => label));
const deniedOf = (match: Match<Kinds>): string[] =>
  promptOf(match).denied.map(({ label, reason }) => `${label}: ${reason}`);
const linesOf = ({ match, events }: Pick<ReturnType<typeof sail>, 'match' | 'events'>): string[] =>
  events.map((event) => voice.event(wolf.view(match, 'spectator'), event));

describe('Terms', () => {
  it('tile actions are called as on the tile', () => {
    expect(labelsOf(acting(AMBER))).toContain('Thaler');
    expect(labelsOf(acting(LAGOON))).toContain('Island of peace');
    expect(deniedOf(acting(AMBER))).toContain(
      'Trade goods and rum, goods for rum: This tile shows another action.',
    );
  });

  it('SW-134 a load is called by the marker that comes next', () => {
    const match = acting(LAGOON, {}, { state: { taken: [4, 0, 0] } });

    expect(labelsOf(match)).toContain('Load cocoa from the cotton row');
    expect(labelsOf(match)).toContain('Load wine');
    expect(labelsOf(match)).not.toContain('Load cotton');
  });

  it('an empty extension stack has no value to name', () => {
    const match = acting(CARPENTER, { thalers: 1 }, { state: { stacks: [0, 4, 4, 4] } });

    expect(deniedOf(match)).toContain('Hold extension: No piece is left in that stack.');
  });

  it('SW-S61 a box that holds one of two is short, not empty', () => {
    const state = { box: { cotton: 1, wine: 1, tea: 9, cocoa: 0 } };
    const match = acting(DISTILLERS, { tea: 1 }, { state });

    expect(deniedOf(match)).toContain(
      'Trade 1 tea for 2 cotton: The box does not hold enough of it.',
    );
  });

  it('SW-169 no slot is named that a port does not have', () => {
    const denied = deniedOf(acting(LISBON, { cocoa: 1 }));

    expect(denied.filter((line) => line.includes('slots 5 and 6'))).toEqual([]);
    expect(denied).toContain(
      'Unload cocoa across two slots: A cocoa goes across two open slots next to each other.',
    );
  });

  it('a mutiny is called one, and so is emergency rum', () => {
    const lines = linesOf(
      sail({ ships: { [ADA]: { rum: 0 } }, step: 'moving/show', data: { seat: ADA } }),
    );
    const emergency = position({
      ships: { [ADA]: { rum: 0, drifted: true, tea: 2 } },
      step: 'round/begin',
      data: {},
    });

    expect(lines).toContain('Mutiny! The ship drifts: Ada has no rum.');
    expect(promptOf(emergency).question).toMatch(/^Emergency rum: /);
  });

  it('one pays the pirate', () => {
    const { match } = fight({
      ships: { [ADA]: { tile: LAGOON, rum: 3 } },
      state: { pirate: LAGOON },
      rig: falls('xx-'),
    });

    expect(promptOf(match).question).toBe(
      'The pirate lies on your tile: 3 dice. Pay him 2 loot, one after another.',
    );
  });

  it('loot is taken, or the rest is left', () => {
    const { match } = meet({ [ADA]: { cannons: 2 }, [BO]: { thalers: 3 } }, 'xx');

    expect(promptOf(match).question).toBe('You beat Bo. Take up to 2 loot, one after another?');
    expect(labelsOf(match)).toContain('Leave the rest');
    script(wolf, match, [{ do: 'take', loot: 'thalers' }]);
    expect(labelsOf(match)).toContain('Leave the rest');
  });

  it('dice show hits, and a wick makes a sure hit', () => {
    const wick = [extension('extraWick', 1), extension('cannonBase', 1)];
    const battle = meet({ [ADA]: { cannons: 3, extensions: wick }, [BO]: { cannons: 1 } }, 'x--');

    expect(linesOf(battle)).toEqual([
      'Ada and Bo battle at Keelson Bay.',
      'Ada scores 2 hits with 1 sure hit (wick) and 2 dice.',
      'Bo scores 0 hits with 1 die.',
    ]);
  });

  it('a mission is completed at a position', () => {
    const turn = sail({ ships: { [ADA]: { cotton: 4 } }, step: 'turn/end', data: { seat: ADA } });

    expect(linesOf(turn)).toContain('Mission completed: Ada takes position I on Cotton fleet.');
  });

  it('missions are called on the score sheet as on their cards', () => {
    for (const id of MISSION_IDS)
      expect(seawolfSay.catalogue[`mission.${id}`]).toBe(wolf.pack.content.missions[id].name);
  });
});
