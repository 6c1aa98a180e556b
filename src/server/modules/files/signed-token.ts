import { createHmac } from 'node:crypto';
import { clockSkewMs } from '#server/kernel/clock-skew.ts';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import type { FileAddress } from './stored-file.ts';

export type Disposition = 'inline' | 'attachment';

/** Leave to fetch one file for a while, in one way. */
export type Grant = { disposition: Disposition; issuedAt: Date; expiresAt: Date };

const VERSION = 'v1';

/** `v1.inline.<issued>.<expires>.<mac>`; the MAC also covers the file's exact bucket and path. */
export const writeToken = (
  key: Buffer,
  address: FileAddress,
  { disposition, issuedAt, expiresAt }: Grant,
): string => {
  const claims = [VERSION, disposition, issuedAt.getTime(), expiresAt.getTime()].join('.');
  return `${claims}.${macOf(key, address, claims)}`;
};

/** Undefined unless the token is ours, for exactly this file, and valid now. */
export const readToken = (key: Buffer, address: FileAddress, token: string, now: Date): Grant | undefined => {
  const end = token.lastIndexOf('.');
  const claims = token.slice(0, Math.max(end, 0));
  // As text: the last character of base64 has bits that its decoding ignores.
  if (!timingSafeEqual(token.slice(end + 1), macOf(key, address, claims))) return undefined;
  const [version, disposition, issuedAt, expiresAt] = claims.split('.');
  const grant: Grant = {
    disposition: disposition as Disposition,
    issuedAt: new Date(Number(issuedAt)),
    expiresAt: new Date(Number(expiresAt)),
  };
  return version === VERSION && isValidAt(grant, now) ? grant : undefined;
};

/** A token from the future means that the clock was set back: it must not live longer for that. */
const isValidAt = ({ issuedAt, expiresAt }: Grant, now: Date) =>
  issuedAt.getTime() - clockSkewMs <= now.getTime() && now < expiresAt;

const macOf = (key: Buffer, { bucket, path }: FileAddress, claims: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([claims, bucket, path]))
    .digest('base64url');
