import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '#web/lib/session/session-store.ts';
import { AGAIN } from './people.ts';

type Stored = { id: number; slug: string; revision: number };

/** Of whoever is signed in on the page. */
export const tokenOf = async (page: Page) => {
  const session = await page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY);
  return (JSON.parse(session) as { access_token: string }).access_token;
};

/** Calls the administration as whoever is signed in on the page. */
export const callAdmin = async (page: Page, call: string, input: unknown): Promise<Stored> => {
  const token = await tokenOf(page);
  const answer = await page.request.post(`/api/admin/${call}`, {
    headers: { authorization: `Bearer ${token}` },
    data: input,
    ...AGAIN,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { result } = (await answer.json()) as { result: { data: Stored } };
  return result.data;
};

/** A name no other test has. */
export const newName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

/** A product of the first two sample documents, at 150 dollars. */
export const createProduct = (page: Page, name: string) =>
  callAdmin(page, 'newProduct', { name, price: 15_000, documentIdList: [1, 2] });
