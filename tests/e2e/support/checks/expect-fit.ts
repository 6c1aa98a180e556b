import { expect, type Page } from '@playwright/test';
import { expectFitOnPhone } from './expect-fit-on-phone.ts';
import { findViolations } from './find-violations.ts';
import { overflowOf } from './overflow-of.ts';

/** The page as it stands, as wide as it is and as narrow as a phone: nothing sticks out, and axe finds nothing. */
export const expectFit = async (page: Page) => {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
  await expectFitOnPhone(page);
};
