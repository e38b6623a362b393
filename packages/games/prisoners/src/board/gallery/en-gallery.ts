/** What the gallery calls the components of Take No Prisoners. */
export const PRISONERS_GALLERY_EN = {
  prisoners: {
    gallery: {
      kinds: {
        destinations: 'Destinations',
        territories: 'Territories',
        deck: 'Deck Maneuvers',
        territoryManeuvers: 'Territory Maneuvers',
        ships: 'Ships and flags',
        pieces: 'Cards, dice, pieces',
      },
      unexplored: 'Unexplored destination',
      unexploredText: 'The compass side: what lies under it is known only when a ship explores it.',
      creatureText: 'Sink defense {{sink}}. Never returns fire.',
      privateerText: 'Sink defense {{sink}}, capture defense {{capture}}. Never returns fire.',
      territoryText:
        'Capture defense {{free}} while uncontrolled, {{held}} once controlled. Gives {{maneuver}}.',
      cooldown_one: '{{text}} Ready again after {{count}} draw phase.',
      cooldown_other: '{{text}} Ready again after {{count}} draw phases.',
      fleet: '{{color}} ships',
      fleetText: 'One fleet of up to {{count}}; the sails tell whose it is.',
      flag: 'Level {{level}} flag',
      flagText:
        'Attack dice {{attack}}, return fire dice {{back}}, sink defense {{sink}}, capture defense {{capture}}.',
      die: 'Die',
      dieText: 'Three faces hit, three miss.',
      marker: 'Territory & draw marker',
      markerText: 'On a territory: whose it is. On a Territory Maneuver: draw phases left.',
      squidsText: 'Marks the hex of a blast; otherwise it lies beside the board.',
      sheet: 'Player sheet',
      sheetText: 'Steps and figures in brief; here the rulebook does it.',
      board: 'Board',
      boardText: 'An ocean of 288 hexes in four regions.',
    },
  },
} as const;
