import { BadUsage } from '../usage.ts';

/** What stands before the command line of a bot that is a program of its own. */
const MARK = 'cmd:';

export const isCommand = (bot: string): boolean => bot.startsWith(MARK);

/** Words as a shell would part them, quotes and all; no shell is started. */
export function wordsOf(bot: string): readonly string[] {
  const parts = bot.slice(MARK.length).matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g);
  const words = [...parts].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  if (words.length === 0)
    throw new BadUsage(`Expected a command such as "cmd:python3 my_bot.py", got "${bot}".`);
  return words;
}
