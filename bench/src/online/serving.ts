/** What the bench asks a server's process while it serves. */
export type Asked = 'usage' | 'memory' | { readonly held: readonly string[] };

type Held = (tables: readonly string[]) => Promise<readonly number[]>;

/**
 * Says on which port this process serves, and from then on what it has had of the processor and what it has
 * of the memory. `held`: how many answers each of these tables has, where its process alone can say.
 */
export function serving(port: number, held: Held = () => Promise.resolve([])): void {
  const told = async (asked: Asked): Promise<unknown> => {
    if (asked === 'usage') return process.cpuUsage();
    return asked === 'memory' ? process.memoryUsage.rss() : await held(asked.held);
  };
  process.on('message', async (asked: Asked) => process.send?.(await told(asked)));
  process.send?.(port);
}
