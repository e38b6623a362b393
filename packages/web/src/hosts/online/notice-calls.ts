import type { NoticeCard, NoticeWay, PushTarget, Result, TableNotices } from '@quarterdeck/tables';
import { ask, post } from './ask.ts';

type Told = Promise<Result<NoticeCard>>;

/** How one is told that it is one's move. */
export const noticeCalls = {
  read: (): Told => ask('GET', 'notices'),
  addDevice: (target: PushTarget): Told => post('notices/devices', target),
  removeDevice: (id: string): Told => ask('DELETE', `notices/devices/${id}`),
  setEmail: (address: string): Told => post('notices/email', { address }),
  confirmEmail: (code: string): Told => post('notices/email/confirm', { code }),
  removeEmail: (): Told => ask('DELETE', 'notices/email'),
  setWebhook: (url: string): Told => post('notices/webhook', { url }),
  removeWebhook: (): Told => ask('DELETE', 'notices/webhook'),
  usually: (way: NoticeWay, isOn: boolean): Told => post('notices/usually', { way, isOn }),
  trial: (): Promise<Result<object>> => post('notices/trial'),
  ofTable: (table: string): Promise<Result<TableNotices>> => ask('GET', `notices/tables/${table}`),
  switchOf: (table: string, way: NoticeWay, isOn: boolean): Promise<Result<TableNotices>> =>
    post(`notices/tables/${table}`, { way, isOn }),
};
