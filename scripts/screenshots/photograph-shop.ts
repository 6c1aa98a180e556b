import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { installBrowser } from '../browser/install-browser.ts';
import { scenes, type Scene } from './scenes.ts';
import { savePicture } from './save-picture.ts';

/** The documents of an order are made on the same machine. */
const PATIENCE_MS = 180_000;

export const photographShop = async (url: string, folder: string) => {
  if (!findBrowser()) await installBrowser();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    for (const scene of scenes) await photograph(browser, url, { scene, folder });
  } finally {
    await browser.close();
  }
};

type Photograph = { scene: Scene; folder: string };

/** Everybody comes with a browser of their own; who is signed in leaves no trace in the next picture. */
const photograph = async (browser: Browser, url: string, { scene, folder }: Photograph) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: scene.height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(() => localStorage.setItem('bindery.first-steps', 'dismissed'));
  for (const { name, show } of scene.pictures) {
    await show(page);
    await page.waitForLoadState('networkidle');
    await savePicture(folder, name, await page.screenshot());
  }
  await context.close();
};
