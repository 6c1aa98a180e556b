import { expect, type Page } from '@playwright/test';
import type { BinderPage } from '#shared/contract/binder.ts';
import type { UpdatePage } from '#shared/contract/updates.ts';
import { adminOf } from '#tests/e2e/support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '#tests/e2e/support/arrive-signed-in.ts';
import { buyBundle, callsOf } from '#tests/e2e/support/buy-bundle.ts';
import { findViolations } from '#tests/e2e/support/checks/find-violations.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { openOnPhone } from '#tests/e2e/support/open-on-phone.ts';
import { AGAIN, newAddress } from '#tests/e2e/support/people.ts';
import { newName, tokenOf } from '#tests/e2e/support/products.ts';
import { sellFiles } from '#tests/e2e/support/sell-bundle.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { goodFile } from '#tests/e2e/support/word-files.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';

/** Conversion shares the machine with the browser. */
const PATIENCE = { timeout: 120_000 };

const fileOf = (name: string, paragraphs: readonly string[]) => ({
  ...goodFile(name),
  buffer: buildDocx({ body: [...paragraphs, 'For {{business_name}}'].map((text) => p(text)).join('') }),
});

const unchanged = Array.from(
  { length: 12 },
  (_, index) => `Rule ${index + 1} of this procedure stays as it is.`,
);
const before = [...unchanged, 'Soup cools within six hours.', 'Large pots may cool on the counter.'];
const after = [...unchanged, 'Soup cools within four hours.', 'Rice cools in shallow pans.'];

/** Documents that somebody has bought, each of which was replaced since; gives their names. */
const offerUpdates = async (page: Page, projectName: string) => {
  const names = ['Cooling', 'Cleaning', 'Pests', 'Waste'].map(newName).toSorted();
  await arriveSignedIn(page, adminOf('updates', projectName));
  const { slug, ids } = await sellFiles(
    page,
    names.map((name) => fileOf(name, before)),
  );
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await arriveAsCustomer(page, newAddress());
  await buyBundle(page, slug);
  const { ask } = await callsOf(page);
  const isMade = async () =>
    (await ask<BinderPage>('customer', 'getBinder')).documents.every(
      ({ draft }) => draft?.stage === 'waiting',
    );
  await expect.poll(isMade, PATIENCE).toBe(true);

  const multipart = new FormData();
  for (const name of names) {
    const { name: file, mimeType, buffer } = fileOf(name, after);
    multipart.append('File', new File([new Uint8Array(buffer)], file, { type: mimeType }));
  }
  multipart.append('replaces', ids.map((id, index) => `${index}:${id}`).join(','));
  multipart.append('note', 'Cooling <b>times</b> follow the 2026 code');
  expect((await page.request.post('/api/admin/uploadDocuments', { headers, multipart, ...AGAIN })).ok()).toBe(
    true,
  );
  const countUpdates = async () => (await ask<UpdatePage>('customer', 'getUpdates')).total;
  await expect.poll(countUpdates, PATIENCE).toBe(names.length);
  return names;
};

const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test(
  'updates say what is new, show what changes word by word, and are accepted or declined',
  oneSize,
  async ({ page, browser }, { project }) => {
    const [first = '', second = '', ...others] = await offerUpdates(page, project.name);
    await page.goto('/binder/updates');
    await expect(entries(page)).toHaveText([first, second, ...others]);
    await expect(page.getByText('4 updates to decide on')).toBeVisible();
    await expect(page.getByText('Cooling <b>times</b> follow the 2026 code').first()).toBeVisible();

    await page.getByRole('button', { name: `See what changes in ${first}` }).click();
    const difference = page.getByRole('region', { name: 'What changes' });
    await expect(difference.locator('del').first()).toContainText('six');
    await expect(difference.locator('ins').first()).toContainText('four');
    await expect(difference).toContainText('Rice cools in shallow pans.');
    await expect(difference.getByText('Rule 2 of this procedure')).toBeHidden();
    await difference
      .getByRole('button', { name: /^Show \d+ unchanged paragraphs$/ })
      .first()
      .click();
    await expect(difference.getByText('Rule 2 of this procedure')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: `Accept the update of ${first}` }).click();
    await expect(page.getByText('The new draft is being made.')).toBeVisible();
    await expect(entries(page)).toHaveText([second, ...others]);

    const dialog = page.getByRole('dialog', { name: 'Decline this update?' });
    await page.getByRole('button', { name: `Decline the update of ${second}` }).click();
    await dialog.getByRole('button', { name: 'Not now' }).first().click();
    await expect(dialog).toBeHidden();
    await expect(entries(page)).toHaveCount(3);

    await test.step('on a phone', async () => {
      const phone = await openOnPhone(browser, page);
      await phone.goto('/binder/updates');
      await expect(phone.getByText('Cooling <b>times</b> follow the 2026 code').first()).toBeVisible();
      await phone.getByRole('button', { name: `See what changes in ${second}` }).click();
      const changes = phone.getByRole('region', { name: 'What changes' });
      await expect(changes.locator('ins').first()).toContainText('four');
      await expect(changes.getByText('Rule 2 of this procedure')).toBeHidden();
      await changes
        .getByRole('button', { name: /^Show \d+ unchanged paragraphs$/ })
        .first()
        .click();
      await expect(changes.getByText('Rule 2 of this procedure')).toBeVisible();
      expect(await findViolations(phone)).toEqual([]);
      await phone.getByRole('button', { name: `Decline the update of ${second}` }).click();
      const declining = phone.getByRole('dialog', { name: 'Decline this update?' });
      await declining.getByRole('button', { name: 'Not now' }).first().click();
      await expect(entries(phone)).toHaveCount(3);
      await phone.getByRole('button', { name: `Decline the update of ${second}` }).click();
      await declining.getByRole('button', { name: 'Decline', exact: true }).click();
      await expect(entries(phone)).toHaveText(others);
      await phone.context().close();
    });
    await page.reload();
    await expect(entries(page)).toHaveText(others);

    // The rest of the order waits until what was accepted is made.
    await page.getByRole('button', { name: 'Accept all 2' }).click(PATIENCE);
    await expect(page.getByText('No updates')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const { ask } = await callsOf(page);
    const revisions = async () =>
      (await ask<BinderPage>('customer', 'getBinder')).documents
        .map(({ title, draft }) => `${title} ${draft?.revision} ${draft?.stage}`)
        .toSorted();
    await expect
      .poll(revisions, PATIENCE)
      .toEqual(
        [first, second, ...others].map((name) => `${name} ${name === second ? 1 : 2} waiting`).toSorted(),
      );
  },
);
