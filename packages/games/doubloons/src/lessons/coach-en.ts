/** What the coach says at any table of Dead Man’s Doubloons: at most thirty words a note, and no figures of its own. */
export const DOUBLOONS_COACH_EN = {
  'coach.captain':
    'A captain with one ability, and where the ship begins, facing either way. Widow Cheng and Calico Jack are easy to play.',
  'coach.legendary':
    'You place the ghost that belongs to nobody. People put it where it does not follow their own bow.',
  'coach.program':
    'Three cards in secret, in order. Think where your bow will be when each one comes: a card moves first, then acts.',
  'coach.move':
    'Dotted arrows are yours to use or to leave, in any order; solid ones must be sailed. End beside what your action needs.',
  'coach.act':
    'One of the two actions of the card, after its movement. Take the one that does something here.',
  'coach.compass':
    'With few crew a compass swaps your card for one that lies face up. Keep yours if it does what you need.',
  'coach.waterSwap':
    'Swap a map fragment with an enemy. Give a symbol that you hold twice, take one that lets you walk alone.',
  'coach.blackJewel':
    'Voodoo: your black jewel, which costs points, goes to a ship here. Mostly people choose the leader.',
  'coach.type':
    'Your captain walks one step, and so does everybody who holds this symbol. People choose one that rivals lack.',
  'coach.path': 'Blue is the safest path, yellow pays best, red is the shortest and hurts.',
  'coach.exploit':
    'After the dig: draw a landmark and give it to anybody. Red to hurt a rival, yellow or blue for yourself.',
  'coach.resolver': 'You see the landmark now. Keep a good one; hand a bad one to the leader.',
  'coach.explore':
    'Your explorers may look at two landmarks instead of one. Nearly always take two.',
  'coach.pick': 'Keep one of the two for this place; the other goes under its stack.',
  'coach.pay':
    'A price for an effect, if you like. A jewel is worth more than the doubloons it costs.',
  'coach.victim':
    'You may make an enemy ship move and take damage. It may end where others can fire at it.',
  'coach.steer': 'You choose how this ship moves: sail, come about, or both, each at most once.',
  'coach.giver': 'Several have the most. You choose who has to give, mostly the leader.',
  'coach.receiver': 'Several have the least. You choose who receives, mostly not the leader.',
  'coach.giveFragment': 'You must give a map fragment. Give one that you hold twice, if you can.',
  'coach.stealCompass':
    'Take a compass from a rival. People take it from one who is short of crew.',
  'coach.aim':
    'From High Water a Forward Attack may reach one region farther. Choose where more enemies are.',
  'coach.reroll':
    'You may roll once more and must keep the second result. Crew and doubloon hurt those you hit; voodoo helps ghosts.',
  'coach.target': 'Several ships can be boarded. Take from the one that has what you lack.',
  'coach.fragment': 'Take a symbol that you do not have, or one that a rival needs to walk along.',
  'coach.jewel': 'Take the jewel that counts most: diamonds before rubies before emeralds.',
  'coach.islandAdvance':
    'On this island your captain walks to any connected place, and a landmark resolves each time.',
  'coach.beach': 'Your captain may go down to a beach, where a totem may lie. You may also stay.',
  'coach.totem': 'A totem lies here. Take it: it counts points and may complete a set of symbols.',
  'coach.duel':
    'You meet other captains and must duel one. Choose who has crew, doubloons or totems to lose.',
  'coach.duelTotem': 'You won a totem. Take a symbol that completes a set.',
  'coach.placeRelic': 'The relic you drew goes where you say: near yourself, far from others.',
  'coach.findShell': 'A shell lies in your water. Take it: it counts a point and helps your sets.',
  'coach.stealShell': 'You may take one of their shells. Choose a symbol that you lack.',
  'coach.swapRelics':
    'Exchange a relic with an enemy, both of your choice. Complete a set with it, or leave it.',

  'watch.order':
    'Boarding with this card needs {{icon}} on an earlier card of your plan. Swap the two, or it boards nobody.',
  'watch.empty': 'Nobody is in the water that this attack would hit: it would do nothing.',
  'watch.company_one':
    '{{who}} holds this symbol and would walk along. Another of yours has fewer followers.',
  'watch.company_other':
    '{{who}} hold this symbol and would walk along. Another of yours has fewer followers.',
  'watch.nothing':
    'The island holds {{doubloons}} doubloons and others have more tokens: as it stands, yours would take nothing.',
  'watch.wreck':
    'Your hull is {{hull}}. Sunk, you are a ghost, and every doubloon, map and jewel counts less. This card could repair.',

  'term.doubloon': 'Doubloon',
  'term.doubloon.forms': 'doubloon|doubloons',
  'term.doubloon.says': 'One point. Nearly all that you gain comes off the island.',
  'term.island': 'Island doubloons',
  'term.island.forms': 'island',
  'term.island.says':
    'What lies on the island is shared out at the end of a round, by pillage tokens.',
  'term.supply': 'Supply',
  'term.supply.forms': 'supply',
  'term.supply.says': 'Fills the island at the start of a round; nothing else comes from it.',
  'term.jewel': 'Jewel',
  'term.jewel.forms': 'jewel|jewels',
  'term.jewel.says': 'The best treasure. Diamonds count most, then rubies, then emeralds.',
  'term.fragment': 'Map fragment',
  'term.fragment.forms': 'map fragment|map fragments|fragment|fragments',
  'term.fragment.says': 'Counts points, and two of them let your captain walk.',
  'term.symbol': 'Symbol',
  'term.symbol.forms': 'symbol|symbols',
  'term.symbol.says': 'The kind of a map fragment. Whoever has the same walks along.',
  'term.hunt': 'Hunt',
  'term.hunt.forms': 'Hunt|hunts',
  'term.hunt.says': 'Draws a map tile; with two fragments it moves your captain instead.',
  'term.advance': 'Advance',
  'term.advance.forms': 'advance|advances',
  'term.advance.says': 'One step of your captain towards the mountain.',
  'term.landmark': 'Landmark',
  'term.landmark.forms': 'landmark|landmarks',
  'term.landmark.says': 'What a place does to whoever reaches it.',
  'term.mountain': 'Mount Zotetmon',
  'term.mountain.forms': 'Mount Zotetmon|mountain',
  'term.mountain.says': 'The goal of all paths. When a captain is there, the treasure is dug up.',
  'term.dig': 'Dig',
  'term.dig.forms': 'dig|dug up',
  'term.dig.says':
    'Jewels for the captains on the mountain and near it, once, at the end of a round.',
  'term.exploit': 'Exploit',
  'term.exploit.forms': 'Exploit|exploits',
  'term.exploit.says': 'A Hunt after the dig: a landmark that you give to anybody.',
  'term.sail': 'Sail',
  'term.sail.forms': 'Sail|sails',
  'term.sail.says': 'Into the water ahead of your bow.',
  'term.comeabout': 'Come About',
  'term.comeabout.forms': 'Come About|comes about',
  'term.comeabout.says': 'The bow turns round; the ship stays where it is.',
  'term.arrow': 'Arrow',
  'term.arrow.forms': 'arrow|arrows',
  'term.arrow.says': 'A card’s movement. A solid one must be done, a dotted one may.',
  'term.broadsides': 'Broadsides',
  'term.broadsides.forms': 'Broadsides',
  'term.broadsides.says': 'Damage to every enemy ship in your own water.',
  'term.forward': 'Forward',
  'term.forward.forms': 'Forward|Forward Attack',
  'term.forward.says': 'Damage to every enemy ship in the water ahead.',
  'term.die': 'Attack die',
  'term.die.forms': 'attack die',
  'term.die.says': 'Rolled after a hit: it costs them crew or a doubloon, or does nothing.',
  'term.board': 'Board',
  'term.board.forms': 'Board|boards|boarded',
  'term.board.says': 'Take something from one damaged enemy ship in your water.',
  'term.hull': 'Hull',
  'term.hull.forms': 'hull',
  'term.hull.says': 'What damage takes away. With none left you are a ghost.',
  'term.ghost': 'Ghost ship',
  'term.ghost.forms': 'ghost ship|ghost ships|ghost|ghosts',
  'term.ghost.says': 'Cannot be hurt or repaired, and its treasure counts less.',
  'term.crew': 'Crew',
  'term.crew.forms': 'crew',
  'term.crew.says': 'Fewer crew means fewer cards and, soon, no ability.',
  'term.reputation': 'Reputation',
  'term.reputation.forms': 'reputation',
  'term.reputation.says': 'Won by sinking ships; the higher, the more points.',
  'term.token': 'Pillage token',
  'term.token.forms': 'pillage token|pillage tokens',
  'term.token.says': 'A claim on the doubloons of the island, this round only.',
  'term.captaincard': 'Captain card',
  'term.captaincard.forms': 'captain card|captain cards',
  'term.captaincard.says':
    'A strong card, after the dig. Each one played moves you towards the end.',
} as const;
