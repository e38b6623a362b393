import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type NoticeCard,
  type NoticeSwitches,
  ok,
  type Result,
  refused,
} from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import type { Buckets, Limits } from '../online/limits.ts';
import { type AskingParts, whoAsks } from '../people/asking.ts';
import type { NoticeTarget } from '../store/notices/notice-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { isMailAddress, type Mail } from './mail.ts';
import type { Outbound } from './outbound.ts';
import { deviceId } from './push.ts';
import type { PushKeys } from './push-keys.ts';
import { type Teller, TRIAL } from './teller.ts';
import { MOST_FAILURES } from './webhook.ts';

const CODE_LASTS_MS = 60 * 60_000;
const MOST_WRONG_CODES = 5;
const CODES = 100_000_000;
const EVERY_WAY: NoticeSwitches = { push: true, email: true, webhook: true };
const TRIAL_LASTS_S = 60;

export type NoticeDeskParts = AskingParts & {
  readonly store: ServerStore;
  readonly keys: PushKeys;
  readonly outbound: Outbound;
  readonly mail: Mail | null;
  readonly teller: Teller;
  readonly limits: Pick<Limits, 'devices'>;
  /** By guest: codes that are sent to an address. */
  readonly codes: Buckets;
};

/** Where everybody says how they want to be told. */
export class NoticeDesk {
  readonly #parts: NoticeDeskParts;

  constructor(parts: NoticeDeskParts) {
    this.#parts = parts;
  }

