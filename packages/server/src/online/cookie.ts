import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'quarterdeck-guest';
/** A browser takes a cookie of this name from this very host alone, and by TLS alone. */
const HOST_NAME = `__Host-${NAME}`;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Keys that sign cookies, the oldest first: the last one signs, all of them are known. */
export type CookieKeys = readonly [string, ...string[]];

const signatureOf = (guest: string, key: string): string =>
  createHmac('sha256', key).update(guest).digest('base64url');

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** No script can read it, no other site can send it. `isByTls`: the page came so. */
export const cookieFor = (guest: string, keys: CookieKeys, isByTls: boolean): string => {
  const value = `${guest}.${signatureOf(guest, keys.at(-1) ?? keys[0])}`;
  const flags = `Path=/; Max-Age=${YEAR_IN_SECONDS}; HttpOnly; SameSite=Lax`;
  return isByTls ? `${HOST_NAME}=${value}; ${flags}; Secure` : `${NAME}=${value}; ${flags}`;
};

/** `isPlain`: under the name that a neighbouring host could have set as well. */
export type SignedGuest = { readonly guest: string; readonly isPlain: boolean };

/** The guest a request comes from, if it brings a cookie that we signed. */
export const guestOf = (cookies: string | undefined, keys: CookieKeys): SignedGuest | undefined => {
  const found = (cookies ?? '').split(';').flatMap((cookie) => {
    const [name, value = ''] = cookie.trim().split('=', 2);
    if (name !== NAME && name !== HOST_NAME) return [];
    const [guest = '', signature = ''] = value.split('.', 2);
    const isOurs = keys.some((key) => isEqual(signature, signatureOf(guest, key)));
    return isOurs ? [{ guest, isPlain: name === NAME }] : [];
  });
  return found.find(({ isPlain }) => !isPlain) ?? found[0];
};
