import type { HostEnv } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { DeadNode, NodeStore } from '../store/nodes/node-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { type Bus, openBus } from './bus.ts';
import { Membership } from './membership.ts';
import { NatsWire } from './nats-wire.ts';
import { SharedClock } from './shared-clock.ts';
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
  /** Null where the machine's own clock counts, because nobody shares the database. */
  readonly clock: SharedClock | null;

  private constructor(
    parts: Pick<Nodes, 'bus' | 'work' | 'clock'> & {
      readonly store: NodeStore;
      readonly membership: Membership;
      readonly changes: Set<Change>;
      readonly dead: Set<(dead: DeadNode) => Promise<void>>;
    },
  ) {
    this.bus = parts.bus;
    this.work = parts.work;
    this.clock = parts.clock;
    this.#store = parts.store;
    this.#membership = parts.membership;
    this.#changes = parts.changes;
    this.#dead = parts.dead;
  }

  static async open({ store: { nodes, keep }, env, ticks, nats }: NodesParts): Promise<Nodes> {
    const node = env.newId();
    const cluster = await keep('cluster', env.newId());
    const clock = nodes.isShared ? await SharedClock.open(nodes, ticks) : null;
    if (clock !== null) tellOfSkew(env.now() - clock.now());
    const bus = openBus({ node, wire: wireOf(nats), cluster });
    const changes = new Set<Change>();
    const dead = new Set<(dead: DeadNode) => Promise<void>>();
    const membership = await Membership.open({
      store: nodes,
      node,
      ticks,
      onBeat: async () => await clock?.set(),
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
    return new Nodes({ bus, work, clock, store: nodes, membership, changes, dead });
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
    await this.leave();
    await this.bus.close();
  }
}

/** Clocks that differ by less are as good as the same. */
const MOST_SKEW_MS = 5_000;

function tellOfSkew(ahead: number): void {
  if (Math.abs(ahead) < MOST_SKEW_MS) return;
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  log.warn(
    `The clock of this machine is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database's, which counts for all tables.`,
  );
}

const wireOf = (nats: string | undefined): Wire | null =>
  nats === undefined
    ? null
    : new NatsWire(nats, (news) => {
        if (news === 'up') log.info('News between nodes goes by NATS.');
        else log.warn('NATS is out of reach: nodes ask the database for news until it is back.');
      });
