import type { NoticeSwitches, NoticeWay } from '@quarterdeck/tables';
import type { OwedStore } from './owed.ts';

/** A browser that shows notices with every tab closed. */
export type PushDevice = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
  /** The key of ours that it was subscribed with. */
  readonly publicKey: string;
  readonly since: number;
};

/** Where else somebody is told. */
export type NoticeTarget = {
  readonly target: string;
  readonly secret: string;
  readonly since: number;
  readonly confirmedAt: number | null;
  /** One after the other. */
  readonly failures: number;
};

export type TargetWay = Exclude<NoticeWay, 'push'>;

export type NoticeStore = OwedStore & {
  /** Keeps a device, and of one guest's the `most` newest. One that was somebody else's is theirs no more. */
  addDevice(guest: string, device: PushDevice, most: number): Promise<void>;
  /** The newest first. */
  devices(guest: string): Promise<readonly PushDevice[]>;
  /** Whoever's it is: nothing arrives there any more. */
  removeDevice(endpoint: string): Promise<void>;
  target(guest: string, way: TargetWay): Promise<NoticeTarget | undefined>;
  setTarget(guest: string, way: TargetWay, target: NoticeTarget): Promise<void>;
  /** Whether the address was shown to be theirs just now: `secret` must be what is kept. */
  confirm(guest: string, way: TargetWay, secret: string, at: number): Promise<boolean>;
  /** Counts what did not arrive, or begins anew. */
  countFailure(guest: string, way: TargetWay, failure: 'failed' | 'arrived'): Promise<void>;
  removeTarget(guest: string, way: TargetWay): Promise<void>;
  /** By which ways somebody is told where a table does not say otherwise; of a table, as it says. */
  switches(guest: string, table?: string): Promise<NoticeSwitches>;
  setDefault(guest: string, way: NoticeWay, isOn: boolean): Promise<void>;
  setSwitch(guest: string, table: string, way: NoticeWay, isOn: boolean): Promise<void>;
  /** True once for each guest, table and count of answers: of all nodes, one tells. */
  claim(guest: string, table: string, answers: number, at: number): Promise<boolean>;
  /** Those of these guests who are told anywhere at all. */
  reachable(guests: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tables under way that somebody answered at since then, the newest first. */
  movedSince(at: number, most: number): Promise<readonly string[]>;
};
