// Requests and replies over any port: ids, time-outs, loss. What is said is a list of verbs.

export type { CallOptions, ClientOptions } from './client.ts';
export { offeredCalls, RpcClient, refusedCalls, SLOW_AFTER_MS, TIMEOUT_MS } from './client.ts';
export type { MemoryPorts } from './memory-port.ts';
export { memoryPorts } from './memory-port.ts';
export type { RestartOptions, WorkerState } from './restarting.ts';
export { WorkerClient } from './restarting.ts';
export type { Call, Served, ServeOptions, Service } from './server.ts';
export { perform, readCall, refusing, serve, service } from './server.ts';
export type { SocketLike } from './socket-port.ts';
export { portToSocket, SENT_ON, SENT_ON_CODE } from './socket-port.ts';
export type {
  ArgsOf,
  ByOf,
  Calls,
  Handlers,
  Outcome,
  Port,
  ReplyOf,
  Verb,
  Verbs,
} from './verbs.ts';
export { verb } from './verbs.ts';
export type { AnyWorker, PageWorker, ThreadWorker, WorkerScope } from './worker-port.ts';
export { portToPage, portToWorker } from './worker-port.ts';
