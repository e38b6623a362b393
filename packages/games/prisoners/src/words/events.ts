import { byId, HIDDEN_WORD } from '@quarterdeck/kernel';
import type { Message, Param, Say } from '@quarterdeck/kernel/say';
import type { Kinds, Prisoners } from '../model/state.ts';
import type { DeckManeuver } from '../pack/ids.gen.ts';
import { wordingsOf } from '../pack/wordings.ts';
import { hitsOf } from '../rules/dice.ts';
import type { ENGLISH } from './english.ts';
import {
  dice,
  faceName,
  hexName,
  hexNames,
  hits,
  isCreature,
  maneuverName,
  maneuverNames,
  player,
  put,
  territoryAt,
  territoryName,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];
type Part<E extends keyof Events> = Pick<Events, E>;

const isHidden = (words: string): boolean => words === HIDDEN_WORD;

function attackDeclared(
  { seat, from: at, target, kind, opponent }: Kinds['events']['attack-declared'],
  g: Prisoners,
) {
  const by = player(seat);
  const from = hexName(g, at);
  const hex = hexName(g, target);
  if (kind === 'ship')
    return put('event.attack-ship', { seat: by, from, opponent: player(opponent ?? seat), hex });
  if (kind !== 'territory')
    return put('event.attack-creature', { seat: by, from, creature: put(`the.${kind}`), hex });
  const territory = territoryAt(g, target);
  return opponent === null
    ? put('event.attack-free-territory', { seat: by, from, territory })
    : put('event.attack-territory', { seat: by, from, territory, opponent: player(opponent) });
}

/** "Loose Planking (level 3)": for coordinates it is the level that counts. */
const levelled = (g: Prisoners, card: DeckManeuver): Message =>
  put('card.level', {
    maneuver: maneuverName(g, card),
    level: byId(g.printed.maneuvers, card).level ?? 0,
  });

/** TP-075: two cards of one level give no coordinates. */
const areAlike = (g: Prisoners, cards: readonly DeckManeuver[]): boolean =>
  new Set(cards.map((card) => byId(g.printed.maneuvers, card).level)).size < cards.length;

/** What a roll had to reach. */
function needs(sink: number | null, capture: number | null): Message {
  if (sink === null) return put('needs.capture', { capture: capture ?? 0 });
  return capture === null ? put('needs.sink', { sink }) : put('needs.both', { sink, capture });
}

const SETUP: Part<
  | 'turn-order-rolled'
  | 'first-turn-won'
  | 'region-chosen'
  | 'coordinates-drawn'
  | 'destinations-placed'
  | 'truce-begun'
  | 'turn-begun'
> = {
  'turn-order-rolled': ({ seat, hits: count }) =>
    put('event.order-rolled', { seat: player(seat), hits: hits(count) }),
  'first-turn-won': ({ seat }) => put('event.first-turn', { seat: player(seat) }),
  'region-chosen': ({ seat, region }) =>
    put('event.region-chosen', { seat: player(seat), region: region + 1 }),
  'coordinates-drawn': ({ seat, cards }, g) =>
    put(areAlike(g, cards) ? 'event.coordinates-again' : 'event.coordinates-drawn', {
      seat: player(seat),
      cards: { list: cards.map((card) => levelled(g, card)) },
    }),
  'destinations-placed': ({ seat, coordinates, hexes }) =>
    put('event.destinations-placed', { seat: player(seat), coordinates, count: hexes.length }),
  'truce-begun': () => put('event.truce-begun'),
  'turn-begun': ({ seat, number }) => put('event.turn-begun', { seat: player(seat), number }),
};

const BATTLE: Part<
  | 'attack-declared'
  | 'attack-called-off'
  | 'attack-rolled'
  | 'return-fire-rolled'
  | 'misses-rerolled'
  | 'attack-succeeded'
  | 'attack-failed'
  | 'return-fire-succeeded'
  | 'return-fire-failed'
  | 'engagement-ended'
> = {
  'attack-declared': attackDeclared,
  'attack-called-off': () => put('event.attack-called-off'),
  'attack-rolled': ({ seat, target, dice: rolled, hits: count, sink, capture }, g) =>
    put('event.attack-rolled', {
      seat: player(seat),
      hex: hexName(g, target),
      dice: dice(rolled.length),
      hits: hits(count),
      needs: needs(sink, capture),
    }),
  'return-fire-rolled': ({ seat, dice: rolled, hits: count, sink }) =>
    put('event.return-rolled', {
      seat: player(seat),
      dice: dice(rolled.length),
      hits: hits(count),
      needs: needs(sink, null),
    }),
  'misses-rerolled': ({ seat, maneuver, dice: rolled }, g) =>
    rolled.length === 0
      ? put('event.nothing-rerolled', { seat: player(seat), maneuver: maneuverName(g, maneuver) })
      : put('event.rerolled', {
          seat: player(seat),
          maneuver: maneuverName(g, maneuver),
          dice: dice(rolled.length),
          hits: hits(hitsOf(rolled)),
        }),
  'attack-succeeded': ({ target, fate }, g) =>
    put(fate === 'captured' ? 'event.attack-captures' : 'event.attack-sinks', {
      hex: hexName(g, target),
    }),
  'attack-failed': ({ target, answers }, g) =>
    put(answers ? 'event.attack-answered' : 'event.attack-fails', { hex: hexName(g, target) }),
  'return-fire-succeeded': () => put('event.return-succeeds'),
  'return-fire-failed': () => put('event.return-fails'),
  'engagement-ended': () => put('event.engagement-ended'),
};

