import { unreachable } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import { Arena } from './arena.ts';
import type { Along, FromWorker, Plan, ToWorker } from './pool.ts';
import { SelfPlay } from './self-play.ts';
import { Weighing } from './weighing.ts';

type Player = { play(n: number, along: Along): FromWorker; finish(): void };

async function playerFor(plan: Plan, part: number): Promise<Player> {
  const machine = engine((await loadGame(plan.game)).game);
  switch (plan.job) {
    case 'arena': {
      const arena = new Arena(plan, machine);
      return { play: (n) => ({ done: n, result: arena.play(n) }), finish: () => {} };
    }
    case 'self-play': {
      const selfPlay = new SelfPlay(plan, machine);
      return {
        play: (n) => ({ done: n, decisions: selfPlay.play(n) }),
        finish: () => selfPlay.finish(part),
      };
    }
    case 'weighing': {
      const weighing = new Weighing(plan, machine);
      return {
        play: (n, { logs = [] }) => ({ done: n, lead: weighing.play(n, logs) }),
        finish: () => {},
      };
    }
    default:
      return unreachable(plan);
  }
}

/** A process of the pool: does what it is sent, one thing after the other. */
export function serve(): void {
  let player: Promise<Player> | null = null;
  const post = (message: FromWorker): void => {
    process.send?.(message);
  };
  process.on('message', (message: ToWorker) => {
    if ('plan' in message) player = playerFor(message.plan, message.part);
    else
      void player?.then((ready) => {
        if ('match' in message) return post(ready.play(message.match, message));
        ready.finish();
        process.send?.({ finished: true } satisfies FromWorker, () => process.disconnect());
      });
  });
}
