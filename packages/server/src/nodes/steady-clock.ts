/**
 * The time of this machine as it was at the start, told on by a clock that nobody sets: where one
 * process has the tables for itself, nobody is late because somebody sets the machine's.
 */
export function steadyClock(machine: () => number, ticks: () => number): () => number {
  const ahead = machine() - ticks();
  return () => Math.round(ticks() + ahead);
}
