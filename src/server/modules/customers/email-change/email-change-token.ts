import { createHmac } from 'node:crypto';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';

/** Which of the two mailboxes. */
export type Side = 'old' | 'new';

type Claim = { id: string; side: Side };

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(old|new)\.([\w-]{43})$/;

/** Nothing is stored of it, so a mail that is sent again carries the same link. */
export const writeToken = (key: Buffer, { id, side }: Claim) => `${id}.${side}.${macOf(key, { id, side })}`;

/** Undefined unless the token is ours. */
export const readToken = (key: Buffer, token: string): Claim | undefined => {
  const [, id, side, mac] = TOKEN.exec(token) ?? [];
  if (id === undefined || mac === undefined) return undefined;
  const claim = { id, side: side as Side };
  return timingSafeEqual(mac, macOf(key, claim)) ? claim : undefined;
};

const macOf = (key: Buffer, { id, side }: Claim) =>
  createHmac('sha256', key).update(`${id}\n${side}`).digest('base64url');
