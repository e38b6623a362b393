import type { IncomingMessage } from 'node:http';
import { ok, type Refusal, refused } from '@quarterdeck/tables';
import type { HttpCall } from '../http/operation.ts';
import type { OnlineOperators } from '../http/operations.ts';
import { addressOf, isByTls } from '../online/caller.ts';
import type { Buckets } from '../online/limits.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import type { Auth } from './auth.ts';
import { refusalOfAuth } from './auth-refusals.ts';
import { emailOf, GUEST_HEADER, hasSessionCookie } from './auth-words.ts';
import { hashOfRecoveryCode, newRecoveryCode } from './recovery.ts';

export type AccountsParts = {
  readonly store: ServerStore;
  /** Signs the cookies of sessions. */
  readonly secret: string;
  readonly now: () => number;
  /** By address: how often one may try to sign in. */
  readonly signIns: Buckets;
  /** Who a request comes from, with an account or without. */
  readonly guestOf: (request: IncomingMessage) => Promise<Guest | undefined>;
  /** These tables have got another guest. */
  readonly onAdopted: (tables: readonly string[]) => Promise<void>;
  /** The sessions of this person are over: nobody stays connected by one. */
  readonly onSignedOut: (person: string) => void;
};

type AnyCall = HttpCall<unknown, unknown>;
type Refused = { readonly ok: false; readonly refusal: Refusal };

/** Accounts of people: made of guests, opened by passkeys, passwords and recovery codes. */
export class Accounts {
  readonly #parts: AccountsParts;
  readonly #auths = new Map<boolean, Promise<Auth>>();

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  /** Loads what opens accounts, which takes a moment, before anybody waits for it. */
  async load(): Promise<void> {
    await import('./auth.ts');
  }

  /** The person whose session a request brings. */
  async personOf(request: IncomingMessage): Promise<string | undefined> {
    if (!hasSessionCookie(request.headers.cookie)) return undefined;
    const auth = await this.#authFor(request);
    const found = await auth.api.getSession({ headers: headersOf(request, undefined) });
    return found?.user.id;
  }

