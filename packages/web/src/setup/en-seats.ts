/** What seats and paces are called, at a new table and wherever else they are named. */
export const SEATS_EN = {
  newTable: {
    you: 'You',
    nameless: 'Captain {{colour}}',
    person: 'at this screen',
    bot: 'bot, {{level}}',
    botLike: '{{level}}, {{character}}',
    strength: 'Strength, in finer steps',
    character: 'Character',
    even: 'Even',
    evenHint: 'Weighs everything alike.',
    friend: 'A friend',
    byLink: 'by link',
    empty: 'Empty',
    fill: 'tap to fill',
    paces: { calm: 'To follow', brisk: 'Faster', atOnce: 'At once' },
    names: {
      salt: 'Old Salt',
      ines: 'Ines',
      tomas: 'Tomas',
      carey: 'Carey',
      brack: 'Bosun Brack',
      ann: 'Ann',
    },
  },
} as const;
