import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MoveNotice } from '@quarterdeck/tables';
import type { Sent } from './way.ts';
import { addressOf } from './webhook.ts';

export type MailOptions = {
  /** `smtps://user:password@host:port`, as nodemailer reads it. */
  readonly smtp: string;
  readonly from: string;
};

export type MailParts = MailOptions & {
  /** Where this server is reached: a letter without a way to the table helps nobody. */
  readonly publicUrl: string;
  /** Signs the address that ends the letters. */
  readonly secret: string;
};

type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: { readonly [name: string]: string };
};

/** Letters, where whoever runs the server has said how they are sent. */
export class Mail {
  readonly #parts: MailParts;

  constructor(parts: MailParts) {
    this.#parts = parts;
  }

  sendCode(to: string, code: string): Promise<Sent> {
    const text = `${code} is the code that confirms this address at ${this.#parts.publicUrl}.\n\nYou did not ask for it? Then somebody mistyped theirs: do nothing, and you will get no more letters.\n`;
    return this.#send({ to, subject: `Quarterdeck: ${code} is your code`, text });
  }

  sendMove(to: string, guest: string, notice: MoveNotice): Promise<Sent> {
    const { publicUrl } = this.#parts;
    const end = new URL(`/api/notices/unsubscribe?token=${this.#tokenOf(guest)}`, publicUrl).href;
    const where = addressOf(publicUrl, notice);
    const isTrial = notice.kind === 'trial';
    const what = isTrial
      ? 'This is how you will be told that it is your move.'
      : `It is your move at ${notice.title}.`;
    return this.#send({
      to,
      subject: isTrial ? 'Quarterdeck: a trial' : `Your move: ${notice.title}`,
      text: `${what}\n\n${where}\n\nTo get no more of these letters: ${new URL('/account', publicUrl).href}\n`,
      headers: {
        'List-Unsubscribe': `<${end}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  /** Whose letters end with this token. */
  guestOf(token: string): string | null {
    const [guest = '', given = ''] = token.split('.', 2);
    const [, signed = ''] = this.#tokenOf(guest).split('.', 2);
    const [a, b] = [Buffer.from(given), Buffer.from(signed)];
    return a.length === b.length && timingSafeEqual(a, b) ? guest : null;
  }

  #tokenOf(guest: string): string {
    const signed = createHmac('sha256', this.#parts.secret).update(`unsubscribe ${guest}`);
    return `${guest}.${signed.digest('base64url')}`;
  }

  async #send({ to, ...letter }: Letter): Promise<Sent> {
    const { smtp, from } = this.#parts;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtp, { from });
    try {
      await transport.sendMail({ ...letter, to: { name: '', address: to } });
      return 'arrived';
    } catch (problem) {
      return isForGood(problem) ? 'refused' : 'later';
    } finally {
      transport.close();
    }
  }
}

const FOR_GOOD = 500;

/** What a mail server says of an address that there is none of. */
const isForGood = (problem: unknown): boolean =>
  problem instanceof Error &&
  'responseCode' in problem &&
  typeof problem.responseCode === 'number' &&
  problem.responseCode >= FOR_GOOD;

const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,63}$/i;
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);
