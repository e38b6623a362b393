// One replay: read, played through and verified here, so that the page never waits for it.
import { loadGame } from '@quarterdeck/shelf';
import { portToPage, type WorkerScope } from '../host/local/worker-port.ts';
import type { ReplayReply, ReplayRequest } from '../replay/protocol.ts';
import { Projector } from '../replay/worker/projector.ts';

new Projector(
  { loadGame },
  portToPage(globalThis as unknown as WorkerScope<ReplayRequest, ReplayReply>),
);
