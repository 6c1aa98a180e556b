import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { BinderPage } from '#shared/contract/binder.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { readWhole } from '#tests/support/converter/read-whole.ts';
import { structureFaults } from '#tests/support/converter/structure-faults.ts';
import { adminOf } from '../support/admins.ts';
import { arriveAsCustomer, arriveSignedIn } from '../support/arrive-signed-in.ts';
import { buyBundle, callsOf } from '../support/buy-bundle.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';
import { newAddress } from '../support/people.ts';
import { newName } from '../support/products.ts';
import { sellFiles } from '../support/sell-bundle.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { goodFile } from '../support/word-files.ts';
import { oneSize } from '../support/one-size.ts';

test(
  'what is approved is in the operations manual, which is downloaded as one PDF that can be read without seeing it',
  oneSize,
  async ({ page }, { project }) => {
    const [cooling, cleaning] = [newName('Cooling'), newName('Cleaning')];
    await arriveSignedIn(page, adminOf('manual', project.name));
    const { slug } = await sellFiles(page, [goodFile(cooling), goodFile(cleaning)]);
    await arriveAsCustomer(page, newAddress());
    await buyBundle(page, slug);
    const { ask, tell } = await callsOf(page);
    const binder = () => ask<BinderPage>('customer', 'getBinder');
    await expect
      .poll(async () => (await binder()).documents.map(({ draft }) => draft?.stage))
      .toEqual(['waiting', 'waiting']);

    await page.goto('/binder');
    const manual = page.getByRole('region', { name: 'Operations manual' });
    await expect(manual).toContainText('Approve a document first');
    expect(await findViolations(page)).toEqual([]);

    const { documents, today } = await binder();
    const ids = documents.filter(({ title }) => title === cooling).map(({ id }) => id);
    await tell('approveDocuments', {
      ids,
      name: 'Ada Byron',
      role: 'Manager',
      effectiveDate: today,
      reviewMonths: 12,
    });
    await page.reload();
    await expect(manual).toContainText(/1 document, \d+ pages/, { timeout: 60_000 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const coming = page.waitForEvent('download');
    await manual.getByRole('button', { name: 'Download the operations manual as PDF' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toContain('Operations manual');
    const pdf = await readFile(await download.path());
    const { pages } = await readPdf(pdf);
    const text = pages.map((each) => each.text).join('\n');
    expect(text).toContain(cooling);
    expect(text).not.toContain(cleaning);
    expect(text).toContain('Operations manual, page 1 of 1');
    const { faults, links, bookmarks } = await readWhole(pdf);
    expect([faults, await structureFaults(pdf)]).toEqual([[], []]);
    expect(links.filter(({ words }) => words.includes(cooling)).map(({ to }) => to)).toEqual([4]);
    expect(bookmarks.map(({ title }) => title)).toContain(cooling);
  },
);
