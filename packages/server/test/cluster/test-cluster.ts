import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { runPostgres } from '../../../../scripts/cluster/run-postgres.mjs';
import { freePort } from '../../../../scripts/cluster/run-process.mjs';
import { makeBuiltPage } from '../built-page.ts';
import { newDatabase } from '../postgres.ts';
import { bundle } from '../server-process.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Where the packages that stay outside the bundle are found. */
const DIST = join(HERE, '../../dist/cluster');

/** Bundled once, because it starts often; bots think in threads whose script lies beside it. */
export async function bundleCluster(): Promise<void> {
  await bundle(join(HERE, 'node.ts'), join(DIST, 'node.mjs'));
  await bundle(join(HERE, '../../src/bot-worker.ts'), join(DIST, 'bot-worker.mjs'));
}

type NodeParts = { readonly port: number; readonly page: string; readonly env: NodeJS.ProcessEnv };

/** One server, which can be killed, held up and started again at its port. */
export class ClusterNode {
  readonly port: number;
  readonly #parts: NodeParts;
  #child: ChildProcess | null = null;
  #complaints = '';

  constructor(parts: NodeParts) {
    this.port = parts.port;
    this.#parts = parts;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  async start(): Promise<void> {
    const { port, page, env } = this.#parts;
    const child = spawn(process.execPath, [join(DIST, 'node.mjs'), page, `${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    child.stderr.on('data', (part) => {
      this.#complaints += part;
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part) => {
        said += part;
        if (said.split('\n').includes(`${port}`)) resolve();
      });
      child.once('exit', () =>
        reject(new Error(`a node did not start: ${said}\n${this.#complaints}`)),
      );
    });
    this.#child = child;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Its clock is wrong from now on, and another way than before. */
  setClock(): void {
    this.#child?.kill('SIGUSR2');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  }
}

/** PostgreSQL, NATS and several servers on this machine. */
export class TestCluster {
  readonly nodes: ClusterNode[] = [];
  readonly database: string;
  readonly postgres: Awaited<ReturnType<typeof runPostgres>>;
  readonly nats: Awaited<ReturnType<typeof runNats>>;
  readonly #page = makeBuiltPage();

  private constructor(parts: Pick<TestCluster, 'database' | 'postgres' | 'nats'>) {
    this.database = parts.database;
    this.postgres = parts.postgres;
    this.nats = parts.nats;
  }

  /** `skews`: by how much the clock of each node is wrong. */
  static async start(skews: readonly number[]): Promise<TestCluster> {
    const postgres = await runPostgres();
    const nats = await runNats();
    const database = await newDatabase(postgres.server, 'cluster');
    const cluster = new TestCluster({ database, postgres, nats });
    for (const skew of skews) await cluster.addNode(skew);
    return cluster;
  }

  async addNode(skew = 0): Promise<ClusterNode> {
    const node = new ClusterNode({
      port: await freePort(),
      page: this.#page.folder,
      env: {
        DATABASE_URL: this.database,
        NATS_URL: this.nats.url,
        CLOCK_SKEW: `${skew}`,
      },
    });
    await node.start();
    this.nodes.push(node);
    return node;
  }

  async remove(node: ClusterNode): Promise<void> {
    this.nodes.splice(this.nodes.indexOf(node), 1);
    await node.end('SIGTERM');
  }

  get ports(): readonly number[] {
    return this.nodes.filter((node) => node.isUp).map(({ port }) => port);
  }

  /** Ends all connections of nodes to the database. */
  async cutDatabase(): Promise<void> {
    const client = new pg.Client(this.database);
    client.on('error', () => {});
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await client.end();
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.end('SIGKILL');
    await this.nats.stop();
    await this.postgres.stop();
    this.#page.remove();
  }
}
