import { readFile } from 'node:fs/promises';
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

type WithAxe = { axe: { run: (context: ContextSpec, options: RunOptions) => Promise<AxeResults> } };

let source: Promise<string> | undefined;

/** Half a megabyte, once a document. */
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

/**
 * What axe finds on the page as it stands. No page has frames, so axe runs in the page itself and hands out what it found
 * alone: by its builder for Playwright, which hands out all it looked at, a look took twice as long. What an open dialog hides from
 * everybody is left out.
 */
export const findViolations = async (page: Page) => {
  await bringAxe(page);
  await settle(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as WithAxe;
    const { violations } = await axe.run(
      { exclude: ['[data-aria-hidden]'] },
      { resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  });
};
