import { BOTS } from '@quarterdeck/bots';
import { QuarterdeckError } from '@quarterdeck/kernel';
import {
  type Answered,
  DONE,
  type Draw,
  deal,
  done,
  type MooredTable,
  type Place,
  type Request,
  type RequestOf,
  type ResultOf,
  readWish,
  refusalOf,
  refused,
  type ServerMessage,
  StorageFault,
  type Verb,
} from '@quarterdeck/tables';
import type { HarbourStore, Mooring, NewMooring, Seated, Sitting } from '../store/harbour-store.ts';
import { jsonOfWish, mooredFor, setupOf, sittingsAgain, sittingsOf, standingOf } from './moored.ts';
import type { Member, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Rulebooks } from './rulebooks.ts';

/** One connection of one guest. */
export type Caller = {
  readonly guest: string;
  readonly push: (message: ServerMessage) => void;
  /** A message that is written down already. */
  readonly send: (text: string) => void;
  /** The tables that are open in it. */
  readonly looking: Map<string, { readonly room: Room; readonly member: Member }>;
};

export type HarbourParts = {
  readonly store: HarbourStore;
  readonly rules: Rulebooks;
  readonly rooms: Rooms;
  readonly draw: Draw;
};

type Doing = {
  readonly [V in Verb]: (caller: Caller, request: RequestOf<V>) => Promise<ResultOf<V>>;
};

/** Does what guests ask for. What they may not do is refused, and changes nothing. */
export class Harbour {
  readonly #parts: HarbourParts;

  constructor(parts: HarbourParts) {
    this.#parts = parts;
  }

