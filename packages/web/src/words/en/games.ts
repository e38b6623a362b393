/** The five games in words: what tempts. */
export const GAMES_EN = {
  ahoy: {
    title: 'Ahoy',
    line: 'Four factions, one map that grows under your keel.',
    kind: 'Uneven powers · dice',
    cover: 'A flagship before a red sun, a tentacle and a fin in the water',
  },
  seawolf: {
    title: 'Seawolf',
    line: 'Sealed orders, a fickle wind, and rum running low.',
    kind: 'Trade race · bluff',
    cover: 'A wolf rising from the waves before a wind rose',
  },
  doubloons: {
    title: 'Dead Man’s Doubloons',
    line: 'Plan three cards ahead. Sink, and sail on as a ghost.',
    kind: 'Programming · chaos',
    cover: 'A coin rising like a moon over a mountain, a ghost ship before it',
  },
  prisoners: {
    title: 'Take No Prisoners',
    line: 'A truce on a hex ocean, until one card ends it.',
    kind: 'Fleet battle · cards',
    cover: 'Two warships exchange broadsides over a sea of hexagons',
  },
  tinypirates: {
    title: 'Tiny Epic Pirates',
    line: 'Turn the wheel of orders and bury three treasures.',
    kind: 'Engine · solo play',
    cover: 'A galleon in a bottle before a ship’s wheel',
  },
} as const;
