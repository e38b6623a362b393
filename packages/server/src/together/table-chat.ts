import { createHash } from 'node:crypto';
import {
  type Chat,
  type ChatHandlers,
  type ChatMessage,
  type HostEnv,
  OK,
  ok,
  type PersonAtTable,
  type Result,
  readSetup,
  refused,
  type Said,
} from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import { Buckets, type Limits } from '../online/limits.ts';
import { cleanName } from '../online/names.ts';
import type { Member, Room } from '../online/room.ts';
import type { Rooms } from '../online/rooms.ts';
import type { Ban } from '../store/moderation/deed.ts';
import type { MessageAt } from '../store/moderation/mild-deeds-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { ChatSide, StoredMessage } from '../store/together-store.ts';

export type TableChatParts = {
  readonly store: ServerStore;
  readonly env: HostEnv;
  readonly limits: Limits;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  readonly rooms: Rooms;
  readonly bus: Bus;
};

/** One connection of one guest, as far as a chat cares. */
type Speaker = {
  readonly guest: string;
  readonly followed: ReadonlyMap<string, { readonly room: Room; readonly member: Member }>;
};

type At = { readonly room: Room; readonly member: Member; readonly side: ChatSide };

/** Said before and after what is reported. */
const SURROUNDINGS = 10;

/** What people say at tables, and what they can do about what is said. */
export class TableChat {
  readonly #parts: TableChatParts;
  readonly #messages: Buckets;
  readonly #reports: Buckets;

  constructor(parts: TableChatParts) {
    const { limits, ticks } = parts;
    this.#parts = parts;
    this.#messages = new Buckets(limits.messages, ticks);
    this.#reports = new Buckets(limits.reports, ticks);
    parts.rooms.onSaid((room, { side, seq }) => void this.#tellHeard(room, side, seq));
  }

  handlersFor(speaker: Speaker): ChatHandlers {
    const { store } = this.#parts;
    const { guest } = speaker;
    return {
      say: ({ table, said }) => this.#say(speaker, table, said),
      chat: ({ table }) => this.#read(speaker, table),
      mute: async ({ table, isMuted }) => {
        if (!speaker.followed.has(table)) return refused('not-open');
        await store.together.setMuted(guest, table, isMuted);
        return OK;
      },
      block: ({ table, person }) => this.#block(speaker, table, person),
      blocked: async () => {
        const blocked = await store.together.blockedBy(guest);
        return ok(blocked.map((one) => ({ handle: handleOf(guest, one.guest), name: one.name })));
      },
      unblock: async ({ handle }) => {
        const blocked = await store.together.blockedBy(guest);
        const found = blocked.find((one) => handleOf(guest, one.guest) === handle);
        if (found !== undefined) await store.together.unblock(guest, found.guest);
        return OK;
      },
      report: (args) => this.#report(speaker, args),
    };
  }

  async #say(speaker: Speaker, table: string, said: Said): Promise<Result> {
    const at = placeOf(speaker, table);
    if (at === undefined) return refused('not-open');
    const allows = modeOf(at.room);
    if (allows === 'none') return refused('no-chat');
    if (allows === 'phrases' && said.kind === 'text') return refused('phrases-only');
    const clean = said.kind === 'text' ? { ...said, text: cleanName(said.text) } : said;
    if (clean.kind === 'text' && clean.text === '')
      return refused('malformed', 'There is nothing in it to read.');
    const { store, env, limits } = this.#parts;
    const { guest } = speaker;
    if (!this.#messages.take(guest)) return refused('too-many-messages');
    const silence = await store.moderation.silenceOf(guest);
    if (silence !== undefined && (silence.until === null || silence.until > env.now()))
      return silenced(silence);
    const { viewer } = at.member.access;
    const { name = '' } = (await store.guests.read(guest)) ?? {};
    const seat = viewer === 'spectator' ? null : viewer;
    const message = { table, side: at.side, guest, seat, name, at: env.now(), said: clean };
    const stored = await store.together.say(message, limits.messagesKept);
    this.#tell(at, stored, guest);
    this.#parts.bus.publish({ kind: 'said', table, side: at.side, seq: stored.seq });
    return OK;
  }

  /** It was said on another node: what is stored is told here, too. */
  async #tellHeard(room: Room, side: ChatSide, seq: number): Promise<void> {
    try {
      const stored = await this.#parts.store.together.message(room.table, side, seq);
      if (stored !== undefined) this.#tell({ room, side }, stored, stored.guest);
    } catch (problem) {
      log.fault('A message could not be read.', problem);
    }
  }

