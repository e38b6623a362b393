/** What the coach says in the lessons of Take No Prisoners: at most thirty words a note, no figures. */
export const PRISONERS_LESSONS_EN = {
  'first.title': 'Truce and war',
  'first.about':
    'Small ships, a wide ocean and things under the waves: every victory makes a ship stronger. First it is a truce and everybody hunts; then a card ends it, and you are the prey.',
  'first.welcome':
    'You are red. Whoever holds {{ships}} ships of level {{level}} when a turn ends wins, and each victory lifts a ship one level. The dice are loaded for this lesson.',

  'first.rose.title': 'Sail beside a rose',
  'first.rose.before':
    'Compass roses are unexplored. A ship sails up to {{move}} hexes, once a turn, and must end beside a rose to look at it. Choose the ship at {{hex}}.',
  'first.rose.other': 'Each ship has a move of its own. The one at {{hex}} is nearest to the rose.',
  'first.rose.done':
    'The ships would stay in their corner, and nothing unknown lies beside most of them.',
  'first.rose.hint': 'Your ship at {{hex}}.',

  'first.beside.before': 'Now where to: any hex that touches the rose at {{hex}}.',
  'first.beside.right': 'Beside the rose. Your ship cannot enter it, only look.',
  'first.beside.stay': 'It stayed and keeps its move, but from here it cannot look at {{hex}}.',
  'first.beside.other': 'From here {{hex}} is out of reach this turn: a ship moves only once.',
  'first.beside.hint': 'A hex that touches {{hex}} with one of its sides.',

  'first.second.title': 'A second ship',
  'first.second.before':
    'Every ship has its own move. Send the one at {{hex}} to the rose at {{rose}}: it is as far as a ship can sail.',
  'first.second.stays':
    'This one lies beside a rose already, the one at {{rose}}. Moved away, it could not look.',
  'first.second.done': 'The ship at {{hex}} could still reach the rose at {{rose}}.',
  'first.second.other':
    'It may sail as well, but only the one at {{hex}} comes as far as {{rose}}.',
  'first.second.hint': 'Your ship at {{hex}}.',

  'first.end-moving.before':
    'Three ships lie beside three roses. One lay there from the start: looking needs no move. End the moving.',
  'first.end-moving.other': 'It may sail too. For this lesson three ships beside roses are enough.',
  'first.end-moving.hint': 'The button that ends the moving.',

  'first.look.title': 'Turn the roses over',
  'first.look.before':
    'Each ship may turn over one rose beside it, moved or not. What appears stays there and waits.',
  'first.look.second': 'And the next one. Each ship looks once a turn.',
  'first.look.third': 'One rose is left.',
  'first.look.right':
    'A shark, a privateer, and a territory, the {{territory}}. All three may be attacked at once.',
  'first.look.done': 'Looking costs nothing, and what you see you may attack.',
  'first.look.hint': 'A rose with a ship of yours beside it.',

  'first.shark.title': 'Attack the shark',
  'first.shark.before':
    'Level {{level}} rolls {{dice}} dice, and each hits half the time. A shark sinks at {{sink}} hits: {{chance}} %. Attack it.',
  'first.shark.right':
    'Sunk. When all attacks are made, your ship rises a level, and you draw a card for it.',
  'first.shark.done': 'Nothing here shoots back. An attack costs you nothing.',
  'first.shark.other': 'A fair target too, and its turn comes. First the shark.',
  'first.shark.hint': 'The ship beside {{hex}} attacks what lies there.',

  'first.privateer.title': 'Sink or capture',
  'first.privateer.before':
    '{{sink}} hits sink a privateer, {{capture}} may capture it: then it is your ship of level {{prize}}, and sails from your next turn on. Attack it.',
  'first.privateer.done': 'A privateer cannot shoot back either, and it may become your ship.',
  'first.privateer.other': 'The territory can wait. First the privateer.',
  'first.privateer.hint': 'The ship beside {{hex}} attacks what lies there.',

  'first.prize.before':
    '{{hits}} hits are enough to choose. A capture brings a ship and no card, sinking brings a card and no ship.',
  'first.prize.right': 'You have {{mine}} ships now, and no card for this one.',
  'first.prize.sink':
    'A card instead of a ship. Early on a ship is usually worth more, so take her.',
  'first.prize.hint': 'Capture: one ship more to lift to the top.',

  'first.territory.title': 'Take a territory',
  'first.territory.before':
    'A territory never sinks. {{capture}} hits take it while it is nobody’s, and bring a level, a card, and a maneuver of its own. Attack it.',
  'first.territory.done':
    '{{capture}} hits of {{dice}} dice: {{chance}} %, and nothing shoots back.',
  'first.territory.hint': 'The ship beside {{hex}} attacks what lies there.',

  'first.war.title': 'The truce ends',
  'first.war.note':
    '{{count}} ships rise to level {{level}}: more dice, harder to sink. Among your cards lay Take No Prisoners: the truce is over, and everybody may attack everybody.',

  'first.fire.title': 'Under fire',
  'first.fire.before':
    'Old Salt attacks your ship at {{hex}}. Before every roll cards may be played, on his turn too. Yours are for rolls of your own: pass.',
  'first.fire.right': '{{hits}} hits. Your ship of level {{level}} sinks only at {{sink}}.',
  'first.fire.hint': 'Neither card helps against his roll. Pass.',

  'first.return.title': 'Return fire',
  'first.return.before':
    'A failed attack is answered: your ship rolls {{dice}} dice and sinks his at {{sink}} hits. {{card}} would add a die. Keep it or play it.',
  'first.return.right': '{{hits}} hits, not enough. The card is still yours.',
  'first.return.play': '{{dice}} dice for this roll. A card is gone once it is played.',
  'first.return.hint': 'Both are good: {{chance}} % without the card.',

  'first.turn.title': 'Your turn, step by step',
  'first.turn.before':
    'Your turn has fixed steps, and Command cards come first. {{card}} lets a ship sail farther, but the prey lies beside you. Go on.',
  'first.turn.play': 'A fine card for a long way. Here the prey lies beside you already.',
  'first.turn.hint': 'Go on without a card.',

  'first.stay.before':
    'Next comes moving. Your ship at {{hex}} lies where it should: beside Old Salt. End the moving.',
  'first.stay.leaves': 'Moved, this ship would give up its place beside Old Salt’s.',
  'first.stay.other': 'It may sail too. For this lesson the attack is what counts.',
  'first.stay.hint': 'The button that ends the moving.',

  'first.strike.title': 'Strike, with a card',
  'first.strike.before':
    'Old Salt’s ship of level {{level}} sinks at {{sink}} hits and may be captured at {{capture}}. Yours rolls {{dice}} dice. Attack.',
  'first.strike.done': 'He would have the next shot. Yours is at better odds now.',
  'first.strike.hint': 'Your ship at {{hex}} attacks the one beside it.',

  'first.card.before':
    'Before you roll: {{toSink}} % to sink her, {{toCapture}} % for a capture. Which card helps this roll most?',
  'first.card.right': '{{dice}} dice: {{toSink}} % to sink her, {{toCapture}} % for a capture.',
  'first.card.less':
    'One die more. {{card}} gives more than that, and needs a ship of level {{level}}, which you have. You may play both.',
  'first.card.pass': 'Without a card {{toSink}} %. Cards are for such moments.',
  'first.card.hint': 'Read what each card adds to an attack.',

  'first.more.before': 'The roll has {{dice}} dice so far. Another card, or roll as it is.',
  'first.more.hint': 'What you do not play now you keep for another roll.',

  'first.fate.title': 'The prize',
  'first.fate.before':
    '{{hits}} hits: take her or sink her. A captured ship keeps its level and sails for you from your next turn; sinking brings a card.',
  'first.fate.hint': 'A ship more for you, or a card. Count what you need.',

  'first.after.note':
    'Your attacker is level {{level}} now. You have {{mine}} ships, Old Salt has {{theirs}}. His turn is over: the next is yours.',

  'first.end.look': 'You can now sail beside a rose, look, and strike what does not shoot back.',
  'first.end.odds':
    'You can now weigh a roll: dice by level, hits by defense, cards before the roll.',
  'first.end.later':
    'Lift {{ships}} ships to level {{level}} and keep them till a turn ends. Still to meet: Aftermath cards, and territories that shoot back.',
} as const;
