import type { ChoiceFault, TermsFault } from '@quarterdeck/kernel/engine';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { ReplayFault, UndoFault } from '@quarterdeck/kernel/replay';
import type { StorageFault } from '../table/store.ts';

/** What a player sees at a refusal, in English; a page that speaks otherwise goes by the code. */
const SENTENCES = {
  stale: 'The table has moved on since you chose. Look again and choose anew.',
  'would-reveal': 'That could not be taken back. Say again that you want it.',
  'not-yours': 'That seat is not yours to answer for.',
  'seat-taken': 'Somebody else has taken that seat.',
  'name-taken': 'Somebody at this table has a name like that. Take another one.',
  'seated-already': 'You have another seat at this table.',
  'no-seat': 'You have no seat at this table.',
  'no-watching': 'This table is not open to onlookers.',
  'not-yours-alone':
    'Others sit at this table, or somebody else has set it: it is not yours alone to delete.',
  'not-host': 'Only who set this table arranges its seats.',
  'not-dealt': 'The table begins when every seat is taken.',
  'under-way': 'The match has begun.',
  'time-ran-out': 'Your time ran out, and a bot gives this answer. The next one is yours again.',
  handed: 'A bot plays for you. Take your seat back first.',
  paused: 'The table is paused. Go on first.',
  ended: 'This match is over.',
  'no-pace': 'This table has no clock that could stand.',
  'not-proposed': 'Nobody has proposed that.',
  'too-late-to-abort':
    'Everybody has answered twice: the match counts. Propose to abandon it, concede, or leave.',
  'too-many-notes': 'Too much was proposed at this table. Talk about it, and play on.',
  'no-vacation-left': 'You have no more days of vacation left in this year.',
  'not-over': 'The match goes on. Wait until it is over.',
  'not-open': 'That table is not open here. Open it first.',
  'too-fast': 'That was too much at once. Wait a moment and try again.',
  'foreign-page': 'Only a page of this server becomes its guest. Open the server itself.',
  'not-signed-in': 'You are not signed in here. Sign in and try again.',
  'wrong-credentials': 'That is not what opens an account here. Look again, or try another way in.',
  'too-many-tries': 'That was tried too often from your address. Wait a minute and try again.',
  'bad-email': 'That is no e-mail address.',
  'email-taken': 'An account has that e-mail address already. Sign in with it.',
  'weak-password': 'A password has 10 to 200 characters.',
  'has-password': 'This account has a password already.',
  'passkey-refused': 'The passkey was not accepted. Try once more, or take another way in.',
  'passkey-unknown': 'No account here is opened by that passkey.',
  'not-that-name': 'That is not your name as it stands here, so nothing was deleted.',
  'too-much-learned': 'That is more than is kept for one person, so nothing was changed.',
  'not-a-token':
    'That is no token of a bot here. It may have been revoked; its owner makes a new one.',
  'no-stream': 'Open the event stream first, and keep it open while you play.',
  draining: 'This server ends in a moment. Ask again: another one answers.',
  'bot-not-here': 'That bot is not here now.',
  'bot-needs-pace':
    'A bot sits down only where there is a pace, so that nobody waits for it for ever.',
  'no-open-seat': 'There is no open seat at that table.',
  'too-many-bots': 'You have as many bots as one may. Retire one first.',
  'too-many-tokens': 'This bot has as many tokens as one may. Revoke one first.',
  'too-many-seats': 'The bot plays at as many tables as one may. Play one to its end first.',
  'needs-name': 'It needs a name that can be seen.',
  banned: 'You are kept out of this server for now.',
  silenced: 'You may say nothing here for now.',
  'needs-note': 'Write what they are to read.',
  'not-moderator': 'Only people whose role it is do that.',
  'is-moderator':
    'Who moderates here is kept out by nobody. Whoever runs the server takes the role.',
  'nothing-there': 'That is not there any more, or was done already.',
  'no-person': 'There is nobody of that name here.',
  'needs-account': 'That is for people with an account. Make one, and what you have comes along.',
  'too-many-asked': 'You have asked a lot of people. Wait a while and try again.',
  'too-many-exports': 'That was given out just now. Wait ten minutes and ask again.',
  'too-many-friends': 'You have as many friends here as one can. Remove one first.',
  'too-many-guests': 'Too many new guests come from your address. Wait a minute and try again.',
  'too-many-connections': 'You have too many pages open here. Close some and try again.',
  'too-many-followed': 'You look at too many tables at once. Leave one and try again.',
  'too-many-tables':
    'You have set more tables than one may at once. Play one to its end, or wait, and try again.',
  'too-many-listed':
    'You have as many tables in the lobby as one may. Wait until one is full, or take one out.',
  'too-many-messages': 'You say more than one can read. Wait a moment and say it again.',
  'too-many-reports': 'You have reported a lot. Wait a while and try again.',
  'too-many-blocked': 'You have blocked as many people as one can. Let somebody back in first.',
  'no-chat': 'At this table nothing is said.',
  'phrases-only': 'At this table only set phrases are said.',
  'nobody-there': 'There is nobody else there.',
  'reported-already': 'You have reported this already. Somebody will look at it.',
  'not-welcome': 'You cannot sit down at this table.',
  'too-many-watching': 'As many look on at this table as can. Try again later.',
  'bad-address': 'Expected an address that begins with https:// and that anybody can reach.',
  'private-address': 'That address leads into a private network, so nothing is sent there.',
  'no-mail': 'This server sends no e-mail.',
  'mail-not-sent':
    'The letter could not be sent just now. Your address is kept: have the code sent again in a few minutes.',
  'mail-refused': 'The mail server of that address does not take letters for it. Look at it again.',
  'wrong-code': 'That is not the code, or it is too old. Look again, or have a new one sent.',
  'too-many-codes': 'You had several codes sent. Wait an hour and try again.',
  'too-many-notices': 'You were told of a lot just now. Wait a while and try again.',
  'not-asked': 'Somebody else is asked now.',
  denied: 'The rules do not allow that now.',
  'not-offered': 'That cannot be chosen now.',
  'nothing-to-undo': 'There is no answer of yours to take back.',
  'already-shown': 'Something came to light since, so this cannot be taken back.',
  'too-many-undos':
    'So many answers were taken back at this table that none may be now. Play on, and it is allowed again.',
  'other-seat': 'Somebody else has answered since, so this cannot be taken back.',
  'still-secret': 'A match that goes on keeps its secrets. Wait until it is over.',
  'no-table': 'There is no such table here. It may have been deleted.',
  'storage-full':
    'There is no room left to store that, so nothing was changed. Delete old tables and try again.',
  'storage-failed': 'That could not be stored, so nothing was changed. Try again.',
  'host-lost': 'The table stopped working and was opened again from what is stored. Try again.',
  damaged: 'What is stored of this table cannot be played again.',
  'newer-rules':
    'This table is played by newer rules than this server has. Load the page again in a moment.',
  'bad-seats': 'This game is not for that many players.',
  'unknown-option': 'The game has no such option.',
  'bad-option': 'An option cannot have that value.',
  'bad-chance': 'That seed cannot be used.',
  malformed: 'Something in it is not what it should be.',
  'bad-pack': 'The pack does not fit together.',
  'not-json': 'That is not a file of ours: it is not JSON.',
  truncated: 'The file breaks off before its end.',
  'too-large': 'The file is too large.',
  'not-a-replay': 'That is not a replay.',
  'not-a-save': 'That is not a file of saved tables, as the settings give them out.',
  'unknown-version': 'The file was written by a newer program.',
  edited: 'The file was changed after it was written.',
  'wrong-game': 'That is a replay of another game.',
  'wrong-pack': 'The match was played with a pack that is not here.',
  'wrong-rules': 'The match was played under other rules than this program has.',
  diverged: 'The match cannot be played again as it was recorded.',
  'out-of-range': 'The match has no such moment.',
  'not-sought':
    'Others can be sought for a table with one seat of yours and free ones, as the game is in its box.',
  'unknown-bot': 'There is no such bot.',
  'unknown-game': 'There is no such game on the shelf.',
  failed: 'Something went wrong in the program. The table stands as it was stored last.',
} as const;

