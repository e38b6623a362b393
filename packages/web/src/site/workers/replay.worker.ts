// One replay: read, played through and verified here, so that the page never waits for it.
import { portToPage, type WorkerScope } from '@quarterdeck/rpc';
import { loadGame } from '@quarterdeck/shelf';
import { ReplayHost } from '../../hosts/replay/worker/replay-host.ts';

new ReplayHost({ loadGame }, portToPage(globalThis as unknown as WorkerScope));
