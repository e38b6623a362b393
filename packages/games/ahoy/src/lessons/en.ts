/** What the coach says in Ahoy's lessons: at most thirty words a note, and no figures of its own. */
export const AHOY_LESSONS_EN = {
  'first.title': 'Three regions',
  'first.about':
    'Two powers fight over a map that grows whenever a ship sails off its edge. You roll a handful of dice each round; where you put them decides everything.',
  'first.welcome':
    'You are the Squadron. When a round ends, whoever is stronger in a region gets its wealth in Fame, and Fame wins. The dice are loaded today.',

  'first.sail.title': 'Place a die',
  'first.sail.before':
    'You place two dice a turn. Sail takes any number; some places want one number only. So Sail with a low die: put the {{die}} there.',
  'first.sail.right': 'Your Flagship may sail one or two spaces.',
  'first.sail.lower': 'It works. A lower one will do as well: the {{die}}.',
  'first.sail.special':
    'It works, but {{list}} have places of their own that no other number can use. Keep them.',
  'first.sail.other': 'Legal. First let us see more of the sea.',
  'first.sail.hint': 'The {{die}}, then the first box of Sail.',

  'first.off.title': 'Off the map',
  'first.off.before':
    'Beyond the edge nothing is drawn yet. Sail east off the map: a new region turns up, and your move ends there.',
  'first.off.south': 'That way is uncharted too. Today we go east.',
  'first.off.other': 'Known water. A new region is new Fame.',
  'first.off.hint': 'The compass rose to the right of your ship.',

  'first.lay.title': 'Lay the tile',
  'first.lay.before':
    'You choose how it lies, under your ship. Turn it so that you land on the coin. Two Islands may not touch side by side.',
  'first.lay.right': '{{region}}: its die shows wealth {{wealth}}. And you land on treasure.',
  'first.lay.other':
    'It fits, but it lies another way than the lesson needs: the coin belongs under your ship.',
  'first.lay.hint': 'The coin at your bow, the Island to the east.',

  'first.anchor.title': 'Anchor',
  'first.anchor.before':
    'Where the Flagship anchors after Sail, a Patrol may join it, free. A Patrol adds {{patrol}} strength to its region, your Flagship {{flagship}}. Gold lies here too.',
  'first.anchor.more': 'Take the other as well: both are free.',
  'first.anchor.right':
    '{{mine}} strength in {{region}}, and a Patrol still guards the Island you came from.',
  'first.anchor.done': 'What an anchorage gives costs nothing, and it is gone when you sail on.',
  'first.anchor.hint': 'The Patrol, and the gold.',

  'first.deploy.title': 'Deploy',
  'first.deploy.before':
    'Second die: Deploy puts one more Patrol in your space or beside it. Any number will do, so use the low one, the {{die}}.',
  'first.deploy.special': 'That die has a place of its own. The {{die}} serves here as well.',
  'first.deploy.other': 'Legal. Here one more Patrol in the new region is worth most.',
  'first.deploy.hint': 'The {{die}} on Deploy.',
  'first.patrol.before': 'Where? Anywhere in {{region}} counts the same when the round ends.',
  'first.patrol.other':
    'Two Patrols on one Island may become a Stronghold. Later. Today put it in {{region}}.',
  'first.patrol.hint': 'Your own space will do.',

  'first.load.title': 'Load the Cannons',
  'first.load.tie':
    'Two dice placed, so your turn ended. Old Salt came to {{region}}: {{mine}} against {{theirs}} there, a tie, and a tie pays nobody.',
  'first.load.before':
    'Ships share a space in peace unless somebody’s Cannons are loaded. Load yours, with {{list}}: then whoever you meet must fight.',
  'first.load.right': 'All your figures have loaded Cannons until the round ends.',
  'first.load.gold':
    'Gold may change a die by one. Here the right numbers lie ready, so keep the gold.',
  'first.load.other':
    'Without Cannons on either side ships share the space. Nothing would happen there.',
  'first.load.hint': 'The {{die}} on its place under Cannons.',

  'first.west.title': 'Sail into battle',
  'first.west.before':
    'Battles begin when a ship moves in. Sail with the {{die}}: two spaces west to Old Salt’s Flagship.',
  'first.west.keep': 'The {{die}} has a use of its own. Keep it for last.',
  'first.west.other': 'Legal, but then Old Salt stays where he is.',
  'first.west.hint': 'The {{die}} on Sail.',
  'first.step.before': 'West, over the Island of {{region}}.',
  'first.step.other': 'Old Salt lies the other way.',
  'first.step.hint': 'The Island to the west.',
  'first.meet.before': 'One space more, and you meet.',
  'first.meet.other': 'You would stop short of him, and nothing would be fought.',
  'first.meet.hint': 'The space with Old Salt’s Flagship.',

  'first.fire.title': 'Fire',
  'first.fire.before':
    'Each side rolls one die, and the attacker wins ties. You may lower your Cannons die: each point is added to your roll. Lower it all the way.',
  'first.fire.right': '{{mine}} against {{theirs}}: won. A lowered die still counts as loaded.',
  'first.fire.hold': '{{mine}} against {{theirs}}: lost. Your ship would be hit.',
  'first.fire.less':
    'That may do, or not. All dice are rolled anew next round, so there is no reason to save: lower it all the way.',
  'first.fire.hint': 'Lower it as far as it goes: a die that shows least is loaded still.',

  'first.victory.title': 'To the winner',
  'first.victory.before':
    'Choose your prize: gold and one damage, or two damage, or a Comrade off the Island. A damaged box takes no die. Take the gold.',
  'first.victory.double': 'Two boxes blocked: strong. Today take the gold.',
  'first.victory.comrade': 'No Comrade is on this Island yet: only the damage would count.',
  'first.victory.none': 'A victory without a prize. There is no reason to be so kind.',
  'first.victory.hint': 'One damage, and a gold.',
  'first.hit.before': 'Which of his boxes is blocked until repaired? Slow him: a box of Sail.',
  'first.hit.other':
    'A fine choice another day. Here it would spoil what comes next. Take a box of Sail.',
  'first.hit.hint': 'One of the boxes of Sail.',
  'first.hold.before': 'You anchor here after Sail, so a Patrol may join you.',
  'first.hold.right': '{{mine}} against {{theirs}} in {{region}}.',
  'first.hold.done': 'A free Patrol is strength that stays when you leave.',
  'first.hold.hint': 'Place the Patrol.',

  'first.answer.title': 'The answer',
  'first.answer.note':
    'Comrades came ashore, and each counts one. In {{region}} it is {{theirs}} for the Union now, and {{mine}} for you.',

  'first.last.title': 'One die left',
  'first.last.before':
    'One die left, a {{die}}. Which use of it brings most Fame at the end of this round?',
  'first.last.right':
    'All Comrades on the Island are gone: {{mine}} against {{theirs}}. Only a {{die}} can do that.',
  'first.last.other':
    'That leaves {{region}} to the Union, or gives up another region for it. Look for what only this number can do.',
  'first.last.hint': 'Read the place that wants this number and no other.',

  'first.raise.title': 'Pay day',
  'first.raise.before':
    'Fame: {{mine}} for you, {{theirs}} for Old Salt. With two players the first player now raises one wealth die. Choose a region you can hold.',
  'first.raise.right': 'It pays one more from now on, to whoever is stronger there.',
  'first.raise.theirs': 'That one pays the Union at present. You may still take it.',
  'first.raise.hint': 'A region in which you are stronger.',
  'first.market.before':
    'Last, you may renew the Market: cards that may join your crew at an Island of their sign. Keep it or renew it.',
  'first.market.hint': 'Both are fine: you know these cards, the next ones you do not.',

  'first.end.dice':
    'You can now put dice where their number counts, and low ones where any will do.',
  'first.end.strength':
    'You can now leave Patrols where you want to stay, and load Cannons when you mean it.',
  'first.end.later':
    'When a round ends and somebody has {{fame}} Fame, the match is over. Still to meet: the Market, Tailwind, Order, Harbors and Strongholds.',
} as const;
