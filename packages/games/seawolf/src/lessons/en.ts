/** What the coach says in Seawolf's lessons: at most thirty words a note, and no figures of its own. */
export const SEAWOLF_LESSONS_EN = {
  'first.title': 'Three goods to Lisbon',
  'first.about':
    'You are a merchant on a sea without edges, and the wind decides what a trip costs in rum. Play a first match with the parrot at your shoulder.',
  'first.welcome':
    'You are a merchant captain, and most thalers win. Ports pay them for goods. The dice and the wind are loaded for this lesson.',

  'first.east.title': 'Sail with the wind',
  'first.east.before':
    'The wind blows east, so sailing east is free. {{island}}, east of you, gives cotton or tea. Choose the east card.',
  'first.east.right': 'Free of charge: all {{rum}} rum stay aboard.',
  'first.east.north': '{{port}} buys goods, and you have none yet. First we load.',
  'first.east.south':
    '{{island}} has goods too, but the way across the wind costs rum. East is free.',
  'first.east.west': 'Against the wind a step costs {{rum}} rum, and the pirate lies there.',
  'first.east.hint': 'Look at the arrow on the wind dial: the same way costs nothing.',

  'first.load.title': 'Load a good',
  'first.load.before':
    'The strip under an island shows what it gives: take one good a turn. Cotton or tea, {{port}} wants both.',
  'first.load.right': 'It lies in your hold. Rum and goods share its {{spaces}} spaces.',
  'first.load.cannon':
    'A cannon instead of a good: useful later against the pirate. Today we trade.',
  'first.load.badge':
    'That is the island’s badge, and it may come first or last. Here, take the good first.',
  'first.load.end': 'Ending now leaves the good behind.',
  'first.load.hint': 'The picture of a good on the strip of {{island}}.',

  'first.badge.title': 'The island’s own action',
  'first.badge.before':
    'Besides loading, each island lets you do the thing in its round badge, once a turn. Here: a thaler, for nothing.',
  'first.badge.right':
    'Loading and the badge, in either order. Nothing else is left here, so your turn ends.',
  'first.badge.end': 'The badge is still unused, and it costs nothing here.',
  'first.badge.hint': 'The coin in the badge of {{island}}.',

  'first.north.title': 'Across the wind',
  'first.north.before':
    'After all turns the wind is spun and the pirate drifts one tile with it. Now sail north to {{island}}: across the wind it costs {{rum}} rum.',
  'first.north.east':
    'East of the last column lies the first: you would land at {{island}}. Free, but away from {{port}}.',
  'first.north.west': 'Against the wind costs {{rum}} rum, and the pirate lies there.',
  'first.north.south': '{{island}} is good, but far from a port that we can fill.',
  'first.north.hint':
    'Across the wind costs less than against it. Look for the island beside {{port}}.',

  'first.sale.title': 'Watch a poor sale',
  'first.sale.note':
    'Old Salt sold one cotton: {{one}} thaler. Two at once pay {{two}}, three pay {{three}}. So we collect before we sell.',

  'first.second.title': 'Load again',
  'first.second.before':
    'Take a second good. The tray under {{port}} shows what it still buys: {{goods}}.',
  'first.second.right': 'Two goods for {{port}}.',
  'first.second.trade':
    'Either order is fine. Here, load first, so that you have two goods to swap from.',
  'first.second.end': 'You would leave a good on the quay.',
  'first.second.hint': 'Cotton or wine, on the strip of the island where you lie.',

  'first.swap.title': 'Swap one for two',
  'first.swap.before':
    'This badge swaps one good for two others of your choice. End up with three goods that {{port}} wants.',
  'first.swap.right': 'Three goods that fit. Sold together they pay {{three}} thalers.',
  'first.swap.fewer': '{{port}} would take only {{count}} of these. Its tray asks for {{goods}}.',
  'first.swap.end': 'The badge is still unused, and this swap makes one good into two.',
  'first.swap.hint':
    'Give the good that {{port}} lacks least, and take two that its tray still asks for.',

  'first.pay.title': 'The pirate comes alongside',
  'first.pay.before':
    'The pirate lies south of you and fires across the wind. He hits, no cannon answers: you lose one thing. Which hurts least?',
  'first.pay.right': 'A thaler it is. The goods are worth more together, and the rum you need.',
  'first.pay.rum':
    '{{port}} lies against the wind: {{cost}} rum. With {{rum}} aboard your crew would mutiny.',
  'first.pay.good': 'Then two goods remain: {{two}} thalers instead of {{three}}.',
  'first.pay.hint':
    'Think of the next trip: {{cost}} rum to {{port}}, and three goods to sell there.',

  'first.west.title': 'Against the wind',
  'first.west.before':
    '{{port}} is next door, against the wind. It costs {{cost}} rum, and you have {{rum}}. Sell something there, and you may load more.',
  'first.west.right':
    'No rum is left aboard. That is fine as long as you load some before the next round.',
  'first.west.other': 'That can be paid, but the goods stay unsold for another round.',
  'first.west.hint': 'West of you is {{port}}.',

  'first.sell.title': 'Sell in one visit',
  'first.sell.before':
    'Put every good on a slot that wants it, one after another. Then you are paid for all of them together.',
  'first.sell.more': 'And the next: what is sold in the same visit is paid together.',
  'first.sell.last': 'One more fits. The third makes the sale worth {{three}} thalers.',
  'first.sell.right': 'You have {{mine}} thalers, Old Salt has {{theirs}}.',
  'first.sell.end': 'You would sail away with a full hold.',
  'first.sell.done_one':
    'Paid for {{count}} good only. One more in the same visit is worth more than it alone.',
  'first.sell.done_other':
    'Paid for {{count}} goods only. One more in the same visit is worth more than it alone.',
  'first.sell.hint': 'Each good has a slot of its own picture on the tray of {{port}}.',

  'first.rum.title': 'Rum for the way',
  'first.rum.before':
    'Whoever sold something may load rum. A ship that begins a round with none mutinies and drifts. Take all {{rum}}.',
  'first.rum.right': 'Rum for the next trips, and in a port the pirate cannot reach you.',
  'first.rum.none': 'Without rum the next round begins with a mutiny: the wind would steer.',
  'first.rum.some': 'Enough for a short trip.',
  'first.rum.hint': 'Take the largest number.',

  'first.own.title': 'Your own course',
  'first.own.before':
    'Now you steer. Which island next, what does it cost, and where might the pirate be afterwards?',
  'first.own.right': 'Your order is sealed. Note where the next port lies.',
  'first.own.dear':
    'That costs {{cost}} rum and you have {{rum}}: mutiny. All rum is lost and the ship drifts.',
  'first.own.hint':
    'With the wind is free, across it costs {{across}} rum, against it {{against}}.',

  'first.end.sail':
    'Sail by the wind: free with it, {{across}} rum across, {{against}} against it.',
  'first.end.sell':
    'Collect before you sell: {{goods}} goods in one visit paid you {{thalers}} thalers.',
  'first.end.later':
    'Keep rum for the way back. Still to meet: cannons, ship extensions and missions.',
} as const;
