import { expect } from '@playwright/test';
import { adminOf } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveAsAdmin } from './support/arrive-signed-in.ts';
import { findViolations } from './support/find-violations.ts';
import { listedDocuments } from './support/listed-documents.ts';
import { oneSize } from './support/one-size.ts';
import { shopTest as test } from './support/shop-test.ts';
import { browse, PATIENCE, statusOf, submit } from './support/upload-page.ts';
import {
  endlessFile,
  goodFile,
  misspeltFile,
  mixedFile,
  otherFile,
  plainFile,
} from './support/word-files.ts';

test.describe.configure({ timeout: 300_000 });

const SOON_MS = 30_000;

test('files are dropped anywhere or browsed for, under one rule, and removed by name', async ({ page }, {
  project,
}) => {
  await arriveAsAdmin(page, adminOf('upload-choosing', project.name), '/admin/upload');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload New Documents' })).toBeVisible();
  await expect(page.getByText('Drag and Drop files to upload or')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse File' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit documents' })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  const held = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    transfer.items.add(new File(['x'], 'dropped.docx', { type }));
    transfer.items.add(new File(['x'], 'scan.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await page.dispatchEvent('footer', 'dragenter', { dataTransfer: held });
  await expect(page.getByText('Drop your files!')).toBeVisible();
  await page.dispatchEvent('[data-page-target]', 'drop', { dataTransfer: held });
  await expect(page.getByText('Drag and Drop files to upload or')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'dropped.docx', exact: true })).toBeVisible();
  await expect(
    page.getByText('1 file is not a .docx file and was removed from your drop: scan.pdf'),
  ).toBeVisible();

  await browse(page, [goodFile('opening'), otherFile('a.pdf'), goodFile('closing'), otherFile('b.txt')]);
  await expect(page.getByText('2 files are not .docx files and were left out: a.pdf, b.txt')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'dropped.docx', exact: true })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove opening.docx' }).click();
  await expect(page.getByRole('cell', { name: 'opening.docx', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit documents' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove closing.docx' }).click();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit documents' })).toBeHidden();
  await expect(page.getByText('were left out', { exact: false })).toBeHidden();

  await browse(page, { ...goodFile('empty'), buffer: Buffer.alloc(0) });
  await expect(page.getByRole('row', { name: /empty\.docx/ })).toContainText('0 KB');
});

