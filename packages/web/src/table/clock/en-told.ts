/** Whether one is told of this table while one is not here. */
export const TOLD_EN = {
  told: {
    title: 'Told when it is your move here',
    push: 'By your browsers',
    pushHint: 'A notice, with every tab closed.',
    email: 'By e-mail',
    emailHint: 'One letter for a turn.',
    webhook: 'By your webhook',
    webhookHint: 'A message to your own program.',
    nowhere: 'You are told nowhere yet. Your browser can do it, with every tab closed.',
    settings: 'How you are told',
  },
} as const;
