// What both sides of the library say: kept apart from it, since it is loaded when somebody needs it.

/** Who signs up, in the words of our own request: whatever came from outside under it is dropped. */
export const GUEST_HEADER = 'x-quarterdeck-guest';
export const SESSION_COOKIE = 'quarterdeck-session';

/** Every row has an address; nobody can have one that ends so. */
const NO_EMAIL = '@no-email.invalid';
export const noEmail = (guest: string): string => `${guest}${NO_EMAIL}`;
export const emailOf = (email: string): string | null => (email.endsWith(NO_EMAIL) ? null : email);

/** Whether a request brings the cookie of a session, to look no further where it does not. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  cookies?.includes(`${SESSION_COOKIE}=`) === true;
