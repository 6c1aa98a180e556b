import { createHash, createHmac } from 'node:crypto';

/** Only this is stored; whoever reads the database cannot sign in with it. */
export const sha256Of = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The child follows from its parent and a key only we have. So two tabs that refresh at the same
 * moment get the same child, although no token is kept in plain text anywhere.
 */
export const childOf = (key: Buffer, parent: string) =>
  createHmac('sha256', key).update(`child\n${parent}`).digest('base64url');
