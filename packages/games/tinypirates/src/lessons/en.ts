/** What the coach says in the lessons of Tiny Epic Pirates: at most thirty words a note, no figures of its own. */
export const TINYPIRATES_LESSONS_EN = {
  'first.title': 'One lap of the Wheel',
  'first.about':
    'Your Orders stand round a ship’s Wheel: the next one is free, jumping ahead costs you hands on deck. Play a first match with the parrot at your shoulder.',
  'first.welcome':
    'You are captain of one small ship. Whoever buries {{treasures}} Treasures wins. Burying costs Gold, so first you need something to sell. The dice are loaded today.',

  'first.wheel.title': 'Follow the Wheel',
  'first.wheel.before':
    'Each turn your Captain walks clockwise to an Order. The next space is always free, and here it is {{order}}. Take it.',
  'first.wheel.right': '{{order}} is your Order. Before you carry it out, the ship sails.',
  'first.wheel.jump':
    'Jumping ahead leaves Deckhands on the Wheel. You will do that later, on purpose.',
  'first.wheel.hint': 'The space right after {{home}}.',

  'first.sail.title': 'Sail to a rich Settlement',
  'first.sail.before':
    'A Deckhand in the Rigging adds a step: you sail {{steps}} cards. {{place}} has the richest Settlement near you, {{crates}} crates. Sail towards it.',
  'first.sail.away': 'From there {{place}} is out of reach this turn.',
  'first.sail.stay': 'There is no Settlement where you lie, so nothing to plunder.',
  'first.sail.hint': 'By way of {{one}} or {{other}}: both lie next to {{place}}.',
  'first.sail.on': 'One card more: an Order works where the ship stops.',
  'first.sail.small':
    'This Settlement gives {{few}} crate. {{place}}, next door, gives {{crates}}.',
  'first.sail.past': 'That is not {{place}}, where {{crates}} crates wait.',
  'first.sail.end': '{{place}} lies beside you.',

  'first.plunder.title': 'Plunder',
  'first.plunder.before':
    'Carry out the Order: {{crates}} crates come out of the bag. Your hold has {{room}} spaces, and {{taken}} is taken.',
  'first.plunder.right': '{{booty}}. Look at the Market: it pays {{gold}} Gold a crate, the most.',
  'first.plunder.leave': 'An Order may be left undone, but then you gain nothing by it.',
  'first.plunder.hint': 'Carry it out.',

  'first.trade.title': 'Where to sell',
  'first.trade.before':
    '{{order}} is next on the Wheel, and free. On the map, each card with a Market buys one kind of crate only.',
  'first.trade.jump': 'Later. {{order}} is free now, and your hold is full.',
  'first.trade.hint': 'The next space of the Wheel.',
  'first.trade.sail':
    '{{place}} buys {{booty}} and has a Bury Site for {{cost}} Gold. It is one card west of you.',
  'first.trade.dear': '{{place}} buys {{booty}} too, but its Bury Site costs {{cost}} Gold.',
  'first.trade.away': 'Nobody there buys {{booty}}.',
  'first.trade.west': 'The card to your left, with a Market for {{booty}}.',
  'first.trade.stop': 'You are where you want to be. A step may be left unused: stop here.',
  'first.trade.gone': 'That leaves the Market you came for.',
  'first.trade.here': 'Stop here.',

  'first.sell.title': 'Sell in one go',
  'first.sell.before': 'Carry out {{order}}.',
  'first.sell.leave': 'Then the crates stay aboard, unsold.',
  'first.sell.go': 'Carry it out.',
  'first.sell.many':
    '{{gold}} Gold for each crate. After a sale the price drops to {{low}} and the cheaper kinds move up, so sell many at once.',
  'first.sell.right': 'You have {{gold}} Gold.',
  'first.sell.few':
    'With {{gold}} Gold you cannot bury here, and the price has dropped all the same.',
  'first.sell.hint': 'Sell as many as you can.',

  'first.bury.title': 'Bury a Treasure',
  'first.bury.before':
    '{{captain}} reacts to {{order}}: on that Order you may bury. The site costs {{cost}} Gold and you have {{gold}}. Bury your first Treasure.',
  'first.bury.right': '{{count}} of {{treasures}}. Nobody can ever dig it up.',
  'first.bury.end':
    'You have the Gold and lie at the site. The next chance needs another {{order}}.',
  'first.bury.hint': 'The Bonus Action on the card of {{captain}}.',

  'first.hire.title': 'Hire a hand',
  'first.hire.before': '{{order}} is next on the Wheel, and free. It works anywhere on the map.',
  'first.hire.jump': 'That would cost Deckhands. {{order}} is next, and free.',
  'first.hire.next': 'The next space of the Wheel.',
  'first.hire.stay': 'Stay: a Merchant lies next door, and you want to be near.',
  'first.hire.moved': 'You could hire there as well, but your prey lies next to this card.',
  'first.hire.here': 'Stop here.',
  'first.hire.do': 'Carry it out: one Crew card of the row joins you for nothing.',
  'first.hire.leave': 'A free card would be left lying.',
  'first.hire.go': 'Carry it out.',
  'first.hire.choose':
    'In battle a die hits that shows a number on your cards. A card’s extra comes with the Order it shows. Take any; {{crew}} is good.',
  'first.hire.right': '{{crew}} adds {{symbols}} to your numbers.',
  'first.hire.none': 'A card costs nothing. Take one.',
  'first.hire.mutiny':
    'A Mutiny turns your Captain Card over, once a match. {{captain}} serves you well.',
  'first.hire.hint': 'Any card of the row.',
  'first.hire.done': 'That is all for this Order.',
  'first.hire.finish': 'Say that you are done.',

  'first.jump.title': 'Jump ahead',
  'first.jump.before':
    'The Merchant lies next door, but {{order}} comes after {{between}}. Jump: choose {{order}}, and leave a Deckhand on the space between.',
  'first.jump.search': '{{between}} is free. But you stayed here for the Merchant.',
  'first.jump.far': 'Too far. {{order}} is what you want, one space further than {{between}}.',
  'first.jump.hint': 'The space after {{between}}.',
  'first.jump.skip':
    'Whom can you spare? Rigging sails, Cannons hit. Extort pays only when your Captain crosses the Ship Line, a mark on the Wheel.',
  'first.jump.right': 'The Deckhand waits on the Wheel until your Captain comes round.',
  'first.jump.rigging': 'Then the ship sails a card less until that Deckhand is back.',
  'first.jump.cannons': 'Then your broadside hits for less, and you attack now.',
  'first.jump.spare': 'The one from Extort.',

  'first.attack.title': 'Attack a Merchant',
  'first.attack.before': 'Sail to the {{merchant}}: an Attack needs its target on the same card.',
  'first.attack.away': 'There is no ship to attack on that card.',
  'first.attack.stay': 'The {{merchant}} is not here.',
  'first.attack.north': '{{place}}, one card north.',
  'first.attack.stop': 'Alongside. Stop here.',
  'first.attack.gone': 'That sails past the {{merchant}}.',
  'first.attack.here': 'Stop here.',
  'first.attack.fire':
    'Each die that shows a number of your cards hits, once for every such number. Cannons add {{cannons}}. The Merchant deals {{damage}}: you need more.',
  'first.attack.right': '{{dealt}} damage: sunk. Its {{gold}} Gold and its crate are yours.',
  'first.attack.leave': 'You are alongside, and it cannot run.',
  'first.attack.hint': 'Carry it out.',

  'first.home.title': 'Home before the Navy',
  'first.home.before':
    'Before {{order}} runs the Ship Line: whoever crosses it brings on Merchants and Navy. A ship that hides on a Cove is safe. Choose {{order}}.',
  'first.home.open':
    '{{order}} crosses the same line, but in the open, where the Navy can catch you.',
  'first.home.far': 'That crosses the line too, and costs Deckhands.',
  'first.home.hint': 'The next space of the Wheel: {{order}}.',
  'first.home.sail': 'East of you, {{place}} has a Cove, and its Market buys your rum.',
  'first.home.other': 'That way lies a Cove too. But {{place}} buys rum, and you hold some.',
  'first.home.stop': 'No Cove on this card: no hiding.',
  'first.home.east': 'East, towards {{place}}.',
  'first.home.on': 'And on to {{place}}.',
  'first.home.miss': 'You can hide only on a card with a Cove.',

  'first.hands.title': 'Hands back on deck',
  'first.hands.before': 'Carry it out: the ship slips onto the Cove.',
  'first.hands.leave': 'Then you lie in the open, and the Navy is coming.',
  'first.hands.go': 'Carry it out.',
  'first.hands.fetch':
    'While you hide, every Deckhand may change places. Fetch the one on the Wheel: whoever is newly put on Extort earns {{gold}} Gold at once.',
  'first.hands.right': 'Back on Extort, and paid for it when you are done.',
  'first.hands.stronger': 'Stronger there. On Extort it would have earned Gold now.',
  'first.hands.idle': 'One Deckhand still stands on the Wheel and does nothing there.',
  'first.hands.first': 'Possible too. First fetch the one on the Wheel.',
  'first.hands.hint': 'From the Wheel to Extort.',
  'first.hands.done': 'The others stand well. You are done.',
  'first.hands.shuffle': 'They may all change places. Today they stand well where they are.',
  'first.hands.finish': 'Say that you are done.',

  'first.line.note_one':
    'The Navy came {{count}} step after you: the more you bury, the further it comes.',
  'first.line.note_other':
    'The Navy came {{count}} steps after you: the more you bury, the further it comes.',

  'first.own.title': 'Your own plan',
  'first.own.before':
    'Rum now pays {{gold}} Gold, you hold a crate of it, and this card buys rum. More crates first, or sell now? Your Order.',
  'first.own.plunder': 'More crates first, and free.',
  'first.own.trade': 'One crate now, at the price of a Deckhand.',
  'first.own.other': 'A plan of your own. Watch where the Navy is when you cross the line again.',
  'first.own.hint': 'The next space is free. Each further one takes a Deckhand off the deck.',

  'first.end.bury_one':
    'You can now plunder, sell dear and bury: {{count}} Treasure of {{treasures}} lies in the ground.',
  'first.end.bury_other':
    'You can now plunder, sell dear and bury: {{count}} Treasures of {{treasures}} lie in the ground.',
  'first.end.wheel':
    'You can jump on the Wheel where it pays, and hide when you cross the Ship Line.',
  'first.end.later':
    'Still to meet: Storms, Search Tokens, Legend, and battles with other captains.',
} as const;
