/** What the drawn examples in the rulebook of Take No Prisoners say. */
export const PRISONERS_EXAMPLES_EN = {
  prisoners: {
    examples: {
      coordinates: 'A 9 and a 5 are drawn, in whatever order: the coordinates are 95.',
      blocked: 'Five steps round a shark and another ship: neither may be entered or passed.',
      privateer: 'Three hits sink a privateer; with four the attacker may capture it.',
      territory: 'Nobody’s territory defends with 2, one with a flag with 4.',
      fleet: 'Four ships of level 9 at the end of a turn win, captured ones among them.',
    },
  },
} as const;
