import type { HostEnv } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import { Buckets, type Limits } from '../online/limits.ts';
import type { LoadedGames } from '../online/loaded-games.ts';
import type { Rooms } from '../online/rooms.ts';
import type { AskingParts } from '../people/asking.ts';
import type { ServerStore } from '../store/server-store.ts';
import { Deliveries } from './deliveries.ts';
import { Mail, type MailOptions } from './mail.ts';
import { NoticeDesk } from './notice-desk.ts';
import { Notifier } from './notifier.ts';
import { Outbound } from './outbound.ts';
import { PushKeys } from './push-keys.ts';
import { Teller } from './teller.ts';

/** What whoever runs a server says about notices. */
export type NoticeOptions = {
  /** Where people reach this server, as `https://play.example`: letters and webhooks lead there. */
  readonly publicUrl?: string;
  /** How letters are sent; without it, or without `publicUrl`, there are none. */
  readonly mail?: MailOptions;
  /** Notices may go into this machine's own networks, and by plain HTTP. */
  readonly mayBePrivate?: boolean;
  /** Browsers subscribe with a new key from now on; those of before are told on with theirs. */
  readonly newPushKey?: boolean;
  /** Milliseconds a table rests before anybody is told. */
  readonly rest?: number;
  /** Milliseconds after which what did not arrive is sent again. */
  readonly retryAfter?: readonly number[];
};

/** Bots answer, and who has answered may take it back: then it is somebody's move. */
const USUAL_REST = 3_000;
/** Push services want to know whom to turn to; there is nobody at this one. */
const NO_CONTACT = 'mailto:nobody@quarterdeck.invalid';

export type NoticesParts = {
  readonly store: ServerStore;
  readonly rooms: Rooms;
  readonly games: LoadedGames;
  readonly bus: Bus;
  readonly env: HostEnv;
  readonly ticks: () => number;
  readonly limits: Limits;
};

/** Tells people who are not here that it is their move. */
export async function openNotices(
  { store, rooms, games, bus, env, ticks, limits }: NoticesParts,
  asking: AskingParts,
  options: NoticeOptions = {},
) {
  const { now } = env;
  const publicUrl = options.publicUrl ?? null;
  const outbound = new Outbound({ mayBePrivate: options.mayBePrivate ?? false });
  const keys = await PushKeys.open(store, options.newPushKey ?? false);
  const secret = await store.keep('notice-secret', env.newSeed());
  const mail =
    options.mail === undefined || publicUrl === null
      ? null
      : new Mail({ ...options.mail, publicUrl, secret });
  const deliveries = new Deliveries(limits.sending, options.retryAfter);
  const teller = new Teller({
    store: store.notices,
    deliveries,
    push: { outbound, keys, contact: contactOf(publicUrl) },
    webhook: { outbound, publicUrl, now },
    mail,
    notices: new Buckets(limits.notices, ticks),
    now,
  });
  const rest = options.rest ?? USUAL_REST;
  const notifier = new Notifier({ store, rooms, games, bus, teller, now, ticks, rest });
  const codes = new Buckets(limits.codes, ticks);
  const desk = new NoticeDesk({ ...asking, store, keys, outbound, mail, teller, limits, codes });
  return {
    operators: desk.operators,
    /** A node has died that told until then. */
    lookBack: (up: number): Promise<void> => notifier.lookBack(up),
    /** Looks from now on; what is given ends it. `up`: until when a process told before this one. */
    tellEvery: (millis: number, up: number): (() => Promise<void>) => {
      const looked = notifier
        .lookBack(up)
        .catch((problem) => log.fault('What moved before could not be looked at.', problem));
      const stop = notifier.every(millis);
      return async () => {
        await looked;
        await stop();
        await deliveries.close();
      };
    },
  };
}

export type Notices = Awaited<ReturnType<typeof openNotices>>;

const contactOf = (publicUrl: string | null): string =>
  publicUrl?.startsWith('https://') === true ? publicUrl : NO_CONTACT;
