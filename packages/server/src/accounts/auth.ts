import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import type { AccountDatabase } from '../store/server-store.ts';
import { GUEST_HEADER, noEmail, SESSION_COOKIE } from './auth-words.ts';
import { opensSessions } from './opens-sessions.ts';

const DAY_IN_SECONDS = 24 * 60 * 60;
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export type AuthParts = {
  readonly database: AccountDatabase;
  /** Signs the cookies of sessions. */
  readonly secret: string;
  /** Whether pages come by TLS: their cookies are then such as no neighbouring host can set. */
  readonly isByTls: boolean;
};

/**
 * better-auth with our tables: passkeys, passwords, sessions. It is asked from inside alone; what of it
 * can be asked from outside are our own operations, with our limits and refusals.
 */
export const openAuth = ({ database, secret, isByTls }: AuthParts) =>
  betterAuth({
    appName: 'Quarterdeck',
    secret,
    // A server is reached by several names; where a passkey belongs is the name it is reached by.
    baseURL: { allowedHosts: ['*'], protocol: isByTls ? 'https' : 'http' },
    database: { db: database.db, type: database.type },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: { modelName: 'people', additionalFields: { role: { type: 'string', required: false } } },
    account: { modelName: 'credentials' },
    verification: { modelName: 'challenges' },
    session: {
      modelName: 'sessions',
      expiresIn: 90 * DAY_IN_SECONDS,
      updateAge: DAY_IN_SECONDS,
      // Whoever is signed in may add a passkey, however long ago that was.
      freshAge: 0,
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/', secure: isByTls },
      cookiePrefix: isByTls ? '__Host-quarterdeck' : 'quarterdeck',
      cookies: { session_token: { name: isByTls ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE } },
    },
    databaseHooks: {
      user: {
        create: {
          // An account has the id of its guest.
          before: (user, context) => {
            const guest = context?.headers?.get(GUEST_HEADER);
            return Promise.resolve(guest ? { data: { ...user, id: guest } } : false);
          },
        },
      },
    },
    plugins: [
      opensSessions,
      passkey({
        rpName: 'Quarterdeck',
        schema: { passkey: { modelName: 'passkeys' } },
        registration: {
          requireSession: false,
          // Nobody is an account before the passkey is there.
          resolveUser: ({ ctx }) => {
            const id = ctx.headers?.get(GUEST_HEADER) ?? '';
            return { id, name: ctx.query?.name || 'Quarterdeck' };
          },
          afterVerification: async ({ ctx, user }) => {
            const { internalAdapter } = ctx.context;
            const known = await internalAdapter.findUserById(user.id);
            if (known === null)
              await internalAdapter.createUser(
                { name: user.name, email: noEmail(user.id), emailVerified: false },
                { method: 'passkey' } as never,
              );
            return { userId: user.id };
          },
        },
      }),
    ],
  });

export type Auth = ReturnType<typeof openAuth>;
