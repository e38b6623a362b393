import type { MoveNotice, NoticeSwitches } from '@quarterdeck/tables';
import type { Buckets } from '../online/limits.ts';
import type { NoticeStore, PushDevice, TargetWay } from '../store/notices/notice-store.ts';
import type { Deliveries } from './deliveries.ts';
import type { Mail } from './mail.ts';
import { type PushParts, push } from './push.ts';
import type { Sent, Told } from './way.ts';
import { callWebhook, MOST_FAILURES, type WebhookParts } from './webhook.ts';

export type TellerParts = {
  readonly store: NoticeStore;
  readonly deliveries: Deliveries;
  readonly push: PushParts;
  readonly webhook: WebhookParts;
  /** Null where nobody has said how letters are sent. */
  readonly mail: Mail | null;
  /** By guest: how much one is told. */
  readonly notices: Buckets;
};

/** Tells somebody something by every way that is on and leads somewhere. */
export class Teller {
  readonly #parts: TellerParts;

  constructor(parts: TellerParts) {
    this.#parts = parts;
  }

  /** False: they were told too much already. */
  async tell(
    told: Told,
    ways: NoticeSwitches,
    isWanted: () => boolean = () => true,
  ): Promise<boolean> {
    const { store, notices } = this.#parts;
    if (!notices.take(told.guest)) return false;
    if (ways.push)
      for (const device of await store.devices(told.guest)) this.#push(device, told, isWanted);
    if (ways.email) await this.#write(told, isWanted);
    if (ways.webhook) await this.#call(told, isWanted);
    return true;
  }

  #push(device: PushDevice, told: Told, isWanted: () => boolean): void {
    const { store, deliveries } = this.#parts;
    deliveries.add({
      isWanted,
      send: (signal) => push(this.#parts.push, device, told, signal),
      onEnd: async (sent) => {
        // The browser was taken away, or its person has taken the permission back.
        if (sent === 'gone') await store.removeDevice(device.endpoint);
      },
    });
  }

  async #write({ guest, notice }: Told, isWanted: () => boolean): Promise<void> {
    const { store, deliveries, mail } = this.#parts;
    const target = await store.target(guest, 'email');
    if (mail === null || target === undefined || target.confirmedAt === null) return;
    deliveries.add({
      isWanted,
      send: () => mail.sendMove(target.target, guest, notice),
      onEnd: (sent) => this.#count(guest, 'email', sent),
    });
  }

  async #call({ guest, notice }: Told, isWanted: () => boolean): Promise<void> {
    const { store, deliveries } = this.#parts;
    const target = await store.target(guest, 'webhook');
    if (target === undefined || target.failures >= MOST_FAILURES) return;
    deliveries.add({
      isWanted,
      send: (signal) => callWebhook(this.#parts.webhook, target, { notice }, signal),
      onEnd: (sent) => this.#count(guest, 'webhook', sent),
    });
  }

  async #count(guest: string, way: TargetWay, sent: Sent): Promise<void> {
    await this.#parts.store.countFailure(guest, way, sent === 'arrived' ? 'arrived' : 'failed');
  }
}

/** What is sent by whoever wants to see that it arrives. */
export const TRIAL: MoveNotice = { kind: 'trial', table: '', game: '', title: '' };
