import type { IncomingMessage } from 'node:http';
import {
  type HostEnv,
  type ModeratedPerson,
  type ModerationDeed,
  ok,
  type ReportCase,
  type Result,
  refused,
} from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import { cleanName } from '../online/names.ts';
import type { Rooms } from '../online/rooms.ts';
import { type AskingParts, whoAsks } from '../people/asking.ts';
import type { Deed, Done } from '../store/moderation/deed.ts';
import type { ModeratedRow } from '../store/moderation/moderation-store.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import type { StoredReport } from '../store/together-store.ts';
import { unsay } from '../together/table-chat.ts';

const MOST_REPORTS = 50;
const MOST_TABLES = 50;
const MOST_PEOPLE = 50;
const MOST_AUDITED = 100;
const DAY = 24 * 60 * 60 * 1_000;

/** Who comes back is let in no more, is called otherwise, or is told what was said to them. */
const ENDS_CONNECTIONS: ReadonlySet<ModerationDeed> = new Set(['ban', 'rename', 'warn']);

export type ModerationParts = AskingParts & {
  readonly store: ServerStore;
  readonly env: HostEnv;
  readonly rooms: Rooms;
  /** Nobody stays connected who is kept out, or whose name is another one. */
  readonly disconnect: (person: string) => void;
};

type Call<Body> = {
  readonly request: IncomingMessage;
  readonly query: { readonly id: string };
  readonly body: Body;
};

/** What people do whose role it is to look after the others; nobody else gets past the first line. */
export class ModerationDesk {
  readonly #parts: ModerationParts;

  private constructor(parts: ModerationParts) {
    this.#parts = parts;
  }

  /** `moderators`: handles, by the settings of who runs the server: these, and nobody else. */
  static async open(
    parts: ModerationParts,
    moderators: readonly string[],
  ): Promise<ModerationDesk> {
    const desk = new ModerationDesk(parts);
    await parts.store.moderation.setModerators(moderators, (about, isGiven) =>
      desk.#deed(null, isGiven ? 'give-role' : 'take-role', about, ''),
    );
    return desk;
  }

