/** What the bench asks a server's process while it serves. */
export type Asked = 'usage' | { readonly held: readonly string[] };

type Held = (tables: readonly string[]) => Promise<readonly number[]>;

/**
 * Says on which port this process serves, and from then on what it has had of the processor. `held`: how many
 * answers each of these tables has, where its process alone can say.
 */
export function serving(port: number, held: Held = () => Promise.resolve([])): void {
  process.on('message', async (asked: Asked) => {
    process.send?.(asked === 'usage' ? process.cpuUsage() : await held(asked.held));
  });
  process.send?.(port);
}