export type RefusalCode = keyof typeof SENTENCES;

/** Every code of the kernel that can reach a table has its sentence above. */
type Covered = ChoiceFault | UndoFault | TermsFault | ReplayFault;

/** Why something was not done. Nothing has changed. */
export type Refusal = {
  readonly code: RefusalCode;
  /** The rule that forbids it, where one does. */
  readonly clause: string | null;
  readonly sentence: string;
};

/** What an attempt came to. Refusals are data: they travel between threads and over wires. */
export type Result<T = null> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const OK: Result = ok(null);

export const refused = (
  code: RefusalCode,
  sentence: string = SENTENCES[code],
  clause: string | null = null,
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, clause, sentence },
});

/** A `QuarterdeckError` speaks of what a person did; anything else is our own mistake. */
export function refusalOf(problem: unknown): { readonly ok: false; readonly refusal: Refusal } {
  if (!(problem instanceof QuarterdeckError)) return refused('failed');
  const { code, message } = problem;
  return isCode(code) ? refused(code, message) : refused('malformed', message);
}

/** The store could not do it: nothing was changed. */
export const storageRefusal = ({
  kind,
}: StorageFault): { readonly ok: false; readonly refusal: Refusal } =>
  refused(kind === 'full' ? 'storage-full' : 'storage-failed');

/** For faults whose own words are for programmers: the sentence above instead. */
export const plainly = (code: Covered): { readonly ok: false; readonly refusal: Refusal } =>
  refused(code);

const isCode = (code: string): code is RefusalCode => Object.hasOwn(SENTENCES, code);
