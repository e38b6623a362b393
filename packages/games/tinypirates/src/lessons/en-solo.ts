/** What the coach says to whoever plays alone against the Solo Pirate. */
export const TINYPIRATES_SOLO_EN = {
  'solo.title': 'Alone at sea',
  'solo.about':
    'Nobody to play with? The Solo Pirate hunts the same Treasures. A die tells what it does, so you can see it coming, a little.',
  'solo.welcome':
    'You are alone against the Solo Pirate. Your turns are the usual ones. Whoever buries {{treasures}} Treasures first wins at once: there is no last turn.',
  'solo.rolled':
    'After your turn the Solo Pirate rolls a die, here a {{die}}: its Captain goes to that space of its Wheel, sails at its target and does the Order.',
  'solo.loop':
    'Buried. It rolled a {{die}}: then its Captain stays, it comes for you, and does what the next space of its Legend Mat says.',

  'solo.site.title': 'Where to sell and bury',

  'solo.own.title': 'The race',
  'solo.own.before':
    'It holds {{gold}} Gold. With {{top}} it buries at once, wherever it is. You have buried {{mine}}, it {{theirs}}. Your plan?',
  'solo.own.right': 'Watch its Gold more than its ship: that is how it wins.',
  'solo.own.hint': 'Any Order will do. Plunder begins the next sale, Hide Out keeps it off you.',

  'solo.end.race':
    'You can now race the Solo Pirate: it needs no Market and no Bury Site below it, only Gold.',
  'solo.end.die':
    'You can now read its turn: a die, a target, an Order, and its Legend on a {{six}}.',
  'solo.end.later':
    'Still to meet: beaten in battle, it flees to a Cove. Where two ways are alike for it, you are asked.',
} as const;
