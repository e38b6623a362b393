import { type BotClient, botClient } from '@quarterdeck/bots';

export const startBots = (): BotClient =>
  botClient(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));
