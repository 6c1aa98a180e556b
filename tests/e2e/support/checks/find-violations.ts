import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

let source: Promise<string> | undefined;

/** The builder would send a megabyte and a half, twice for each look: minified it is half of that, and once a document is enough. */
const bringAxe = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(await source);
};

/** What is still fading in has no contrast yet. Spinners turn for ever and are not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    // Whatever is cancelled has ended, too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What the builder runs in place of its own copy. */
const IS_THERE = 'undefined';

/**
 * What axe finds on the page as it stands. No page has frames of strangers, so it runs in the page itself ("legacy")
 * instead of opening another, and describes no element that it is content with: half the work.
 */
export const findViolations = async (page: Page) => {
  await bringAxe(page);
  await settle(page);
  const axe = new AxeBuilder({ page, axeSource: IS_THERE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
