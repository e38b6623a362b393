import { BotOperators } from './bot-operators.ts';
import { OutsideBots, type OutsideBotsParts } from './outside-bots.ts';
import { OwnerOperators, type OwnerOperatorsParts } from './owner-operators.ts';

/** Bots that people run elsewhere, with all that is asked by them and about them. */
export function openOutsideBots(parts: OutsideBotsParts & Omit<OwnerOperatorsParts, 'bots'>) {
  const { store, lobby, limits } = parts;
  const bots = new OutsideBots(parts);
  return {
    operators: {
      ...new OwnerOperators({ ...parts, bots }).operators,
      ...new BotOperators({ store, lobby, bots, mostTables: limits.botTables }).operators,
    },
    disconnect: (person: string) => bots.disconnect(person),
    close: () => bots.close(),
  };
}
