import { createHash, createHmac } from 'node:crypto';

/**
 * The secret part of a calendar's address. It follows from the shop's key, whose calendar it is and when it was made, so that it
 * can be shown to its owner again although only its hash is stored; one that is made later is another.
 */
export const calendarSecretOf = (key: Buffer, customerId: string, createdAt: Date) =>
  createHmac('sha256', key)
    .update(JSON.stringify([customerId, createdAt.toISOString()]))
    .digest('base64url');

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
