import type { Page } from '@playwright/test';
import { readSampleLogo } from '#server/modules/templates/sample/sample-logo.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { arriveSignedIn } from '#tests/e2e/support/arrive-signed-in.ts';

/** The invented company of the samples, as a customer who has given all details. */
export const becomeCompany = async (page: Page) => {
  const { email, firstName, lastName, business } = sampleCompany;
  const { access_token: token } = await arriveSignedIn(page, email);
  const headers = { authorization: `Bearer ${token}` };
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await readSampleLogo() };
  await page.request.post('/api/customer/updateCustomer', { headers, data: { firstName, lastName } });
  await page.request.post('/api/customer/setCustomerBusinessDetails', { headers, data: business });
  await page.request.post('/api/customer/logo', { headers, multipart: { File: logo } });
};

export const becomeDemoAdmin = (page: Page) => arriveSignedIn(page, 'admin@example.com');
