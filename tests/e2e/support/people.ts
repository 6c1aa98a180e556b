import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { noteSecret } from './shop-log.ts';

export const LOGO = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b4f3f' } })
  .png()
  .toBuffer();

/** The shop ends a connection that has been idle for five seconds, perhaps at the moment it is used again. */
export const AGAIN = { maxRetries: 1 };

/** The newest code in the mailbox of an address. */
export const readCode = async (page: Pick<Page, 'request'>, email: string): Promise<string> => {
  const answer = await page.request.get(`/dev/mail/latest.json?to=${encodeURIComponent(email)}`, AGAIN);
  const { code } = (await answer.json()) as { code: string };
  noteSecret(code);
  return code;
};

/** A fresh address of this test. */
export const newAddress = (name = 'dana') => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

export const askForCode = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('OTP sent')).toBeVisible();
};

export const signIn = async (page: Page, email: string) => {
  await askForCode(page, email);
  await page.getByLabel('Code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Verify' }).click();
};

export const business = {
  'First name': 'Dana',
  'Last name': 'Reyes',
  'Business name': 'Harbor & Pine Bakery',
  Street: '12 Quay Street',
  City: 'Portland',
  State: 'ME',
  'Zip code': '04101',
};

/** A field of the business form; its label ends with a star, and other labels may contain its words. */
export const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

export const fillBusiness = async (page: Page, values: Record<string, string> = business) => {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value);
};

export const chooseLogo = (page: Page, file = { name: 'logo.png', mimeType: 'image/png', buffer: LOGO }) =>
  fieldOf(page, 'Logo').setInputFiles(file);

/** A customer with a complete profile, on the home page. */
export const becomeCustomer = async (page: Page, email: string) => {
  await page.goto('/auth');
  await signIn(page, email);
  const dialog = page.getByRole('dialog');
  await fillBusiness(page);
  await chooseLogo(page);
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog).toBeHidden();
};
