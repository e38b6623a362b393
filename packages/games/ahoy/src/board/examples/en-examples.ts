/** What the drawn examples in the rulebook of Ahoy say. */
export const AHOY_EXAMPLES_EN = {
  ahoy: {
    examples: {
      exploring:
        'One step off the map. The tile that is drawn may lie in any way that puts one of its spaces under the ship, its Island next to no other.',
      current:
        'Two spaces of Sail, then the Strong Current carries the Flagship on to the Harbor, where it anchors.',
      wreckage:
        'Through two Wrecks: two damage, but only the Treasure of the second, where the Flagship anchors.',
      battle:
        'The Union lowers its Cannons die from 4 to 1 and adds 3: 2 and 3 against 5. The attacker wins the tie.',
      control:
        'Two Patrols and a Flagship count 4, two Comrades and a Flagship count 3: the Squadron gains the wealth of 1.',
      gold: 'One gold turns a 6 into a 5; no gold turns it into a 1.',
      rewards:
        'From the middle the white marker goes to one of four neighbours; the black one follows.',
    },
  },
} as const;
