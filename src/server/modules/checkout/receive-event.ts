import { DomainError } from '#server/kernel/domain-error.ts';
import { acceptEvent, type EventAccepter } from './accept-event.ts';

/** A delivery to the webhook, believed only if the provider signed exactly these bytes. */
export const receiveEvent = async (
  services: EventAccepter,
  body: Uint8Array,
  signature: string | undefined,
) => {
  const event = services.payments.readEvent(body, signature);
  if (!event) throw new DomainError('webhook.invalid');
  await acceptEvent(services, event);
};
