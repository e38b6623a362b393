/** What the coach says at any table of Take No Prisoners: at most thirty words a note, and no figures of its own. */
export const PRISONERS_COACH_EN = {
  'coach.region':
    'Where your share of the unexplored destinations will lie. Mostly people take the region of their own ships.',
  'coach.command':
    'Cards that help this whole turn, played before anything moves. Play one only if you will use it now.',
  'coach.move':
    'Which ship sails next: each one once, in any order. Nearest to something worth a look goes first.',
  'coach.sail':
    'Round obstacles to any hex in reach. End beside a rose, beside a target, or away from stronger enemies.',
  'coach.explore':
    'Turn over one neighbour for each ship. It costs nothing, and what appears may be attacked at once.',
  'coach.engage':
    'One attack for each ship, on a neighbour. Sharks, squids, privateers and free territories never shoot back.',
  'coach.ownRoll':
    'Last chance to add dice to your roll: you play after everybody else. Keep cards for rolls that matter.',
  'coach.otherRoll':
    'You may weaken this roll or brace for it, also in battles that are not yours. Mostly people guard their own.',
  'coach.fate':
    'Capture makes the ship yours and brings no card; sinking brings one. Early on, ships are worth more.',
  'coach.aftermath':
    'The roll is over, but nothing has sunk yet. Some cards save a ship, take revenge or draw more.',
  'coach.ownShip':
    'Which of your ships gets the effect: the one that will attack, or has farthest to go.',
  'coach.enemyShip':
    'Which enemy ship it strikes: mostly the strongest that you can reach this turn.',
  'coach.hex': 'Where it happens. Look at every ship next to that hex, your own too.',
  'coach.look': 'Look at a rival’s cards or at roses. Only you see what is there.',
  'coach.play': 'Which card that was played before this roll loses its effect.',
  'coach.giveUp':
    'All your ships leave the board at once and you are out; the others play on. With one ship afloat you are still in the match.',

  'watch.idle': '{{ship}} has not moved and could still reach {{hex}}. Done all the same?',
  'watch.unseen':
    '{{ship}} lies beside a rose at {{hex}} and has not looked. Looking costs nothing.',
  'watch.brave':
    '{{hits}} hits of {{dice}} dice: {{percent}} per cent. If it fails, {{back}} dice fire back, and {{sinks}} hits sink you.',
  'watch.prize':
    'Captured, she keeps level {{level}} and sails for you; four ships of level {{top}} win.',
  'watch.sure':
    'Without a card it is {{percent}} per cent already. The card is gone once it is played.',

  'term.hex': 'Hex',
  'term.hex.forms': 'hex|hexes',
  'term.hex.says': 'A space of the ocean; its name is a letter and a number.',
  'term.level': 'Level',
  'term.level.forms': 'level|levels',
  'term.level.says': 'The number on a ship’s flag. Dice and defense grow with it.',
  'term.dice': 'Attack dice',
  'term.dice.forms': 'attack dice',
  'term.dice.says': 'What a ship rolls when it attacks: as many as its level.',
  'term.back': 'Return fire',
  'term.back.forms': 'return fire|returns fire',
  'term.back.says':
    'After a failed attack the target shoots back, with one die less than its level.',
  'term.hit': 'Hit',
  'term.hit.forms': 'hit|hits',
  'term.hit.says': 'Half of a die’s faces.',
  'term.sink': 'Sink defense',
  'term.sink.forms': 'sink defense|sunk|sinks',
  'term.sink.says': 'So many hits in one roll sink a piece.',
  'term.capture': 'Capture defense',
  'term.capture.forms': 'capture defense|captured',
  'term.capture.says': 'So many hits in one attack let you take it for yourself.',
  'term.rose': 'Unexplored destination',
  'term.rose.forms': 'unexplored destination|unexplored destinations|rose|roses|unexplored',
  'term.rose.says': 'A compass rose, face down. A ship beside it may turn it over.',
  'term.shark': 'Shark, squid',
  'term.shark.forms': 'shark|sharks|squid|squids',
  'term.shark.says': 'Easy prey: they never move and never shoot.',
  'term.privateer': 'Privateer',
  'term.privateer.forms': 'privateer|privateers',
  'term.privateer.says': 'Never shoots. Few hits sink it; more may make it your ship.',
  'term.territory': 'Territory',
  'term.territory.forms': 'territory|territories',
  'term.territory.says': 'Captured, never sunk. It defends itself once somebody controls it.',
  'term.truce': 'Explore & Expand',
  'term.truce.forms': 'Explore & Expand|truce',
  'term.truce.says': 'The truce at first: only neutral targets, and no maneuver is played.',
  'term.war': 'Take No Prisoners',
  'term.war.forms': 'Take No Prisoners|war',
  'term.war.says': 'From the moment this card is drawn, everybody may attack everybody.',
  'term.maneuver': 'Maneuver',
  'term.maneuver.forms': 'maneuver|maneuvers',
  'term.maneuver.says': 'A card that you play at its own moment.',
  'term.deck': 'Deck Maneuver',
  'term.deck.forms': 'Deck Maneuver|Deck Maneuvers',
  'term.deck.says': 'Drawn for victories. It needs a ship of its level, anywhere.',
  'term.local': 'Territory Maneuver',
  'term.local.forms': 'Territory Maneuver|Territory Maneuvers',
  'term.local.says': 'Comes with a territory, and can be used again after a while.',
  'term.command': 'Command',
  'term.command.forms': 'Command Maneuver|Command Maneuvers|Command',
  'term.command.says': 'A maneuver for the beginning of your own turn.',
  'term.engagement': 'Engagement',
  'term.engagement.forms': 'Engagement Maneuver|Engagement Maneuvers|Engagement',
  'term.engagement.says': 'A maneuver that is played before a roll.',
  'term.aftermath': 'Aftermath',
  'term.aftermath.forms': 'Aftermath Maneuver|Aftermath Maneuvers|Aftermath',
  'term.aftermath.says': 'A maneuver that is played after a roll that succeeded.',
  'term.ready': 'Ready',
  'term.ready.forms': 'ready',
  'term.ready.says': 'A Territory Maneuver that may be played now.',
  'term.phases': 'Draw phases left',
  'term.phases.forms': 'draw phase|draw phases',
  'term.phases.says': 'Turns, anybody’s, until a Territory Maneuver is ready again.',
  'term.upgrade': 'Upgrade',
  'term.upgrade.forms': 'upgrade|upgrades',
  'term.upgrade.says': 'A ship that won rises one level, once a turn, after all attacks.',
  'term.fleet': 'Fleet victory',
  'term.fleet.forms': 'fleet victory',
  'term.fleet.says': 'Enough ships of the highest level when a turn ends.',
  'term.last': 'Last man standing',
  'term.last.forms': 'last man standing',
  'term.last.says': 'Only one player still has ships.',
  'term.out': 'Eliminated',
  'term.out.forms': 'eliminated',
  'term.out.says': 'No ships left: that player is out.',
} as const;
