// One replay: read, played through and verified here, so that the page never waits for it.
import { GAMES } from '@quarterdeck/shelf';
import { startReplayWorker } from '../../hosts/replay/worker/start-replay-worker.ts';

startReplayWorker({ games: GAMES });
