/** What the coach says at any table of Seawolf: at most thirty words a note, and no figures of its own. */
export const SEAWOLF_COACH_EN = {
  'coach.extension':
    'Your ship begins with one extra part. An extra sail, two tiles a round, or more hold is easiest to use.',
  'coach.cargo': 'More rum to sail far, or less of it and a good to sell early.',
  'coach.placePirate':
    'He drifts with the wind each round and fights whoever is in reach. People put him away from where they want to begin.',
  'coach.placeShip':
    'Begin where a good you need is shown and a port is two steps away. A port itself is not allowed.',
  'coach.emergency':
    'You drifted without rum. Two goods buy one rum now; without it the wind steers you again.',
  'coach.orders':
    'Everybody secretly picks a direction. With the wind is free, across it costs {{across}} rum, against it {{against}}. Mostly people sail towards goods, then a port.',
  'coach.sea':
    'Take one good or cannon from the strip and use the badge, in either order. Most do both before they end the turn.',
  'coach.port':
    'Fill slots that match your goods. The more you sell in one visit, the better each is paid.',
  'coach.discard':
    'The hold is full. Choose what goes overboard to make room; it is lost, so keep what a near port wants.',
  'coach.tradeOn':
    'You may go on swapping in the same direction, one for one, as often as you like. Mostly people stop with rum for the next trip.',
  'coach.unload':
    'You are paid when you stop. One more good in this visit is worth about as much as two sold alone.',
  'coach.rum':
    'Rum pays for your next trips and still counts a little at the end. Mostly people take all that fits.',
  'coach.peace':
    'Once in the match you may sit out all battles of a round. People keep it for a round in which they have much to lose.',
  'coach.pay':
    'He beat you, and you choose what you lose. Keep the rum for the next trip and the goods that fit a port.',
  'coach.loot':
    'You won. Take goods that a near port wants, or thalers; goods and rum must fit your hold.',
  'coach.tie':
    'You are lucky: a tie brings you one thing of theirs. Take a good that a near port wants, or a thaler.',

  'watch.dear':
    'That costs {{cost}} rum and you have {{rum}}: a mutiny. All rum is lost and the ship drifts with the wind.',
  'watch.unsold_one':
    'You still hold {{goods}}, and a slot here takes it. Sold in this visit it adds {{count}} thaler.',
  'watch.unsold_other':
    'You still hold {{goods}}, and a slot here takes it. Sold in this visit it adds {{count}} thalers.',
  'watch.unused':
    'Something is still to be had here for nothing: {{gains}}. Ending leaves it behind.',
  'watch.dry': 'You have no rum aboard. A round that begins without any begins with a mutiny.',
  'watch.pirate_one':
    'One of the four winds brings the pirate to you there, and you have no cannon. A port is always safe.',
  'watch.pirate_other':
    '{{count}} of the four winds bring the pirate to you there, and you have no cannon. A port is always safe.',
  'gain.rum': 'rum',
  'gain.thaler': 'a thaler',
  'gain.load': 'a good',

  'term.thaler': 'Thaler',
  'term.thaler.forms': 'thaler|thalers',
  'term.thaler.says': 'The money that wins: whoever has most of it at the end.',
  'term.rum': 'Rum',
  'term.rum.forms': 'rum',
  'term.rum.says': 'Pays for steps. It lies in the hold like goods, so it takes their room.',
  'term.wind': 'Wind',
  'term.wind.forms': 'wind',
  'term.wind.says':
    'It blows towards its arrow and holds for the turns of a round; then it is spun again.',
  'term.downwind': 'Downwind, across, upwind',
  'term.downwind.forms': 'downwind|upwind|across the wind|against the wind|with the wind',
  'term.downwind.says':
    'A step with the wind is free, one across it costs a rum, one against it two.',
  'term.badge': 'Badge',
  'term.badge.forms': 'badge|tile action',
  'term.badge.says': 'The island’s own action, in its round badge: once a turn, if you like.',
  'term.port': 'Port',
  'term.port.forms': 'port|ports',
  'term.port.says':
    'Buys goods for the slots that are still open, and the pirate cannot reach you there.',
  'term.slot': 'Slot',
  'term.slot.forms': 'slot|slots',
  'term.slot.says': 'Takes one good of its picture, and stays filled until the port is complete.',
  'term.hold': 'Hold',
  'term.hold.forms': 'hold|holds',
  'term.hold.says': 'The spaces of your ship, shared by rum and goods.',
  'term.supply': 'Supply',
  'term.supply.forms': 'supply|supply board',
  'term.supply.says': 'Three rows of goods. When one is empty, the match ends with the next round.',
  'term.box': 'Box',
  'term.box.forms': 'box',
  'term.box.says': 'Goods that are out of the supply; what you gain in a swap comes from here.',
  'term.cocoa': 'Cocoa',
  'term.cocoa.forms': 'cocoa',
  'term.cocoa.says': 'A rare good. It fits any slot, or two open ones side by side.',
  'term.cannon': 'Cannon',
  'term.cannon.forms': 'cannon|cannons',
  'term.cannon.says': 'One die in a battle at sea. Each needs a cannon base.',
  'term.base': 'Cannon base',
  'term.base.forms': 'cannon base|cannon bases',
  'term.base.says': 'A place for one cannon; the bow has one, extensions add more.',
  'term.extension': 'Extension',
  'term.extension.forms': 'extension|extensions|ship extension|ship extensions',
  'term.extension.says':
    'A part that makes your ship longer and better. The earlier piece has the higher value.',
  'term.value': 'Ship value',
  'term.value.forms': 'ship value',
  'term.value.says': 'The sum of the numbers on your extensions; the highest are paid at the end.',
  'term.stern': 'Stern',
  'term.stern.forms': 'stern|sterns',
  'term.stern.says': 'The end of your ship, with an ability that nobody else has.',
  'term.mission': 'Mission',
  'term.mission.forms': 'mission|missions',
  'term.mission.says': 'A goal for everybody. Whoever reaches it first is paid best.',
  'term.chest': 'Chest',
  'term.chest.forms': 'chest|chests|treasure chest|treasure chests',
  'term.chest.says': 'Thalers that nobody else sees until the end, for completing a port.',
  'term.pirate': 'Pirate',
  'term.pirate.forms': 'pirate|pirates',
  'term.pirate.says': 'He drifts with the wind each round and fights every ship in his reach.',
  'term.loot': 'Loot',
  'term.loot.forms': 'loot',
  'term.loot.says': 'One good, one rum or one thaler.',
  'term.mutiny': 'Mutiny',
  'term.mutiny.forms': 'mutiny|mutinies|mutinied',
  'term.mutiny.says':
    'No rum at the start of a round, or less than the trip costs: the ship drifts.',
  'term.drift': 'Drift',
  'term.drift.forms': 'drift|drifts|drifted',
  'term.drift.says': 'One tile with the wind, for nothing, and not where you wanted.',
  'term.first': 'First player',
  'term.first.forms': 'first player|first captain',
  'term.first.says':
    'Begins the turns of this round; the next round it is the neighbour on the left.',
  'term.peace': 'Island of peace',
  'term.peace.forms': 'island of peace|peace',
  'term.peace.says': 'Whoever uses it fights no battle in this round.',
} as const;
