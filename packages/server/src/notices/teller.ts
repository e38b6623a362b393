import type { MoveNotice, NoticeSwitches, NoticeWay } from '@quarterdeck/tables';
import type { Buckets } from '../online/limits.ts';
import type { NoticeStore, TargetWay } from '../store/notices/notice-store.ts';
import type { OwedNotice } from '../store/notices/owed.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import { KeptNotice } from './keeping.ts';
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
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** `endpoint`: of a browser. */
type To = { readonly way: NoticeWay; readonly endpoint?: string };
type Way = Pick<Delivery, 'send' | 'onEnd'>;

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
      for (const device of await store.devices(told.guest))
        await this.#send(told, { way: 'push', endpoint: device.endpoint }, isWanted);
    if (ways.email) await this.#send(told, { way: 'email' }, isWanted);
    if (ways.webhook) await this.#send(told, { way: 'webhook' }, isWanted);
    return true;
  }

  /** What somebody has left unsent; `isWanted`: of those that are of use still. */
  async resume(owed: OwedNotice, isWanted: boolean): Promise<void> {
    const { store, now, deliveries } = this.#parts;
    const kept = await KeptNotice.taken(store, now, owed);
    if (kept === null) return;
    const lasts = Math.ceil((owed.until - now()) / 1_000);
    const way = isWanted && lasts > 0 ? await this.#wayOf({ ...owed, lasts }, owed) : null;
    if (way === null) await kept.settle();
    else deliveries.add({ ...way, kept, isWanted: () => true });
  }

  async #send(told: Told, to: To, isWanted: () => boolean): Promise<void> {
    const { store, now, deliveries } = this.#parts;
    const way = await this.#wayOf(told, to);
    if (way === null) return;
    const kept = await KeptNotice.of(store, now, told, to);
    deliveries.add({ ...way, kept, isWanted });
  }

  /** Null where it leads nowhere any more. */
  #wayOf(told: Told, { way, endpoint }: To): Promise<Way | null> {
    if (way === 'push') return this.#push(told, endpoint);
    return way === 'email' ? this.#write(told) : this.#call(told);
  }

  async #push(told: Told, endpoint: string | undefined): Promise<Way | null> {
    const { store } = this.#parts;
    const device = (await store.devices(told.guest)).find((one) => one.endpoint === endpoint);
    if (device === undefined) return null;
    return {
      send: (signal) => push(this.#parts.push, device, told, signal),
      onEnd: async (sent) => {
        // The browser was taken away, or its person has taken the permission back.
        if (sent === 'gone') await store.removeDevice(device.endpoint);
      },
    };
  }

  async #write({ guest, notice }: Told): Promise<Way | null> {
    const { store, mail } = this.#parts;
    const target = await store.target(guest, 'email');
    if (mail === null || target === undefined || target.confirmedAt === null) return null;
    return {
      send: () => mail.sendMove(target.target, guest, notice),
      onEnd: (sent) => this.#count(guest, 'email', sent),
    };
  }

  async #call({ guest, notice }: Told): Promise<Way | null> {
    const target = await this.#parts.store.target(guest, 'webhook');
    if (target === undefined || target.failures >= MOST_FAILURES) return null;
    return {
      send: (signal) => callWebhook(this.#parts.webhook, target, { notice }, signal),
      onEnd: (sent) => this.#count(guest, 'webhook', sent),
    };
  }

  async #count(guest: string, way: TargetWay, sent: Sent): Promise<void> {
    await this.#parts.store.countFailure(guest, way, sent === 'arrived' ? 'arrived' : 'failed');
  }
}

/** What is sent by whoever wants to see that it arrives. */
export const TRIAL: MoveNotice = { kind: 'trial', table: '', game: '', title: '' };
