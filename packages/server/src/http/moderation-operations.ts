import { bool, integer, optional, orNull, shape, text } from '@quarterdeck/kernel/pack';
import { moderation } from '@quarterdeck/tables';
import { operation } from './operation.ts';

const none = shape({});
const word = text({ most: 64 });
/** For the audit log, and where it says so for the person. */
const note = text({ most: 500 });
const MOST_DAYS = 3_650;

const deed = <Body>(
  path: string,
  summary: string,
  query: Parameters<typeof operation<{ readonly id: string }, Body, object>>[0]['query'],
  body: Parameters<typeof operation<{ readonly id: string }, Body, object>>[0]['body'],
) =>
  operation<{ readonly id: string }, Body, object>({
    method: 'POST',
    path,
    summary,
    by: 'moderator',
    query,
    body,
    reply: none,
  });

const id = shape({ id: word });
const why = shape({ note });

export const MODERATION_OPERATIONS = {
  moderation: operation({
    method: 'GET',
    path: '/api/moderation',
    summary:
      'Reports with what was said, tables, people by name or those who are banned, the audit log.',
    by: 'moderator',
    query: shape({ name: optional(word) }),
    body: null,
    reply: moderation,
  }),
  closeReport: deed('/api/moderation/reports/:id/close', 'Closes a report.', id, why),
  endTable: deed(
    '/api/moderation/tables/:id/end',
    'Ends a match without a result, or deletes a table that is not dealt.',
    id,
    why,
  ),
  hideTable: deed(
    '/api/moderation/tables/:id/hide',
    'Takes a table out of the lobby, or puts it back.',
    id,
    shape({ note, isHidden: bool }),
  ),
  renamePerson: deed(
    '/api/moderation/people/:id/rename',
    'Gives somebody another name; an empty one makes them take one.',
    id,
    shape({ note, name: text({ most: 40 }) }),
  ),
  hideMessage: deed(
    '/api/moderation/reports/:id/hide',
    'Puts a message of those in a report away for everybody, or back.',
    id,
    shape({ note, seq: integer({ least: 1 }), isHidden: bool }),
  ),
  warnPerson: deed(
    '/api/moderation/people/:id/warn',
    'Says something to somebody, on whatever page they open next. The note is what they read.',
    id,
    why,
  ),
  silencePerson: deed(
    '/api/moderation/people/:id/silence',
    'Lets somebody say nothing at any table, for so many days or for good. They read the note.',
    id,
    shape({ note, days: orNull(integer({ least: 1, most: MOST_DAYS })) }),
  ),
  endSilence: deed('/api/moderation/people/:id/speak', 'Lets somebody speak again.', id, why),
  banPerson: deed(
    '/api/moderation/people/:id/ban',
    'Keeps somebody out, for so many days or for good. The note is what they read.',
    id,
    shape({ note, days: orNull(integer({ least: 1, most: MOST_DAYS })) }),
  ),
  liftBan: deed('/api/moderation/people/:id/lift', 'Lets somebody back in.', id, why),
} as const;

/** What is asked by people whom moderators have said something to. */
export const WARNING_OPERATIONS = {
  readWarning: operation({
    method: 'POST',
    path: '/api/warnings/:id/read',
    summary: 'Says that one has read what moderators have said to one.',
    by: 'guest',
    query: id,
    body: none,
    reply: none,
  }),
} as const;
