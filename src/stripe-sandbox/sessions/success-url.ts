import type { SessionObject } from '#stripe-sandbox/objects/sessions.ts';

export const successUrlOf = ({ success_url: url, id }: Pick<SessionObject, 'success_url' | 'id'>) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);