const PIECES: Part<
  | 'ship-moved'
  | 'destination-explored'
  | 'ship-sunk'
  | 'ship-captured'
  | 'target-sunk'
  | 'privateer-captured'
  | 'territory-captured'
  | 'ship-upgraded'
> = {
  'ship-moved': ({ seat, from, to }, g) =>
    put('event.ship-moved', { seat: player(seat), from: hexName(g, from), to: hexName(g, to) }),
  'destination-explored': ({ seat, hex, face }, g) =>
    put('event.explored', {
      seat: player(seat),
      hex: hexName(g, hex),
      face: faceName(g, face),
    }),
  'ship-sunk': ({ seat, hex }, g) =>
    put('event.ship-sunk', { seat: player(seat), hex: hexName(g, hex) }),
  'ship-captured': ({ from, to, hex }, g) =>
    put('event.ship-captured', { seat: player(to), opponent: player(from), hex: hexName(g, hex) }),
  'target-sunk': ({ hex, face }, g) =>
    put('event.target-sunk', {
      creature: isCreature(face) ? put(`subject.${face}`) : faceName(g, face),
      hex: hexName(g, hex),
    }),
  'privateer-captured': ({ seat, hex }, g) =>
    put('event.privateer-captured', { seat: player(seat), hex: hexName(g, hex) }),
  'territory-captured': ({ seat, territory, from }, g) =>
    from === null
      ? put('event.territory-captured', {
          seat: player(seat),
          territory: territoryName(g, territory),
        })
      : put('event.territory-taken', {
          seat: player(seat),
          territory: territoryName(g, territory),
          opponent: player(from),
        }),
  'ship-upgraded': ({ seat, hex, level }, g) =>
    put('event.upgraded', { seat: player(seat), hex: hexName(g, hex), level }),
};

const CARDS: Part<
  | 'card-drawn'
  | 'draw-lost'
  | 'deck-renewed'
  | 'take-no-prisoners-revealed'
  | 'territory-maneuver-taken'
  | 'cool-down-moved'
  | 'turn-ended'
> = {
  'card-drawn': ({ seat, card }, g) =>
    isHidden(card)
      ? put('event.card-drawn', { seat: player(seat) })
      : put('event.own-card-drawn', { seat: player(seat), maneuver: maneuverName(g, card) }),
  'draw-lost': ({ seat }) => put('event.draw-lost', { seat: player(seat) }),
  'deck-renewed': ({ count }) => put('event.deck-renewed', { count }),
  'take-no-prisoners-revealed': ({ seat }) =>
    seat === null ? put('event.war') : put('event.war-drawn', { seat: player(seat) }),
  'territory-maneuver-taken': ({ seat, territory, from }, g) => {
    const words = {
      seat: player(seat),
      territory: territoryName(g, territory),
      maneuver: maneuverName(g, wordingsOf(g).territories[territory].maneuver),
    };
    return from === null
      ? put('event.maneuver-taken', words)
      : put('event.maneuver-stolen', { ...words, opponent: player(from) });
  },
  'cool-down-moved': ({ territory, drawPhasesLeft }, g) => {
    const maneuver = maneuverName(g, wordingsOf(g).territories[territory].maneuver);
    return drawPhasesLeft === 0
      ? put('event.ready', { maneuver })
      : put('event.cooled', { maneuver, count: drawPhasesLeft });
  },
  'turn-ended': ({ seat }) => put('event.turn-ended', { seat: player(seat) }),
};

