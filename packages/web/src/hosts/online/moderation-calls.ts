import type { Moderation, Result } from '@quarterdeck/tables';
import { ask, post } from './ask.ts';

const deed = (path: string, body: object): Promise<Result<object>> =>
  post(`moderation/${path}`, body);

/** What people whose role it is ask of the server; it looks at the role itself. */
export const moderationCalls = {
  desk: (name: string): Promise<Result<Moderation>> =>
    ask('GET', `moderation?name=${encodeURIComponent(name)}`),
  closeReport: (id: string, note: string) => deed(`reports/${id}/close`, { note }),
  endTable: (id: string, note: string) => deed(`tables/${id}/end`, { note }),
  hideTable: (id: string, isHidden: boolean, note: string) =>
    deed(`tables/${id}/hide`, { note, isHidden }),
  rename: (id: string, name: string, note: string) => deed(`people/${id}/rename`, { note, name }),
  hideMessage: (report: string, seq: number, isHidden: boolean, note: string) =>
    deed(`reports/${report}/hide`, { note, seq, isHidden }),
  warn: (id: string, note: string) => deed(`people/${id}/warn`, { note }),
  silence: (id: string, days: number | null, note: string) =>
    deed(`people/${id}/silence`, { note, days }),
  endSilence: (id: string, note: string) => deed(`people/${id}/speak`, { note }),
  ban: (id: string, days: number | null, note: string) => deed(`people/${id}/ban`, { note, days }),
  lift: (id: string, note: string) => deed(`people/${id}/lift`, { note }),
};
