import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands. No page has frames of strangers, so it runs in the page itself ("legacy")
 * instead of opening another, and describes no element that it is content with: half the work.
 */
export const findViolations = async (page: Page) => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