  readonly operators = {
    notices: ({ request }) => this.#as(request, () => Promise.resolve(null)),
    subscribe: ({ request, body }) =>
      this.#as(request, async (guest) => {
        const { store, outbound, keys, limits, now } = this.#parts;
        const { endpoint, ...device } = body;
        const why = await outbound.check(endpoint);
        if (why !== null) return refused(why);
        const publicKey = keys.newest.publicKey;
        const kept = { ...device, endpoint, publicKey, since: now() };
        await store.notices.addDevice(guest, kept, limits.devices);
        return null;
      }),
    unsubscribeDevice: ({ request, query }) =>
      this.#as(request, async (guest) => {
        const { notices } = this.#parts.store;
        const device = (await notices.devices(guest)).find((one) => deviceId(one) === query.id);
        if (device === undefined) return refused('nothing-there');
        await notices.removeDevice(device.endpoint);
        return null;
      }),
    setNoticeEmail: ({ request, body }) =>
      this.#as(request, async (guest) => await this.#sendCode(guest, body.address.trim())),
    confirmNoticeEmail: ({ request, body }) =>
      this.#as(request, async (guest) => {
        const { store, now } = this.#parts;
        const kept = await store.notices.target(guest, 'email');
        const isOld = kept === undefined || kept.since < now() - CODE_LASTS_MS;
        if (isOld || kept.failures >= MOST_WRONG_CODES) return refused('wrong-code');
        const code = body.code.replaceAll(/\D/g, '');
        if (code !== '' && (await store.notices.confirm(guest, 'email', code, now()))) return null;
        await store.notices.countFailure(guest, 'email', 'failed');
        return refused('wrong-code');
      }),
    removeNoticeEmail: ({ request }) =>
      this.#as(request, async (guest) => {
        await this.#parts.store.notices.removeTarget(guest, 'email');
        return null;
      }),
    unsubscribe: async ({ query }) => {
      const guest = this.#parts.mail?.guestOf(query.token) ?? null;
      if (guest === null) return refused('nothing-there');
      await this.#parts.store.notices.removeTarget(guest, 'email');
      return ok({});
    },
    setWebhook: ({ request, body }) =>
      this.#as(request, async (guest) => {
        const { outbound, store, now } = this.#parts;
        const why = await outbound.check(body.url);
        if (why !== null) return refused(why);
        const secret = randomBytes(24).toString('base64url');
        const known = { target: body.url, secret, since: now(), confirmedAt: now(), failures: 0 };
        await store.notices.setTarget(guest, 'webhook', known);
        return null;
      }),
    removeWebhook: ({ request }) =>
      this.#as(request, async (guest) => {
        await this.#parts.store.notices.removeTarget(guest, 'webhook');
        return null;
      }),
    tryNotices: async ({ request }) => {
      const asked = await whoAsks(this.#parts, request);
      if (!asked.ok) return asked;
      const told = { guest: asked.value.id, notice: TRIAL, lasts: TRIAL_LASTS_S };
      return (await this.#parts.teller.tell(told, EVERY_WAY))
        ? ok({})
        : refused('too-many-notices');
    },
    switchNotices: ({ request, body }) =>
      this.#as(request, async (guest) => {
        await this.#parts.store.notices.setDefault(guest, body.way, body.isOn);
        return null;
      }),
    noticesOf: async ({ request, query }) => {
      const asked = await this.#atTable(request, query.table);
      return asked.ok ? ok(await this.#ofTable(asked.value, query.table)) : asked;
    },
    switchNoticesOf: async ({ request, query, body }) => {
      const asked = await this.#atTable(request, query.table);
      if (!asked.ok) return asked;
      const { notices } = this.#parts.store;
      await notices.setSwitch(asked.value, query.table, body.way, body.isOn);
      return ok(await this.#ofTable(asked.value, query.table));
    },
  } satisfies Partial<OnlineOperators>;

  /** Does something for the person who asks, and tells how everything stands then. */
  async #as(
    request: IncomingMessage,
    act: (guest: string) => Promise<ReturnType<typeof refused> | null>,
  ): Promise<Result<NoticeCard>> {
    const asked = await whoAsks(this.#parts, request);
    if (!asked.ok) return asked;
    return (await act(asked.value.id)) ?? ok(await this.#card(asked.value.id));
  }

  /** Who has no seat there is told of nothing, and need not know that there is such a table. */
  async #atTable(request: IncomingMessage, table: string): Promise<Result<string>> {
    const asked = await whoAsks(this.#parts, request);
    if (!asked.ok) return asked;
    const { id } = asked.value;
    const online = await this.#parts.store.onlineTables.read(table);
    const sits = online?.seats.some((one) => one.kind === 'guest' && one.guest === id);
    return sits === true ? ok(id) : refused('no-table');
  }

  async #ofTable(guest: string, table: string) {
    const { store, mail } = this.#parts;
    const email = await store.notices.target(guest, 'email');
    const webhook = await store.notices.target(guest, 'webhook');
    return {
      told: await store.notices.switches(guest, table),
      possible: {
        push: (await store.notices.devices(guest)).length > 0,
        email: mail !== null && (email?.confirmedAt ?? null) !== null,
        webhook: webhook !== undefined,
      },
    };
  }

  async #sendCode(guest: string, address: string): Promise<ReturnType<typeof refused> | null> {
    const { store, mail, codes, now } = this.#parts;
    if (mail === null) return refused('no-mail');
    if (!isMailAddress(address)) return refused('bad-email');
    if (!codes.take(guest)) return refused('too-many-codes');
    const secret = String(randomInt(CODES)).padStart(8, '0');
    const kept: NoticeTarget = {
      target: address,
      secret,
      since: now(),
      confirmedAt: null,
      failures: 0,
    };
    await store.notices.setTarget(guest, 'email', kept);
    const sent = await mail.sendCode(address, secret);
    if (sent === 'arrived') return null;
    return refused(sent === 'refused' ? 'mail-refused' : 'mail-not-sent');
  }

  async #card(guest: string): Promise<NoticeCard> {
    const { store, keys, mail } = this.#parts;
    const { notices } = store;
    const email = await notices.target(guest, 'email');
    const webhook = await notices.target(guest, 'webhook');
    return {
      publicKey: keys.newest.publicKey,
      devices: (await notices.devices(guest)).map((device) => ({
        id: deviceId(device),
        name: device.name,
        since: device.since,
      })),
      email:
        mail === null
          ? null
          : { address: email?.target ?? null, isConfirmed: (email?.confirmedAt ?? null) !== null },
      webhook:
        webhook === undefined
          ? null
          : {
              url: webhook.target,
              secret: webhook.secret,
              isFailing: webhook.failures >= MOST_FAILURES,
            },
      usually: await notices.switches(guest),
    };
  }
}
