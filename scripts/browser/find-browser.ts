import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: without a window, it takes three fifths of the processor time a whole browser does. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own browser, or the one Playwright has downloaded; undefined when there is none. */
export const findBrowser = () => [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