  async answer(caller: Caller, request: Request): Promise<ResultOf<Verb>> {
    // Each verb is handed its own request: the table below is typed by it.
    const work = this.#doing[request.verb] as (
      caller: Caller,
      request: Request,
    ) => Promise<ResultOf<Verb>>;
    try {
      return await work(caller, request);
    } catch (problem) {
      if (problem instanceof QuarterdeckError) return refusalOf(problem);
      if (problem instanceof StorageFault)
        return refused(problem.kind === 'full' ? 'storage-full' : 'storage-failed');
      throw problem;
    }
  }

  /** The connection is gone. */
  hangUp(caller: Caller): void {
    for (const { room, member } of caller.looking.values()) room.exit(member);
    caller.looking.clear();
  }

  readonly #doing: Doing = {
    rename: async ({ guest }, { name }) => {
      await this.#parts.store.guests.rename(guest, name.trim());
      return DONE;
    },
    set: (caller, request) => this.#set(caller, request),
    mine: async ({ guest }) => {
      const moorings = await this.#parts.store.moorings.of(guest);
      return done(moorings.flatMap((mooring) => cardOf(mooring, guest)));
    },
    look: async ({ guest }, { invitation }) => {
      const mooring = await this.#parts.store.moorings.invited(invitation);
      if (mooring === undefined) return refused('no-table');
      return done(mooredFor(mooring, { guest, viewer: 'table', isInvited: true }));
    },
    join: (caller, request) => this.#join(caller, request),
    leave: (caller, request) => this.#leave(caller, request),
    open: (caller, request) => this.#open(caller, request),
    close: ({ looking }, { table }) => {
      const open = looking.get(table);
      looking.delete(table);
      open?.room.exit(open.member);
      return Promise.resolve(DONE);
    },
    play: (caller, { table, choice, seq }) =>
      atPlace(caller, table, (place) =>
        place.viewer === 'table' ? NO_SEAT : place.play(place.viewer, choice, seq),
      ),
    undo: (caller, { table, seq }) =>
      atPlace(caller, table, (place) =>
        place.viewer === 'table' ? NO_SEAT : place.undo(place.viewer, seq),
      ),
    wouldShow: (caller, { table, choice }) =>
      atPlace(caller, table, (place) => done(place.wouldShow(choice))),
    preview: (caller, { table, choice }) =>
      atPlace(caller, table, (place) => done(place.preview(choice))),
    history: (caller, { table, from, to }) =>
      atPlace(caller, table, (place) => done(place.history(from, to))),
    positions: (caller, { table, seqs }) =>
      atPlace(caller, table, (place) => place.positions(seqs)),
    rematch: (caller, request) => this.#rematch(caller, request),
    exportReplay: (caller, { table }) => atPlace(caller, table, (place) => place.exportReplay()),
    verify: (caller, { table }) => atPlace(caller, table, (place) => place.verify()),
  };

  async #set({ guest }: Caller, { wish }: RequestOf<'set'>): Promise<Answered<MooredTable>> {
    const { rules, draw, store, rooms } = this.#parts;
    if (wish.seats.filter(({ who }) => who.kind === 'me').length > 1)
      return refused('seated-already');
    if (wish.seats.some(({ who }) => who.kind === 'bot' && !isBot(who.bot)))
      return refused('unknown-bot');
    // Dealt once to find out whether it can be: what is wrong is told now, not to the last who sits.
    deal((await rules.of(wish.game)).engine, setupOf(wish), draw);
    const mooring = this.#newMooring(jsonOfWish(wish), guest, sittingsOf(wish, guest));
    await store.moorings.add(mooring);
    const room = await rooms.open(mooring.table);
    return room === undefined ? refused('no-table') : done(hostCard(room.mooring, guest));
  }

  #newMooring(setup: NewMooring['setup'], host: string, berths: readonly Sitting[]): NewMooring {
    const { draw } = this.#parts;
    const { game, watching, patience } = readWish(setup);
    return {
      table: draw.id(),
      game,
      setup,
      host,
      createdAt: draw.now(),
      watching,
      patience,
      invitation: draw.seed().slice(0, 32),
      berths,
    };
  }

  async #join(
    { guest }: Caller,
    { invitation, seat }: RequestOf<'join'>,
  ): Promise<Answered<MooredTable>> {
    const { store, rooms } = this.#parts;
    const mooring = await store.moorings.invited(invitation);
    if (mooring === undefined) return refused('no-table');
    const seated = await store.moorings.sit(mooring.table, seat, guest);
    if (seated !== 'seated') return NOT_SEATED[seated];
    await rooms.open(mooring.table);
    await rooms.changed(mooring.table);
    const after = await store.moorings.read(mooring.table);
    return after === undefined ? refused('no-table') : done(hostCard(after, guest));
  }

  async #leave({ guest }: Caller, { table }: RequestOf<'leave'>): Promise<Answered> {
    const { store, rooms } = this.#parts;
    const mooring = await store.moorings.read(table);
    if (mooring === undefined) return refused('no-table');
    const viewer = standingOf(mooring, guest, undefined)?.viewer ?? 'table';
    if (viewer === 'table') return refused('no-seat');
    if (mooring.progress !== null) return refused('under-way');
    if ((await store.moorings.leave(table, viewer, guest)) !== 'left') return refused('no-seat');
    await rooms.changed(table);
    return DONE;
  }

  async #open(caller: Caller, request: RequestOf<'open'>): Promise<Answered<MooredTable>> {
    const { guest, push, send, looking } = caller;
    const { table, after, invitation } = request;
    const room = await this.#parts.rooms.open(table);
    if (room === undefined) return refused('no-table');
    const standing = standingOf(room.mooring, guest, invitation);
    if (standing === null) return refused('no-watching');
    const before = looking.get(table);
    before?.room.exit(before.member);
    const member: Member = {
      guest,
      invitation,
      push,
      send,
      standing,
      place: null,
      told: after,
      last: '',
    };
    looking.set(table, { room, member });
    room.enter(member);
    return done(mooredFor(room.mooring, standing));
  }

  async #rematch(caller: Caller, { table }: RequestOf<'rematch'>): Promise<Answered<string>> {
    const { store, rooms } = this.#parts;
    const open = caller.looking.get(table);
    if (open === undefined) return refused('not-open');
    if (open.member.standing.viewer === 'table') return refused('no-seat');
    if (open.member.place?.isOver !== true) return refused('not-over');
    const { mooring } = open.room;
    const again = this.#newMooring(mooring.setup, caller.guest, sittingsAgain(mooring));
    const id = await store.moorings.rematch(table, again);
    await rooms.open(id);
    await rooms.changed(table);
    return done(id);
  }
}

const NO_SEAT = refused('no-seat');

const NOT_SEATED = {
  taken: refused('seat-taken'),
  elsewhere: refused('seated-already'),
  gone: refused('malformed', 'The table has no such seat.'),
} as const satisfies Record<Exclude<Seated, 'seated'>, Answered<never>>;

const isBot = (bot: string): boolean => BOTS.some(({ id }) => id === bot);

const cardOf = (mooring: Mooring, guest: string): readonly MooredTable[] => {
  const standing = standingOf(mooring, guest, undefined);
  return standing === null ? [] : [mooredFor(mooring, standing)];
};

/** For somebody who set the table or sits there: the link is theirs to give on. */
const hostCard = (mooring: Mooring, guest: string): MooredTable =>
  mooredFor(mooring, { guest, viewer: 'table', isInvited: true });

async function atPlace<T>(
  { looking }: Caller,
  table: string,
  work: (place: Place) => Answered<T> | Promise<Answered<T>>,
): Promise<Answered<T>> {
  const open = looking.get(table);
  if (open === undefined) return refused('not-open');
  return open.member.place === null ? refused('not-dealt') : await work(open.member.place);
}
