import {
  kindOfTable,
  OK,
  type OnlineSetup,
  paceOf,
  type Result,
  readSetup,
  refused,
  type Sought,
  writeSetup,
} from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Bus } from '../nodes/bus.ts';
import type { Heard, ServerNews } from '../nodes/news.ts';
import type { OnlineTable } from '../store/server-store.ts';
import { isFull, markOf } from './card.ts';

/** Those who look for the same are asked about one by one: not for ever. */
const MOST_ASKED_ABOUT = 50;

/** Where a seek ends: the table at which the guest sits now. */
type Seeker = {
  readonly guest: string;
  /** The connection it came by. */
  readonly by: object;
  /** A bot that somebody runs elsewhere: it meets bots, and people who have said that it may. */
  readonly isBot?: boolean;
  readonly found: (table: string) => Promise<void>;
};

/** Somebody who looks for others, and the kinds of tables that would do. */
type Seek = Seeker & {
  readonly setups: ReadonlyMap<string, OnlineSetup>;
  /** Where they are connected; null: here. */
  readonly node: string | null;
};

export type PairingParts = {
  /** Tables of the lobby, the longest waiting first. */
  readonly waiting: () => Promise<readonly OnlineTable[]>;
  /** Whether the guest got a seat there. */
  readonly sit: (guest: string, online: OnlineTable) => Promise<boolean>;
  /** Sets a table at which all of them sit; gives its id. */
  readonly seat: (guests: readonly string[], setup: OnlineSetup) => Promise<string>;
  /** Whether these may sit at one table. */
  readonly goTogether: (guests: readonly string[]) => Promise<boolean>;
  /** Somebody has begun to look, or does not any more. */
  readonly onChange: () => void;
  readonly bus: Bus;
  readonly read: (table: string) => Promise<OnlineTable | undefined>;
  /** Whether this node is the one that brings people together: of nodes that hear each other one does. */
  readonly isOurs: () => Promise<boolean>;
};

/**
 * Brings together those who would play the same. A seek is not stored: it lives as long as the
 * connection it came by, and whoever comes back asks again. Nodes tell each other who looks for what, and
 * one of them pairs; where they do not hear each other, each pairs its own people.
 */
export class Pairing {
  readonly #parts: PairingParts;
  /** By guest, the longest waiting first. */
  readonly #seeks = new Map<string, Seek>();
  /** One at a time: two that come at once must not both take a third. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: PairingParts) {
    this.#parts = parts;
    parts.bus.subscribe((news) => this.#hear(news));
    parts.bus.onHearing(() => this.#tellAll());
  }

  /** The answer says that one is looking; what is found comes through `found`. */
  seek(seeker: Seeker, setups: readonly OnlineSetup[]): Result {
    if (!setups.every(isPlain)) return refused('not-sought');
    const seek = seekOf(seeker, setups, null);
    this.#tell(seek);
    this.#look(seek);
    return OK;
  }

