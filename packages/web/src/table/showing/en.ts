/** What is said round a clause that is shown at work. */
export const SHOWING_EN = {
  showing: {
    area: 'A rule at work',
    case: 'Position {{nth}} of {{of}}',
    play: 'Show me',
    playing: ': {{choice}}',
    again: 'Once more',
    denied: 'Not possible here: {{choice}}',
    shown: 'That is it. Whatever else you try here is taken back.',
    look: 'Look at what is asked and offered. Whatever you try here is taken back.',
    tried: 'This is what it leads to.',
    takeBack: 'Take it back',
    next: 'Next position',
    playOn: 'Play on from here',
    back: 'Back to the rules',
  },
} as const;
