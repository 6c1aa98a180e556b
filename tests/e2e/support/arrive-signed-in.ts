import { type APIResponse, expect, type Page } from '@playwright/test';
import { createAuthClient, type Session } from '#web/lib/session/auth-client.ts';
import { SESSION_KEY } from '#web/lib/session/session-store.ts';
import { AGAIN, readCode } from './people.ts';
import { noteSecret } from './shop-log.ts';

const answerOf = async (response: APIResponse): Promise<unknown> => {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
};

/** The page's own way to the sign-in service: after very many codes within the hour it shows the work that is asked for. */
const authClientOf = ({ request }: Page) =>
  createAuthClient(async (url, { headers, body }) => {
    const answer = await request.post(url, {
      headers: headers as Record<string, string>,
      data: body as string,
      ...AGAIN,
    });
    return new Response(await answer.text(), { status: answer.status() });
  });

/** Signs somebody in without the form, which has tests of its own. The page stands at an address without scripts. */
export const arriveSignedIn = async (page: Page, email: string) => {
  const client = authClientOf(page);
  await client.sendCode(email);
  const session = await client.verifyCode(email, await readCode(page, email));
  noteSecret(session.refresh_token);
  await comeBack(page, session);
  return session;
};

/** An address may ask for a code once a minute only, so who comes again brings the session along. */
export const comeBack = async (page: Page, session: Session) => {
  await page.goto('/favicon.svg');
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
};

/** The same for an administrator, on a page of the administration. */
export const arriveAsAdmin = async (page: Page, email: string, path = '/admin/products') => {
  await arriveSignedIn(page, email);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(path);
};

/** Tells the shop about the business of whoever is signed in, all but the logo. */
export const tellBusiness = async (page: Page, accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = async (name: string, data: unknown) =>
    answerOf(await page.request.post(`/api/customer/customer.${name}`, { headers, data, ...AGAIN }));
  await call('updateCustomer', { firstName: 'Dana', lastName: 'Reyes' });
  await call('setCustomerBusinessDetails', {
    name: 'Harbor & Pine Bakery',
    website: '',
    street: '12 Quay Street',
    city: 'Portland',
    state: 'ME',
    zipCode: '04101',
  });
};

/** The same for a customer who has told the shop about the business. */
export const arriveAsCustomer = async (page: Page, email: string) => {
  const session = await arriveSignedIn(page, email);
  await tellBusiness(page, session.access_token);
  return session;
};
