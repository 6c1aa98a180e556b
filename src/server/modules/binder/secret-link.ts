import { createHash, createHmac } from 'node:crypto';

/**
 * The secret part of an address that is somebody's own. It follows from the shop's key, whose it is and when it was made, so that
 * it can be shown again although only its hash is stored; one that is made later is another.
 */
export const linkSecretOf = (key: Buffer, owner: string | number, madeAt: Date) =>
  createHmac('sha256', key)
    .update(JSON.stringify([owner, madeAt.toISOString()]))
    .digest('base64url');

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
