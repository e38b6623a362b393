#!/usr/bin/env node
// quarterdeck-playground [src/index.ts] [--port 5300]: the page of a game under work.
import { parseArgs } from 'node:util';
import { NoEntry, servePlayground } from '../src/serve.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '5300' } },
});
try {
  const server = await servePlayground({
    entry: positionals[0] ?? 'src/index.ts',
    port: Number(values.port),
  });
  console.log(`The playground is at ${server.resolvedUrls?.local[0]}. Ctrl+C ends it.`);
} catch (problem) {
  if (!(problem instanceof NoEntry)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
