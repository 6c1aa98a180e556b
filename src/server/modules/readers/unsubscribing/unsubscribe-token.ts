import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/kernel/services.ts';

/** Below it stands the token of a reader and an address. */
export const UNSUBSCRIBE_PATH = '/reading-mails';

const macOf = (key: Buffer, purpose: string, of: readonly (string | number)[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...of]))
    .digest('base64url');

/** What is kept of an address that wants no more mail. */
export const emailHashOf = (key: Buffer, email: string) => macOf(key, 'unsubscribed-email', [email]);

type Subject = { readerId: number; emailHash: string };

/** Says which business and which address by itself: it works for a reader who was removed, erased or given another address since. */
const tokenOf = (key: Buffer, { readerId, emailHash }: Subject) =>
  `${readerId}.${emailHash}.${macOf(key, 'unsubscribe', [readerId, emailHash])}`;

export const unsubscribeUrlOf = (
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  { id, email }: { id: number; email: string },
) => {
  const token = tokenOf(keys.reading, { readerId: id, emailHash: emailHashOf(keys.reading, email) });
  return new URL(`${UNSUBSCRIBE_PATH}/${token}`, config.publicUrl).href;
};

/** Undefined for whatever was not made here. */
export const readUnsubscribeToken = (key: Buffer, token: string): Subject | undefined => {
  const [, id = '', emailHash = ''] = /^([1-9]\d{0,9})\.([\w-]{43})\.[\w-]{43}$/.exec(token) ?? [];
  const subject = { readerId: Number(id), emailHash };
  const made = Buffer.from(tokenOf(key, subject));
  const given = Buffer.from(token);
  return made.length === given.length && timingSafeEqual(made, given) ? subject : undefined;
};
