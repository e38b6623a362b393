// What people who moderate are told by HTTP. A person is named by a handle here too.

import {
  bool,
  integer,
  listOf,
  oneOf,
  orNull,
  type Shaped,
  shape,
  text,
} from '@quarterdeck/kernel/pack';
import { PHRASES, REPORT_REASONS } from './chat.ts';

const time = integer({ least: 0 });
const handle = text({ most: 64 });

/** Every deed there is, as it stands in the audit log. */
export const MODERATION_DEEDS = [
  'close-report',
  'end-table',
  'hide-table',
  'show-table',
  'rename',
  'warn',
  'silence',
  'end-silence',
  'hide-message',
  'show-message',
  'ban',
  'lift-ban',
  'give-role',
  'take-role',
] as const;
export type ModerationDeed = (typeof MODERATION_DEEDS)[number];

export const moderatedPerson = shape({
  handle,
  name: text(),
  since: time,
  hasAccount: bool,
  /** Until when; null: for good. */
  ban: orNull(shape({ until: orNull(time), reason: text() })),
  /** The same for saying anything at a table. */
  silence: orNull(shape({ until: orNull(time), reason: text() })),
});
export type ModeratedPerson = Shaped<typeof moderatedPerson>;

const reported = shape({
  id: text(),
  by: moderatedPerson,
  about: moderatedPerson,
  /** The name as it was then. */
  name: text(),
  table: text(),
  reason: oneOf(REPORT_REASONS),
  note: text(),
  at: time,
  isOpen: bool,
  messages: listOf(
    shape({
      /** By which it is hidden. */
      seq: integer({ least: 1 }),
      at: time,
      name: text(),
      isAbout: bool,
      isReported: bool,
      isHidden: bool,
      /** In the person's own words; nothing where it is a set phrase, which the page has words for. */
      text: text(),
      phrase: orNull(oneOf(PHRASES)),
    }),
  ),
});
export type ReportCase = Shaped<typeof reported>;

const moderatedTable = shape({
  table: text(),
  game: text(),
  at: time,
  isDealt: bool,
  isListed: bool,
  isHidden: bool,
  people: listOf(text()),
});
export type ModeratedTable = Shaped<typeof moderatedTable>;

const audited = shape({
  id: text(),
  at: time,
  /** Who did it; empty where it was whoever runs the server. */
  by: text(),
  deed: oneOf(MODERATION_DEEDS),
  about: text(),
  note: text(),
});
export type AuditEntry = Shaped<typeof audited>;

/** All that a page of moderators shows at once. */
export const moderation = shape({
  reports: listOf(reported),
  tables: listOf(moderatedTable),
  people: listOf(moderatedPerson),
  audit: listOf(audited),
});
export type Moderation = Shaped<typeof moderation>;

/** A word of the moderators to somebody, until they have read it. */
export const warning = shape({ id: text(), note: text() });
export type Warning = Shaped<typeof warning>;
