/** What the board of Seawolf says at the table, beside the game’s own words. */
export const SEAWOLF_TABLE_EN = {
  boards: {
    seawolf: {
      table: {
        map: 'Map of {{count}} tiles. It wraps round at every edge.',
        prompts: {
          order: 'Your sealed order',
          turn: 'Your turn',
          place: 'Before the first round',
          room: 'Your hold is full',
          rum: 'No rum aboard',
          battle: 'Battle',
        },
        free: 'free',
        rum: '{{count}} rum',
        windCosts: {
          downwind: 'with it: {{cost}}',
          crosswind: 'across: {{cost}}',
          upwind: 'against: {{cost}}',
        },
        otherSide: 'Other side: {{text}}',
        onSlot: 'on slot {{slot}}',
        onSlotOf: 'on slot {{slot}}, for {{good}}',
        onSlots: 'across slots {{slot}} and {{next}}',
        fromRow: 'from the {{good}} row',
        value: 'value {{value}}',
        ship: '{{name}}: {{hold}}; {{cannons}}, {{bases}}.',
        cards: 'Your movement cards',
        missions: 'Missions',
        missionsWorth: 'thalers at the end',
        battle: {
          title: 'The dice of this battle',
          pirate: 'The pirate',
          hits_one: '{{count}} hit',
          hits_other: '{{count}} hits',
          sure_one: '{{count}} sure hit from a wick',
          sure_other: '{{count}} sure hits from wicks',
        },
        gained: '+{{count}}',
        lost: '−{{count}}',
        scores: {
          thalers: 'Thalers',
          chests: 'Treasure chests',
          peacemaker: 'Peacemaker never used',
          shipValue: 'Ship value',
          cannons: 'Cannons',
          cargo: 'Rum and goods aboard',
          mission: 'Mission: {{mission}}',
        },
      },
    },
  },
} as const;
