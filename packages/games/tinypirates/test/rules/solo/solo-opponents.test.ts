import { byId } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { ORDER_TOKENS } from '../../../src/pack/components.ts';
import {
  SOLO_HELMS,
  SOLO_LEGENDS,
  type SoloHelm,
  type SoloLegend,
} from '../../../src/pack/ids.gen.ts';
import { wordingsOf } from '../../../src/pack/wordings.ts';
import { printed } from '../../positions.ts';

const worded = wordingsOf({ printed });

/** Symbols, targets by space, and what the Helm adds to which Orders. */
function helm(word: SoloHelm) {
  const { symbols, targets, bonuses, autoHits } = byId(printed.helms, word);
  const added = ORDER_TOKENS.flatMap((order) => {
    const { move, hits, gold, followedBy } = bonuses[order];
    const said = [
      move > 0 ? `+${move} movement` : '',
      hits > 0 ? `+${hits} hit` : '',
      gold > 0 ? `+${gold} Gold` : '',
      followedBy === null ? '' : `then ${followedBy}`,
    ].filter((words) => words !== '');
    return said.length > 0 ? [`${order} ${said.join(' ')}`] : [];
  });
  return {
    name: byId(worded.soloHelms, word).name,
    symbols,
    targets: targets.slice(1).join(' '),
    added,
    autoHits,
  };
}

/** The top, the treasure rows, and the loop in short. */
function legend(word: SoloLegend) {
  const { top, rows, loop } = byId(printed.legends, word);
  return {
    name: byId(worded.soloLegends, word).name,
    top,
    rows: rows.map(({ move, dice, hits }) => `${move}/${dice}/${hits}`).join(' '),
    loop: loop.map(({ move, hits, steps }) =>
      [
        ...steps.map((step) =>
          step.kind === 'order'
            ? step.order
            : step.kind === 'gold'
              ? `${step.gold} Gold`
              : `Navy ${step.distance}`,
        ),
        ...(hits > 0 ? [`${hits} hits`] : []),
        ...(move > 0 ? [`${move} movement`] : []),
      ].join(', '),
    ),
  };
}

describe('Solo opponents', () => {
  it('TE-356 Cpt. Barnabas Gallow’s Helm is as printed', () => {
    expect(helm('solo-gallow')).toEqual({
      name: 'Cpt. Barnabas Gallow',
      symbols: [1, 3, 6],
      targets: 'orange player green orange player',
      added: ['plunder +1 movement', 'attack +1 hit'],
      autoHits: 0,
    });
  });

  it('TE-357 Cpt. Serafina Vane’s Helm is as printed', () => {
    expect(helm('solo-vane')).toEqual({
      name: 'Cpt. Serafina Vane',
      symbols: [2, 4, 5],
      targets: 'green orange green player orange',
      added: ['trade +1 Gold', 'search +1 movement'],
      autoHits: 0,
    });
  });

  it('TE-358 Cpt. Ezekiel Thorn’s Helm is as printed', () => {
    expect(helm('solo-thorn')).toEqual({
      name: 'Cpt. Ezekiel Thorn',
      symbols: [1, 2, 6],
      targets: 'player orange player green player',
      added: ['crewUp +1 Gold', 'attack +1 movement'],
      autoHits: 0,
    });
  });

  it('TE-359 Cpt. Odette Graves’s Helm is as printed', () => {
    expect(helm('solo-graves')).toEqual({
      name: 'Cpt. Odette Graves',
      symbols: [3, 4, 5],
      targets: 'orange green orange green player',
      added: ['plunder then search', 'crewUp +1 movement'],
      autoHits: 0,
    });
  });

  it('TE-360 The Glutton’s Legend is as printed', () => {
    expect(legend('solo-glutton')).toEqual({
      name: 'The Glutton',
      top: 9,
      rows: '1/2/0 1/2/1 2/3/1',
      loop: ['plunder', '2 Gold', 'plunder, trade', 'crewUp', 'search, 1 Gold', 'attack, 1 hits'],
    });
  });

  it('TE-361 The Butcher’s Legend is as printed', () => {
    expect(legend('solo-butcher')).toEqual({
      name: 'The Butcher',
      top: 9,
      rows: '1/2/1 2/3/1 2/3/2',
      loop: [
        'attack, 1 hits',
        'attack, 1 hits, 1 movement',
        'crewUp, attack',
        'plunder',
        'attack, 2 hits',
        'crewUp, 1 Gold',
      ],
    });
  });

  it('TE-362 The Schemer’s Legend is as printed', () => {
    expect(legend('solo-schemer')).toEqual({
      name: 'The Schemer',
      top: 9,
      rows: '2/2/0 2/2/1 3/3/1',
      loop: [
        'search',
        'Navy 2, 1 Gold',
        'search, plunder',
        '2 Gold',
        'Navy 2, attack',
        'crewUp, trade',
      ],
    });
  });

  it('TE-363 The Old Salt’s Legend is as printed', () => {
    expect(legend('solo-old-salt')).toEqual({
      name: 'The Old Salt',
      top: 10,
      rows: '1/2/0 2/3/0 3/3/2',
      loop: [
        'crewUp',
        'plunder',
        'crewUp, 1 Gold',
        'trade, 1 Gold',
        'attack, 1 hits',
        'plunder, search',
      ],
    });
  });

  it('TE-S90 there are four of each, complete, and their figures are marked as designed here', () => {
    const { soloHelms, soloLegends } = worded;

    expect([SOLO_HELMS.length, SOLO_LEGENDS.length]).toEqual([4, 4]);
    for (const word of SOLO_HELMS) {
      expect(byId(printed.helms, word).targets.slice(1)).toHaveLength(5);
      expect(soloHelms[word].source).toBe('ours');
    }
    for (const word of SOLO_LEGENDS) {
      expect(byId(printed.legends, word).rows).toHaveLength(3);
      expect(byId(printed.legends, word).loop).toHaveLength(6);
      expect(soloLegends[word].source).toBe('ours');
    }
  });
});