  readonly operators = {
    moderation: async ({ request, query }) => {
      const who = await this.#moderator(request);
      if (!who.ok) return who;
      const { moderation } = this.#parts.store;
      const { name } = query;
      const reports = await moderation.reportCases(MOST_REPORTS);
      const named = await moderation.byId([
        ...new Set(reports.flatMap((one) => [one.by, one.about])),
      ]);
      const people = await moderation.peopleToModerate(name === '' ? undefined : name, MOST_PEOPLE);
      const cases: ReportCase[] = [];
      for (const report of reports) cases.push(await this.#case(report, named));
      return ok({
        reports: cases,
        tables: await moderation.tablesToModerate(MOST_TABLES),
        people: await Promise.all(people.map((person) => this.#person(person))),
        audit: await moderation.audit(MOST_AUDITED),
      });
    },
    closeReport: (call) =>
      this.#do(call, 'close-report', call.query.id, (deed) =>
        this.#parts.store.moderation.closeReport(call.query.id, deed),
      ),
    endTable: (call) => this.#end(call),
    hideTable: (call) =>
      this.#do(
        call,
        call.body.isHidden ? 'hide-table' : 'show-table',
        call.query.id,
        async (deed) => {
          const { store, rooms } = this.#parts;
          const done = await store.moderation.setHidden(call.query.id, call.body.isHidden, deed);
          // The lobby is looked at again.
          if (done === 'done') await rooms.changed(call.query.id);
          return done;
        },
      ),
    renamePerson: (call) =>
      this.#about(call, 'rename', (person, deed) =>
        this.#parts.store.moderation.renameBy(person, cleanName(call.body.name), deed),
      ),
    hideMessage: (call) => this.#hideMessage(call),
    warnPerson: async (call) =>
      cleanName(call.body.note) === ''
        ? refused('needs-note')
        : await this.#about(call, 'warn', (person, deed) =>
            this.#parts.store.moderation.warn(person, deed),
          ),
    silencePerson: (call) =>
      this.#about(call, 'silence', (person, deed) => {
        const { days, note: reason } = call.body;
        const until = days === null ? null : deed.at + days * DAY;
        return this.#parts.store.moderation.silence(person, { until, reason }, deed);
      }),
    endSilence: (call) =>
      this.#about(call, 'end-silence', (person, deed) =>
        this.#parts.store.moderation.endSilence(person, deed),
      ),
    readWarning: async ({ request, query }) => {
      const who = await whoAsks(this.#parts, request);
      if (!who.ok) return who;
      const { store, env } = this.#parts;
      const read = await store.moderation.readWarning(who.value.id, query.id, env.now());
      return read === 'done' ? ok({}) : refused('nothing-there');
    },
    banPerson: (call) =>
      this.#about(call, 'ban', (person, deed) => {
        const { days, note: reason } = call.body;
        const until = days === null ? null : deed.at + days * DAY;
        return this.#parts.store.moderation.ban(person, { until, reason }, deed);
      }),
    liftBan: (call) =>
      this.#about(call, 'lift-ban', (person, deed) =>
        this.#parts.store.moderation.lift(person, deed),
      ),
  } satisfies Partial<OnlineOperators>;

  async #moderator(request: IncomingMessage): Promise<Result<Guest>> {
    const who = await whoAsks(this.#parts, request);
    if (!who.ok) return who;
    const { hasAccount, id } = who.value;
    const isOne = hasAccount && (await this.#parts.store.moderation.isModerator(id));
    return isOne ? who : refused('not-moderator');
  }

  async #do<Body extends { readonly note: string }>(
    { request, body }: Call<Body>,
    what: ModerationDeed,
    about: string,
    act: (deed: Deed) => Promise<Done>,
  ): Promise<Result<object>> {
    const who = await this.#moderator(request);
    if (!who.ok) return who;
    const done = await act(this.#deed(who.value, what, about, body.note));
    return done === 'done' ? ok({}) : refused('nothing-there');
  }

  async #about<Body extends { readonly note: string }>(
    call: Call<Body>,
    what: ModerationDeed,
    act: (person: string, deed: Deed) => Promise<Done>,
  ): Promise<Result<object>> {
    const who = await this.#moderator(call.request);
    if (!who.ok) return who;
    const { store, disconnect } = this.#parts;
    const found = await store.moderation.byHandle(call.query.id);
    if (found === undefined) return refused('no-person');
    // Who could keep another one of them out could keep all of them out.
    if (what === 'ban' && (await store.moderation.isModerator(found.person)))
      return refused('is-moderator');
    const done = await act(found.person, this.#deed(who.value, what, found.name, call.body.note));
    if (done === 'done' && ENDS_CONNECTIONS.has(what)) disconnect(found.person);
    return done === 'done' ? ok({}) : refused('nothing-there');
  }

  async #hideMessage({
    request,
    query,
    body,
  }: Call<{ readonly note: string; readonly seq: number; readonly isHidden: boolean }>): Promise<
    Result<object>
  > {
    const who = await this.#moderator(request);
    if (!who.ok) return who;
    const { store, rooms } = this.#parts;
    const { seq, isHidden, note } = body;
    const report = await store.moderation.reportCase(query.id);
    const message = report?.surroundings.messages.find((one) => one.seq === seq);
    if (message === undefined) return refused('nothing-there');
    const deed = this.#deed(
      who.value,
      isHidden ? 'hide-message' : 'show-message',
      message.name,
      note,
    );
    const done = await store.moderation.setMessageHidden(message, isHidden, deed);
    if (done === 'gone') return refused('nothing-there');
    const room = isHidden ? await rooms.open(message.table) : undefined;
    if (room !== undefined) unsay(room, message);
    return ok({});
  }

  async #end(call: Call<{ readonly note: string }>): Promise<Result<object>> {
    const who = await this.#moderator(call.request);
    if (!who.ok) return who;
    const { rooms, store } = this.#parts;
    const { id } = call.query;
    const room = await rooms.open(id);
    if (room === undefined) return refused('nothing-there');
    if (room.running === null) await rooms.remove(id);
    else {
      const ended = await room.running.affairs.close();
      if (!ended.ok) return ended;
    }
    await store.moderation.log(this.#deed(who.value, 'end-table', id, call.body.note));
    return ok({});
  }

  #deed(by: Guest | null, deed: ModerationDeed, about: string, note: string): Deed {
    const { newId, now } = this.#parts.env;
    return {
      id: newId(),
      at: now(),
      by: by === null ? null : { person: by.id, name: by.name },
      deed,
      about,
      note,
    };
  }

  async #person({ person, ...known }: ModeratedRow): Promise<ModeratedPerson> {
    const { store, env } = this.#parts;
    const { handle } = await store.people.introduce(person, env.newId());
    return { handle, ...known };
  }

  async #case(report: StoredReport, named: readonly ModeratedRow[]): Promise<ReportCase> {
    const { id, by, about, thing, table, reason, note, at, state, surroundings } = report;
    const person = async (who: string): Promise<ModeratedPerson> => {
      const known = named.find((one) => one.person === who);
      return known === undefined ? NOBODY : await this.#person(known);
    };
    const hidden = await this.#parts.store.moderation.hiddenMessages(table);
    return {
      id,
      by: await person(by),
      about: await person(about),
      name: surroundings.name,
      table,
      reason,
      note,
      at,
      isOpen: state === 'open',
      messages: surroundings.messages.map((message) => ({
        seq: message.seq,
        at: message.at,
        name: message.name,
        isAbout: message.guest === about,
        isHidden: hidden.some(({ side, seq }) => side === message.side && seq === message.seq),
        isReported: thing === `message ${message.table} ${message.side} ${message.seq}`,
        text: message.said.kind === 'text' ? message.said.text : '',
        phrase: message.said.kind === 'phrase' ? message.said.phrase : null,
      })),
    };
  }
}

/** In the place of who has deleted themselves. */
const NOBODY: ModeratedPerson = {
  handle: '',
  name: '',
  since: 0,
  hasAccount: false,
  ban: null,
  silence: null,
};
