// How somebody who is not here is told that it is their move.

import { bool, integer, listOf, orNull, type Shaped, shape, text } from '@quarterdeck/kernel/pack';

/** `push`: by the browser, with every tab closed. `webhook`: a program of their own. */
export const NOTICE_WAYS = ['push', 'email', 'webhook'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

const time = integer({ least: 0 });
const switches = shape({ push: bool, email: bool, webhook: bool });
export type NoticeSwitches = Shaped<typeof switches>;

/** Where one is told, and by which ways unless a table says otherwise. */
export const noticeCard = shape({
  /** What a browser subscribes with. */
  publicKey: text(),
  devices: listOf(shape({ id: text(), name: text(), since: time })),
  /** Null where the server sends no e-mail. */
  email: orNull(shape({ address: orNull(text()), isConfirmed: bool })),
  /** `secret`: what every message is signed with. */
  webhook: orNull(shape({ url: text(), secret: text(), isFailing: bool })),
  usually: switches,
});
export type NoticeCard = Shaped<typeof noticeCard>;

/** By which ways one is told of one table; `possible`: those that lead somewhere. */
export const tableNotices = shape({ told: switches, possible: switches });
export type TableNotices = Shaped<typeof tableNotices>;

/** What a browser hands over when it is subscribed. */
export const pushTarget = shape({
  endpoint: text({ most: 1_000 }),
  p256dh: text({ most: 200 }),
  auth: text({ most: 100 }),
  /** What the device is called in the list of them. */
  name: text({ most: 60 }),
});
export type PushTarget = Shaped<typeof pushTarget>;

/** What a browser or a webhook is told, and no more: which table, which game, and that it is one's move. */
export type MoveNotice = {
  readonly kind: 'your-move' | 'trial';
  /** Empty in a trial. */
  readonly table: string;
  readonly game: string;
  /** The game's name. */
  readonly title: string;
};
