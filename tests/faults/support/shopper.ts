import { setTimeout as wait } from 'node:timers/promises';
import type { GenerationShop } from '#tests/support/shop/generation-shop.ts';
import { answerOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { payByCard } from '#tests/support/payments/pay-on-page.ts';

/** How long somebody takes to pay, and whether they change the name of their business meanwhile. */
export type Typing = { typingMs: number; renamesTo?: string };

type Headers = Record<string, string>;

const BUSINESS = { website: '', street: '1 Mill Lane', city: 'Salem', state: 'Oregon', zipCode: '97301' };

export type Bought = { email: string; checkoutMs: number; settledMs: number };

const TRY_AGAIN_MS = 150;
const POLL_MS = 500;
const ANSWER_MS = 15_000;

/** Buyers as a browser makes them: who gets no answer asks again, and whoever has paid looks until it is seen. */
export const createShopper = ({
  shop,
  origins,
  priceId,
}: {
  shop: GenerationShop;
  origins: string[];
  priceId: string;
}) => {
  let people = 0;
  const failures: string[] = [];

  const ask = async (from: string, path: string, { headers, ...init }: RequestInit = {}) => {
    for (let attempt = 0; ; attempt += 1) {
      const origin = origins[attempt % origins.length] ?? '';
      const answer = await fetch(
        new URL(new URL(path, origin).pathname + new URL(path, origin).search, origin),
        {
          ...init,
          redirect: 'manual',
          headers: { ...(headers as Record<string, string>), 'x-forwarded-for': from },
          signal: AbortSignal.timeout(ANSWER_MS),
        },
      ).catch((error: Error) => error);
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) return answer;
      failures.push(answer instanceof Response ? String(answer.status) : answer.message);
      await wait(TRY_AGAIN_MS);
    }
  };

  /** Between being sent to pay and paying; some find a mistake in their details and correct it. */
  const dawdle = async ({ typingMs, renamesTo }: Typing, from: string, headers: () => Promise<Headers>) => {
    await wait(typingMs);
    if (renamesTo === undefined) return;
    const business = { ...BUSINESS, name: renamesTo };
    await ask(from, pathOf('customer', 'setCustomerBusinessDetails'), jsonPost(business, await headers()));
  };

  const buy = async (typing: Typing = { typingMs: 0 }): Promise<Bought> => {
    people += 1;
    const email = `buyer${people}@example.com`;
    const from = `10.${people >> 8}.${people & 255}.1`;
    const { headers } = await untilDone(() => shop.buyer(email));
    const startedAt = performance.now();
    const opened = await ask(from, pathOf('customer', 'createCustomerCheckout'), {
      ...jsonPost({ items: [{ stripePriceId: priceId, quantity: 1 }] }, await headers()),
    });
    const { data, message } = await answerOf<{ url: string } | undefined>(opened);
    if (!data) throw new Error(`${email} could not check out: ${message}`);
    const { url } = data;
    const checkoutMs = performance.now() - startedAt;
    await dawdle(typing, from, headers);
    const fetchPage = (path: string, init?: RequestInit) => ask(from, path, init);
    await payByCard({ fetch: fetchPage }, url);
    const paidAt = performance.now();
    const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
    for (;;) {
      const seen = await ask(from, pathOf('customer', 'getCustomerLatestOrder', { sessionId }), {
        headers: await headers(),
      });
      const { data: order } = await answerOf<{ status: string } | null | undefined>(seen);
      if (order?.status === 'succeeded') break;
      await wait(POLL_MS);
    }
    return { email, checkoutMs, settledMs: performance.now() - paidAt };
  };

  /** So many purchases, a few at a time. */
  const buyMany = async (count: number, atOnce = 8, nextTyping?: () => Typing): Promise<Bought[]> => {
    const bought: Bought[] = [];
    let begun = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (; begun < count;) {
          begun += 1;
          bought.push(await buy(nextTyping?.()));
        }
      }),
    );
    return bought;
  };
  return { ask, buy, buyMany, failures };
};

/** The test's own connection may be cut as well. */
const untilDone = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await act();
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(500);
    }
};