  #look(seek: Seek): void {
    this.#seeks.delete(seek.guest);
    this.#seeks.set(seek.guest, seek);
    this.#parts.onChange();
    this.#next(() => this.#pairIfOurs(seek));
  }

  /** Tries everybody anew: this node may pair for all of them since a moment ago. */
  tryAgain(): void {
    if (this.#seeks.size === 0) return;
    this.#next(async () => {
      for (const seek of [...this.#seeks.values()]) await this.#pairIfOurs(seek);
    });
  }

  /** The node lives no more, and its people ask again elsewhere. */
  forgetNode(node: string): void {
    for (const [guest, seek] of this.#seeks) if (seek.node === node) this.#seeks.delete(guest);
    this.#parts.onChange();
  }

  /** `by`: only what came by this connection, not what the guest seeks in another one. */
  stop(guest: string, by?: object): void {
    const known = this.#seeks.get(guest);
    if (known === undefined || (by !== undefined && known.by !== by)) return;
    this.#forget(known);
    this.#parts.onChange();
  }

  /**
   * What the guest seeks by this connection, which another node goes on with: nobody is told that they
   * look no more, for that could reach the other node after it has begun.
   */
  handOn(guest: string, by: object): readonly OnlineSetup[] {
    const known = this.#seeks.get(guest);
    if (known?.by !== by) return [];
    this.#seeks.delete(guest);
    this.#parts.onChange();
    return [...known.setups.values()];
  }

  /** A table was put into the lobby: those who look for such a one sit down. */
  listed(online: OnlineTable): void {
    this.#next(async () => {
      if (!(await this.#parts.isOurs()))
        return this.#parts.bus.publish({ kind: 'listed', listed: online.table });
      for (const seek of [...this.#seeks.values()])
        if (seek.setups.has(kindFor(seek, online)) && (await this.#sitAt(seek, online))) return;
    });
  }

  isSeeking(guest: string, by: object): boolean {
    return this.#seeks.get(guest)?.by === by;
  }

  /** How many look for each kind of table. */
  sought(): readonly Sought[] {
    const byKind = new Map<string, Sought>();
    for (const { setups, isBot } of this.#seeks.values())
      for (const [kind, { game, seats, answerTime, clock }] of isBot === true ? [] : setups) {
        const people = 1 + (byKind.get(kind)?.people ?? 0);
        const timed = { answerTime, ...(clock === undefined ? {} : { clock }) };
        byKind.set(kind, { game, seats: seats.length, ...timed, people });
      }
    return [...byKind.values()];
  }

  #next(work: () => Promise<unknown>): void {
    this.#last = this.#last.then(work).catch((problem) => {
      // Those who look go on looking.
      log.fault('Nobody could be brought together.', problem);
    });
  }

  /** What nodes tell each other of those who look. */
  #hear(news: Heard<ServerNews>): void {
    if (news.kind === 'hello') this.#tellAll();
    else if (news.kind === 'seek') this.#look(this.#elsewhere(news));
    else if (news.kind === 'listed')
      this.#next(async () => {
        const online = (await this.#parts.isOurs()) && (await this.#parts.read(news.listed));
        if (online) this.listed(online);
      });
    else if (news.kind === 'unsought' || news.kind === 'found') {
      const known = this.#seeks.get(news.guest);
      if (known === undefined) return;
      this.#seeks.delete(news.guest);
      this.#parts.onChange();
      if (news.kind === 'found' && known.node === null) this.#next(() => known.found(news.at));
    }
  }

  #elsewhere(news: Heard<Extract<ServerNews, { readonly kind: 'seek' }>>): Seek {
    const { guest, isBot, node } = news;
    const found = async (at: string): Promise<void> =>
      this.#parts.bus.publish({ kind: 'found', guest, at });
    return seekOf({ guest, isBot, by: news, found }, news.setups.map(readSetup), node);
  }

  #tellAll(): void {
    for (const seek of this.#seeks.values()) if (seek.node === null) this.#tell(seek);
  }

  #tell({ guest, isBot = false, setups }: Seek): void {
    const wanted = [...setups.values()].map(writeSetup);
    this.#parts.bus.publish({ kind: 'seek', guest, isBot, setups: wanted });
  }

  /** They look no more, and no node takes them for somebody who does. */
  #forget({ guest }: Seek): void {
    this.#seeks.delete(guest);
    this.#parts.bus.publish({ kind: 'unsought', guest });
  }

  async #pairIfOurs(seek: Seek): Promise<void> {
    if (this.#seeks.get(seek.guest) === seek && (await this.#parts.isOurs()))
      await this.#pair(seek);
  }

  async #pair(seek: Seek): Promise<void> {
    for (const online of await this.#parts.waiting())
      if (seek.setups.has(kindFor(seek, online)) && (await this.#sitAt(seek, online))) return;
    for (const [kind, setup] of seek.setups) {
      if (this.#seeks.get(seek.guest) !== seek) return;
      const together = await this.#company(seek, kind, setup.seats.length);
      if (together === undefined) continue;
      // They look no more before the table is set: nobody is seated twice.
      for (const { guest } of together) this.#seeks.delete(guest);
      const table = await this.#orLookOn(together, setup);
      await Promise.all(together.map((one) => this.#found(one, table)));
      this.#parts.onChange();
      return;
    }
  }

  /** The longest waiting who look for the same and get on with each other; undefined of too few. */
  async #company(seek: Seek, kind: string, wanted: number): Promise<readonly Seek[] | undefined> {
    const alike = [...this.#seeks.values()].filter(({ setups }) => setups.has(kind));
    if (alike.length < wanted) return undefined;
    const company = [seek];
    for (const one of alike.slice(0, MOST_ASKED_ABOUT)) {
      if (company.length === wanted) break;
      const guests = [...company, one].map(({ guest }) => guest);
      if (one !== seek && (await this.#parts.goTogether(guests))) company.push(one);
    }
    // Somebody may have stopped looking while they were asked about.
    const isWhole = company.every((one) => this.#seeks.get(one.guest) === one);
    return isWhole && company.length === wanted ? company : undefined;
  }

  async #found(seek: Seek, table: string): Promise<void> {
    // One who has begun to look anew meanwhile goes on looking.
    const now = this.#seeks.get(seek.guest);
    if ((now === undefined || now === seek) && seek.node === null) this.#forget(seek);
    else if (now === seek) this.#seeks.delete(seek.guest);
    await seek.found(table);
  }

  /** Where the table could not be stored, everybody goes on looking. */
  async #orLookOn(together: readonly Seek[], setup: OnlineSetup): Promise<string> {
    try {
      return await this.#parts.seat(
        together.map(({ guest }) => guest),
        setup,
      );
    } catch (problem) {
      for (const seek of together)
        if (!this.#seeks.has(seek.guest)) this.#seeks.set(seek.guest, seek);
      throw problem;
    }
  }

  async #sitAt(seek: Seek, online: OnlineTable): Promise<boolean> {
    if (this.#seeks.get(seek.guest) !== seek || isFull(online)) return false;
    if (seek.isBot === true ? !welcomesBots(online) : !isInBox(online)) return false;
    if (!(await this.#parts.sit(seek.guest, online))) return false;
    await this.#found(seek, online.table);
    this.#parts.onChange();
    return true;
  }
}

const seekOf = (seeker: Seeker, setups: readonly OnlineSetup[], node: string | null): Seek => ({
  ...seeker,
  setups: new Map(setups.map((setup) => [kindFor(seeker, setup), setup])),
  node,
});

/** A table with bots or options of its host's is for people who have seen it. */
const isInBox = (online: OnlineTable): boolean => {
  const { options, pack, seats } = readSetup(online.setup);
  return (
    options === undefined &&
    pack === undefined &&
    seats.every(({ who }) => who.kind !== 'bot') &&
    online.seats.every((holder) => markOf(holder).isBot !== true)
  );
};

/** Whether a bot that somebody runs elsewhere may sit down there unasked. */
export const welcomesBots = (online: OnlineTable): boolean =>
  paceOf(online) !== null &&
  (readSetup(online.setup).bots === true ||
    online.seats.every((holder) => holder.kind !== 'guest' || markOf(holder).isBot === true));

/** People are brought together with people, and bots with bots. */
const kindFor = (
  { isBot }: Pick<Seeker, 'isBot'>,
  of: Parameters<typeof kindOfTable>[0],
): string => (isBot === true ? `bots ${kindOfTable(of)}` : kindOfTable(of));

/** One seat of one's own and free ones, and the game as it is in its box: others agree to nothing else. */
const isPlain = ({ seats, options, pack }: OnlineSetup): boolean =>
  options === undefined &&
  pack === undefined &&
  seats.length > 1 &&
  seats.filter(({ who }) => who.kind === 'me').length === 1 &&
  seats.every(({ who }) => who.kind !== 'bot');
