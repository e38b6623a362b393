import type { Nodes } from '../nodes/nodes.ts';
import { BotOperators } from './bot-operators.ts';
import { Errands, type ErrandsParts } from './errands.ts';
import { OutsideBots, type OutsideBotsParts } from './outside-bots.ts';
import { OwnerOperators, type OwnerOperatorsParts } from './owner-operators.ts';

type Parts = OutsideBotsParts &
  ErrandsParts &
  Omit<OwnerOperatorsParts, 'bots'> & { readonly nodes: Nodes };

/** Bots that people run elsewhere, with all that is asked by them and about them. */
export function openOutsideBots(parts: Parts) {
  const { store, lobby, limits, nodes } = parts;
  const bots = new OutsideBots(parts);
  const errands = new Errands(parts);
  const mostTables = limits.botTables;
  nodes.onChange((_come, gone) => {
    for (const node of gone) bots.streams.forgetNode(node);
  });
  return {
    operators: {
      ...new OwnerOperators({ ...parts, bots }).operators,
      ...new BotOperators({ store, lobby, bots, errands, mostTables }).operators,
    },
    sendOn: () => bots.streams.sendOn(nodes),
    disconnect: (person: string) => bots.streams.disconnect(person),
    close: () => bots.close(),
  };
}
