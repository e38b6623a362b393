import { type BotSpec, type Budget, botById } from '@quarterdeck/bots';
import { isCommand, wordsOf } from '../outside/command.ts';
import { BadUsage } from '../usage.ts';

/** A bot with a budget of its own, so that one can meet itself with more time. */
export type Contestant = {
  /** Of a program of somebody's own: who answers in its place where it does not. */
  readonly spec: BotSpec;
  readonly budget: Budget;
  readonly isOutside: boolean;
};

/** Who answers where a program does not. */
export const STAND_IN = 'mate';

const ANY = 1_000_000_000;

/**
 * `captain`, `captain:64` with this many iterations, `captain:300ms`, `captain@greedy:64` with a
 * character, or `cmd:python3 my_bot.py`.
 */
export function contestantFrom(text: string): Contestant {
  if (isCommand(text)) {
    wordsOf(text);
    return { spec: botById(STAND_IN), budget: {}, isOutside: true };
  }
  const [bot, thought, ...more] = text.split(':');
  const spec = botById(bot);
  if (thought === undefined) return { spec, budget: {}, isOutside: false };
  const [, figure, unit] = /^([1-9]\d{0,6})(ms)?$/.exec(thought) ?? [];
  if (figure === undefined || more.length > 0)
    throw new BadUsage(
      'Expected a bot such as captain, captain:64, captain:300ms or captain@greedy:64, ' +
        `got "${text.slice(0, 40)}".`,
    );
  const most = Number(figure);
  // Where time limits it, nothing else does: a fast machine may do more than is usual.
  const budget = unit === undefined ? { iterations: most } : { iterations: ANY, millis: most };
  return { spec, budget, isOutside: false };
}
