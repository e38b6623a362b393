import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

type Asked = { readonly person: string };

/** Opens a session for somebody whom we know by what the library does not: a recovery code. */
export const opensSessions = {
  id: 'opens-sessions',
  endpoints: {
    // Without a path: it can be asked from inside alone.
    openSession: createAuthEndpoint(
      { method: 'POST', metadata: { $Infer: { body: {} as Asked } } },
      async (context) => {
        const { internalAdapter } = context.context;
        const { person } = context.body as { readonly person: string };
        const user = await internalAdapter.findUserById(person);
        if (user === null) throw context.error('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ person: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;
