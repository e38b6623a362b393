/** What the coach says in the lessons of Dead Man's Doubloons: at most thirty words a note, no figures of its own. */
export const DOUBLOONS_LESSONS_EN = {
  'first.title': 'Hunt, fire, pillage',
  'first.about':
    'Your ship fights in the ring of water while your captain walks to the mountain where the treasure lies. Play a first match with the parrot at your shoulder.',
  'first.welcome':
    'You are {{captain}}: a ship in the water, a captain on the beach. Most points win: jewels, doubloons, maps. The dice are loaded today.',

  'first.lay.title': 'Lay three cards',
  'first.lay.before':
    'Everybody secretly lays three cards, played in order: each may sail, then does one of two things. Lay “{{first}}”, “{{second}}”, “{{third}}”.',
  'first.lay.right': 'Hunt, then guns, then plunder. Nobody else knows yet.',
  'first.lay.other':
    'A fair plan too. For this lesson lay {{first}}, then {{second}}, then {{third}}.',
  'first.lay.hint': 'First {{first}}, then {{second}}, then {{third}}.',

  'first.hunt.title': 'Hunt for a map',
  'first.hunt.before':
    'This card does not sail: choose one of its two actions. Hunt draws a map fragment as long as you hold fewer than two.',
  'first.hunt.right': 'You found a {{fragment}}. With two fragments your captain can walk.',
  'first.hunt.repair': 'Your hull is whole: Repair does nothing here.',
  'first.hunt.hint': 'Hunt.',

  'first.guns.title': 'Movement first, then the guns',
  'first.guns.before':
    'Old Salt came alongside and took {{count}} of your hull. Your card may sail first. Stay: Broadsides hits every enemy in your own water.',
  'first.guns.sail': 'You sail on to {{region}}, and he is out of reach.',
  'first.guns.stay': 'Stop moving: stay where he is.',
  'first.guns.act': 'Now the action, where the movement has brought you.',
  'first.guns.right': 'His hull is down to {{hull}}, and the die steals {{loot}}.',
  'first.guns.hunt': 'Your captain would walk. Soon; first answer his guns.',
  'first.guns.hint': 'Broadsides.',

  'first.pillage.title': 'Pillage',
  'first.pillage.before':
    '{{island}} doubloons lie on the island. Pillage tokens share them out after the last card, and this card gives one token more than others.',
  'first.pillage.repair': 'Your hull would gain. The doubloons would stay on the island.',
  'first.pillage.hint': 'Pillage.',
  'first.pillage.note': 'You alone had tokens, so they counted double: {{loot}} for you.',

  'first.plan.title': 'A plan with an aim',
  'first.plan.before':
    'Old Salt lies ahead in {{region}}, damaged: he can be boarded. Lay “{{first}}”, then “{{second}}”, which must sail to him, then “{{third}}”.',
  'first.plan.right': 'The cards you do not use stay in your hand.',
  'first.plan.other':
    'Follow your bow along the plan: Board needs you in his water when that card comes. For this lesson: {{first}}, {{second}}, {{third}}.',
  'first.plan.hint': '{{first}}; {{second}}; {{third}}.',

  'first.walk.title': 'Walk alone',
  'first.walk.stay':
    'Old Salt has the first turn now, and has hunted. Your card may sail: stay, since the next one must.',
  'first.walk.sail':
    'You lie beside him now, but the next card must sail, and carries you past him.',
  'first.walk.stop': 'Stop moving.',
  'first.walk.hunt': 'With two fragments Hunt draws no more: it moves your captain.',
  'first.walk.pillage': 'A token is fine. But your captain still stands on the beach.',
  'first.walk.go': 'Hunt.',
  'first.walk.before':
    'Choose a symbol: everybody who holds it must walk along. Old Salt holds a {{fragment}}.',
  'first.walk.right': 'Nobody else holds that symbol: you walk alone.',
  'first.walk.along': 'Old Salt’s captain walks too, and it cost him nothing.',
  'first.walk.hint': 'The symbol that Old Salt does not hold.',

  'first.path.title': 'Which path',
  'first.path.before':
    'Three paths to the mountain: red is short and dangerous, blue is safe, yellow is long and rich. Whoever comes first turns up a landmark. Take yellow.',
  'first.path.right': 'Your landmark brings {{loot}} off the island.',
  'first.path.red': '{{steps}} steps to the mountain, but its landmarks bite.',
  'first.path.blue': '{{steps}} steps, mostly kind. Yellow has {{long}}, and pays.',
  'first.path.hint': 'The path with the yellow landmarks.',

  'first.board.title': 'Board',
  'first.board.before':
    'A solid arrow must be sailed, and it took you to him. A damaged ship in your water can be boarded. Board: it takes a map fragment.',
  'first.board.right': 'His {{fragment}} is yours. Each fragment counts {{each}} points.',
  'first.board.pillage':
    'A token is fine. But he may repair next, and an undamaged ship cannot be boarded.',
  'first.board.hint': 'Board.',

  'first.turn.title': 'Turn, and walk on',
  'first.turn.before':
    'Come About turned your bow, nothing more. Hunt again: your captain goes one step on. Old Salt has no map left, so nobody follows.',
  'first.turn.forward': 'Your guns point at {{region}} now, and nobody is there.',
  'first.turn.hint': 'Hunt.',
  'first.turn.symbol': 'Either symbol will do.',
  'first.turn.either': 'Take any.',

  'first.jewel.title': 'Pay for a jewel',
  'first.jewel.before':
    'This landmark sells a random jewel for a doubloon. A doubloon counts {{one}} point, a jewel {{least}} to {{most}}.',
  'first.jewel.right': 'Yours: {{jewel}}, {{points}} points.',
  'first.jewel.keep':
    'You may keep the doubloon: {{one}} point. The jewel counts {{least}} at least.',
  'first.jewel.hint': 'Pay.',

  'first.own.title': 'Your own three',
  'first.own.before':
    'Your plan now. Look where both bows point, who is damaged, and what lies on the island.',
  'first.own.right': 'Sealed. Now it is played, card by card.',
  'first.own.hint': 'Think where your bow will be when each card comes.',

  'first.end.plan': 'You can now plan three cards, and you know that a ship moves before it acts.',
  'first.end.walk':
    'You can walk with maps that nobody shares, and rob what is damaged. You have {{points}} points.',
  'first.end.later':
    'Still to meet: at the mountain the treasure is dug up, and the nearer your captain, the more jewels. Then captain cards join.',
} as const;