  readonly operators = {
    account: async (call) => {
      const guest = await this.#parts.guestOf(call.request);
      if (guest === undefined) return refused('not-signed-in');
      const { name, createdAt: since, hasAccount } = guest;
      if (!hasAccount) return ok({ name, since, account: null });
      const [auth, headers] = await this.#asking(call, guest);
      const [session, sessions, passkeys, hasRecovery] = await Promise.all([
        auth.api.getSession({ headers }),
        auth.api.listSessions({ headers }),
        auth.api.listPasskeys({ headers }),
        this.#parts.store.accounts.hasRecovery(guest.id),
      ]);
      return ok({
        name,
        since,
        account: {
          email: emailOf(session?.user.email ?? ''),
          hasRecovery,
          passkeys: passkeys.map(({ id, name: called, createdAt }) => ({
            id,
            name: called ?? '',
            since: Number(createdAt),
          })),
          devices: sessions.map(({ id, userAgent, updatedAt }) => ({
            id,
            isThis: id === session?.session.id,
            userAgent: userAgent ?? '',
            lastSeen: Number(updatedAt),
          })),
        },
      });
    },
    passkeyOptions: (call) =>
      this.#asGuest(call, async (auth, headers, guest) => {
        const query = { name: guest.name || 'Quarterdeck' };
        const asked = { headers, query, returnHeaders: true } as const;
        const { headers: said, response } =
          await auth.api.generatePasskeyRegistrationOptions(asked);
        passOn(said, call);
        return ok({ options: response as never });
      }),
    addPasskey: (call) =>
      this.#asGuest(call, async (auth, headers, guest) => {
        const { response, name } = call.body;
        const body = { response, name, createSession: !guest.hasAccount } as never;
        const { headers: said } = await auth.api.verifyPasskeyRegistration({
          headers,
          body,
          returnHeaders: true,
        });
        passOn(said, call);
        return ok({ code: await this.#recoveryIfNone(guest.id) });
      }),
    removePasskey: (call) =>
      this.#asPerson(call, async (auth, headers) => {
        await auth.api.deletePasskey({ headers, body: { id: call.query.id } });
        return ok({});
      }),
    setPassword: (call) =>
      this.#asGuest(call, async (auth, headers, guest) => {
        const { email, password } = call.body;
        if (guest.hasAccount) {
          const { internalAdapter } = await auth.$context;
          const other = await internalAdapter.findUserByEmail(email.toLowerCase());
          if (other !== null && other.user.id !== guest.id) return refused('email-taken');
          await internalAdapter.updateUser(guest.id, { email: email.toLowerCase() });
          await auth.api.setPassword({ headers, body: { newPassword: password } });
        } else {
          const body = { email, password, name: guest.name };
          const asked = { headers, body, returnHeaders: true } as const;
          passOn((await auth.api.signUpEmail(asked)).headers, call);
        }
        return ok({ code: await this.#recoveryIfNone(guest.id) });
      }),
    newRecoveryCode: (call) =>
      this.#asPerson(call, async (_auth, _headers, guest) =>
        ok({ code: await this.#newRecovery(guest.id) }),
      ),
    signInOptions: (call) =>
      this.#trying(call, async (auth, headers) => {
        const asked = { headers, returnHeaders: true } as const;
        const { headers: said, response } =
          await auth.api.generatePasskeyAuthenticationOptions(asked);
        passOn(said, call);
        return ok({ options: response as never });
      }),
    signInByPasskey: (call) =>
      this.#trying(call, async (auth, headers) => {
        const body = { response: call.body.response } as never;
        const asked = { headers, body, returnHeaders: true } as const;
        const { headers: said, response } = await auth.api.verifyPasskeyAuthentication(asked);
        passOn(said, call);
        return await this.#signedIn(call, response.user.id);
      }),
    signInByPassword: (call) =>
      this.#trying(call, async (auth, headers) => {
        const asked = { headers, body: call.body, returnHeaders: true } as const;
        const { headers: said, response } = await auth.api.signInEmail(asked);
        passOn(said, call);
        return await this.#signedIn(call, response.user.id);
      }),
    signInByRecovery: (call) =>
      this.#trying(call, async (auth, headers) => {
        const person = await this.#parts.store.accounts.useRecovery(
          hashOfRecoveryCode(call.body.code),
        );
        if (person === undefined) return refused('wrong-credentials');
        const asked = { headers, body: { person }, returnHeaders: true } as const;
        passOn((await auth.api.openSession(asked)).headers, call);
        await this.#signedIn(call, person);
        return ok({ code: await this.#newRecovery(person) });
      }),
    signOut: (call) =>
      this.#asPerson(call, async (auth, headers, guest) => {
        if (call.body.everywhere) {
          await auth.api.revokeSessions({ headers });
          this.#parts.onSignedOut(guest.id);
        }
        const { headers: said } = await auth.api.signOut({ headers, returnHeaders: true });
        passOn(said, call);
        return ok({});
      }),
    deleteAccount: (call) =>
      this.#asPerson(call, async (auth, headers, guest) => {
        // Typed by whoever means it.
        if (call.body.name !== guest.name) return refused('not-that-name');
        const { headers: said } = await auth.api.signOut({ headers, returnHeaders: true });
        await this.#parts.store.accounts.forget(guest.id);
        this.#parts.onSignedOut(guest.id);
        passOn(said, call);
        return ok({});
      }),
  } satisfies Partial<OnlineOperators>;

  /** One for pages that come by TLS and one for the others; made when somebody needs it. */
  #authFor(request: IncomingMessage): Promise<Auth> {
    const tls = isByTls(request);
    const { store, secret } = this.#parts;
    const opened =
      this.#auths.get(tls) ??
      import('./auth.ts').then(({ openAuth }) =>
        openAuth({ database: store.accounts.database, secret, isByTls: tls }),
      );
    this.#auths.set(tls, opened);
    return opened;
  }

  async #asking(call: AnyCall, guest: Guest | undefined): Promise<readonly [Auth, Headers]> {
    return [await this.#authFor(call.request), headersOf(call.request, guest?.id)];
  }

  /** For somebody who has an account, or is about to. */
  async #asGuest<T>(
    call: AnyCall,
    act: (auth: Auth, headers: Headers, guest: Guest) => Promise<T>,
  ): Promise<T | Refused> {
    const guest = await this.#parts.guestOf(call.request);
    if (guest === undefined) return refused('not-signed-in');
    const [auth, headers] = await this.#asking(call, guest);
    return await orRefused(() => act(auth, headers, guest));
  }

  #asPerson<T>(
    call: AnyCall,
    act: (auth: Auth, headers: Headers, guest: Guest) => Promise<T>,
  ): Promise<T | Refused> {
    return this.#asGuest<T | Refused>(call, (auth, headers, guest) =>
      guest.hasAccount ? act(auth, headers, guest) : Promise.resolve(refused('not-signed-in')),
    );
  }

  /** For anybody at the door: an address may knock so often. */
  async #trying<T>(
    call: AnyCall,
    act: (auth: Auth, headers: Headers) => Promise<T>,
  ): Promise<T | Refused> {
    if (!this.#parts.signIns.take(addressOf(call.request))) return refused('too-many-tries');
    const [auth, headers] = await this.#asking(call, undefined);
    return await orRefused(() => act(auth, headers));
  }

  /** What the guest of this device has becomes the person's. */
  async #signedIn(call: AnyCall, person: string): Promise<ReturnType<typeof ok<object>>> {
    const before = await this.#parts.guestOf(call.request);
    if (before !== undefined && !before.hasAccount && before.id !== person)
      await this.#parts.onAdopted(await this.#parts.store.accounts.adopt(before.id, person));
    return ok({});
  }

  async #recoveryIfNone(person: string): Promise<string | null> {
    const { accounts } = this.#parts.store;
    return (await accounts.hasRecovery(person)) ? null : await this.#newRecovery(person);
  }

  async #newRecovery(person: string): Promise<string> {
    const code = newRecoveryCode();
    const { store, now } = this.#parts;
    await store.accounts.keepRecovery(person, hashOfRecoveryCode(code), now());
    return code;
  }
}

/** What the library is told of a request; who signs up is said by us alone. */
function headersOf({ headers }: IncomingMessage, guest: string | undefined): Headers {
  const said = new Headers();
  for (const name of ['host', 'origin', 'cookie', 'user-agent', 'x-forwarded-proto'] as const) {
    const value = headers[name];
    if (value !== undefined) said.set(name, value.toString());
  }
  if (guest !== undefined) said.set(GUEST_HEADER, guest);
  return said;
}

function passOn(headers: Headers, { setCookie }: AnyCall): void {
  for (const cookie of headers.getSetCookie()) setCookie(cookie);
}

async function orRefused<T>(act: () => Promise<T>): Promise<T | Refused> {
  try {
    return await act();
  } catch (problem) {
    const refusal = refusalOfAuth(problem);
    if (refusal === undefined) throw problem;
    return { ok: false, refusal };
  }
}
