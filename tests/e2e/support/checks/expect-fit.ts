import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { overflowOf } from './overflow-of.ts';

const PHONE = { width: 390, height: 844 };

/** The page as it stands, as wide as it is and as narrow as a phone: nothing sticks out, and axe finds nothing. */
export const expectFit = async (page: Page) => {
  await expectSound(page);
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectSound(page);
  if (size) await page.setViewportSize(size);
};

const expectSound = async (page: Page) => {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
};
