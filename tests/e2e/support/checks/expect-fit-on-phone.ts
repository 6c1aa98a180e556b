import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { overflowOf } from './overflow-of.ts';

/** The page as it stands, drawn as narrow as a phone: nothing sticks out, and axe finds nothing. */
export const expectFitOnPhone = async (page: Page) => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
};
