/** What the gallery calls the components of Ahoy. */
export const AHOY_GALLERY_EN = {
  ahoy: {
    gallery: {
      kinds: {
        regions: 'Region tiles',
        terrain: 'Terrain',
        market: 'Market cards',
        plans: 'Plan cards',
        boards: 'Player boards',
        rewards: 'Rewards',
        figures: 'Figures',
        pieces: 'Dice, tokens, markers',
      },
      cardText: '{{text}} Cargo: {{cargo}}.',
      boardSlots: '{{name}} {{count}}',
      rewardName: 'Reward: row {{row}}, column {{col}}',
      rewardsGrid: 'Rewards grid',
      flagship: 'Flagship of the {{faction}}',
      controls: 'Counts {{count}} for control of its region.',
      box: {
        'action-die': { name: 'Action die', text: 'Rolled each round and placed on slots.' },
        'wealth-die': { name: 'Wealth die', text: 'On every region: what controlling it pays.' },
        'battle-die': { name: 'Battle die', text: 'One for each side of a battle.' },
        gold: { name: 'Gold', text: 'Pays for Crew, and turns a die up or down.' },
        damage: { name: 'Damage token', text: 'Blocks a slot until it is repaired.' },
        comrade: { name: 'Comrade', text: 'On an Island it counts for the Union’s control.' },
        'fame-track': {
          name: 'Fame track',
          text: 'Whoever reaches the brass notch ends the game.',
        },
        'fame-marker': { name: 'Fame marker', text: 'One for each faction.' },
        'pledge-marker': {
          name: 'Pledge marker',
          text: 'Face down: only its owner knows which side delivered Cargo is pledged to.',
        },
        'reward-marker': {
          name: 'Reward marker',
          text: 'White is where a Smuggler is on the grid, black where the white one came from.',
        },
        'first-player-card': { name: 'First player card', text: 'Goes round after every round.' },
        'bluefin-aid': { name: 'Squadron aid card', text: 'Patrols and Strongholds in brief.' },
        'smuggler-aid': { name: 'Smuggler aid card', text: 'Deliveries in brief.' },
        'pocket-guide': {
          name: 'Pocket guide',
          text: 'The rules in brief; here the rulebook does it.',
        },
      },
    },
  },
} as const;
