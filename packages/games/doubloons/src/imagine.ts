// What a viewer cannot know (DD-013): hands, face-down cards, the deck, the map stack and the
// removed fragments, landmark stacks, undrawn jewels, undrawn relics.

import type { Act, FrameOf } from '@quarterdeck/kernel';
import { byId, dealHoles } from '@quarterdeck/kernel';
import type { Draft, Kinds } from './model/state.ts';
import { COLOURS, type Colour, type MapTile, SPECIAL_TILES } from './pack/components.ts';
import type { CardId } from './pack/printed.ts';
import { playerCount } from './rules/fleet.ts';
import { stackOf } from './rules/landmarks/drawing.ts';
import { isInPlay } from './rules/modules/modules.ts';
import { rowFor } from './rules/table-size.ts';

type Chance = Pick<Act<Kinds>, 'shuffle'>;
type Frames = readonly FrameOf<Kinds>[];

/** DD-029, DD-208, DD-285 */
function cardsInGame({ printed, board, dug }: Draft): CardId[] {
  const { normal, green, captain } = printed.cardsOf;
  return [...normal, ...(board === 'alternate' ? green : []), ...(dug ? captain : [])];
}

function imagineCards(g: Draft, chance: Chance): void {
  const mats = g.ships.flatMap(({ faceUp, faceDown, hand }) => [faceUp, faceDown, hand]);
  dealHoles(chance, cardsInGame(g), [...mats, g.discards, g.deck]);
}

/** DD-S159: the special tiles that were not drawn yet; how many there were is public. */
function specialTilesLeft(g: Draft): MapTile[] {
  const { byPlayers, alternate } = g.printed.content.setup;
  const rows = g.board === 'alternate' ? alternate.byPlayers : byPlayers;
  const { specialTiles } = rowFor<{ specialTiles: Record<(typeof SPECIAL_TILES)[number], number> }>(
    rows,
    playerCount(g),
  );
  const orbs = g.ships.reduce((sum, ship) => sum + ship.orbs, 0);
  return SPECIAL_TILES.flatMap((tile) => {
    const spent = g.spentTiles.filter((each) => each === tile).length;
    const held = tile === 'protectionOrb' ? orbs : 0;
    return new Array<MapTile>(specialTiles[tile] - spent - held).fill(tile);
  });
}

/** DD-S24: what was removed at setup are fragments only, what lies in the stack is both. */
function imagineMap(g: Draft, chance: Chance): void {
  const specials = specialTilesLeft(g);
  const inStack = g.mapStack.slice(specials.length);
  const all = g.printed.mapTiles.filter((tile) => g.symbols.some((symbol) => symbol === tile));
  const held = g.ships.map(({ fragments }) => fragments);
  dealHoles<MapTile>(chance, all, [...held, g.boxedFragments, inStack]);
  g.mapStack = [...inStack, ...specials];
  chance.shuffle(g.mapStack);
}

/** DD-S51: what somebody looks at is of the colour that the waiting question names. */
function imagineLandmarks(g: Draft, stack: Frames, chance: Chance): void {
  const looked = stack.map((frame) => (frame.step === 'landmark/pick' ? frame.data.colour : null));
  const onBoard = [...g.places.map(({ landmark }) => landmark), ...g.revealed].filter(
    (landmark) => landmark !== null,
  );
  const shown = [...onBoard, ...g.removedLandmarks];
  const ofColour = (colour: Colour) =>
    shown.filter((landmark) => byId(g.printed.landmarks, landmark).colour === colour);
  for (const colour of COLOURS) {
    const all = g.printed.landmarksOf[colour].filter((print) => isInPlay(print, g.modules));
    const looking = looked.includes(colour) ? g.ships.map((ship) => ship.looking) : [];
    dealHoles(
      chance,
      all.map(({ landmark }) => landmark),
      [ofColour(colour), ...looking, stackOf(g, colour)],
    );
  }
}

function imagineJewels(g: Draft, chance: Chance): void {
  const { jewels, content } = g.printed;
  dealHoles(
    chance,
    jewels.filter((jewel) => isInPlay(content.jewels[jewel], g.modules)),
    [...g.ships.map((ship) => ship.jewels), g.jewelPool],
  );
}

/** DD-S151 */
function imagineRelics(g: Draft, stack: Frames, chance: Chance): void {
  if (g.board === 'standard') return;
  const drawn = stack.flatMap((frame) =>
    frame.step === 'relics/place' ? [[frame.data.relic]] : [],
  );
  dealHoles(chance, g.printed.relics, [
    ...drawn,
    ...g.ships.map(({ relics }) => relics),
    ...g.regions.map(({ shells }) => shells),
    ...g.places.map(({ totems }) => totems),
    g.crater,
    g.boxedRelics,
  ]);
}

export function imagine(g: Draft, stack: Frames, _viewer: unknown, chance: Chance): void {
  imagineCards(g, chance);
  imagineMap(g, chance);
  imagineLandmarks(g, stack, chance);
  imagineJewels(g, chance);
  imagineRelics(g, stack, chance);
}
