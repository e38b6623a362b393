import { at } from '@quarterdeck/kernel';
import type { Counted } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';

/** Whatever the book counts (SW-006 to SW-023), wherever it lies. */
export const counted: Counted<Kinds> = (g) => {
  const { rows } = at(at(g.printed.tables, g.ships.length - 2).supply, g.supplySide);
  const onBoard = rows.flatMap((row, index) => row.slice(at(g.taken, index)));
  const inPorts = g.ports.flatMap(({ tile, slots }) => {
    const face = at(at(g.printed.pieces, at(g.pieces, tile)).faces, at(g.faces, tile));
    return slots.flatMap((cover, slot) => {
      if (cover === 'good' && face.kind === 'port') return [at(face.slots, slot)];
      return cover === 'cocoa' || cover === 'cocoa-left' ? ['cocoa' as const] : [];
    });
  });
  const markers = (good: 'cotton' | 'wine' | 'tea' | 'cocoa'): number =>
    g.box[good] +
    [...onBoard, ...inPorts].filter((one) => one === good).length +
    g.ships.reduce((sum, ship) => sum + ship[good], 0);
  return {
    cotton: markers('cotton'),
    wine: markers('wine'),
    tea: markers('tea'),
    cocoa: markers('cocoa'),
    cannons: g.cannons + g.ships.reduce((sum, ship) => sum + ship.cannons, 0),
    chests: g.chestStack.length + g.ships.reduce((sum, ship) => sum + ship.chests.length, 0),
    chestValues:
      g.chestStack.reduce((sum, value) => sum + value, 0) +
      g.ships.reduce((sum, ship) => sum + ship.chests.reduce((a, b) => a + b, 0), 0),
    ports: g.ports.length + g.portPile.length + g.usedPorts.length,
    overfull: g.ships.filter((ship) => {
      const aboard = ship.rum + ship.cotton + ship.wine + ship.tea + ship.cocoa;
      const holds = ship.extensions.filter((id) => at(g.printed.extensions, id).type === 'hold');
      return aboard > g.printed.holdSpaces + 2 * holds.length || ship.rum < 0 || ship.thalers < 0;
    }).length,
    missingExtensions:
      new Set(g.ships.flatMap((ship) => ship.extensions)).size -
      g.ships.reduce((sum, ship) => sum + ship.extensions.length, 0),
  };
};
