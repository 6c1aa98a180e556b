import { expect, type Page } from '@playwright/test';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const pageHeading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Page ${number} of`) });

/** As somebody does who reads: a stretch at a time, until the end of the page was on screen. */
export const readPage = async (page: Page, number: number) => {
  const section = page.getByRole('region', { name: new RegExp(`^Page ${number} of`) });
  const seen = pageHeading(page, number).getByText('seen');
  const bands = section.locator('[data-band]');
  await section.scrollIntoViewIfNeeded();
  await expect(bands.first().or(seen)).toBeAttached();
  for (let band = 0; band < 4 && !(await seen.isVisible()); band += 1) {
    // By script: the element goes away with the last of them.
    await page.evaluate(
      ([label, at]) => {
        const wanted = document.querySelectorAll(`section[aria-labelledby="${label}"] [data-band]`)[at];
        wanted?.scrollIntoView({ block: 'center' });
      },
      [`page-${number}`, band] as const,
    );
    await expect(bands.nth(band).and(page.locator('[data-band="seen"]')).or(seen)).toBeAttached();
  }
  await expect(seen).toBeVisible();
};
