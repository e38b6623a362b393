type Waiting<Job, Result> = {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (problem: unknown) => void;
};

/**
 * Does many small jobs as one: what comes while a batch is under way, or in the same turn of the
 * event loop, makes up the next batch. A batch that fails is tried job by job, so that nobody pays
 * for somebody else's fault.
 */
export function batched<Job, Result>(
  doAll: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  most: number,
): (job: Job) => Promise<Result> {
  let waiting: Waiting<Job, Result>[] = [];
  let isBusy = false;

  const settle = async (batch: readonly Waiting<Job, Result>[]): Promise<void> => {
    try {
      const results = await doAll(batch.map(({ job }) => job));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (problem) {
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(problem);
    }
  };

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    isBusy = false;
  };

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void work());
    });
}
