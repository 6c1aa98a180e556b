import { setTimeout as pause } from 'node:timers/promises';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { dataOf, jsonPost, pathOf } from './calls.ts';
import { elsewhere } from './elsewhere.ts';
import { payByCard } from '#tests/support/payments/pay-on-page.ts';

const LOOK_EVERY_MS = 20;

/** Somebody at the other end of a socket, who may sign in and buy. */
export const createRemoteVisitor = (url: string) => {
  let token: string | undefined;
  const headers = () => ({
    // Each request from another network, as if all of them came from other visitors.
    'x-forwarded-for': elsewhere(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
  const send = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { ...headers(), ...(init.headers as Record<string, string> | undefined) },
    });
  const ask = async <T>(area: string, name: string, input?: unknown) =>
    dataOf<T>(await send(pathOf(area, name, input)));
  const tell = async <T>(area: string, name: string, input: unknown) =>
    dataOf<T>(await send(`/api/${area}/${name}`, jsonPost(input)));

  /** With the code that the mail viewer shows. */
  const signIn = async (email: string) => {
    await accepted(await send('/auth/v1/otp', jsonPost({ email })));
    const mail = await send(`/dev/mail/latest.json?to=${encodeURIComponent(email)}`);
    const { code } = (await mail.json()) as { code: string };
    const answer = await send('/auth/v1/verify', jsonPost({ email, token: code, type: 'email' }));
    const session = (await (await accepted(answer)).json()) as { access_token: string };
    token = session.access_token;
    return token;
  };

  const describeBusiness = async () => {
    await tell('customer', 'updateCustomer', { firstName: 'Dana', lastName: 'Reyes' });
    await tell('customer', 'setCustomerBusinessDetails', {
      name: 'Harbor & Pine Bakery',
      website: '',
      street: '12 Quay Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
    });
  };

  /** The sandbox's page, where the buyer is sent to pay. */
  const checkOut = async (stripePriceId: string) => {
    const { url: page } = await tell<{ url: string }>('customer', 'createCustomerCheckout', {
      items: [{ stripePriceId, quantity: 1 }],
    });
    return page;
  };

  /** Resolves once the page has taken the card. */
  const payOn = async (page: string) => {
    const answer = await payByCard({ fetch: send }, page);
    if (answer.status >= 400) throw new Error(`The card was not taken: ${answer.status}.`);
  };

  const pay = async (stripePriceId: string) => payOn(await checkOut(stripePriceId));

  const isPaid = () =>
    eventually(async () => {
      const order = await ask<Order | null>('customer', 'getCustomerLatestOrder', {});
      return order?.status === 'succeeded' ? order : undefined;
    });

  const lineItems = (orderId: number) =>
    ask<LineItem[]>('customer', 'getCustomerOrderDocumentLineItems', { orderId });

  return { send, ask, tell, signIn, describeBusiness, checkOut, payOn, pay, isPaid, lineItems };
};

export type RemoteVisitor = ReturnType<typeof createRemoteVisitor>;

const accepted = async (answer: Response) => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Asks until there is an answer; what is asked about happens in another process. */
export const eventually = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY_MS);
  }
};
