import type { Stripe } from 'stripe';
import { MINUTE } from '#shared/units.ts';
import { paymentEventOf } from './payment-event.ts';

/** How far a webhook's signature may be from now, either way. */
const SIGNATURE_TOLERANCE_MS = 5 * MINUTE;

type Reader = { stripe: Stripe; secrets: readonly string[]; now: Date };

/** The library checks signatures on text: this way no two different bodies become the same text. */
const exactText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const readEvent = (reader: Reader, body: Uint8Array, signature: string | undefined) => {
  if (signature === undefined || isFromTheFuture(signature, reader.now)) return undefined;
  for (const secret of reader.secrets) {
    const told = tryToRead(reader, body, signature, secret);
    if (told) return paymentEventOf(told);
  }
  return undefined;
};

const tryToRead = ({ stripe, now }: Reader, body: Uint8Array, signature: string, secret: string) => {
  const toleranceSeconds = SIGNATURE_TOLERANCE_MS / 1000;
  try {
    return stripe.webhooks.constructEvent(
      exactText.decode(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
};

/** The library refuses old signatures only; one dated ahead would stay good for longer than it should. */
const isFromTheFuture = (signature: string, now: Date) => {
  const signedAtSeconds = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
  return !(signedAtSeconds * 1000 - now.getTime() <= SIGNATURE_TOLERANCE_MS);
};
