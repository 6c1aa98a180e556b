import { expect, type Page } from '@playwright/test';

/** Conversion is real, and the first one waits for the office to start. */
export const PATIENCE = { timeout: 240_000 };

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

export const browse = (page: Page, files: Files) =>
  page.locator('input[type="file"]').first().setInputFiles(files);

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit documents' }).click();

/** The line of a document in the status list. */
export const statusOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Your submitted documents' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

export const uploaded = async (page: Page, files: Files) => {
  await browse(page, files);
  await submit(page);
  await expect(page.getByRole('link', { name: 'Create new product' })).toHaveAttribute(
    'href',
    /documentIds/,
    PATIENCE,
  );
};
