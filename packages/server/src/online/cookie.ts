import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'quarterdeck-guest';
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const signatureOf = (guest: string, key: string): string =>
  createHmac('sha256', key).update(guest).digest('base64url');

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** No script can read it, no other site can send it. `isSecure`: the page came by TLS. */
export const cookieFor = (guest: string, key: string, isSecure: boolean): string => {
  const value = `${guest}.${signatureOf(guest, key)}`;
  const flags = `Path=/; Max-Age=${YEAR_IN_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${NAME}=${value}; ${flags}${isSecure ? '; Secure' : ''}`;
};

/** The guest a request comes from, if it brings a cookie that we signed. */
export const guestOf = (cookies: string | undefined, key: string): string | undefined => {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=', 2);
    const [guest = '', signature = ''] = value.split('.', 2);
    if (name === NAME && isEqual(signature, signatureOf(guest, key))) return guest;
  }
  return undefined;
};
