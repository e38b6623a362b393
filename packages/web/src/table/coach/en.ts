/** What the frame of a lesson says; what the coach says of a game is the game's own. */
export const COACH_EN = {
  coach: {
    area: 'The coach',
    step: 'Lesson, {{step}} of {{of}}',
    shortStep: '{{step}} of {{of}}',
    hint: 'Hint',
    showIt: 'Show it',
    shown: ', the coach would take this',
    shownAloud: 'The coach would take: {{choice}}',
    leave: 'Leave lesson',
    takeBack: 'Take it back, try again',
    turn: ': the next note of the coach',
    page: 'Note {{page}} of {{count}}',
    tried: 'See what it leads to.',
    triedAloud: 'Tried, and to be taken back: {{note}}',
    end: 'You can now',
    playOn: 'Play on from here',
    shelf: 'Back to the shelf',
    over: 'The lesson is over.',
  },
} as const;
