/** What the coach says to the Union and to a Smuggler: a short match for each. */
export const AHOY_SEATS_EN = {
  'union.title': 'Comrades ashore',
  'union.about':
    'The Mollusk Union wins by people, not by ships. Bring Comrades to Islands, keep others ready, and play your secret plans when they hurt most.',
  'union.welcome':
    'You are the Union. A Comrade on an Island counts one, and so does your Flagship. Whoever is stronger in a region gets its wealth when the round ends.',

  'union.sail.title': 'Sail to an Island',
  'union.sail.before':
    'You place two dice a turn. {{list}} have places of their own on your board: keep them. Sail with the {{die}}.',
  'union.sail.keep': 'That number has a use of its own. Sail with a die that has none.',
  'union.sail.lower': 'It works too. Today sail with the {{die}} first.',
  'union.sail.other': 'Legal. First let us bring people ashore.',
  'union.sail.hint': 'The {{die}}, then the first box of Sail.',
  'union.fish.before': 'The Island of {{region}} lies one space east. Go there.',
  'union.fish.other': 'Comrades go ashore at Islands only.',
  'union.fish.hint': 'The Island beside your Flagship.',
  'union.stop.before': 'You may sail on, but Comrades go ashore where you stop. Stop here.',
  'union.stop.other': 'Then you anchor beside the Island, and nobody goes ashore.',
  'union.stop.hint': 'Stop on the Island.',

  'union.ashore.title': 'Comrades ashore',
  'union.ashore.before':
    'At an Island, Sail lets you place two Comrades or make two Ready. Old Salt has {{theirs}} strength here and you {{mine}}. Place them.',
  'union.ashore.right': '{{mine}} against {{theirs}}: a tie. And a tie pays nobody.',
  'union.ashore.ready':
    'Ready Comrades wait on your board and count nothing there. You still have {{ready}}.',
  'union.ashore.done': 'Both are free, and the chance is gone when you sail on.',
  'union.ashore.hint': 'Place two Comrades.',

  'union.plan.title': 'A secret plan',
  'union.plan.before':
    'Plans are secret and need no die. Sneak Attack sinks two Patrols where you have Comrades. Play it.',
  'union.plan.other': 'The die does not run away. A plan costs nothing, so play it first.',
  'union.plan.hint': 'Sneak Attack, in your hand of plans.',
  'union.sneak.before': 'Which Patrol goes? Any of them counts one.',
  'union.sneak.done': 'Two may go, and both cost nothing.',
  'union.sneak.hint': 'Take a Patrol.',
  'union.sneak.more': 'And one more.',
  'union.sneak.right': '{{mine}} against {{theirs}} in {{region}}. That region is yours.',

  'union.again.title': 'The richest region',
  'union.ready.title': 'Keep Comrades ready',
  'union.ready.before':
    'Second die: Sail with the {{die}} to the Island of {{region}}, two spaces south. It is worth {{wealth}} Fame.',
  'union.ready.keep': 'Keep that one: only it can do what comes later.',
  'union.ready.other': 'Legal. But {{region}} is the richest region around, and you can reach it.',
  'union.ready.hint': 'The {{die}} on Sail.',
  'union.south.before': 'South, over the harbor.',
  'union.south.other': 'Parrot lies south.',
  'union.south.hint': 'The harbor south of you.',
  'union.parrot.before': 'One space more.',
  'union.parrot.other': 'The Island is one space farther.',
  'union.parrot.hint': 'The Island.',
  'union.gain.before':
    'Only Ready Comrades can be placed, and {{ready}} are left. Make two Ready: your other dice will need them.',
  'union.gain.place':
    'They would stand here already. But you will need more Ready ones than you have left.',
  'union.gain.done': 'Two Comrades for nothing: take them.',
  'union.gain.hint': 'Make two Ready.',

  'union.answer.title': 'Old Salt answers',
  'union.answer.note':
    'Old Salt came with his Flagship and two more Patrols. In {{region}} it is {{theirs}} against your {{mine}} now.',

  'union.assemble.title': 'Four at once',
  'union.assemble.before':
    'A {{die}} can do one thing that no other number can: Assemble, four Comrades to the Island of your region.',
  'union.assemble.right': '{{mine}} against {{theirs}} in {{region}}: one more, and it is yours.',
  'union.assemble.inspire': 'That comes next. First bring as many as you can.',
  'union.assemble.other': 'Then {{region}} stays his. Four Comrades would level it.',
  'union.assemble.hint': 'The {{die}} on Assemble.',

  'union.last.title': 'One die left',
  'union.last.before':
    'One die left, a {{die}}, and {{ready}} Ready Comrades. Two places on your board want this number. Which of them wins a region now?',
  'union.last.right': 'Inspire: a Comrade on each of several Islands, wherever they lie.',
  'union.last.rally': 'Rally makes more Ready, but none of them is ashore when the round ends.',
  'union.last.other': 'The tie in {{region}} stays, and a tie pays nobody.',
  'union.last.hint': 'The place that sets Comrades down on Islands.',
  'union.break.before': 'First where it breaks the tie.',
  'union.break.other': 'The tie in {{region}} is worth most. Break it first.',
  'union.break.done': 'Nobody has gone ashore yet.',
  'union.break.hint': 'The Island of {{region}}.',
  'union.more.before': 'One more. Where nobody is, a single Comrade wins the region.',
  'union.more.right': 'Nobody else is there: it pays you.',
  'union.more.have': 'You are stronger there already. Another region would pay as well.',
  'union.more.done': 'A Comrade who stays on the board wins nothing.',
  'union.more.hint': 'An Island without any ship or Comrade.',

  'union.raise.title': 'Pay day',
  'union.raise.before':
    'Fame: {{mine}} for you, {{theirs}} for Old Salt. With two players the first player raises one wealth die. Choose a region you hold.',
  'union.raise.right': 'It pays one more from now on, to whoever is stronger there.',
  'union.raise.theirs': 'You hold nothing there yet. It is allowed all the same.',
  'union.raise.hint': 'A region with many of your Comrades.',
  'union.market.before': 'Last, keep the Market or renew it.',
  'union.market.hint': 'Both are fine.',

  'union.end.comrades':
    'You can now bring Comrades ashore, and keep enough of them Ready for the next round.',
  'union.end.plans': 'You can now play a plan when it turns a region, without a die.',
  'union.end.later':
    'Still to meet: Rally, your Cannons, plans for battles, and the Cutter and the Gunship, which two Comrades become.',

  'smuggler.title': 'Free trade',
  'smuggler.about':
    'Smugglers hold no region and fight for nobody. They carry Cargo from Island to Island, and bet on who will be stronger in the end.',
  'smuggler.welcome':
    'You are a Smuggler: your ship counts for nobody. Fame comes from Cargo that you deliver. Old Salt and Ines have placed their dice.',

  'smuggler.take.title': 'Smuggle',
  'smuggler.take.before':
    'On an Island you may take Market cards of its sign as Cargo: free, and without a die. Two fit aboard. Take one of the {{suit}} cards.',
  'smuggler.take.other': 'Dice later. What lies on the quay costs nothing, so load first.',
  'smuggler.take.hint': 'A Market card with the sign of your Island.',
  'smuggler.second.title': 'Two aboard',
  'smuggler.second.before':
    'The Market was refilled. Two Cargo fit aboard, so take the other one as well: {{cargo}}.',
  'smuggler.second.other': 'One more fits aboard, and you pass both places it could go to.',
  'smuggler.second.hint': 'The other card, {{cargo}}.',

  'smuggler.sail.title': 'Where it goes',
  'smuggler.sail.before':
    'A card names where it goes: {{first}} to {{far}}, {{second}} to {{near}}. Full Sail goes as far as its die shows. Place the {{die}} there.',
  'smuggler.sail.short': 'Sail goes two spaces at most. Sword is four spaces away.',
  'smuggler.sail.big': 'That would do. The {{die}} is exactly enough, so keep the higher one.',
  'smuggler.sail.other': 'Legal. But nothing is paid for Cargo until it arrives.',
  'smuggler.sail.hint': 'The {{die}} on Full Sail.',
  'smuggler.east.before': 'East first.',
  'smuggler.east.other': 'Sword lies east and south: that way it would be too far.',
  'smuggler.east.hint': 'One space east.',
  'smuggler.over.before': 'Over the Island of Compass. You deliver only where you stop.',
  'smuggler.over.other': 'Then Sword is out of reach. East once more.',
  'smuggler.over.hint': 'The Island to the east.',
  'smuggler.fog.before': 'Now south, through the fog.',
  'smuggler.fog.other': 'Sword lies south of here.',
  'smuggler.fog.hint': 'One space south.',
  'smuggler.arrive.before': 'And the Island.',
  'smuggler.arrive.other': 'The Island is one space farther south.',
  'smuggler.arrive.hint': 'The Island of Sword.',

  'smuggler.deliver.title': 'Deliver',
  'smuggler.deliver.before':
    'You stand where the {{cargo}} belongs. Delivering needs no die: do it.',
  'smuggler.deliver.right':
    '{{fame}} Fame for you, and this region is worth {{wealth}} now, to whoever holds it.',
  'smuggler.deliver.other': 'The Cargo first: it is paid as soon as it is ashore.',
  'smuggler.deliver.hint': 'Deliver the {{cargo}}.',

  'smuggler.reward.title': 'A reward',
  'smuggler.reward.before':
    'Each delivery moves your white marker one space, and you may take what is there. Beside you lie Fame and gold, among others. Take the Fame.',
  'smuggler.reward.gold': 'Gold changes dice. That is fine as well.',
  'smuggler.reward.leave': 'The marker moves anyway: take what it finds.',
  'smuggler.reward.other': 'Good in its time. It asks more of you than a first delivery should.',
  'smuggler.reward.hint': 'The space with Fame.',

  'smuggler.pledge.title': 'The bet',
  'smuggler.pledge.before':
    'Last, the card goes under one of your two markers: a bet. At the end it pays if that power is stronger in such regions. Choose.',
  'smuggler.pledge.right': 'Only you know which power it is. You have dice left, so you go on.',
  'smuggler.pledge.hint': 'Either will do: nobody holds Sword yet.',

  'smuggler.own.title': 'Your own plan',
  'smuggler.own.before':
    'One die more in this turn, and {{cargo}} aboard. Where does it go, and which die takes you there?',
  'smuggler.own.other': 'That does not bring the {{cargo}} to its Island.',
  'smuggler.own.even': 'It goes there too. But an even die can do what comes last: keep it.',
  'smuggler.own.hint': 'Its sign is Compass. That is two spaces from here.',
  'smuggler.back.before': 'North.',
  'smuggler.back.other': 'Compass lies north.',
  'smuggler.back.hint': 'Back through the fog.',
  'smuggler.home.before': 'One more.',
  'smuggler.home.other': 'The Island of Compass is one space farther.',
  'smuggler.home.hint': 'The Island.',
  'smuggler.again.before': 'You know what comes now.',
  'smuggler.again.right': '{{fame}} Fame already.',
  'smuggler.again.other': 'Deliver first.',
  'smuggler.again.hint': 'Deliver the {{cargo}}.',

  'smuggler.walk.title': 'The marker walks',
  'smuggler.walk.before':
    'A delivery moves the marker on from where it stood, never straight back. So a reward is also a way to the next one. Take gold or Fame.',
  'smuggler.walk.right': 'Farther out the rewards grow: plan two deliveries ahead.',
  'smuggler.walk.leave': 'The marker moves anyway: take what it finds.',
  'smuggler.walk.other': 'It moves your ship, and your ship lies well. Take what you can keep.',
  'smuggler.walk.hint': 'A space that shows gold or Fame.',
  'smuggler.spread.title': 'A second bet',
  'smuggler.spread.before':
    'Another card, another bet. Under the same marker both win or lose together; one under each is safer. Choose.',
  'smuggler.spread.right':
    'A card pays for every region of its sign that its power holds at the end.',
  'smuggler.spread.hint': 'Either will do. Think of who is stronger where its sign lies.',

  'smuggler.negotiate.title': 'Crew for nothing',
  'smuggler.negotiate.before':
    'A new turn. On an Island, Negotiate hires any card of the Market: no price, any sign. It wants an even die, and you have kept the {{die}}.',
  'smuggler.negotiate.other': 'Legal. But you lie at an Island, and Crew helps you from now on.',
  'smuggler.negotiate.hint': 'The {{die}} on Negotiate.',
  'smuggler.hire.title': 'Who comes aboard',
  'smuggler.hire.before':
    'Read what each of them does: Crew stays, and Cargo goes. Who helps a ship that sails from Island to Island?',
  'smuggler.hire.right': 'Aboard from now on, and not a coin was spent.',
  'smuggler.hire.none': 'The die is spent in any case, so take somebody along.',
  'smuggler.hire.hint': 'Any of them. Crew costs you nothing today.',

  'smuggler.end.cargo':
    'You can now load Cargo for nothing and read from its card where it is wanted.',
  'smuggler.end.paid': 'You can now deliver it: Fame, a reward, and a bet that pays at the end.',
  'smuggler.end.crew': 'You can now hire Crew at any Island with an even die, whatever it costs.',
  'smuggler.end.later':
    'Still to meet: battles, Tailwind, damage and its repair, and Strongholds, where nobody trades.',
} as const;
