import type { NoticeWay } from '@quarterdeck/tables';

/** A browser that shows notices though no page of ours is open. */
export type PushRow = {
  readonly endpoint: string;
  readonly guest: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created_at: number;
  /** What it is called in the list of devices. */
  readonly device: string;
  /** The key of ours that it was subscribed with. */
  readonly public_key: string;
};

/** Where else a guest is told. */
export type NoticeRow = {
  readonly guest: string;
  readonly way: 'webhook' | 'email';
  readonly target: string;
  /** Of a webhook, what signs; of an e-mail address, the code that confirms it. */
  readonly secret: string;
  readonly created_at: number;
  /** Null: nobody has shown yet that the address is theirs. */
  readonly confirmed_at: number | null;
  /** One after the other. */
  readonly failures: number;
};

/** Whether a guest is told of this table by this way, where it is not as usual. */
export type QuietRow = {
  readonly guest: string;
  readonly table_id: string;
  readonly way: NoticeWay;
  readonly is_on: number;
};

export type NoticeDefaultRow = {
  readonly guest: string;
  readonly way: NoticeWay;
  readonly is_on: number;
};

/** The question that a guest was told of last, by how often their seat had answered. */
export type ToldRow = {
  readonly guest: string;
  readonly table_id: string;
  readonly answers: number;
  readonly at: number;
};

/** A notice that has not arrived yet. */
export type OwedRow = {
  readonly id: string;
  readonly guest: string;
  readonly way: NoticeWay;
  readonly endpoint: string;
  readonly notice: string;
  readonly until_at: number;
  readonly tries: number;
  readonly due_at: number;
};

export type NoticeSchema = {
  push_subscriptions: PushRow;
  notices: NoticeRow;
  quiet_tables: QuietRow;
  notice_defaults: NoticeDefaultRow;
  notices_told: ToldRow;
  owed_notices: OwedRow;
};