  /** To those on the same side who want to hear it. It is stored: nothing rests on who hears it. */
  #tell({ room, side }: Omit<At, 'member'>, stored: StoredMessage, guest: string): void {
    const near = room.hearers.filter(({ access }) => sideOf(access.viewer) === side);
    const guests = [...new Set(near.map((member) => member.guest))];
    const tell = async (): Promise<void> => {
      const deaf = await this.#parts.store.together.deafTo(guest, stored.table, guests);
      for (const member of near)
        if (member.guest === guest || !deaf.has(member.guest))
          member.push({ kind: 'said', table: stored.table, message: seenBy(stored, member.guest) });
    };
    tell().catch((problem) => log.fault('A message could not be told.', problem));
  }

  async #read(speaker: Speaker, table: string): Promise<Result<Chat>> {
    const at = placeOf(speaker, table);
    if (at === undefined) return refused('not-open');
    const { store, limits } = this.#parts;
    const { guest } = speaker;
    const isMuted = await store.together.hasMuted(guest, table);
    const said = isMuted
      ? []
      : await store.together.said(table, at.side, limits.messagesShown, guest);
    const messages = said.map((message) => seenBy(message, guest));
    return ok({ messages, allows: modeOf(at.room), isMuted });
  }

  async #block(speaker: Speaker, table: string, person: PersonAtTable): Promise<Result> {
    const { store, env, limits } = this.#parts;
    const other = await this.#find(speaker, table, person);
    if (!other.ok) return other;
    const { guest } = speaker;
    const blocked = await store.together.block(guest, other.value.guest, env.now(), limits.blocked);
    return blocked === 'full' ? refused('too-many-blocked') : OK;
  }

  async #report(
    speaker: Speaker,
    { table, person, reason, note = '' }: Parameters<ChatHandlers['report']>[0],
  ): Promise<Result> {
    const { store, env } = this.#parts;
    const other = await this.#find(speaker, table, person);
    if (!other.ok) return other;
    const { guest, name, side, seq } = other.value;
    if (!this.#reports.take(speaker.guest)) return refused('too-many-reports');
    const messages =
      seq === null
        ? await store.together.said(table, side, SURROUNDINGS, '')
        : await store.together.around(table, side, seq, SURROUNDINGS);
    const reported = await store.together.report({
      id: env.newId(),
      by: speaker.guest,
      about: guest,
      thing: seq === null ? `person ${table} ${guest}` : `message ${table} ${side} ${seq}`,
      table,
      reason,
      note: cleanName(note),
      surroundings: { name, messages },
      at: env.now(),
    });
    return reported === 'already' ? refused('reported-already') : OK;
  }

  /** Somebody else at the table, by where they sit or by what they said on this side of it. */
  async #find(speaker: Speaker, table: string, person: PersonAtTable): Promise<Result<Found>> {
    const at = placeOf(speaker, table);
    if (at === undefined) return refused('not-open');
    const { side, room } = at;
    const found = await this.#named(room, side, person);
    if (found === undefined || found.guest === speaker.guest) return refused('nobody-there');
    return ok(found);
  }

  async #named(room: Room, side: ChatSide, person: PersonAtTable): Promise<Found | undefined> {
    if (person.kind === 'seat') {
      const holder = room.online.seats[person.seat];
      return holder?.kind === 'guest'
        ? { guest: holder.guest, name: holder.name, side, seq: null }
        : undefined;
    }
    const said = await this.#parts.store.together.message(room.table, side, person.seq);
    return said && { guest: said.guest, name: said.name, side, seq: said.seq };
  }
}

type Found = {
  readonly guest: string;
  readonly name: string;
  readonly side: ChatSide;
  /** Of what they said; null where it is about them. */
  readonly seq: number | null;
};

const sideOf = (viewer: Member['access']['viewer']): ChatSide =>
  viewer === 'spectator' ? 'onlookers' : 'seats';

const placeOf = ({ followed }: Speaker, table: string): At | undefined => {
  const open = followed.get(table);
  return open && { ...open, side: sideOf(open.member.access.viewer) };
};

const modeOf = ({ online }: Room): Chat['allows'] => readSetup(online.setup).chat ?? 'free';

/** With what whoever silenced them has said, word for word. */
const silenced = ({ until, reason }: Ban): ReturnType<typeof refused> => {
  const how = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`;
  return refused('silenced', `You may say nothing here${how}. ${reason}`.trim());
};

/** Takes a message off the pages of those who have it; whoever comes later is not told it. */
export const unsay = ({ hearers, table }: Room, { side, seq }: MessageAt): void => {
  for (const { access, push } of hearers)
    if (sideOf(access.viewer) === side) push({ kind: 'said', table, message: { ...UNSAID, seq } });
};

const UNSAID = {
  at: 0,
  seat: null,
  name: '',
  isMine: false,
  said: { kind: 'text', text: '' },
  isHidden: true,
} as const;

/** No guest is told another one's id. */
const seenBy = (
  { seq, at, seat, name, guest, said }: StoredMessage,
  reader: string,
): ChatMessage => ({
  seq,
  at,
  seat: seat as ChatMessage['seat'],
  name,
  isMine: guest === reader,
  said,
});

/** Says to one guest whom they have blocked, and to nobody else. */
const handleOf = (guest: string, other: string): string =>
  createHash('sha256').update(`${guest} ${other}`).digest('hex').slice(0, 32);
