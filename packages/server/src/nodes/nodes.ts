import type { HostEnv } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { DeadNode, NodeStore } from '../store/nodes/node-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { type Bus, openBus } from './bus.ts';
import { watchClock } from './clock-watch.ts';
import { Membership } from './membership.ts';
import { NatsWire } from './nats-wire.ts';
import { SharedClock } from './shared-clock.ts';
import { steadyClock } from './steady-clock.ts';
import type { Wire } from './wire.ts';
import { Work } from './work.ts';

export type NodesParts = {
  readonly store: ServerStore;
  readonly env: Pick<HostEnv, 'newId' | 'now'>;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** The address of a NATS by which nodes hear of each other. */
  readonly nats: string | undefined;
};

type Change = (come: readonly string[], gone: readonly string[]) => void;

/** The processes that share one database, and what this one is among them. */
export class Nodes {
  readonly bus: Bus;
  readonly work: Work;
  readonly #store: NodeStore;
  readonly #membership: Membership;
  readonly #changes: Set<Change>;
  readonly #dead: Set<(dead: DeadNode) => Promise<void>>;
  readonly #stopWatching: () => void;
  /** Milliseconds since 1970, by a clock that nobody sets: the database's where nodes share one. */
  readonly now: () => number;

  private constructor(
    parts: Pick<Nodes, 'bus' | 'work' | 'now'> & {
      readonly stopWatching: () => void;
      readonly store: NodeStore;
      readonly membership: Membership;
      readonly changes: Set<Change>;
      readonly dead: Set<(dead: DeadNode) => Promise<void>>;
    },
  ) {
    this.bus = parts.bus;
    this.work = parts.work;
    this.now = parts.now;
    this.#stopWatching = parts.stopWatching;
    this.#store = parts.store;
    this.#membership = parts.membership;
    this.#changes = parts.changes;
    this.#dead = parts.dead;
  }

  static async open({ store: { nodes, keep }, env, ticks, nats }: NodesParts): Promise<Nodes> {
    const node = env.newId();
    const cluster = await keep('cluster', env.newId());
    const shared = nodes.isShared ? await SharedClock.open(nodes, ticks) : null;
    const now = shared?.now ?? steadyClock(env.now, ticks);
    const bus = openBus({ node, wire: wireOf(nats), cluster });
    const changes = new Set<Change>();
    const dead = new Set<(dead: DeadNode) => Promise<void>>();
    const membership = await Membership.open({
      store: nodes,
      node,
      ticks,
      onBeat: async () => await shared?.set(),
      onChange: (come, gone) => {
        for (const listener of changes) listener(come, gone);
        // What it told was forgotten when it was taken for dead, and it does not know that it was.
        if (come.length > 0) bus.publish({ kind: 'hello' });
      },
      onDead: async (one) => {
        for (const listener of dead) await listener(one);
      },
    });
    const work = new Work({ store: nodes, node, life: () => membership.life });
    bus.onHearing(() => bus.publish({ kind: 'hello' }));
    const tell = shared === null ? ALONE : SHARED;
    const stopWatching = watchClock({ machine: env.now, now, tell });
    return new Nodes({ bus, work, now, stopWatching, store: nodes, membership, changes, dead });
  }

  /** Whether somebody else may have stored something. */
  get hasOthers(): boolean {
    return this.#store.isShared && this.#membership.others.size > 0;
  }

  /** The same, asked of the database; nobody, where it does not answer. */
  async findsOthers(): Promise<boolean> {
    try {
      await this.#membership.look();
      return this.hasOthers;
    } catch {
      return false;
    }
  }

  /** Nodes that have come, and that have gone. */
  onChange(listener: Change): void {
    this.#changes.add(listener);
  }

  /** A node has died, and this one is to look after what it left. */
  onDead(listener: (dead: DeadNode) => Promise<void>): void {
    this.#dead.add(listener);
  }

  /** What this node did alone is free for others from now on. */
  async leave(): Promise<void> {
    this.work.close();
    await this.#membership.close();
  }

  async close(): Promise<void> {
    this.#stopWatching();
    await this.leave();
    await this.bus.close();
  }
}

const SHARED = (skew: string): string =>
  `The clock of this machine is ${skew} the database's, which counts for all tables.`;
const ALONE = (skew: string): string =>
  `The clock of this machine is ${skew} that of the tables: it was set, or the machine slept. They go on as before; from the next start they go by it, and nobody loses time by that.`;

const wireOf = (nats: string | undefined): Wire | null =>
  nats === undefined
    ? null
    : new NatsWire(nats, (news) => {
        if (news === 'up') log.info('News between nodes goes by NATS.');
        else log.warn('NATS is out of reach: nodes ask the database for news until it is back.');
      });
