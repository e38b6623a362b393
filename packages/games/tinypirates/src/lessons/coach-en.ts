/** What the coach says at any table of Tiny Epic Pirates: at most thirty words a note, and no figures of its own. */
export const TINYPIRATES_COACH_EN = {
  'coach.navy':
    'The Navy begins in one of two corners. People choose the one farther from where they want to hide.',
  'coach.ship':
    'Your first hiding place: near a town that gives two crates, and a market for what you carry.',
  'coach.captain':
    'Two faces of one card. Look at which Order lets you bury: you will give it often.',
  'coach.order':
    'Your one Order this turn. The next space is free; each empty space you jump costs a Deckhand.',
  'coach.skip':
    'Which Deckhand stays behind. Extort hurts least far from the Ship Line, Rigging and Cannons at once.',
  'coach.pickUp':
    'A Deckhand comes back on deck: Rigging to sail farther, Cannons to hit harder, Extort for Gold.',
  'coach.sail':
    'Sail towards the card that your Order needs: it works where the ship stops. You may stop at any time.',
  'coach.jostle': 'One Deckhand goes to Repair and is idle there. Give up the one you need least.',
  'coach.execute': 'Carry out the Order on this card, or leave it. Nearly always carry it out.',
  'coach.overflow': 'No more crates fit. Keep those of a kind that a market near you buys dear.',
  'coach.sell': 'The price drops after a sale however few you sell. Mostly sell all of that kind.',
  'coach.crewUp':
    'A free card: numbers that you do not have yet, or an extra on an Order you often give. Gold shows three others.',
  'coach.target':
    'One ship on this card. Merchants pay Gold and a crate; a pirate who is beaten brings Legend.',
  'coach.reroll': 'Your card lets you throw these dice again. Reroll those that hit nothing.',
  'coach.sureFire':
    'Turn one die to a number that you have, best one on several of your cards. Keep the token if you win already.',
  'coach.port': 'Both Ports are equally far. Send the Merchant where you will pass next.',
  'coach.deckhand': 'A new Deckhand joins you. Rigging and Cannons help at once.',
  'coach.hideOut':
    'Everybody may change places, also from wheel and Repair. Each new Deckhand on Extort pays Gold now.',
  'coach.reassign': 'Those on deck and in Repair may change places; the ones on the wheel stay.',
  'coach.bonus':
    'Your cards react to the Order: Captain first, from left to right, then Crew in any order. All of it is optional.',
  'coach.exchange': 'One crate of yours for any kind in the bag. Take what sells best near you.',
  'coach.merchant': 'Which Merchant you move. Bring one near you, or away from a rival.',
  'coach.sailNpc': 'Move it step by step, or stop. On such a trip the Navy attacks nobody.',
  'coach.steerMerchant':
    'You steer for another captain: two ways are equally near. Pick the one farther from them.',
  'coach.steerNavy':
    'The Navy hunts the captain whose turn it is. Both ways are equally near: choose what it blocks.',
  'coach.soloCove':
    'A tie that the Solo Pirate cannot break. Send it to the Cove farther from where you want to be.',
  'coach.soloBury': 'A tie again: let it use the Bury Site that you want least.',

  'watch.useless':
    'Nothing for this Order lies within {{steps}} cards of your ship. It would do nothing, though your cards still react.',
  'watch.bury':
    '{{captain}} buries on {{order}} only, and you have Gold for a Bury Site in reach. This Order does not bury.',
  'watch.line_one':
    'Crossing the Ship Line brings the Navy {{count}} step towards you. Caught in the open, all Deckhands go to Repair.',
  'watch.line_other':
    'Crossing the Ship Line brings the Navy {{count}} steps towards you. Caught in the open, all Deckhands go to Repair.',
  'watch.storm': 'A Storm sends one Deckhand to Repair. By {{place}} you come as far without it.',
  'watch.full':
    'You can hold {{most}} Gold. {{lost}} of it would be lost: bury first, or sell one less.',

  'term.treasure': 'Treasure',
  'term.treasure.forms': 'Treasure|Treasures',
  'term.treasure.says': 'Whoever buries three of them wins.',
  'term.site': 'Bury Site',
  'term.site.forms': 'Bury Site|Bury Sites',
  'term.site.says': 'A red cross with its cost. Each is used once.',
  'term.gold': 'Gold',
  'term.gold.forms': 'Gold',
  'term.gold.says': 'Pays for burying. The track has an end: more than it shows is lost.',
  'term.crate': 'Crate',
  'term.crate.forms': 'crate|crates|cube|cubes',
  'term.crate.says': 'One piece of Booty. Your ship has room for three.',
  'term.booty': 'Booty',
  'term.booty.forms': 'Booty',
  'term.booty.says': 'Sugarcane, rum, coffee and gunpowder.',
  'term.market': 'Market',
  'term.market.forms': 'Market|Markets',
  'term.market.says':
    'A card with a Market buys one kind; the board shows what each kind pays now.',
  'term.town': 'Settlement',
  'term.town.forms': 'Settlement|Settlements|town|towns',
  'term.town.says': 'Gives crates to whoever plunders it, as many as it shows.',
  'term.cove': 'Cove',
  'term.cove.forms': 'Cove|Coves',
  'term.cove.says': 'A place to hide, for one ship.',
  'term.wheel': 'Wheel',
  'term.wheel.forms': 'Wheel',
  'term.wheel.says': 'Six Orders in a ring. Your Captain walks it clockwise.',
  'term.order': 'Order',
  'term.order.forms': 'Order|Orders',
  'term.order.says': 'What your turn is for: where the Captain stops.',
  'term.captain': 'Captain',
  'term.captain.forms': 'Captain|Captains',
  'term.captain.says': 'Your pawn on the Wheel, and your card, which reacts to one Order.',
  'term.deckhand': 'Deckhand',
  'term.deckhand.forms': 'Deckhand|Deckhands',
  'term.deckhand.says': 'Works at one of the Assignments, or waits on the Wheel.',
  'term.rigging': 'Rigging',
  'term.rigging.forms': 'Rigging',
  'term.rigging.says': 'Each Deckhand here is one more step.',
  'term.cannons': 'Cannons',
  'term.cannons.forms': 'Cannons',
  'term.cannons.says': 'Each Deckhand here is one more damage in every battle.',
  'term.extort': 'Extort',
  'term.extort.forms': 'Extort',
  'term.extort.says': 'Each Deckhand here earns a Gold when you cross the Ship Line.',
  'term.repair': 'Repair',
  'term.repair.forms': 'Repair',
  'term.repair.says': 'Deckhands here do nothing until you hide or reassign them.',
  'term.line': 'Ship Line',
  'term.line.forms': 'Ship Line',
  'term.line.says': 'Between the last space and Hide Out. Crossing it moves Merchants and Navy.',
  'term.navy': 'Navy',
  'term.navy.forms': 'Navy',
  'term.navy.says': 'Hunts whoever crossed the Ship Line, and never loses.',
  'term.merchant': 'Merchant',
  'term.merchant.forms': 'Merchant|Merchants',
  'term.merchant.says': 'Carries a crate between the Ports, and pays Gold to whoever sinks it.',
  'term.crew': 'Crew',
  'term.crew.forms': 'Crew|Crew Card|Crew Cards',
  'term.crew.says': 'Up to four cards, with numbers for your dice and extras for your Orders.',
  'term.bonus': 'Bonus Action',
  'term.bonus.forms': 'Bonus Action|Bonus Actions',
  'term.bonus.says': 'An extra when the Order is the one that a card shows.',
  'term.legend': 'Legend',
  'term.legend.forms': 'Legend',
  'term.legend.says': 'Your fame in levels: faster, and more dice.',
  'term.sureFire': 'Sure-fire',
  'term.sureFire.forms': 'Sure-fire|Sure-fire Token|Sure-fire Tokens',
  'term.sureFire.says': 'Turns one die as you like.',
  'term.jostled': 'Jostled',
  'term.jostled.forms': 'Jostled|Jostle',
  'term.jostled.says': 'One of your Deckhands goes to Repair.',
  'term.storm': 'Storm',
  'term.storm.forms': 'Storm|Storms',
  'term.storm.says': 'Jostles every pirate who sails in.',
} as const;
