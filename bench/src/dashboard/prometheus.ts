import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningProgram } from '../../../scripts/cluster/run-process.mjs';
import type { Line, Span } from './draw.ts';
import { legendOf, type Panel, questionOf } from './panels.ts';

const PROGRAM = process.env['PROMETHEUS'] ?? '/usr/bin/prometheus';
const ADVICE =
  'The picture of the dashboard needs Prometheus. Install the package "prometheus" (Debian, Ubuntu: apt-get install prometheus), or set PROMETHEUS to the program.';
const STEP_SECONDS = 2;

/** A Prometheus of our own that reads these nodes every second, as the one of `deploy/` does every ten. */
export async function runPrometheus(targets: readonly string[]) {
  if (!existsSync(PROGRAM)) throw new Error(ADVICE);
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-figures-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s' },
    scrape_configs: [{ job_name: 'quarterdeck', static_configs: [{ targets }] }],
  };
  // Whatever is JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const program = new RunningProgram({
    program: PROGRAM,
    given: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    ready: /ready to receive web requests/,
  });
  await program.start();
  return {
    shownBy: async ({ targets: wanted }: Panel, span: Span): Promise<readonly Line[]> => {
      const lines: Line[] = [];
      for (const { expr, legendFormat } of wanted)
        for (const { metric, values } of await ask(port, questionOf(expr), span))
          lines.push({
            legend: legendOf(legendFormat, metric),
            points: values
              .map(([at, value]) => [at, Number(value)] as const)
              .filter(([, value]) => Number.isFinite(value)),
          });
      return lines.filter(({ points }) => points.length > 0);
    },
    stop: async (): Promise<void> => {
      await program.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Series = {
  readonly metric: { readonly [label: string]: string };
  readonly values: readonly (readonly [number, string])[];
};
type Answered = {
  readonly status: string;
  readonly error?: string;
  readonly data?: { readonly result: readonly Series[] };
};

/** Throws what Prometheus says of a question that it does not understand. */
async function ask(port: number, query: string, { from, to }: Span): Promise<readonly Series[]> {
  const wanted = new URLSearchParams({
    query,
    start: `${from}`,
    end: `${to}`,
    step: `${STEP_SECONDS}`,
  });
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/query_range?${wanted}`);
  const answered = (await response.json()) as Answered;
  if (answered.data === undefined) throw new Error(`${query}: ${answered.error}`);
  return answered.data.result;
}
