import { createHmac } from 'node:crypto';
import type { EventObject } from '#stripe-sandbox/objects/events.ts';

/** The request the shop's webhook gets, signed over the very bytes that are sent. */
export const signedRequest = (
  event: EventObject,
  { url, secret, now }: { url: string; secret: string; now: Date },
) => {
  const body = JSON.stringify(event, null, 2);
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  });
};
