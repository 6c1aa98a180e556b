import { expect, type Page } from '@playwright/test';
import type { BinderPage } from '#shared/contract/binder.ts';
import { readQr } from '#tests/support/read-qr.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { buyBundle, callsOf } from '../support/buy-bundle.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';
import { AGAIN, newAddress } from '../support/people.ts';
import { newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';

const verdict = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whole on its screen, in one piece, for everybody. */
const isSound = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.locator('script').count()).toBe(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
};

/** Made, and waiting to be approved. */
const draftOf = async (page: Page, revision: number) => {
  const { ask } = await callsOf(page);
  const find = async () => (await ask<BinderPage>('customer', 'getBinder')).documents[0];
  const stage = async () => {
    const draft = (await find())?.draft;
    return `${draft?.revision} ${draft?.stage}`;
  };
  await expect.poll(stage).toBe(`${revision} waiting`);
  return (await find())?.id ?? 0;
};

/** What a camera reads from the first page of a revision as it is printed, as soon as its picture is drawn. */
const scan = async (page: Page, id: number, revision: number) => {
  const { ask } = await callsOf(page);
  let read: string | undefined;
  await expect(async () => {
    const { pages } = await ask<{ pages: { src: string }[] }>('customer', 'getRevisionPages', {
      id,
      revision,
    });
    expect(pages).toHaveLength(1);
    const picture = await page.request.get(pages[0]?.src ?? '', AGAIN);
    expect(picture.status()).toBe(200);
    read = await readQr(await picture.body());
  }).toPass();
  return read ?? '';
};

const approve = async (page: Page, id: number) => {
  const { ask, tell } = await callsOf(page);
  const { today } = await ask<BinderPage>('customer', 'getBinder');
  const approval = { name: 'Ada Byron', role: 'Manager', effectiveDate: today, reviewMonths: 12 };
  await tell('approveDocuments', { ids: [id], ...approval });
};

test(
  'the code on a printed page leads to how that print stands, from draft to superseded',
  oneSize,
  async ({ page, browser }, { project }) => {
    const cooling = newName('Cooling');
    await arriveSignedIn(page, adminOf('scanning', project.name));
    const { slug } = await sellFiles(page, [goodFile(cooling, '{{qr}}')]);
    await arriveAsCustomer(page, newAddress());
    const orderId = await buyBundle(page, slug);
    const id = await draftOf(page, 1);
    const address = await scan(page, id, 1);

    // Whoever scans it may be signed in here or not: the page is the same.
    const atDesk = await page.context().newPage();
    const onPhone = await openOnPhone(browser, page);
    const isSoundAtDesk = async (text: string) => {
      await atDesk.goto(address);
      await expect(verdict(atDesk)).toHaveText(text);
      await isSound(atDesk);
    };
    await onPhone.goto(address);
    await expect(verdict(onPhone)).toHaveText('Draft');
    await expect(onPhone.getByText(cooling)).toBeVisible();
    await isSound(onPhone);
    await isSoundAtDesk('Draft');

    await approve(page, id);
    await expect(async () => {
      await onPhone.reload();
      await expect(verdict(onPhone)).toHaveText('In force', { timeout: 500 });
    }).toPass();
    await expect(onPhone).toHaveTitle(`In force: ${cooling}, revision 1 · Bindery`);
    await isSound(onPhone);
    await isSoundAtDesk('In force');

    const { tell } = await callsOf(page);
    await tell('regenerateOrder', { orderId });
    await draftOf(page, 2);
    await approve(page, id);
    await expect(async () => {
      await onPhone.reload();
      await expect(verdict(onPhone)).toHaveText('Superseded', { timeout: 500 });
    }).toPass();
    await expect(onPhone.getByText(/^In force is revision 2, since/)).toBeVisible();
    await isSound(onPhone);
    await isSoundAtDesk('Superseded');

    const newest = await scan(page, id, 2);
    expect(newest).not.toBe(address);
    await onPhone.goto(newest);
    await expect(verdict(onPhone)).toHaveText('In force');
    await onPhone.context().close();
  },
);

test('a code that nobody knows, and that of a sample, are answered with what to do', async ({ page }) => {
  const answer = await page.goto('/is-current/AAAAAAAAAAAAAAAAAA');
  expect(answer?.status()).toBe(404);
  await expect(verdict(page)).toHaveText('Unknown code');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await isSound(page);
  await page.goto('/is-current/sample');
  await expect(verdict(page)).toHaveText('Only a sample');
  await isSound(page);
});
