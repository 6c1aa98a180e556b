import type { TestShop } from '#tests/support/shop/test-shop.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  disputed: '4000000000000259',
  asksFirst: '4000002500003155',
  asksThenPoor: '4000008260003178',
};

type Page = Pick<TestShop, 'fetch'>;

/** What a buyer does on the sandbox's payment page, without a browser: forms are sent the way it sends them. */
export const submitForm = (shop: Page, url: string, fields: Record<string, string>) =>
  shop.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

export const payByCard = (
  shop: Page,
  sessionUrl: string,
  number: string = cards.good,
  besides: Record<string, string> = {},
) =>
  submitForm(shop, `${sessionUrl}/pay`, {
    number,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Dana Reyes',
    zip: '04101',
    ...besides,
  });

/** What the card's holder tells the bank. */
export const answerBank = (shop: Page, sessionUrl: string, answer: 'confirm' | 'fail') =>
  submitForm(shop, `${sessionUrl}/confirm`, { answer });

export const enterCode = (shop: Page, sessionUrl: string, code: string) =>
  submitForm(shop, `${sessionUrl}/promotion`, { code });

/** By a bank debit, whose outcome comes a minute later. */
export const payDelayed = (shop: Page, sessionUrl: string, settles: 'paid' | 'failed') =>
  submitForm(shop, `${sessionUrl}/delayed`, { settles });
