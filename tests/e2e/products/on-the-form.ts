import type { Page } from '@playwright/test';

export const nameOf = (page: Page) => page.getByLabel(/^Name/);
export const priceOf = (page: Page) => page.getByLabel(/^Price in USD/);
export const document = (page: Page, name: string) => page.getByRole('checkbox', { name });
/** A dozen is shown at first; by then other tests may have added theirs. */
export const showAllDocuments = async (page: Page) => {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  while (await more.isVisible()) await more.click();
};
export const submitOf = (page: Page) => page.getByRole('button', { name: /^Submit/ });
export const changesOf = (page: Page) => page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
export const revert = (page: Page, what: string) =>
  page.getByRole('button', { name: `Revert ${what}`, exact: true }).click();