test('a name nobody knows becomes a question to customers, and the same file is submitted again', async ({
  page,
}, { project }) => {
  const key = `smoker_${crypto.randomUUID().slice(0, 6)}_limit`;
  await arriveAsAdmin(page, adminOf('upload-asking', project.name), '/admin/upload');
  const name = `Smoking ${key}`;
  await browse(page, goodFile(name, `Never above {{${key}}}.`));
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(`{{${key}}} is not a placeholder.`);
  await expect(page.getByRole('heading', { name: 'Not known yet, and could be asked' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Ask your customers this: ${key}` }).click();
  const dialog = page.getByRole('dialog', { name: 'New question' });
  await expect(dialog.getByLabel('Name in templates')).toHaveValue(key);
  await expect(dialog.getByRole('combobox', { name: 'Answer' })).toHaveValue('number');
  await dialog.getByRole('combobox', { name: 'Group' }).fill('Smoking');
  await dialog.getByRole('button', { name: 'Create question' }).click();
  await expect(dialog).toBeHidden();
  await expect(statusOf(page, name)).toContainText('complete', PATIENCE);
});

test('the pages of a refused file show its mistakes, and choosing one in the list goes to its mark', async ({
  page,
}, { project }) => {
  await arriveAsAdmin(page, adminOf('upload-pages', project.name), '/admin/upload');
  await browse(page, mixedFile('Opening'));
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('did you mean {{business_name}}?');
  await page.getByRole('button', { name: 'Show the pages of Opening.docx' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags in Opening.docx' });
  const pages = dialog.getByRole('region', { name: 'Pages of the template' });
  const entry = dialog.getByRole('region', { name: 'Tags and mistakes' }).getByRole('button', {
    name: /company_name.*did you mean/,
  });
  await expect(entry).toContainText('2 places');
  const marks = pages.getByRole('button', { name: /^Mistake/ });
  await expect(marks).toHaveCount(2, PATIENCE);
  await entry.click();
  await expect(marks.first()).toBeInViewport();
  await expect(marks.last()).not.toBeInViewport();
  await entry.press('Enter');
  await expect(marks.last()).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await pages.getByRole('button', { name: 'Value {{full_address}}' }).click();
  await expect(dialog.getByRole('button', { name: /full_address.*1 place/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(entry).toHaveAttribute('aria-pressed', 'false');
});

test('a file that is called like a document there is replaces it or is kept beside it, as one says', async ({
  page,
}, { project }) => {
  const [first, second] = listedDocuments(2).map((document) => ({
    ...document,
    usedIn: [{ id: 1, name: 'Bakery' }],
  }));
  await answerCalls(page, {
    documents: () => [first, second],
    getDocumentStatusById: () => [{ id: 1 }, { id: 9 }],
    getDocumentFailures: () => [],
  });
  let sent = '';
  await page.route('**/api/admin/uploadDocuments', (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    return route.fulfill({ json: { ids: [1, 9] } });
  });
  await arriveAsAdmin(page, adminOf('upload-twins', project.name), '/admin/upload');
  await browse(page, [goodFile('procedure 1'), goodFile('Procedure 2')]);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Replace the existing one, or keep both?' });
  await expect(dialog).toContainText('Documents of these 2 names are already there.');
  const [asked, other] = [
    dialog.getByRole('group', { name: 'procedure 1.docx' }),
    dialog.getByRole('group', { name: 'Procedure 2.docx' }),
  ];
  await expect(asked).toContainText(/Existing.*Procedure 1.*Version 1.*1 page.*New.*procedure 1\.docx.*KB/s);
  await expect(asked).toContainText('The new file becomes version 2, which is sold with 1 product');
  const send = dialog.getByRole('button', { name: 'Submit documents' });
  await expect(send).toBeDisabled();
  await asked.getByRole('radio', { name: 'Replace the existing one' }).check();
  await expect(send).toBeDisabled();
  await other.getByRole('radio', { name: 'Keep both' }).check();
  expect(await findViolations(page)).toEqual([]);
  await send.click();
  await expect(statusOf(page, 'procedure 1')).toContainText('complete');
  expect(sent).toMatch(/name="replaces"\s+0:1\s/);
});

test('submitted documents are followed until they are complete, and lead to a new product', async ({ page }, {
  project,
}) => {
  await arriveAsAdmin(page, adminOf('upload-whole', project.name), '/admin/documents/new');
  const [opening, plain] = [`opening ${project.name}`, `plain ${project.name}`];
  await browse(page, [goodFile(`${opening}.v2`), plainFile(plain)]);
  await page.route('**/api/admin/uploadDocuments', async (route) => {
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/admin/uploadDocuments');
  await submit(page);
  const { ids } = (await (await answered).json()) as { ids: number[] };

  const product = page.getByRole('link', { name: 'Create new product' });
  await expect(statusOf(page, opening)).toContainText('submitting');
  await expect(statusOf(page, opening).locator('[data-spinner]')).toBeVisible();
  await expect(product).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Reset form' })).toBeHidden();

  await expect(statusOf(page, opening)).toContainText('complete', PATIENCE);
  await expect(statusOf(page, opening)).toContainText('No remarks');
  await expect(statusOf(page, plain)).toContainText('complete', PATIENCE);
  await expect(statusOf(page, plain)).toContainText(/placeholder/);
  await expect(product).toHaveAttribute('href', `/admin/products/new?documentIds=${ids.join(',')}`);
  expect(await findViolations(page)).toEqual([]);
  await product.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('documentIds') === ids.join(','));
  await expect(page.getByRole('heading', { level: 1, name: 'New Product' })).toBeVisible();
});

test(
  'what the server refuses is told in its words, the files stay, and the rest can be submitted',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-refused', project.name), '/admin/upload');
    await browse(page, [goodFile('fine'), misspeltFile('wrong')]);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText(
      'wrong.docx: {{bussiness_name}}: did you mean {{business_name}}?',
    );
    await expect(page.getByRole('cell', { name: 'fine.docx', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit documents' })).toBeEnabled();

    for (const [body, told] of [
      [{ message: 'The disk is full.' }, 'The disk is full.'],
      [{}, 'there was an issue uploading your files. Please try again.'],
    ] as const) {
      await page.route(
        '**/api/admin/uploadDocuments',
        (route) => route.fulfill({ status: 500, json: body }),
        {
          times: 1,
        },
      );
      await submit(page);
      await expect(page.getByRole('alert')).toHaveText(told);
      await expect(page.getByRole('button', { name: 'Submit documents' })).toBeEnabled();
    }
  },
);

test('twenty files are taken at once', oneSize, async ({ page }, { project }) => {
  await arriveAsAdmin(page, adminOf('upload-twenty', project.name), '/admin/upload');
  const files = Array.from({ length: 20 }, (_, index) => goodFile(`sop-${index + 1}`));
  await browse(page, [...files, goodFile('sop-21')]);
  await expect(page.getByText('Please submit at most 20 documents at a time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit documents' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove sop-21.docx' }).click();
  await submit(page);
  await expect(page.getByText('20 of 20 documents are done')).toBeVisible(PATIENCE);
  await expect(page.getByRole('link', { name: 'Create new product' })).toHaveAttribute(
    'href',
    /documentIds=(\d+,){19}\d+$/,
  );
});

test(
  'a poisonous file among ten fails with its reason; nobody waits for it',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-poison', project.name), '/admin/upload');
    const files = Array.from({ length: 9 }, (_, index) => goodFile(`good-${index + 1}`));
    await browse(page, [...files.slice(0, 4), endlessFile('endless'), ...files.slice(4)]);
    await submit(page);
    await expect(page.getByText('10 of 10 documents are done')).toBeVisible(PATIENCE);
    await expect(statusOf(page, 'endless')).toContainText('failed');
    await expect(statusOf(page, 'endless')).toContainText(/pages; at most 500 are possible/);
    await expect(statusOf(page, 'good-9')).toContainText('complete');
    await expect(page.getByRole('link', { name: 'Create new product' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset form' }).click();
    await expect(page.getByText('Drag and Drop files to upload or')).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
  },
);

test(
  'failed status checks are borne ten times, in a hidden tab as well, then the form can only be reset',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-retry', project.name), '/admin/upload');
    await page.clock.install();
    let checks = 0;
    await page.route('**/api/admin/getDocumentStatusById**', (route) => {
      checks += 1;
      return route.abort();
    });
    await page.route('**/api/admin/uploadDocuments', (route) => route.fulfill({ json: { ids: [1] } }));
    await browse(page, goodFile('lost'));
    await submit(page);
    const retrying = page.getByText(
      'There was a error checking on your documents. Please stand by while we retry.',
    );
    const reset = page.getByRole('button', { name: 'Reset form' });
    await expect(retrying).toBeVisible();
    await expect(reset).toBeDisabled();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // From here on time passes only in steps, so that exactly one check follows another.
    await page.clock.pauseAt(new Date(Date.now() + SOON_MS));
    const untilChecked = (times: number) =>
      expect
        .poll(async () => {
          if (checks < times) await page.clock.runFor(500);
          return checks;
        })
        .toBe(times);
    for (let times = checks + 1; times <= 10; times += 1) await untilChecked(times);
    await expect(retrying).toBeVisible();
    await expect(reset).toBeDisabled();
    await untilChecked(11);
    await page.clock.runFor(500);
    await expect(
      page.getByText('We are unable to find the status of your submitted documents. Please reset the form.'),
    ).toBeVisible();
    await expect(retrying).toBeHidden();
    await expect(statusOf(page, 'lost')).toContainText('not known');
    await expect(statusOf(page, 'lost').locator('[data-spinner]')).toBeHidden();
    await page.clock.runFor(10_000);
    expect(checks).toBe(11);
    await expect(page.getByRole('link', { name: 'Create new product' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await reset.click();
    await expect(page.getByText('Drag and Drop files to upload or')).toBeVisible();
  },
);

test(
  'after a failed status check it is said why no product can be started, and what helps',
  oneSize,
  async ({ page }, { project }) => {
    await arriveAsAdmin(page, adminOf('upload-missed', project.name), '/admin/upload');
    await answerCalls(page, { getDocumentStatusById: () => [{ id: 1 }], getDocumentFailures: () => [] });
    await page.route('**/api/admin/getDocumentStatusById**', (route) => route.abort(), { times: 1 });
    await page.route('**/api/admin/uploadDocuments', (route) => route.fulfill({ json: { ids: [1] } }));
    await browse(page, goodFile('missed'));
    await submit(page);
    await expect(statusOf(page, 'missed')).toContainText('complete');
    await expect(page.getByRole('link', { name: 'Create new product' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByText(/^A status check failed on the way.*Reset the form to go on/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reset form' }).click();
    await expect(page.getByText('Drag and Drop files to upload or')).toBeVisible();
  },
);

test('one is asked before leaving in the middle of it', oneSize, async ({ page }, { project }) => {
  await arriveAsAdmin(page, adminOf('upload-leaving', project.name), '/admin/upload');
  await page.route('**/api/admin/getDocumentStatusById**', (route) =>
    route.fulfill({ json: [{ result: { data: [] } }, { result: { data: [] } }] }),
  );
  await page.route('**/api/admin/uploadDocuments', (route) => route.fulfill({ json: { ids: [1] } }));
  await browse(page, goodFile('slow'));
  await submit(page);
  await expect(statusOf(page, 'slow')).toContainText('submitting');
  const home = page.getByRole('banner').getByRole('link', { name: 'Bindery' });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Stay' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/upload');
  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'the guide names every placeholder, copies it, and has a sample to download',
  oneSize,
  async ({ page, context }, { project }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAsAdmin(page, adminOf('upload-guide', project.name), '/admin/upload');
    await expect(page.getByRole('list', { name: 'Placeholders' }).getByRole('listitem')).toHaveCount(12);
    await page.getByRole('button', { name: 'Copy {{full_address}}' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{full_address}}');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download a sample template' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  },
);