/** What somebody saw, to themselves; the others only hear of it. */
function destinationsSeen(
  { seat, hexes, faces }: Kinds['events']['destinations-seen'],
  g: Prisoners,
) {
  const known = faces.every((face) => !isHidden(face));
  if (!known || faces.length !== hexes.length)
    return put('event.destinations-seen', {
      seat: player(seat),
      hexes: hexNames(g, hexes),
      count: hexes.length,
    });
  const seen: Param[] = faces.map((face, index) => {
    const hex = hexes[index];
    return put('event.seen-face', {
      face: faceName(g, face),
      hex: hex === undefined ? '' : hexName(g, hex),
    });
  });
  return put('event.own-destinations-seen', { seat: player(seat), faces: { list: seen } });
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

const COMMAND: Part<
  | 'maneuver-played'
  | 'move-extended'
  | 'attack-dice-added'
  | 'defense-changed'
  | 'return-fire-barred'
  | 'hand-seen'
  | 'destinations-seen'
  | 'squids-exploded'
  | 'ship-dragged'
> = {
  'maneuver-played': ({ seat, maneuver }, g) =>
    put('event.played', { seat: player(seat), maneuver: maneuverName(g, maneuver) }),
  'move-extended': ({ hex, hexes }, g) =>
    put('event.move-extended', { hex: hexName(g, hex), hexes }),
  'attack-dice-added': ({ hex, dice: count }, g) =>
    put('event.dice-added', { hex: hexName(g, hex), count }),
  'defense-changed': ({ hex, sink, capture }, g) =>
    put('event.defense-lowered', {
      hex: hexName(g, hex),
      sink: signed(sink),
      capture: signed(capture),
    }),
  'return-fire-barred': ({ hex }, g) => put('event.return-barred', { hex: hexName(g, hex) }),
  'hand-seen': ({ seat, opponent, hand }, g) =>
    hand.some(isHidden)
      ? put('event.hand-seen', { seat: player(seat), opponent: player(opponent) })
      : put('event.own-hand-seen', { opponent: player(opponent), cards: maneuverNames(g, hand) }),
  'destinations-seen': destinationsSeen,
  'squids-exploded': ({ hex, dice: rolled, hits: count }, g) =>
    put('event.squids', { hex: hexName(g, hex), dice: dice(rolled.length), hits: hits(count) }),
  'ship-dragged': ({ seat, from, to }, g) =>
    put('event.dragged', { seat: player(seat), from: hexName(g, from), to: hexName(g, to) }),
};

const AFTERMATH: Part<
  | 'maneuver-cancelled'
  | 'card-taken'
  | 'save-rolled'
  | 'level-lost'
  | 'capture-pressed'
  | 'magazine-blown'
  | 'draws-added'
> = {
  'maneuver-cancelled': ({ seat, maneuver }, g) =>
    put(maneuver === 'countermand' ? 'event.cancelled-cancel' : 'event.cancelled', {
      seat: player(seat),
      maneuver: maneuverName(g, maneuver),
    }),
  'card-taken': ({ seat, opponent, card }, g) =>
    isHidden(card)
      ? put('event.card-taken', { seat: player(seat), opponent: player(opponent) })
      : put('event.own-card-taken', {
          seat: player(seat),
          opponent: player(opponent),
          maneuver: maneuverName(g, card),
        }),
  'save-rolled': ({ seat, hex, dice: rolled, hits: count, saved }, g) =>
    put(saved ? 'event.saved' : 'event.not-saved', {
      seat: player(seat),
      hex: hexName(g, hex),
      dice: dice(rolled.length),
      hits: hits(count),
    }),
  'level-lost': ({ hex, level }, g) => put('event.level-lost', { hex: hexName(g, hex), level }),
  'capture-pressed': ({ seat, hex }, g) =>
    put('event.capture-pressed', { seat: player(seat), hex: hexName(g, hex) }),
  'magazine-blown': ({ seat, hex, otherHex }, g) =>
    put('event.magazine', {
      seat: player(seat),
      hex: hexName(g, hex),
      other: hexName(g, otherHex),
    }),
  'draws-added': ({ seat, count }) => put('event.draws-added', { seat: player(seat), count }),
};

const END: Part<
  | 'gave-up'
  | 'player-eliminated'
  | 'territory-freed'
  | 'hand-discarded'
  | 'calm-lasted'
  | 'territories-rolled'
  | 'card-revealed'
  | 'game-won'
> = {
  'gave-up': ({ seat }) => put('event.gave-up', { seat: player(seat) }),
  'player-eliminated': ({ seat }) => put('event.eliminated', { seat: player(seat) }),
  'territory-freed': ({ territory }, g) =>
    put('event.freed', { territory: territoryName(g, territory) }),
  'hand-discarded': ({ seat, count, top }, g) =>
    put('event.hand-discarded', { seat: player(seat), count, top: maneuverName(g, top) }),
  'calm-lasted': ({ turns }) => put('event.calm', { turns }),
  'territories-rolled': ({ seat, dice: rolled, hits: count }) =>
    rolled.length === 0
      ? put('event.no-territories', { seat: player(seat) })
      : put('event.territories-rolled', {
          seat: player(seat),
          dice: dice(rolled.length),
          hits: hits(count),
        }),
  'card-revealed': ({ seat, card, level }, g) =>
    put('event.card-revealed', { seat: player(seat), maneuver: maneuverName(g, card), level }),
  'game-won': ({ seat, victory }): Message<'event.won'> =>
    put('event.won', { seat: player(seat), victory: put(`victory.${victory}`) }),
};

export const events: Events = {
  ...SETUP,
  ...BATTLE,
  ...PIECES,
  ...CARDS,
  ...COMMAND,
  ...AFTERMATH,
  ...END,
};
